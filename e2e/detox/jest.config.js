module.exports = {
  rootDir: '../..',
  testMatch: ['<rootDir>/e2e/detox/**/*.e2e.ts'],
  testTimeout: 30 * 60_000,
  maxWorkers: 1,
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testEnvironment: 'detox/runners/jest/testEnvironment',
  verbose: true,
};

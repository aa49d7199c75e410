// Under Node the TypeScript is only stripped: async functions must stay native, wa-sqlite recognises its own by them.
const stripTypes = [
  'babel-jest',
  {
    configFile: false,
    babelrc: false,
    sourceType: 'unambiguous',
    presets: ['@babel/preset-typescript'],
    plugins: ['@babel/plugin-transform-dynamic-import', '@babel/plugin-transform-modules-commonjs'],
  },
];
const waSqlite = { 'expo-sqlite[/\\\\]web[/\\\\]wa-sqlite[/\\\\].*\\.js$': stripTypes };

// The seam: expo-sqlite's own JavaScript runs, only its native module is replaced (by the SQLite it ships for the web).
const node = '<rootDir>/src/storage/node';
const sqlite = {
  '^\\./ExpoSQLite$': `${node}/expo-sqlite-native.cjs`,
  '^\\./SQLiteDevToolsClient$': `${node}/no-dev-tools.cjs`,
};

// Inside jest's own global object each name is asked for by a call of the host; these are asked for all the time.
const sandboxInjectedGlobals = [
  'Object',
  'Array',
  'Map',
  'Set',
  'JSON',
  'Math',
  'String',
  'Number',
  'Symbol',
  'Promise',
];

const underNode = {
  testEnvironment: 'node',
  sandboxInjectedGlobals,
  transform: { '\\.[cm]?[jt]sx?$': stripTypes },
  transformIgnorePatterns: ['/node_modules/(?!(@noble|expo-secure-store|expo-sqlite)/)'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|android|ios|\\.tmp)/'],
};

// Screens reach the journal's hashes, which come as ES modules only.
const appIgnores = require('jest-expo/jest-preset').transformIgnorePatterns.map((pattern) =>
  pattern.replace('expo|', '@noble|expo|'),
);

module.exports = {
  // A test that hangs must end some time; how fast things are, the bench says, and not a busy machine's clock.
  testTimeout: 20 * 60_000,
  projects: [
    {
      ...underNode,
      displayName: 'core',
      testMatch: [
        '<rootDir>/src/{engine,rules,journal,session,wording,packs,secrecy,headless,testkit,tools}/**/*.test.ts',
      ],
    },
    {
      ...underNode,
      displayName: 'storage',
      testMatch: ['<rootDir>/src/storage/**/*.test.ts'],
      moduleNameMapper: {
        ...sqlite,
        '^\\./ExpoSecureStore$': `${node}/keychain.cjs`,
        '^\\./hooks$': `${node}/empty.cjs`,
        '^react-native$': `${node}/react-native.cjs`,
      },
    },
    {
      preset: 'jest-expo',
      displayName: 'app',
      testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'],
      transform: waSqlite,
      transformIgnorePatterns: appIgnores,
      moduleNameMapper: sqlite,
      modulePathIgnorePatterns: underNode.modulePathIgnorePatterns,
      setupFiles: ['<rootDir>/src/tools/jest/app-setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/src/tools/jest/app-after-env.cjs'],
    },
  ],
};

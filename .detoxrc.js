/** @type {import('detox').DetoxConfig} */
module.exports = {
  testRunner: { args: { $0: 'jest', config: 'e2e/detox/jest.config.js' }, jest: { setupTimeout: 120000 } },
  artifacts: { rootDir: 'artifacts', plugins: { screenshot: 'failing' } },
  apps: {
    'android.release': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      build:
        'ESTAFETTE_FOR_DETOX=1 npx expo prebuild --platform android && cd android && ' +
        './gradlew assembleRelease assembleAndroidTest -DtestBuildType=release',
    },
    'ios.release': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Estafette.app',
      build:
        'ESTAFETTE_FOR_DETOX=1 npx expo prebuild --platform ios && xcodebuild -workspace ios/Estafette.xcworkspace -scheme Estafette ' +
        '-configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
  },
  devices: {
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_7_API_34' } },
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 15' } },
  },
  configurations: {
    'android.emu.release': { device: 'emulator', app: 'android.release' },
    'ios.sim.release': { device: 'simulator', app: 'ios.release' },
  },
};

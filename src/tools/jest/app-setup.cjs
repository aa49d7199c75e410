// Without its own stand-in, SafeAreaProvider waits for a native measurement and renders nothing.
jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default);

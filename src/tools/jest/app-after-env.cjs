// The first render of a screen compiles half the app: a second is not always enough on a small machine.
require('@testing-library/react-native').configure({ asyncUtilTimeout: 5000 });

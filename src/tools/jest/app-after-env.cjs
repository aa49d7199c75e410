// What never comes must fail its test some time; what comes late, on however busy a machine, must not.
require('@testing-library/react-native').configure({ asyncUtilTimeout: 5 * 60_000 });

// expo-sqlite and the keychain's wiring ask only for the platform's name.
module.exports = { Platform: { OS: 'ios' } };

// expo-sqlite asks only for the platform's name.
module.exports = { Platform: { OS: 'ios' } };

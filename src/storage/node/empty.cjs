// Nothing of expo-sqlite's React hooks is used, or loads, under plain Node.
module.exports = {};

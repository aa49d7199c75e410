// expo-sqlite's inspector needs a running dev server.
module.exports = {
  registerDatabaseForDevToolsAsync: async () => {},
  unregisterDatabaseForDevToolsAsync: async () => {},
};

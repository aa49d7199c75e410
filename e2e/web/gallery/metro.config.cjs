// Every component in every state and theme, for those who build the app: EXPO_OFFLINE=1 npx expo start --web in this folder.
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const root = path.resolve(__dirname, '../../..');
const config = getDefaultConfig(__dirname);
config.watchFolders = [
  path.join(root, 'app'),
  path.join(root, 'assets'),
  path.join(root, 'src'),
  path.join(root, 'node_modules'),
];
config.resolver.nodeModulesPaths = [path.join(root, 'node_modules')];
config.resolver.assetExts.push('wasm');
module.exports = config;

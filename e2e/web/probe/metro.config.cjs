// A page with the app's storage and nothing else of the app, so that the app's own bundle holds no test code.
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const root = path.resolve(__dirname, '../../..');
const config = getDefaultConfig(__dirname);
config.watchFolders = [path.join(root, 'src'), path.join(root, 'node_modules')];
config.resolver.nodeModulesPaths = [path.join(root, 'node_modules')];
config.resolver.assetExts.push('wasm');
module.exports = config;

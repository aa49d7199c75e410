// The app with a rule set more than it has, and every component in every state, for those who build it: EXPO_OFFLINE=1 npx expo start --web in this folder.
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

/** What stands here in the place of the app's two lists; each adds a line to what it stands for. */
const lists = path.join(root, 'src/testkit/lists');
const INSTEAD = {
  [path.join(root, 'src/rules/sets.ts')]: path.join(lists, 'sets.ts'),
  [path.join(root, 'src/wording/en/rule-sets/sets.ts')]: path.join(lists, 'words.ts'),
};

const { assetExts, resolveRequest } = require(path.join(root, 'metro.config.js')).resolver;
config.resolver.assetExts = assetExts;
config.resolver.resolveRequest = (context, name, platform) => {
  const found = resolveRequest(context, name, platform);
  const instead = path.dirname(context.originModulePath) === lists ? undefined : INSTEAD[found.filePath];
  return instead === undefined ? found : { type: 'sourceFile', filePath: instead };
};
module.exports = config;

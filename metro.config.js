const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite on the web imports its SQLite as a file; a browser's typefaces come packed.
config.resolver.assetExts.push('wasm', 'woff2');

// The Node-only halves of the project never belong in a bundle: a stray import of one fails at once.
const escaped = __dirname.replace(/[/\-\\^$*+?.()|[\]{}]/g, '\\$&');
const nodeOnly = ['tools', 'testkit', 'headless', 'storage[/\\\\]node'].join('|');
config.resolver.blockList = [
  ...[config.resolver.blockList].flat().filter(Boolean),
  new RegExp(`^${escaped}[/\\\\]src[/\\\\](${nodeOnly})[/\\\\]`),
  new RegExp(`^${escaped}[/\\\\](dist|artifacts|\\.tmp)[/\\\\]`),
  new RegExp(`^${escaped}[/\\\\](app|src)[/\\\\].*\\.test\\.tsx?$`),
];

// What expo-sqlite has for others: a window into its databases while one develops, and databases that come as assets.
const unused = (from, name, dev) =>
  /[/\\]expo-sqlite[/\\]build[/\\]/.test(from) && (name === './hooks' || (name === 'expo/devtools' && !dev));

// A browser's `View` and `Text` do without what hardly any of ours needs; the full ones stay for those that do.
const PLAIN = {
  'react-native-web/dist/exports/View': 'PlainView',
  'react-native-web/dist/exports/Text': 'PlainText',
};
const components = `${__dirname}/app/components`;
const plainOf = (from, name) =>
  from.startsWith(`${__dirname}/app/`) && !from.startsWith(`${components}/Plain`) ? PLAIN[name] : undefined;

/** A browser takes the typefaces packed: the same file beside the one for phones. */
const packed = (name, platform) => (platform === 'web' ? name.replace(/\.ttf$/, '.woff2') : name);

config.resolver.resolveRequest = (context, name, platform) => {
  const plain = platform === 'web' ? plainOf(context.originModulePath, name) : undefined;
  if (plain !== undefined) return { type: 'sourceFile', filePath: `${components}/${plain}.web.tsx` };
  return unused(context.originModulePath, name, context.dev)
    ? { type: 'empty' }
    : context.resolveRequest(context, packed(name, platform), platform);
};

module.exports = config;

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// expo-sqlite on the web imports its SQLite as a file.
config.resolver.assetExts.push('wasm');

// The Node-only halves of the project never belong in a bundle: a stray import of one fails at once.
const escaped = __dirname.replace(/[/\-\\^$*+?.()|[\]{}]/g, '\\$&');
const nodeOnly = ['tools', 'testkit', 'headless', 'storage[/\\\\]node'].join('|');
config.resolver.blockList = [
  ...[config.resolver.blockList].flat().filter(Boolean),
  new RegExp(`^${escaped}[/\\\\]src[/\\\\](${nodeOnly})[/\\\\]`),
  new RegExp(`^${escaped}[/\\\\](dist|artifacts|\\.tmp)[/\\\\]`),
  new RegExp(`^${escaped}[/\\\\](app|src)[/\\\\].*\\.test\\.tsx?$`),
];

module.exports = config;

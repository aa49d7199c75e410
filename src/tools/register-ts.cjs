// Lets plain Node load the project's TypeScript, and expo-sqlite with the SQLite it ships for the web.
// Types are stripped and nothing is down-levelled: wa-sqlite tells its async methods by their native constructor.
const { join, resolve, sep } = require('node:path');

const root = resolve(__dirname, '../..');
process.env.BABEL_CACHE_PATH ??= join(root, 'node_modules', '.cache', 'register-ts.json');
const esmOnly = ['@noble', 'expo-sqlite'].map((name) => join(root, 'node_modules', name) + sep);

require('@babel/register')({
  configFile: false,
  babelrc: false,
  extensions: ['.ts', '.tsx', '.js'],
  sourceType: 'unambiguous',
  sourceMaps: 'inline',
  targets: { node: '20' },
  presets: ['@babel/preset-typescript'],
  plugins: ['@babel/plugin-transform-dynamic-import', '@babel/plugin-transform-modules-commonjs'],
  ignore: [(file) => file.includes(`${sep}node_modules${sep}`) && !esmOnly.some((from) => file.startsWith(from))],
});

// The same seam as in jest.config.js: only expo-sqlite's native module and its screen-side helpers are replaced.
const Module = require('node:module');
const stand = (name) => join(root, 'src', 'storage', 'node', name);
const insideSqlite = {
  './ExpoSQLite': stand('expo-sqlite-native.cjs'),
  './SQLiteDevToolsClient': stand('no-dev-tools.cjs'),
  './hooks': stand('empty.cjs'),
};
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  if (request === 'react-native') return stand('react-native.cjs');
  const fromSqlite = parent?.filename?.startsWith(join(root, 'node_modules', 'expo-sqlite') + sep);
  const replaced = fromSqlite ? insideSqlite[request] : undefined;
  return replaced ?? resolveFilename.call(this, request, parent, ...rest);
};

// Which files of src a play runs, in the order in which each runs first: node src/tools/map/first-runs.cjs → JSON, by play.
// The same plays as those of `npm run count`. Every function says that it begins, so this costs time and is for a test alone.
const { join, relative, resolve, sep } = require('node:path');

const root = resolve(__dirname, '../../..');
const begun = new Set();
globalThis.functionBegins = (file) => begun.add(file);

const tellsThatItBegins = ({ template }) => ({
  visitor: {
    Function(path, { filename }) {
      const file = relative(root, filename).split(sep).join('/');
      if (!file.startsWith('src/') || /^src\/(testkit|storage|tools)\//.test(file)) return;
      path.ensureBlock();
      path.get('body').unshiftContainer('body', template.statement.ast(`functionBegins(${JSON.stringify(file)});`));
    },
  },
});

require('@babel/register')({
  configFile: false,
  babelrc: false,
  cache: false,
  extensions: ['.ts', '.tsx', '.js'],
  sourceType: 'unambiguous',
  targets: { node: '20' },
  presets: ['@babel/preset-typescript'],
  plugins: [tellsThatItBegins, '@babel/plugin-transform-dynamic-import', '@babel/plugin-transform-modules-commonjs'],
  ignore: [(file) => file.includes(`${sep}node_modules${sep}`) && !file.includes(`${sep}@noble${sep}`)],
});
const { DEEDS } = require(join(root, 'src/tools/count/running.ts'));

const main = async () => {
  const found = {};
  for (const [name, prepare] of Object.entries(DEEDS)) {
    const deed = await prepare();
    begun.clear();
    await deed();
    found[name] = [...begun];
  }
  console.log(JSON.stringify(found));
};

main();

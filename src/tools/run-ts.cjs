// Runs one TypeScript file of src/ under plain Node: node src/tools/run-ts.cjs <file> [arguments…]
require('./register-ts.cjs');
const { resolve } = require('node:path');

const [, , file, ...rest] = process.argv;
if (file === undefined) {
  console.error('usage: node src/tools/run-ts.cjs <file.ts> [arguments…]');
  process.exit(2);
}
process.argv = [process.argv[0], resolve(file), ...rest];
require(resolve(file));

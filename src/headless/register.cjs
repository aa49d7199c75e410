// Lets plain Node load the project's TypeScript. Types are only cut out, by a compiler that is all JavaScript and starts in
// a few hundredths of a second: the first line is answered soon after a fresh install too, when no cache is warm.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transform } = require('sucrase');

const OPTIONS = { transforms: ['typescript', 'imports'], disableESTransforms: true, preserveDynamicImport: true };

Module._extensions['.ts'] = (module, file) =>
  module._compile(transform(readFileSync(file, 'utf8'), { ...OPTIONS, filePath: file }).code, file);

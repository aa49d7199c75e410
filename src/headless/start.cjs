// npm run --silent engine: one JSON request a line in, one JSON answer a line out. See "Headless engine" in README.md.
require('./register.cjs');
require('./main.ts');

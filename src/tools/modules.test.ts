import { entered, heaviest, modulesOf, partOf } from './lib/modules.mjs';

const SCRIPT = [
  'var prelude=1;',
  '__d(function(){return "a list of games"},0,[]);',
  '__d(function(){return `two',
  'lines`},1,[]);',
].join('\n');

/** One segment for each line, each naming the source after the one before. */
const MAP = {
  sources: ['prelude.js', '/house/app/screens/games/GameCard.tsx', '/house/node_modules/valibot/dist/index.mjs'],
  mappings: 'AAAA;ACAA;ACAA;AAAA',
};

test('a script’s modules are named by what most of each came from, and share its packed size', () => {
  const modules = modulesOf(SCRIPT, MAP, '/house/');
  expect(Object.keys(modules)).toEqual(['app/screens/games/GameCard.tsx', 'prelude.js', 'valibot/dist/index.mjs']);
  const all = Object.values(modules).reduce((sum, size) => sum + size, 0);
  expect(Math.abs(all - 110)).toBeLessThan(40);
});

test('a package is one part, and so is a folder of the project', () => {
  expect(partOf('@react-navigation/core/lib/index.js')).toBe('@react-navigation/core');
  expect(partOf('react-dom/cjs/react-dom-client.production.js')).toBe('react-dom');
  expect(partOf('app/screens/games/GameCard.tsx')).toBe('app/screens/games');
});

test('the heaviest parts come first, with all that belongs to them', () => {
  const modules = { 'react-dom/a.js': 30_000, 'app/hooks/x.ts': 100_000, 'react-dom/b.js': 90_000 };
  expect(heaviest(modules, 1)).toEqual(['  117.2 KB  react-dom']);
});

test('what entered the first page is named before what grew in it; what stayed is not', () => {
  const kept = { 'app/hooks/x.ts': 1000, 'app/hooks/y.ts': 1000 };
  const now = { 'app/hooks/x.ts': 1050, 'app/hooks/y.ts': 2024, 'valibot/dist/index.mjs': 10_240 };
  expect(entered(now, kept)).toEqual([
    '  +10.0 KB  entered: valibot/dist/index.mjs',
    '   +1.0 KB  grew: app/hooks/y.ts',
  ]);
});

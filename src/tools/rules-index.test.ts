import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

test('RULES.md says of every rule where it is written and proven, and nothing the books ask for is missing', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['src/tools/rules-index.mjs', '--check'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+ rules, none missing\n$/);
});

/** The tool that finds rules in a text is a module of its own kind: it is asked by Node. */
const found = (call: string): unknown => {
  const script = `const m = await import('./src/tools/lib/rule-ids.mjs'); console.log(JSON.stringify(${call}))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
};

test('a list of rules is read to its end, and other numbers are let alone', () => {
  const text = 'NLC 2.2, 2.3 and 2.4: 3 units; MOP 37.9, 12 steps; Rulings 3, 10; Ruling 28, 2 chits; NLC 7.3–7.6';
  expect(found(`m.rulesIn(${JSON.stringify(text)})`)).toEqual([
    'NLC 2.2',
    'NLC 2.3',
    'NLC 2.4',
    'MOP 37.9',
    'NLC 7.3',
    'NLC 7.6',
    'Ruling 3',
    'Ruling 10',
    'Ruling 28',
  ]);
});

test('a title is what a test is called, not a die that is thrown', () => {
  const text = `test('NLC 4.1 a chit', () => {}); test.each([1])('Ruling 28 %i of them', f); roll('NLC 4.2', 3)
    ['Ruling 3 the last column', 'C'],
    ['NLC 12.7', 4],
    ['NLC 12.8', [4]],
    ['artillery by itself', 'ARTILLERY_ALONE', 'NLC 8.2'],`;
  const titles = ['NLC 4.1 a chit', 'Ruling 28 %i of them', 'Ruling 3 the last column', 'NLC 8.2'];
  expect(found(`m.titlesIn(${JSON.stringify(text)})`)).toEqual(titles);
});

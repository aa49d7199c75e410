import type { Working } from '../../../engine/step';
import { tableAt } from './tables';
import { hitsAlong, lastHitOn } from './hits';
import type { Hit } from './hits';
import { follow } from '../../../headless/follow';
import { PROCEDURES } from '../../../headless/registry';
import { FIRE_LINES } from '../../../rules/nlc/combat/vocabulary';

const workingOf = (id: string, input: unknown, dice: readonly (readonly number[])[]): Working => {
  const started = PROCEDURES.get(id)!.start(input);
  if (started.kind !== 'step') throw new Error(`${id} does not read its input`);
  const followed = follow(started.step, { dice, choices: [] });
  if (followed.kind !== 'at' || followed.stand.at.kind !== 'accepted')
    throw new Error(`${id}: ${JSON.stringify(followed)}`);
  return followed.stand.working;
};

const hitsOf = (...resolving: Parameters<typeof workingOf>): readonly Hit[] =>
  hitsAlong(workingOf(...resolving)).filter((hit) => hit !== null);

const ROOKIES = { steps: ['attack'], sender: { rating: 1 }, recipient: { rating: 1 } };

test('NLC 12.7 the book’s example: ratings 1 and 1 on Attack, column 0; a ten is 1T, a four is on no line', () => {
  expect(hitsOf('nlc/compliance', ROOKIES, [[4, 6]])).toEqual([{ table: 'nlc/compliance', row: '1T', column: '0' }]);
  expect(hitsOf('nlc/compliance', ROOKIES, [[1, 3]])).toEqual([{ table: 'nlc/compliance', row: null, column: '0' }]);
});

test('NLC 12.11 a leader rated 3 who throws a seven: no effect, in his own column', () => {
  const input = { leader: { rating: 3 }, order: { type: 'attack' } };
  expect(hitsOf('nlc/local-decision', input, [[3, 4]])).toEqual([
    { table: 'nlc/local-decision', row: 'No Effect', column: '3' },
  ]);
});

test('NLC 20.1.2 the third turn of a hidden march and all later ones are on the last line', () => {
  expect(hitsOf('nlc/hidden-movement', { turnOfHiding: 5, collected: 4 }, [[4]])).toEqual([
    { table: 'nlc/hidden-movement', row: '3+', column: '4' },
  ]);
});

test('MOP 37.12.3 tables A and B, 36: on the lines printed for it', () => {
  expect(hitsOf('mop/random-event', {}, [[5], [3, 6], [2]])).toEqual([
    { table: 'mop/random-events-b', row: '36', column: 'Event' },
  ]);
  expect(hitsOf('mop/random-event', {}, [[2], [3, 6], [2]])).toEqual([
    { table: 'mop/random-events-a', row: '36', column: 'Event' },
  ]);
});

test('MOP 37.9.2 a bridge repaired with an end in an enemy zone', () => {
  expect(hitsOf('mop/span-repair', { span: 'bridge', enemyAtAnEnd: 'zone' }, [[3]])).toEqual([
    { table: 'mop/spans', row: 'Repaired on, an end in an enemy ZOC', column: 'Bridge' },
  ]);
});

const volley = (strength: number, sum: number, roll = 0): Working => [
  FIRE_LINES.fire('NLC 7.1', { by: 'attacker', strength, sum, roll, hits: 1 }),
];

test.each([
  ['NLC 7.1', 9, 7, 0, '9', '7'],
  ['NLC 7.1', 9, 12, 2, '9', '12'],
  ['Ruling 18', 24, 7, 0, '24', '7'],
  ['Ruling 18', 31, 7, 0, '7', '7'],
  ['Ruling 18', 48, 2, -1, '24', '2'],
])('%s: strength %i, dice %i %i are read on line %s, column %s', (_, strength, sum, roll, row, column) => {
  expect(hitsAlong(volley(strength, sum, roll))).toEqual([{ table: 'nlc/fire', row, column }]);
});

test('NLC 7.1 of several fires the last one stays lit', () => {
  const working = [...volley(9, 7), ...volley(4, 5)];
  expect(lastHitOn('nlc/fire', working)).toEqual({ table: 'nlc/fire', row: '4', column: '5' });
  expect(lastHitOn('nlc/compliance', working)).toBeNull();
});

test('every cell that an example of the books hits is printed', () => {
  const all = [...PROCEDURES.values()].flatMap(({ start, example }) => {
    const started = start(example.input);
    if (started.kind !== 'step') throw new Error('an example that cannot be read');
    const followed = follow(started.step, { dice: example.dice ?? [], choices: example.choices ?? [] });
    return followed.kind === 'at' && followed.stand.at.kind === 'accepted' ? hitsAlong(followed.stand.working) : [];
  });
  const hits = all.filter((hit) => hit !== null);
  expect(new Set(hits.map(({ table }) => table)).size).toBeGreaterThanOrEqual(9);
  for (const { table, row, column } of hits) {
    const printed = tableAt(table);
    expect(printed?.columns).toContain(column);
    if (row !== null) expect(printed?.rows.map(({ key }) => key)).toContain(row);
  }
});

import type { Confirmed } from './judge';
import { confirm, judge, NOTHING_CONFIRMED } from './judge';
import type { Found } from './notes';

const found: Found = {
  integrity: 'ok',
  count: 10,
  rows: 10,
  broken: null,
  head: 10,
  headFits: true,
  checkpointFits: true,
  unsealed: null,
  games: [{ key: 'kept', whole: true }],
};
const confirmed: Confirmed = { played: 10, stored: new Set(['kept', 'leaving']), trashing: new Set(['leaving']) };

test('nothing is wrong when all that was confirmed is there, or one play more', () => {
  expect(judge(found, confirmed)).toEqual([]);
  expect(judge({ ...found, count: 11, rows: 11 }, confirmed)).toEqual([]);
  expect(judge({ ...found, count: 0, rows: 0, head: null, games: [] }, NOTHING_CONFIRMED)).toEqual([]);
});

const losses: readonly (readonly [string, Partial<Found>])[] = [
  ['a lost play', { count: 9, rows: 9, head: 9 }],
  ['a play nobody made', { count: 12, rows: 12 }],
  ['a hole', { rows: 9 }],
  ['a broken chain', { broken: 4 }],
  ['a damaged file', { integrity: 'row 3 missing from index' }],
  ['a head that is ahead', { head: 11 }],
  ['a lost head', { head: null }],
  ['a head of another row', { headFits: false }],
  ['a torn checkpoint', { checkpointFits: false }],
  ['a seal that does not hold', { unsealed: 3 }],
  ['half of a game', { games: [{ key: 'kept', whole: false }] }],
  ['a lost game', { games: [] }],
];

test.each(losses)('%s is reported', (_name, change) => {
  expect(judge({ ...found, ...change }, confirmed)).not.toEqual([]);
});

test('each line of the writing process raises what must be on disk', () => {
  const after = [
    { kind: 'starting' },
    { kind: 'played', seq: 1 },
    { kind: 'stored', game: 'a' },
    { kind: 'played', seq: 2 },
    { kind: 'trashing', game: 'a' },
  ] as const;
  expect(after.reduce(confirm, NOTHING_CONFIRMED)).toEqual({
    played: 2,
    stored: new Set(['a']),
    trashing: new Set(['a']),
  });
});

import { bothSides } from '../../engine/sides';
import type { MoraleView } from '../../rules/n20/index';
import { battle, formation, unit } from '../../testkit/battle';
import { mopTable, nlcTable } from '../../testkit/playing';
import { namesFrom } from '../names';
import { COORDINATED_NAME } from './cup';
import { endInAList, endOf } from './end';

const setup = battle();
const names = namesFrom({ setup }, COORDINATED_NAME);

const track = (outcome: MoraleView['outcome'], hexes: MoraleView['hexes'] = bothSides(() => null)): MoraleView => ({
  morale: { first: 13, second: 0 },
  start: { first: 14, second: 14 },
  before: bothSides(() => null),
  started: true,
  previews: bothSides(() => []),
  lastChanges: [],
  pursuers: [],
  mayExit: bothSides(() => false),
  markers: null,
  nightPaid: bothSides(() => false),
  tonight: { recovered: bothSides(() => false), rallyTried: [] },
  hexes,
  outcome,
});
const ended = (morale: MoraleView) => ({ setup, army: { units: [] }, morale });
type Outcome = MoraleView['outcome'];
type Row = readonly [what: string, outcome: Outcome, told: object, inAList: string | null];

test.each<Row>([
  [
    'marginal: who first, how below',
    { decisive: null, result: { kind: 'marginal', winner: 'second' } },
    { over: true, winner: 'second', who: 'Coalition', how: 'Marginal victory' },
    'Coalition · Marginal victory',
  ],
  ['a draw', { decisive: null, result: { kind: 'draw' } }, { over: true, winner: null, who: 'A draw' }, 'A draw'],
  [
    'decisive, not written down yet',
    { decisive: 'first', result: null },
    { over: false, winner: 'first', who: 'French', how: 'Decisive victory' },
    null,
  ],
  ['still played', { decisive: null, result: null }, { over: false, winner: null, who: 'Not decided' }, null],
])('N20 15.0 %s', (_, outcome, told, inAList) => {
  expect(endOf(ended(track(outcome)), names)).toMatchObject({ ...told, rule: 'N20 15.0' });
  expect(endInAList(ended(track(outcome)), names)).toBe(inAList);
});

test('N20 15.0 morale and the hexes that count stand beside each other once they are counted', () => {
  const none = { enemyObjectives: 0, enemyLoc: 0, fortresses: 0, redoubts: 0 };
  const hexes = { first: { ...none, enemyObjectives: 2, enemyLoc: 1 }, second: none };
  const { rows } = endOf(ended(track({ decisive: null, result: null }, hexes)), names);
  expect(rows).toEqual([
    { label: 'Morale', first: '6½', second: '0' },
    { label: 'Hexes that count', first: '3', second: '0' },
    { label: 'Units gone', first: '0', second: '0' },
    { label: 'Their strength', first: '0', second: '0' },
  ]);
});

const divided = battle(
  {
    formations: [
      formation('f1', 'first', { name: 'I Corps', leader: 'Ney', limit: 5 }),
      formation('s1', 'second', { name: 'Reserve', limit: 9 }),
    ],
    units: [unit('jerome', 'f1', { front: 6, reverse: null }), unit('picton', 's1', { front: 6, reverse: null })],
  },
  ['hiddenDemoralization'],
);
const of = (view: Parameters<typeof endOf>[0] | null) => {
  if (view === null) throw new Error('no game is set up');
  return endOf(view, namesFrom(view, COORDINATED_NAME));
};

test('rules of another kind say themselves how a game ends, and with what figures', () => {
  const figures = [{ key: 'hits', of: { first: 1, second: 4 } }];
  const ending = { over: true, winner: 'first', key: 'broke', rule: 'N20 9.0', figures } as const;
  const view = { setup, army: { units: [] }, ending };
  expect(endOf(view, names)).toMatchObject({
    over: true,
    who: 'French',
    rows: [{ label: 'hits', first: '1', second: '4' }],
  });
  expect(endInAList(view, names)).toBe('French · broke');
  expect(endInAList({ ...view, ending: { ...ending, over: false, winner: null } }, names)).toBeNull();
});

test('NLC 18: what breaks and falls gives no points by itself; where nobody is ahead, it is said what stands', () => {
  const table = nlcTable({ ...divided, switches: [] });
  expect(of(table.view())).toMatchObject({ who: 'Level on points', stands: null });
  table.when({ type: 'LoseStep', unit: 'jerome', to: 'uar' }).thenFacts();
  expect(of(table.view())).toMatchObject({
    over: false,
    winner: null,
    how: 'By victory points, 0 to 0, as it stands now',
    stands: 'Broken: I Corps (French). Strength gone: French 6, Coalition 0.',
  });
});

test('NLC 18: whoever has more points is ahead, with his own first', () => {
  const table = nlcTable({ ...divided, switches: [] });
  table
    .when({ type: 'AwardPoints', side: 'second', source: 'scenario', amount: 8, reason: 'Ligny', hidden: false })
    .thenFacts();
  expect(of(table.view())).toMatchObject({
    who: 'Coalition',
    how: 'By victory points, 8 to 0, as it stands now',
    stands: null,
  });
});

test('MOP 37.10: what is broken in secret is not said to stand, but to its owner', () => {
  const table = mopTable(divided);
  table.when({ type: 'LoseStep', unit: 'jerome', to: 'uar' }).thenFacts();
  const stands = (['table', 'second', 'first'] as const).map((seat) => JSON.stringify(of(table.view(seat))));
  expect(stands.map((text) => text.includes('I Corps'))).toEqual([false, false, true]);
});

import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS } from '../tables/lookups';
import { MATRIX_CELLS, outcomesOf } from './outcomes';
import { SOLO_DIE } from './solo-weights';
import { REVEAL, asking, committing, matrixTable, picking, sealedBattle } from './testing/matrix-table';

const namesIn = (cells: readonly Readonly<{ attack: string; defense: string; cell: string }>[]) =>
  cells.map(({ attack, defense, cell }) => `${attack}/${defense} ${cell}`);

test('N20 9.0 without knowledge there are the 25 cells of the card, row by row', () => {
  expect(MATRIX_CELLS).toHaveLength(25);
  expect(outcomesOf([])).toEqual(MATRIX_CELLS);
  expect(namesIn(MATRIX_CELLS.slice(0, 3))).toEqual([
    'Bombard/Fall Back DW',
    'Feint/Fall Back DW',
    'Outflank/Fall Back >/Dd',
  ]);
  expect(MATRIX_CELLS.at(-1)).toEqual({
    attack: 'Charge',
    defense: 'Counterattack',
    cell: 'Bd',
    shift: 0,
    cavalryDoubled: false,
    automatic: null,
    disordered: 'both',
    footnotes: { attack: 'must', defense: 'must' },
  });
});

test('N20 9.0 a chit laid down leaves five cells, one for each of the enemy’s', () => {
  expect(namesIn(outcomesOf(['Charge']))).toEqual([
    'Charge/Fall Back Cav/Bd',
    'Charge/Cordon Cav/Dd',
    'Charge/Envelop >/Bd',
    'Charge/Hold </Ad',
    'Charge/Counterattack Bd',
  ]);
  expect(namesIn(outcomesOf(['Hold']))).toEqual([
    'Bombard/Hold >/Dd',
    'Feint/Hold -',
    'Outflank/Hold Cav',
    'Advance/Hold Ad',
    'Charge/Hold </Ad',
  ]);
});

test('N20 9.0 who has picked sees his five, everybody else all 25, and after the reveal nobody needs any', () => {
  const table = matrixTable();
  table.when(asking()).thenFacts();
  const seen = () => (['table', 'first', 'second'] as const).map((seat) => table.inHand(seat).outlook.length);
  expect(seen()).toEqual([25, 25, 25]);
  table.when(picking('Charge'), 'first').thenFacts();
  expect(seen()).toEqual([25, 5, 25]);
  expect(namesIn(table.inHand('first').outlook)).toEqual(namesIn(outcomesOf(['Charge'])));
  table.when(picking('Hold'), 'second').thenFacts();
  expect(seen()).toEqual([25, 5, 5]);
  table.when(committing()).thenFacts();
  table.when(REVEAL).thenFacts();
  expect(seen()).toEqual([0, 0, 0]);
});

test('N20 9.0 only the owner sees his own chit, before the reveal and after it', () => {
  const table = sealedBattle('Charge', 'Hold');
  const own = () => (['table', 'first', 'second'] as const).map((seat) => table.inHand(seat).own);
  const mine = [[], [{ side: 'first', maneuver: 'Charge' }], [{ side: 'second', maneuver: 'Hold' }]];
  expect(own()).toEqual(mine);
  table.when(committing()).thenFacts();
  table.when(REVEAL).thenFacts();
  expect(own()).toEqual(mine);
});

test('N20 9.0 whose turn it is may pick from his own five; the table and the other side from none', () => {
  const table = matrixTable();
  table.when(asking()).thenFacts();
  const may = () => (['table', 'first', 'second'] as const).map((seat) => table.inHand(seat).mayPick);
  expect(may()).toEqual([[], ATTACK_MANEUVERS, []]);
  table.when(picking('Charge'), 'first').thenFacts();
  expect(may()).toEqual([[], [], DEFENSE_MANEUVERS]);
  table.when(picking('Hold'), 'second').thenFacts();
  expect(may()).toEqual([[], [], []]);
});

test('N20 9.0 against an absent side the five outcomes have the chances of its stated table, else none', () => {
  const table = matrixTable('Furious', { playMode: 'solo' });
  table
    .when(asking({ absent: 'second' }))
    .rolling(['N20 9.0', 9])
    .thenFacts();
  table.when(picking('Advance'), 'solo').thenFacts();
  const { outlook } = table.inHand('solo');
  expect(outlook.map(({ defense, chance }) => [defense, chance?.n])).toEqual([
    ['Fall Back', 2],
    ['Cordon', 5],
    ['Envelop', 2],
    ['Hold', 4],
    ['Counterattack', 7],
  ]);
  expect(outlook.reduce((sum, { chance }) => sum + (chance?.n ?? 0), 0)).toBe(SOLO_DIE);
  expect(sealedBattle('Charge', 'Hold').inHand('first').outlook[0]?.chance).toBeNull();
});

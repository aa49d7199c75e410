import type { AnyProcedure } from '../../engine/procedure';
import type { RuleId } from '../../engine/step';
import { codeOf, outcomeOf } from '../../testkit/resolver-law';
import { matrix } from './combat/matrix';
import { recovery } from './combat/recovery';
import { unitValues } from './combat/values';
import { pursuit } from './ending/pursuit';
import { victory } from './ending/victory';
import { eventSetup } from './events/event-setup';
import { guard } from './morale/guard';
import { nightTerrain } from './morale/night-terrain';
import { rallySpending } from './morale/rally-spending';
import { smallFormation } from './morale/small-formation';

/** Worked out on paper from the text, before the procedures were asked. Morale is in half points. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const track = (first: number, second: number) => ({ morale: { first, second } });
const printed = (strength: number, movement: number) => ({ strength, movement });
const BOTH = { disordered: true, routed: true };
const foot = (strength: number, more: object = {}) => ({ arm: 'infantry', strength, ...more });
const horse = (strength: number, more: object = {}) => ({ arm: 'cavalry', strength, ...more });
const ODDS = {
  by: 'ratio',
  columns: [
    { label: '1-1', attack: 1, defense: 1 },
    { label: '2-1', attack: 2, defense: 1 },
    { label: '3-1', attack: 3, defense: 1 },
  ],
};
const battle = (attack: string, defense: string, attackers: readonly object[], defenders: readonly object[]) => ({
  attack,
  defense,
  attackers,
  defenders,
  crt: ODDS,
});
const lost = (cause: string, printedStrength: number, more: object = {}) => ({
  ...track(12, 9),
  owner: 'second',
  printedStrength,
  cause,
  ...more,
});
const ended = (first: number, second: number, mine: number, theirs: number) => ({
  ...track(first, second),
  hexes: { first: { enemyObjectives: mine }, second: { redoubts: theirs } },
});
const milhaud = { unit: 'Milhaud', enemyMayExit: true, hexHeldByAnother: true };

const CASES: readonly Case[] = [
  ['N20 9.6.9 1-3', unitValues, { ...printed(1, 3), ...BOTH }, [], printed(0, 2)],
  ['N20 9.6.9 2-3', unitValues, { ...printed(2, 3), ...BOTH }, [], printed(1, 2)],
  ['N20 9.6.9 2-2', unitValues, { ...printed(2, 2), ...BOTH }, [], printed(1, 1)],
  ['N20 9.6.9 3-2', unitValues, { ...printed(3, 2), ...BOTH }, [], printed(1, 1)],
  ['N20 9.6.9 4-2', unitValues, { ...printed(4, 2), ...BOTH }, [], printed(2, 1)],
  ['N20 9.6.9 5-2', unitValues, { ...printed(5, 2), ...BOTH }, [], printed(2, 1)],
  ['N20 9.6.9 0-1 disordered', unitValues, { ...printed(0, 1), disordered: true }, [], printed(0, 1)],
  ['Ruling 60 5-2 routed alone', unitValues, { ...printed(5, 2), routed: true }, [], printed(3, 2)],
  [
    'N20 9.6.9 a night without zones',
    recovery,
    { units: [{ name: 'I', nextTo: 'enemyWithoutZone' }] },
    [],
    { recovered: ['I'] },
  ],

  [
    'N20 9.0 Outflank and Hold: 4 + 6 against 5',
    matrix,
    battle('Outflank', 'Hold', [foot(4), horse(3)], [foot(5)]),
    [],
    { attackStrength: 10, column: '2-1', shift: 0, disordered: null },
  ],
  [
    'N20 9.0 Charge and Envelop: 8 against 4, one right',
    matrix,
    battle('Charge', 'Envelop', [foot(6), horse(2)], [foot(4)]),
    [],
    {
      attackStrength: 8,
      column: '3-1',
      disordered: 'both',
      advance: { attacker: { kind: 'must', firstOf: ['cavalry', 'infantry'] } },
    },
  ],
  [
    'Ruling 65 12 against 4, one right, stays',
    matrix,
    battle('Charge', 'Envelop', [foot(12)], [foot(4)]),
    [],
    { column: '3-1', shift: 1 },
  ],
  [
    'N20 9.0 Charge and Fall Back: shaken cavalry 2 counts 1, doubled 2',
    matrix,
    battle('Charge', 'Fall Back', [horse(2, { disordered: true })], [foot(2)]),
    [],
    { attackStrength: 2, advance: { defender: { kind: 'never' } } },
  ],
  [
    'N20 9.0 Feint and Cordon',
    matrix,
    battle('Feint', 'Cordon', [foot(4)], [foot(2)]),
    [],
    { kind: 'automatic', result: 'N', advance: { attacker: { kind: 'noVictor' } } },
  ],
  [
    'Ruling 66 Bombard and Fall Back, a point wasted',
    matrix,
    { ...battle('Bombard', 'Fall Back', [foot(4)], [foot(2)]), spentHalves: { attacker: 2, defender: 0 } },
    [],
    { result: 'DW', spentHalves: { attacker: 2 }, advance: { attacker: { kind: 'never' } } },
  ],
  [
    'N20 9.0 Bombard and Counterattack',
    matrix,
    battle('Bombard', 'Counterattack', [foot(4)], [foot(2)]),
    [],
    {
      column: '1-1',
      shift: -1,
      disordered: 'defenders',
      advance: { attacker: { kind: 'never' }, defender: { kind: 'must', firstOf: ['infantry'] } },
    },
  ],

  ['N20 12.7.1 a broken 1', smallFormation, lost('broken', 1), [], track(13, 8)],
  ['N20 12.7.1 a broken 2', smallFormation, lost('broken', 2), [], track(14, 7)],
  [
    'N20 12.7.5 a 1 withdrawn: a whole point, and nobody is said to gain',
    smallFormation,
    lost('withdrawn', 1),
    [],
    track(12, 7),
  ],
  [
    'N20 12.7.5 unless the title says so',
    smallFormation,
    lost('withdrawn', 1, { ownerPoints: 0, enemyPoints: 1 }),
    [],
    track(14, 9),
  ],
  [
    'N20 12.7.5 broken down with one point left',
    smallFormation,
    lost('brokenDown', 6, track(12, 2)),
    [],
    { ...track(12, 0), decisive: 'first' },
  ],

  [
    'N20 12.7.2 half a point each for two',
    rallySpending,
    {
      ...track(5, 9),
      side: 'first',
      units: [
        { name: 'I', needs: 5 },
        { name: 'II', needs: 6 },
      ],
      spend: 'onSome',
      on: ['I', 'II'],
    },
    [
      ['N20 12.7.2', 4],
      ['N20 12.7.2', 4],
    ],
    { ...track(3, 9), units: [{ result: 'rallied' }, { result: 'failed' }] },
  ],
  [
    'N20 12.7.3 three hexes',
    nightTerrain,
    { ...track(7, 9), loser: 'first', hexes: [{ occupied: true }, { occupied: true }, { occupied: true }] },
    [],
    track(4, 9),
  ],
  [
    'N20 16.8.2 one hex and two units: 2½',
    nightTerrain,
    { ...track(7, 9), loser: 'second', hexes: [{ occupied: true, pursuers: 2 }] },
    [],
    track(7, 4),
  ],
  ['N20 12.7.4 2 against 1½', guard, { ...track(4, 3), side: 'first' }, [], { free: true, ...track(4, 3) }],
  ['N20 12.7.4 2 against 2', guard, { ...track(4, 4), side: 'first' }, [], { free: false, ...track(2, 4) }],

  ['N20 15.0 4½ and 3 hexes against 4 and 1', victory, ended(9, 8, 3, 1), [], { kind: 'marginal', winner: 'first' }],
  ['N20 15.0 4½ and 3 hexes against 5 and 1', victory, ended(9, 10, 3, 1), [], { kind: 'draw' }],
  ['N20 15.0 6 and 1 hex against 5 and 3', victory, ended(12, 10, 1, 3), [], { kind: 'tactical', winner: 'first' }],
  ['N20 15.0 equal morale, more hexes', victory, ended(9, 9, 1, 2), [], { kind: 'marginal', winner: 'second' }],
  [
    'N20 15.0 0 against ½',
    victory,
    { ...ended(0, 1, 9, 0), gameOver: false },
    [],
    { kind: 'decisive', winner: 'second' },
  ],
  ['Ruling 61 0 against 0', victory, { ...ended(0, 0, 0, 0), gameOver: false }, [], { kind: 'goesOn' }],
  ['N20 16.8 Milhaud goes', pursuit, milhaud, [], { permanent: true, nightLossHalves: 2 }],
  ['Ruling 1 Spicy', eventSetup, { step: 'spicy' }, [], { intoDeck: ['reveal 1', 'reveal 2', 'reveal 3', 'reveal 4'] }],
  [
    'N20 5.0 an empty pile',
    eventSetup,
    { step: 'spicyDraw', pile: [], discarded: ['retain 3', 'retain 7'] },
    [['N20 5.0', 2]],
    { card: 'retain 7', pile: ['retain 3'], discarded: [] },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

const REFUSED: readonly (readonly [string, AnyProcedure, object, string])[] = [
  [
    'N20 12.7.5 half a point does not break a unit down',
    smallFormation,
    lost('brokenDown', 6, track(12, 1)),
    'MORALE_TOO_LOW',
  ],
  ['N20 12.7.5 nor combine', smallFormation, lost('combined', 6, track(12, 1)), 'MORALE_TOO_LOW'],
  ['N20 16.8.1 one a turn and hex', pursuit, { ...milhaud, sentThisTurn: 1 }, 'ONE_PURSUIT_A_TURN'],
  ['N20 16.8 somebody else must hold it', pursuit, { ...milhaud, hexHeldByAnother: false }, 'LOC_NOT_HELD'],
  [
    'N20 9.0 not against a redoubt',
    matrix,
    { ...battle('Charge', 'Hold', [foot(4)], [foot(2)]), defenderIn: 'redoubt' },
    'NO_MATRIX_AGAINST_WORKS',
  ],
];

test.each(REFUSED)('%s', (_, resolver, input, code) => {
  expect(codeOf(resolver, input)).toBe(code);
});

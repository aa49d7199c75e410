import type { AnyProcedure } from '../../../engine/procedure';
import type { RuleId } from '../../../engine/step';
import { codeOf, outcomeOf, settled } from '../../../testkit/resolver-law';
import { coordinatedAction } from '../cup/coordinated-action';
import { initialAction } from '../cup/initial-action';
import { hiddenMovement } from '../hidden/hidden-movement';
import { pbemInitiative } from '../pbem/pbem-initiative';
import { demoralization } from './demoralization';
import { disruptionRemoval } from './disruption-removal';
import { leaderLoss } from './leader-loss';
import { rally } from './rally';

/** Worked out on paper from the text, before the procedures were asked. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const A = [{ id: 'A' }];
const rallied = (is: boolean, lostForGood: number) => ({ units: [{ rallied: is, lostForGood }] });
const corps = (printed: number, more: object) => ({ level: 'corps', printed, operationsRule: true, ...more });
const army = (lostBesides: number) => ({
  level: 'army',
  printed: 90,
  lostBesides,
  hqsDestroyed: 1,
  operationsRule: true,
  defenceFailures: 1,
});
const sides = (first: object, second: object, more: object = {}) => ({ first, second, ...more });
const led = (rating: number, more: object = {}) => ({ commander: { rating }, ...more });
const pirch = { id: 'Pirch', arm: 'infantry', nation: 'prussian', frontStrength: 6 };

const CASES: readonly Case[] = [
  ['NLC 13 demoralized at 4', rally, { units: A, demoralized: true }, [['NLC 13', 4]], rallied(true, 0)],
  ['NLC 13 an army demoralized at 5', rally, { units: A, armyDemoralized: true }, [['NLC 13', 5]], rallied(false, 1)],
  [
    'Ruling 7 what helps never hurts: a 1 that counts 0',
    rally,
    { units: A, demoralized: true, other: { amount: -1, reason: 'Cantonments' } },
    [['NLC 13', 1]],
    rallied(true, 0),
  ],
  [
    'Ruling 7 exhausted, a 6 that counts 7',
    rally,
    { units: A, exhausted: true, other: { amount: 1, reason: 'Cantonments' } },
    [['NLC 13', 6]],
    rallied(true, 0),
  ],
  ['Ruling 97 exhausted at 4', rally, { units: A, exhausted: true }, [['NLC 13', 4]], rallied(false, 1)],
  [
    'NLC 13 a pair at 6',
    rally,
    { units: [{ id: 'A', kind: 'oneStepPair' }], demoralized: true },
    [['NLC 13', 6]],
    rallied(false, 2),
  ],
  [
    'NLC 6.2 a huge unit on the map',
    rally,
    { units: [{ id: 'A', kind: 'hugeOnMap' }], fatigued: true },
    [['NLC 13', 3]],
    rallied(true, 0),
  ],
  ['NLC 5.3 one in woods', rally, { units: A, leaderInWoods: true }, [], rallied(true, 0)],

  ['NLC 11.2 a 10', leaderLoss, { hits: 3 }, [['NLC 11.2', 4, 6]], { kind: 'unharmed' }],
  ['NLC 11.2 an 11', leaderLoss, { hits: 1 }, [['NLC 11.2', 5, 6]], { kind: 'lost', replacement: { rating: 1 } }],
  [
    'NLC 11.1 displaced without a hit',
    leaderLoss,
    { cause: 'displaced', hits: 0 },
    [['NLC 11.2', 6, 6]],
    { kind: 'lost' },
  ],

  [
    'NLC 20.9 two Attacks and a failure: 20 + 2',
    demoralization,
    corps(20, { lostBesides: 21, events: { attacksComplied: 2, failures: 1 } }),
    [],
    { limit: 22, toGo: 1, demoralized: false },
  ],
  [
    'NLC 20.6 and two broken neighbours: 22 − 4',
    demoralization,
    corps(20, {
      lostBesides: 21,
      events: { attacksComplied: 2, failures: 1 },
      proximityRule: true,
      demoralizedNear: [{ kind: 'corps' }, { kind: 'corps' }],
    }),
    [],
    { limit: 18, demoralized: true, movement: -1 },
  ],
  ['Ruling 24 14 less 1.4 is 13', demoralization, corps(14, { events: { failures: 1 } }), [], { limit: 13 }],
  ['Ruling 24 25 less 2½ is 23', demoralization, corps(25, { events: { retreatsReceived: 1 } }), [], { limit: 23 }],
  [
    'Ruling 24 a third of 3.6 is 1',
    demoralization,
    corps(18, { divisions: [{ attacksComplied: 2, divisionsOfCorps: 3 }] }),
    [],
    { limit: 19 },
  ],
  [
    'Ruling 90 90 − 5 − 9 is 76, four fifths 60.8: 60',
    demoralization,
    army(60),
    [],
    { limit: 76, generalRetreat: false },
  ],
  ['Ruling 90 and 61', demoralization, army(61), [], { generalRetreat: true, demoralized: false }],
  [
    'NLC 20.6 a third of 10 is passed with 4',
    demoralization,
    { level: 'division', strength: 10, lostBesides: 3, proximityRule: true },
    [],
    { limit: 4, demoralized: false },
  ],

  [
    'NLC 19.2 4 and shelter: 5',
    disruptionRemoval,
    { unit: pirch, shelteringTerrain: true },
    [['NLC 19.2', 5]],
    { kind: 'removed' },
  ],
  [
    'NLC 19.2 the enemy next to it: 4',
    disruptionRemoval,
    { unit: pirch, shelteringTerrain: true, undisruptedEnemyAdjacent: true },
    [['NLC 19.2', 5]],
    { kind: 'stays' },
  ],
  [
    'NLC 20.10 morale 3 missed by 3',
    disruptionRemoval,
    { unit: { ...pirch, inReserve: true }, rout: true },
    [['NLC 19.2', 6]],
    { kind: 'routed' },
  ],

  ['NLC 20.1.2 first turn', hiddenMovement, { turnOfHiding: 1 }, [['NLC 20.1.2', 6]], { kind: 'hidden' }],
  [
    'NLC 20.1.2 second turn, a 5 against Austrians',
    hiddenMovement,
    { turnOfHiding: 2, nearestEnemyHq: 'austrian' },
    [['NLC 20.1.2', 5]],
    { kind: 'hidden' },
  ],
  [
    'NLC 20.1.6 third turn, a 4: three turns of 4 less one jam',
    hiddenMovement,
    { turnOfHiding: 3, collected: 3, jams: 1 },
    [['NLC 20.1.2', 4]],
    { kind: 'revealed', mp: 10 },
  ],
  [
    'NLC 20.1.3 superseded in its first turn',
    hiddenMovement,
    { turnOfHiding: 1, superseded: true, collected: 2, allCavalry: true, jams: 1 },
    [['NLC 20.1.2', 4]],
    { kind: 'revealed', mp: 9 },
  ],

  ['NLC 4.1 a 5 at 3', coordinatedAction, { commander: { rating: 5 } }, [['NLC 4.1', 3]], { won: true }],
  [
    'NLC 11.4 a 5 without his HQ at 3',
    coordinatedAction,
    { commander: { rating: 5, hqLost: true } },
    [['NLC 4.1', 3]],
    { won: false },
  ],
  ['NLC 4.1 a 2 never', coordinatedAction, { commander: { rating: 2 } }, [['NLC 4.1', 1]], { won: false }],
  [
    'NLC 4.2 7 against 4',
    initialAction,
    sides(led(3), led(3)),
    [
      ['NLC 4.2', 4],
      ['NLC 4.2', 1],
    ],
    { winner: 'first' },
  ],
  [
    'NLC 4.2 6 against 4',
    initialAction,
    sides(led(3), led(3)),
    [
      ['NLC 4.2', 3],
      ['NLC 4.2', 1],
    ],
    { winner: null },
  ],
  [
    'NLC 20.11 twice as many, in two combats: 8 against 5',
    initialAction,
    sides(led(3, { retreats: { units: 1, combats: 1 } }), led(3, { retreats: { units: 2, combats: 2 } }), {
      takingTheInitiative: true,
    }),
    [
      ['NLC 4.2', 3],
      ['NLC 4.2', 2],
    ],
    { winner: 'first' },
  ],
  [
    'NLC 20.11 out of one combat: 7 against 5',
    initialAction,
    sides(led(3, { retreats: { units: 1, combats: 1 } }), led(3, { retreats: { units: 2, combats: 1 } }), {
      takingTheInitiative: true,
    }),
    [
      ['NLC 4.2', 3],
      ['NLC 4.2', 2],
    ],
    { winner: null },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

test('Ruling 99 4 + 1 + 2 against 3 + 3 + 2: the second side chooses', () => {
  const input = { first: { rating: 4, combatsWon: 1 }, second: { rating: 3, combatsWon: 3 } };
  const dice = [['Ruling 99', 2] as const, ['Ruling 99', 2] as const];
  expect(settled(pbemInitiative, input, dice)).toMatchObject({
    kind: 'needsChoice',
    request: { by: 'second' },
  });
});

test('NLC 5.3 in woods a leader rallies one unit a turn', () => {
  expect(codeOf(rally, { units: [{ id: 'A' }, { id: 'B' }], leaderInWoods: true })).toBe('ONE_RALLY_IN_WOODS');
  expect(codeOf(rally, { units: A, leaderInWoods: true, attemptsBefore: 1 })).toBe('ONE_RALLY_IN_WOODS');
});

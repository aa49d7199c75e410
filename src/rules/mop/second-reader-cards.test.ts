import type { AnyProcedure } from '../../engine/procedure';
import type { RuleId } from '../../engine/step';
import { codeOf, outcomeOf } from '../../testkit/resolver-law';
import { cardPlay } from './cards/card-play';
import { randomEvent } from './cards/random-event';
import { mopVictory } from './ending/victory';
import { weatherNow } from './weather/weather';

/** Worked out on paper from the text, before the procedures were asked. */
type Case = readonly [string, AnyProcedure, object, readonly (readonly [RuleId, ...number[]])[], object];

const CARD = 'MOP 37.12.3';
const without = (side: string, card: number, removed: string) => ({ removals: [{ side, card, removed }] });
const vp = (first: number, second: number) => ({ points: { first, second } });

const CASES: readonly Case[] = [
  [
    'MOP 37.12.3 A 14',
    randomEvent,
    {},
    [
      [CARD, 3],
      [CARD, 1, 4],
      [CARD, 2],
    ],
    { card: 9, side: 'second', inverted: false },
  ],
  [
    'MOP 37.12.3 A 41',
    randomEvent,
    {},
    [
      [CARD, 1],
      [CARD, 4, 1],
      [CARD, 3],
    ],
    { card: 27, side: 'first', inverted: true },
  ],
  [
    'MOP 37.12.3 B 33',
    randomEvent,
    {},
    [
      [CARD, 4],
      [CARD, 3, 3],
      [CARD, 1],
    ],
    { card: 24, event: 'The Last Push' },
  ],
  [
    'MOP 37.12.3 B 46',
    randomEvent,
    {},
    [
      [CARD, 6],
      [CARD, 4, 6],
    ],
    { kind: 'none' },
  ],
  [
    'Ruling 59 one of two gone, by B',
    randomEvent,
    without('first', 13, 'oneOfTwo'),
    [
      [CARD, 5],
      [CARD, 2, 1],
      [CARD, 1],
    ],
    { kind: 'none' },
  ],
  [
    'Ruling 59 but not for the other side',
    randomEvent,
    without('first', 13, 'oneOfTwo'),
    [
      [CARD, 5],
      [CARD, 2, 1],
      [CARD, 2],
    ],
    { card: 13, side: 'second' },
  ],
  [
    'Ruling 59 two of four gone, B 15',
    randomEvent,
    without('first', 12, 'twoOfFour'),
    [
      [CARD, 5],
      [CARD, 1, 5],
      [CARD, 1],
    ],
    { kind: 'none' },
  ],
  [
    'Ruling 59 two of four gone, B 16',
    randomEvent,
    without('first', 12, 'twoOfFour'),
    [
      [CARD, 5],
      [CARD, 1, 6],
      [CARD, 1],
    ],
    { card: 12 },
  ],

  ['MOP 37.12.3 a 4', cardPlay, { card: 8, victoryPoints: -2 }, [[CARD, 4]], { kind: 'discarded' }],
  [
    'MOP 37.12.3 bonus card 27 is the other’s, who gains',
    cardPlay,
    { card: 27, from: 'bonus', victoryPoints: -3 },
    [],
    { side: 'second', victory: { side: 'second', points: 3 } },
  ],
  [
    'MOP 37.12.3 bonus cards come before the first turn, be it a night',
    cardPlay,
    { card: 25, from: 'bonus', turn: 'night' },
    [],
    { kind: 'played' },
  ],

  [
    'MOP 37.4 Mud in the Night PM: half of half',
    weatherNow,
    { weather: 'Mud', turn: 'nightPM' },
    [],
    { artilleryInAssaultPercent: 25, charge: null },
  ],
  [
    'MOP 37.1 the Night PM turn is a day for charges',
    weatherNow,
    { weather: 'Snow', turn: 'nightPM' },
    [],
    { charge: { percent: 75 }, bombardment: null },
  ],
  [
    'NLC 16 nobody charges at night, for nobody enters a ZOC',
    weatherNow,
    { weather: 'Fair', turn: 'night' },
    [],
    { charge: null },
  ],
  [
    'MOP 37.4 Snowstorm',
    weatherNow,
    { weather: 'Snowstorm' },
    [],
    { infantryPercent: 75, artilleryInAssaultPercent: 100, trainAndArtilleryCost: 2 },
  ],

  [
    'MOP 37.13 3 + 8 + 2 − 3 against 4',
    mopVictory,
    {
      first: { losses: 41, corps: 7, corpsDemoralized: 1, cardPoints: -3 },
      second: { losses: 58, corps: 8, corpsDemoralized: 2, baggageTrainsLost: 1 },
    },
    [],
    { kind: 'victory', winner: 'first', ...vp(10, 4) },
  ],
  [
    'Ruling 40 20 against 18',
    mopVictory,
    { first: { scenarioPoints: 20 }, second: { scenarioPoints: 18 } },
    [],
    { kind: 'draw' },
  ],
  [
    'Ruling 40 20 against 17',
    mopVictory,
    { first: { scenarioPoints: 20 }, second: { scenarioPoints: 17 } },
    [],
    { winner: 'first' },
  ],
  ['Ruling 40 0 against −1', mopVictory, { second: { scenarioPoints: -1 } }, [], { winner: 'first' }],
  [
    'Ruling 55 4 and, of twelve units, 1',
    mopVictory,
    {
      first: { losses: 10, playedGeneralRetreat: true, exitedBaggageTrain: true, exitedUnits: 12 },
      second: { losses: 17 },
    },
    [],
    vp(6, 0),
  ],
  [
    'Ruling 44 2½ is 3 gained, 1½ is 2 paid',
    mopVictory,
    { first: { canceledReinforcements: [10] }, second: { alternateReinforcements: [6] } },
    [],
    vp(3, -2),
  ],
  [
    'MOP 37.13 Napoleon taken',
    mopVictory,
    { first: { scenarioPoints: 99 }, napoleonCaptured: true },
    [],
    { winner: 'second', by: 'napoleon' },
  ],
  [
    'MOP 37.13 all corps broken',
    mopVictory,
    { first: { corps: 5, corpsDemoralized: 5, scenarioPoints: 99 } },
    [],
    { winner: 'second', by: 'demoralization' },
  ],
];

test.each(CASES)('%s', (_, resolver, input, dice, outcome) => {
  expect(outcomeOf(resolver, input, dice)).toMatchObject(outcome);
});

test('MOP 37.12.3 by night no card is drawn', () => {
  expect(codeOf(cardPlay, { card: 25, turn: 'night' })).toBe('NO_CARDS_AT_NIGHT');
});

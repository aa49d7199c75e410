import {
  WEATHERS,
  arrivalOn,
  belligerentOn,
  mopTerrainReduction,
  randomEventOn,
  randomTableOn,
  weatherEffects,
} from './lookups';
import { ARRIVAL } from './arrival';
import { BELLIGERENT } from './belligerent';
import { RANDOM_TABLE } from './random-table';
import { WEATHER } from './weather';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The row of a printed die, `3-4` or `1,3,5`. */
const rowFor = (
  { rows }: Readonly<{ rows: readonly Readonly<{ key: string; cells: readonly string[] }>[] }>,
  die: number,
) => {
  const holds = (key: string): boolean => {
    const [from = 0, to = from] = key.split('-').map(Number);
    return key.includes(',') ? key.split(',').map(Number).includes(die) : from <= die && die <= to;
  };
  return rows.filter(({ key }) => holds(key)).map(({ cells }) => cells[0]);
};

test('MOP 37.3: the MOP chart, with a crest and a slope left to the line of sight under bombardment', () => {
  expect(mopTerrainReduction('Bridge', 'assault')).toBe(50);
  expect(mopTerrainReduction('Bridge', 'charge')).toBeNull();
  expect(mopTerrainReduction('Slope', 'charge')).toBe(50);
  expect(mopTerrainReduction('Marsh', 'charge')).toBe(75);
  expect(mopTerrainReduction('Chateau', 'bombardment')).toBeNull();
  expect([mopTerrainReduction('Crest', 'bombardment'), mopTerrainReduction('Slope', 'bombardment')]).toEqual([0, 0]);
});

const UNTOUCHED = {
  adjacentSightOnly: false,
  bombardment: { percent: 0, maxRange: null },
  artilleryInAssaultPercent: 0,
  infantryPercent: 0,
  infantrySparedAgainstInfantry: false,
  cavalryAgainstInfantryPercent: 0,
  charge: { percent: 0 },
  trainAndArtilleryCost: 1,
  pontoons: true,
  improvedPositions: true,
};
const SHORT = { adjacentSightOnly: true, bombardment: { percent: -25, maxRange: 1 } };
const FROZEN = { pontoons: false, improvedPositions: false };

test.each([
  ['Fair', {}],
  ['Cloudy', {}],
  ['Mud', { bombardment: false, artilleryInAssaultPercent: -50, charge: false, trainAndArtilleryCost: 2 }],
  ['Rain', { ...SHORT, infantryPercent: -50, infantrySparedAgainstInfantry: true, cavalryAgainstInfantryPercent: 100 }],
  ['Fog', SHORT],
  ['Frost', FROZEN],
  ['Snow', { ...SHORT, ...FROZEN, charge: { percent: -25 } }],
  [
    'Snowstorm',
    {
      ...FROZEN,
      adjacentSightOnly: true,
      bombardment: false,
      infantryPercent: -25,
      charge: { percent: -25 },
      trainAndArtilleryCost: 2,
    },
  ],
] as const)('MOP 37.4: %s', (weather, effects) => {
  expect(weatherEffects(weather)).toEqual({ ...UNTOUCHED, ...effects });
});

test('MOP 37.4: the weathers are those of the table', () => {
  expect(WEATHERS).toEqual(WEATHER.rows.map(({ key }) => key));
});

test('MOP 37.12.2 (Appendix II): each die is in the table once, and stands for the turns printed', () => {
  const printed = { '2 turns early': -2, '1 turn early': -1, 'on schedule': 0, '1 turn late': 1, '2 turns late': 2 };
  const turns: Readonly<Record<string, number>> = printed;
  for (const die of DICE) expect(rowFor(ARRIVAL, die).map((cell) => turns[cell ?? ''])).toEqual([arrivalOn(die)]);
  expect([arrivalOn(0), arrivalOn(7)]).toEqual([-2, 2]);
});

test('MOP 37.12.3 (Appendix III j): the table and the belligerent of each die are those printed', () => {
  for (const die of DICE) {
    expect(rowFor(RANDOM_TABLE, die)).toEqual([`Random Events Table ${randomTableOn(die)}`]);
    expect(rowFor(BELLIGERENT, die)).toEqual([belligerentOn(die)]);
  }
});

test('MOP 37.12.3 (Appendix III j): events by their card; card 27 befalls the own side; from 46 on nothing happens', () => {
  expect(randomEventOn('A', 1, 4)).toEqual({ event: 'General Retreat', card: 9, inverted: false });
  expect(randomEventOn('B', 1, 4)).toEqual({ event: 'Spies Bring News From Enemy Camp', card: 10, inverted: false });
  expect(randomEventOn('A', 4, 1)).toEqual({ event: 'Delay-March Confusion', card: 27, inverted: true });
  for (const named of ['A', 'B'] as const)
    for (const tens of DICE)
      for (const ones of DICE)
        expect([named, tens, ones, randomEventOn(named, tens, ones) === null]).toEqual([
          named,
          tens,
          ones,
          tens * 10 + ones >= 46,
        ]);
});

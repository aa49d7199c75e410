import { keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { weatherNow } from './weather';

const FAIR = {
  adjacentSightOnly: false,
  bombardment: { percent: 100, maxRange: null },
  artilleryInAssaultPercent: 100,
  infantryPercent: 100,
  cavalryPercent: 100,
  charge: { percent: 100 },
  trainAndArtilleryCost: 1,
  pontoons: true,
  improvedPositions: true,
};
const close = { adjacentSightOnly: true, bombardment: { percent: 75, maxRange: 1 } };
const frozen = { pontoons: false, improvedPositions: false };

test.each([
  ['Fair', {}],
  ['Cloudy', {}],
  ['Mud', { bombardment: null, artilleryInAssaultPercent: 50, charge: null, trainAndArtilleryCost: 2 }],
  ['Rain', { ...close, infantryPercent: 50 }],
  ['Fog', close],
  ['Frost', frozen],
  ['Snow', { ...close, ...frozen, charge: { percent: 75 } }],
  [
    'Snowstorm',
    {
      ...frozen,
      adjacentSightOnly: true,
      bombardment: null,
      infantryPercent: 75,
      charge: { percent: 75 },
      trainAndArtilleryCost: 2,
    },
  ],
])('MOP 37.4 %s', (weather, differs) => {
  expect(outcomeOf(weatherNow, { weather })).toEqual({ ...FAIR, ...differs });
});

test('Ruling 52 in rain infantry is spared and cavalry doubled if any enemy is infantry', () => {
  expect(outcomeOf(weatherNow, { weather: 'Rain', enemyInfantry: true })).toEqual({
    ...FAIR,
    ...close,
    cavalryPercent: 200,
    charge: { percent: 200 },
  });
});

test('Ruling 52 enemy infantry changes nothing in other weather', () => {
  for (const weather of ['Fair', 'Mud', 'Snow', 'Snowstorm'])
    expect(outcomeOf(weatherNow, { weather, enemyInfantry: true })).toEqual(outcomeOf(weatherNow, { weather }));
});

test('MOP 37.1 Night PM: adjacent sight, no bombardment, artillery half in assault', () => {
  expect(outcomeOf(weatherNow, { weather: 'Fair', turn: 'nightPM' })).toEqual({
    ...FAIR,
    adjacentSightOnly: true,
    bombardment: null,
    artilleryInAssaultPercent: 50,
  });
  expect(outcomeOf(weatherNow, { weather: 'Mud', turn: 'nightPM' })).toMatchObject({
    artilleryInAssaultPercent: 25,
  });
});

test('MOP 37.3.3, NLC 16 at night nobody bombards, charges or digs', () => {
  expect(outcomeOf(weatherNow, { weather: 'Fair', turn: 'night' })).toEqual({
    ...FAIR,
    adjacentSightOnly: true,
    bombardment: null,
    charge: null,
    improvedPositions: false,
  });
});

test('MOP 37.4 only what is not as usual is told', () => {
  expect(keysOf(weatherNow, { weather: 'Cloudy' })).toEqual(['mopWeather']);
  expect(keysOf(weatherNow, { weather: 'Mud' })).toEqual([
    'mopWeather',
    'mopNoBombardment',
    'mopAssaultArtillery',
    'mopNoCharge',
    'mopDoubleCost',
  ]);
});

import { keysOf, outcomeOf, when } from '../command/testing/resolving';
import { disruptionRemoval } from './disruption-removal';

const UNIT = { id: 'Pirch', arm: 'infantry', nation: 'prussian', frontStrength: 6 };
const at = (die: number, more: object = {}, unit: object = UNIT): unknown =>
  outcomeOf(disruptionRemoval, { unit, ...more }, [['NLC 19.2', die]]);
const REMOVED = { kind: 'removed' };
const STAYS = { kind: 'stays' };

test.each([
  ['a die up to the morale takes it off', 4, {}, REMOVED],
  ['one above does not', 5, {}, STAYS],
  ['+1 in terrain that reduces attackers', 5, { shelteringTerrain: true }, REMOVED],
  ['−1 next to an undisrupted enemy', 4, { undisruptedEnemyAdjacent: true }, STAYS],
  ['both', 4, { shelteringTerrain: true, undisruptedEnemyAdjacent: true }, REMOVED],
])('NLC 19.2 %s', (_, die, more, outcome) => {
  expect(at(die, more)).toEqual(outcome);
});

test('NLC 19.2 the unit’s own morale counts: a step lost, in Reserve', () => {
  expect(at(3, {}, { ...UNIT, stepsLost: 1 })).toEqual(REMOVED);
  expect(at(3, {}, { ...UNIT, stepsLost: 1, inReserve: true })).toEqual(STAYS);
});

test('Ruling 20 the sum is kept within 1 to 5 only at the end', () => {
  const shaken = { ...UNIT, stepsLost: 1, exhausted: true, inReserve: true };
  expect(at(1, { shelteringTerrain: true }, shaken)).toEqual(REMOVED);
  expect(at(2, { shelteringTerrain: true }, shaken)).toEqual(STAYS);
});

test('NLC 6.3 without 19.2 the marker goes by itself', () => {
  expect(outcomeOf(disruptionRemoval, { unit: UNIT, byCheck: false })).toEqual(REMOVED);
});

test('NLC 20.10 if played, missing by 3 routs', () => {
  const weak = { ...UNIT, stepsLost: 1 };
  expect(at(6, { rout: true }, weak)).toEqual({ kind: 'routed' });
  expect(at(5, { rout: true }, weak)).toEqual(STAYS);
  expect(at(6, {}, weak)).toEqual(STAYS);
});

test('MOP 37.5 morale needs an initiative', () => {
  expect(when(disruptionRemoval, { unit: UNIT, game: 'mop' })).toMatchObject({
    refusal: { code: 'INITIATIVE_NEEDED', rule: 'MOP 37.5' },
  });
  expect(at(3, { game: 'mop' }, { ...UNIT, initiative: 2 })).toEqual(REMOVED);
});

test('Ruling 7 another modifier, and every line of the sum', () => {
  const more = { other: { amount: -1, reason: 'Hunger' }, shelteringTerrain: true };
  expect(keysOf(disruptionRemoval, { unit: UNIT, ...more }, [['NLC 19.2', 4]])).toEqual([
    'moraleUsual',
    'moraleShelter',
    'moraleOther',
    'moraleTotal',
    'moraleHeld',
    'disruptionRemoved',
  ]);
});

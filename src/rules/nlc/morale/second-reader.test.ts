import { chancesOf, outcomeOf } from '../command/testing/resolving';
import { pbemInitiative } from '../pbem/pbem-initiative';
import { demoralization } from '../recovery/demoralization';
import { disruptionRemoval } from '../recovery/disruption-removal';
import { leaderLoss } from '../recovery/leader-loss';
import { rally } from '../recovery/rally';
import { moraleCheck, morale } from './procedures';

/** Morale and what comes of losses, worked out by a second reader by hand from the text. */
const foot = (more: object = {}) => ({ id: 'U', arm: 'infantry', frontStrength: 5, ...more });
const horse = (more: object = {}) => foot({ arm: 'cavalry', ...more });
const gun = (more: object = {}) => foot({ arm: 'footArtillery', ...more });

type Sum = readonly [title: string, unit: object, circumstances: object, morale: number];
const SUMS: readonly Sum[] = [
  [
    'NLC 2.2 Landwehr of 3: 3; less a step, with its leader 3 again',
    foot({ nation: 'prussian', frontStrength: 3, stepsLost: 1, withLeader: true }),
    {},
    3,
  ],
  ['NLC 2.2 Prussian infantry of 4: 4', foot({ nation: 'prussian', frontStrength: 4 }), {}, 4],
  [
    'NLC 2.2 the front counts: 6 turned over is no Landwehr, 4 − 1',
    foot({ nation: 'prussian', frontStrength: 6, stepsLost: 1 }),
    {},
    3,
  ],
  ['NLC 2.2 Prussian cavalry of 2: 4', horse({ nation: 'prussian', frontStrength: 2 }), {}, 4],
  ['NLC 2.2 Old Guard infantry, 7-4: 5', foot({ nation: 'french', guard: 'old', frontStrength: 7 }), {}, 5],
  ['NLC 2.2 the Guard’s horse is no 7-4: 4', horse({ nation: 'french', guard: 'old', frontStrength: 6 }), {}, 4],
  ['NLC 2.2 nor are its guns: 4', gun({ nation: 'french', guard: 'old' }), {}, 4],
  ['NLC 2.2 British infantry attacking: 4', foot({ nation: 'british' }), {}, 4],
  ['NLC 2.2 British cavalry attacking: 5', horse({ nation: 'british' }), {}, 5],
  ['NLC 2.2 Dutch guns: 3', gun({ nation: 'dutch' }), {}, 3],
  ['NLC 2.3 King’s German cavalry with a step lost: 4', horse({ nation: 'kgl', stepsLost: 1 }), {}, 4],
  ['NLC 2.3 Russian infantry with a step lost: 4', foot({ nation: 'russian', stepsLost: 1 }), {}, 4],
  ['NLC 2.3 Russian cavalry with a step lost: 3', horse({ nation: 'russian', stepsLost: 1 }), {}, 3],
  [
    'NLC 2.3 Dutch, a step, demoralized, in woods: 3 − 1 − 1 − 2 and so 1',
    foot({ nation: 'dutch', stepsLost: 1, demoralized: true }),
    { inWoods: true },
    1,
  ],
  [
    'NLC 2.3 Old Guard with its leader under artillery: 5 + 1 − 1',
    foot({ nation: 'french', guard: 'old', withLeader: true }),
    { underArtillery: true },
    5,
  ],
  ['NLC 2.3 two steps of a huge unit are one −1', foot({ frontStrength: 9, stepsLost: 2 }), {}, 3],
  ['NLC 20.8 exhausted and demoralized: −2 and no more', foot({ exhausted: true, demoralized: true }), {}, 2],
  ['NLC 20.8 fatigued and demoralized: −1', foot({ fatigued: true, demoralized: true }), {}, 3],
  ['NLC 12.2 Reserve besides: 2', foot({ inReserve: true, demoralized: true }), {}, 2],
  ['NLC 2.2 TLNB, initiative 5: 6, less a step 5', foot({ initiative: 5, stepsLost: 1 }), {}, 5],
];

test.each(SUMS)('%s', (_, unit, circumstances, expected) => {
  expect(outcomeOf(morale, { unit, ...circumstances })).toEqual({ morale: expected });
});

describe('NLC 2.4 checks, by hand', () => {
  const check = (units: readonly object[], die: number, more: object = {}) =>
    outcomeOf(moraleCheck, { members: units.map((unit) => ({ unit })), ...more }, [['NLC 2.4', die]]);

  test('NLC 2.4 Dutch infantry speaks for British cavalry: 3, though the cavalry has 5', () => {
    const units = [foot({ nation: 'dutch' }), horse({ id: 'V', nation: 'british' })];
    expect([check(units, 3), check(units, 4)]).toMatchObject([{ passed: true }, { passed: false }]);
  });

  test('NLC 2.4 without infantry the cavalry, not the guns', () => {
    const units = [horse({ nation: 'dutch' }), gun({ id: 'G' })];
    expect([check(units, 3), check(units, 4)]).toMatchObject([{ passed: true }, { passed: false }]);
  });

  test('NLC 20.10 Dutch who lost a step have 2: a 5 misses by 3 and a 4 does not', () => {
    const weak = [foot({ nation: 'dutch', stepsLost: 1 })];
    expect([check(weak, 5, { rout: true }), check(weak, 4, { rout: true })]).toMatchObject([
      { passed: false, routed: ['U'] },
      { passed: false, routed: [] },
    ]);
  });

  test('NLC 19.1 one die of 4: the fresh keep order, the damaged do not', () => {
    expect(check([foot(), foot({ id: 'V', stepsLost: 1 })], 4, { eachAlone: true })).toMatchObject({ failed: ['V'] });
  });
});

test.each([
  [
    'in a town next to an undisrupted enemy: 4 + 1 − 1',
    { shelteringTerrain: true, undisruptedEnemyAdjacent: true },
    '2/3',
  ],
  ['in the open next to one: 3', { undisruptedEnemyAdjacent: true }, '1/2'],
  ['in a town and alone: 5', { shelteringTerrain: true }, '5/6'],
])('NLC 19.2 a marker goes, %s', (_, more, chance) => {
  const chances = chancesOf(disruptionRemoval, { unit: foot(), ...more });
  expect(chances['{"kind":"removed"}']).toBe(chance);
});

test('NLC 11.2 a leader is lost on 11 and 12: 3 in 36', () => {
  expect(chancesOf(leaderLoss, { hits: 1 })['{"kind":"unharmed"}']).toBe('11/12');
  expect(outcomeOf(leaderLoss, { hits: 0 })).toEqual({ kind: 'noRoll' });
  expect(outcomeOf(leaderLoss, { cause: 'displaced', hits: 0 }, [['NLC 11.2', 4, 6]])).toEqual({
    kind: 'unharmed',
  });
});

describe('NLC 15 limits, by hand', () => {
  const counted = (input: object) => outcomeOf(demoralization, input);
  const corps = { level: 'corps', printed: 15, operationsRule: true };
  const events = { attacksComplied: 0, retreatsReceived: 0, failures: 0, attacksRepelled: 0 };

  test('NLC 15 9 and 6 lost of 15: demoralized; a unit turned over counts nothing', () => {
    const units = (last: string) => [
      { id: 'a', frontStrength: 9, state: 'eliminated' },
      { id: 'b', frontStrength: 6, state: last },
    ];
    expect(counted({ ...corps, units: units('permanentlyLost') })).toMatchObject({ demoralized: true, lost: 15 });
    expect(counted({ ...corps, units: units('reduced') })).toMatchObject({ demoralized: false, lost: 9, toGo: 6 });
  });

  test('NLC 20.9 an Attack complied with and two failures: −10 % of 15, −1.5 and so 14 (13.5 half up)', () => {
    expect(counted({ ...corps, events: { ...events, attacksComplied: 1, failures: 2 } })).toMatchObject({ limit: 14 });
  });

  test('NLC 20.6 2 printed and a demoralized corps near: the limit stops at 1, and no loss is no demoralization', () => {
    const near = { demoralizedNear: [{ kind: 'corps' }], proximityRule: true };
    expect(counted({ ...corps, printed: 2, ...near })).toMatchObject({ limit: 1, demoralized: false });
    expect(counted({ ...corps, printed: 2, ...near, lostBesides: 1 })).toMatchObject({ demoralized: true });
  });

  test('NLC 20.6 a division of 12 on its own goes with the fifth point, not with the fourth', () => {
    const division = { level: 'division', strength: 12, proximityRule: true };
    expect(counted({ ...division, lostBesides: 4 })).toMatchObject({ demoralized: false });
    expect(counted({ ...division, lostBesides: 5 })).toMatchObject({ demoralized: true });
  });

  test('NLC 11.4 7.4 an army of 60 that lost its HQ and its Guard: 45, and 36 are four fifths of it', () => {
    const army = { level: 'army', printed: 60, hqsDestroyed: 1, guardThrownBack: true };
    expect(counted({ ...army, lostBesides: 36 })).toMatchObject({
      limit: 45,
      demoralized: false,
      generalRetreat: true,
    });
    expect(counted({ ...army, lostBesides: 35 })).toMatchObject({ generalRetreat: false });
  });
});

test('NLC 6.2 13 a huge unit in its third state whose rally fails is out for good, as any other', () => {
  const units = [{ id: 'Huge', kind: 'hugeOnMap' }];
  const at = (die: number) => outcomeOf(rally, { units, demoralized: true }, [['NLC 13', die]]);
  expect(at(4)).toEqual({ units: [{ unit: 'Huge', rallied: true, lostForGood: 0 }] });
  expect(at(5)).toEqual({ units: [{ unit: 'Huge', rallied: false, lostForGood: 1 }] });
});

test('Ruling 99 three ties and it is rolled anew: 1 in 216 between equals', () => {
  const even = { first: { rating: 3 }, second: { rating: 3 } };
  expect(chancesOf(pbemInitiative, even)['{"kind":"tied"}']).toBe('1/216');
});

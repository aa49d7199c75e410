import { groupMorale, moraleOf } from './morale';
import { NO_CIRCUMSTANCES } from './unit';
import type { MoraleCircumstances, MoraleUnit } from './unit';
import { keyOf } from '../../../wording/lines';

const PLAIN: MoraleUnit = {
  id: 'Unit',
  arm: 'infantry',
  nation: 'french',
  guard: 'none',
  frontStrength: 5,
  stepsLost: 0,
  initiative: null,
  specialMorale: null,
  withLeader: false,
  inReserve: false,
  demoralized: false,
  armyDemoralized: false,
  fatigued: false,
  exhausted: false,
  outOfSupply: false,
};
const MOP = { game: 'mop' } as const;

const morale = (unit: Partial<MoraleUnit> = {}, circumstances: Partial<MoraleCircumstances> = {}): number =>
  moraleOf({ ...PLAIN, ...unit }, { ...NO_CIRCUMSTANCES, ...circumstances }).morale;

const keys = (unit: Partial<MoraleUnit>, circumstances: Partial<MoraleCircumstances> = {}): readonly string[] =>
  moraleOf({ ...PLAIN, ...unit }, { ...NO_CIRCUMSTANCES, ...circumstances })
    .working.slice(1, -1)
    .map(keyOf);

type Row = readonly [title: string, expected: number, Partial<MoraleUnit>, Partial<MoraleCircumstances>?];

const HOLDS: readonly Row[] = [
  ['NLC 2.2 the usual morale is 4', 4, {}],
  ['NLC 2.2 artillery has the same', 4, { arm: 'footArtillery' }],
  ['NLC 2.2 cavalry has the same', 4, { arm: 'cavalry' }],
  ['NLC 2.2 Dutch units have 3', 3, { nation: 'dutch', arm: 'cavalry' }],
  ['NLC 2.2 Nassau units have 3', 3, { nation: 'nassau' }],
  ['NLC 2.2 Prussian infantry with a front of 3 has 3', 3, { nation: 'prussian', frontStrength: 3 }],
  ['NLC 2.2 Prussian infantry with a front of 4 has 4', 4, { nation: 'prussian', frontStrength: 4 }],
  ['NLC 2.2 weak Prussian cavalry has 4', 4, { nation: 'prussian', arm: 'cavalry', frontStrength: 2 }],
  ['NLC 2.2 the French Old Guard has 5', 5, { guard: 'old', frontStrength: 7 }],
  ['NLC 2.2 the Middle Guard has 4', 4, { guard: 'middle' }],
  ['NLC 2.2 British infantry has 5 on the defence', 5, { nation: 'british' }, { defending: true }],
  ['Ruling 20 British infantry has 4 when it attacks', 4, { nation: 'british' }],
  ['NLC 2.2 British cavalry has 5 in attack too', 5, { nation: 'british', arm: 'cavalry' }],
  ['NLC 2.2 the Legion is not British in this', 4, { nation: 'kgl' }, { defending: true }],
  ['NLC 2.2 with a printed initiative it is that and 1', 3, { initiative: 2 }],
  ['MOP 37.5 initiative and 1', 4, { initiative: 3 }, MOP],
  ['MOP 37.5 a special morale goes first', 2, { initiative: 3, specialMorale: 2 }, MOP],
  [
    'MOP 37.5 Russian infantry adds 1 on the defence',
    4,
    { nation: 'russian', initiative: 2 },
    { ...MOP, defending: true },
  ],
  ['MOP 37.5 and not in attack', 3, { nation: 'russian', initiative: 2 }, MOP],
  [
    'MOP 37.5 nor does Russian cavalry',
    3,
    { nation: 'russian', arm: 'cavalry', initiative: 2 },
    { ...MOP, defending: true },
  ],
  [
    'MOP 37.5 at most 5, before anything is taken off',
    4,
    { nation: 'russian', initiative: 4, demoralized: true },
    { ...MOP, defending: true },
  ],
  ['NLC 2.3 Russian infantry of NLC has no such bonus', 4, { nation: 'russian' }, { defending: true }],
  ['NLC 2.3 a lost step costs 1', 3, { stepsLost: 1 }],
  ['NLC 2.3 two lost steps cost no more', 3, { stepsLost: 2 }],
  ['NLC 2.3 not with the British', 4, { nation: 'british', stepsLost: 1 }],
  ['NLC 2.3 nor with the Legion, of any arm', 4, { nation: 'kgl', arm: 'cavalry', stepsLost: 1 }],
  ['NLC 2.3 nor with Russian infantry', 4, { nation: 'russian', stepsLost: 1 }],
  ['Ruling 20 but with Russian cavalry', 3, { nation: 'russian', arm: 'cavalry', stepsLost: 1 }],
  ['NLC 2.3 a demoralized formation: 1 less', 3, { demoralized: true }],
  ['NLC 20.8 demoralized and fatigued: 1 less, not 2', 3, { demoralized: true, fatigued: true }],
  [
    'MOP 37.7 demoralized and out of supply: 1 less, not 2',
    3,
    { initiative: 3, demoralized: true, outOfSupply: true },
    MOP,
  ],
  ['MOP 37.7 out of supply alone: 1 less', 3, { initiative: 3, outOfSupply: true }, MOP],
  ['NLC 17 supply has no morale in NLC', 4, { outOfSupply: true }],
  ['NLC 20.8 an exhausted formation: 2 less', 2, { exhausted: true }],
  ['NLC 20.8 exhausted and demoralized: 2 less, not 3', 2, { exhausted: true, demoralized: true, fatigued: true }],
  ['Ruling 36 an army demoralized lowers nothing', 4, { armyDemoralized: true }],
  ['Ruling 36 unless the other reading is chosen', 3, { armyDemoralized: true }, { armyLowersMorale: true }],
  ['Ruling 36 and then only once', 3, { armyDemoralized: true, demoralized: true }, { armyLowersMorale: true }],
  ['NLC 12.2 in Reserve: 1 less', 3, { inReserve: true }],
  ['NLC 2.3 with its leader: 1 more', 5, { withLeader: true }],
  ['NLC 2.3 never above 5', 5, { guard: 'old', withLeader: true }],
  ['NLC 2.3 flanked: 2 less', 2, {}, { flanked: true }],
  ['NLC 2.3 in woods: 2 less', 2, {}, { inWoods: true }],
  ['NLC 2.3 flanked in woods: 2 less, not 4', 2, {}, { flanked: true, inWoods: true }],
  ['NLC 2.3 under artillery in an assault: 1 less', 3, {}, { underArtillery: true }],
  ['NLC 7.4 against the Guard: 1 less', 3, {}, { facingGuard: true }],
  ['NLC 7.4 the French, once the Guard was thrown back: 1 less', 3, { arm: 'cavalry' }, { frenchShaken: true }],
  ['NLC 7.4 and only the French', 4, { nation: 'prussian' }, { frenchShaken: true }],
  ['NLC 19.2 sheltered: 1 more', 4, { stepsLost: 1 }, { shelteringTerrain: true }],
  ['NLC 19.2 next to an undisrupted enemy: 1 less', 3, {}, { undisruptedEnemyAdjacent: true }],
  ['MOP 37.16 Blücher leads the reaction: 1 more', 4, { initiative: 2 }, { ...MOP, blucherReacts: true }],
  ['MOP 37.16 Blücher leads the charge: 1 less for a square', 2, { initiative: 2 }, { ...MOP, blucherCharges: true }],
  ['MOP 37.16 in NLC he does neither', 4, {}, { blucherCharges: true }],
  ['NLC 2.3 never below 1', 1, { stepsLost: 1, demoralized: true, inReserve: true }, { flanked: true }],
  ['Ruling 20 the sum first, then the limits', 5, { guard: 'old', withLeader: true, stepsLost: 1 }],
];

test.each(HOLDS.map(([title, expected, unit, circumstances]) => ({ title, expected, unit, circumstances })))(
  '$title',
  ({ expected, unit, circumstances }) => {
    expect(morale(unit, circumstances)).toBe(expected);
  },
);

test('Ruling 20 every line of the sum is told', () => {
  expect(keys({ stepsLost: 1, withLeader: true, exhausted: true }, { flanked: true, underArtillery: true })).toEqual([
    'moraleStepLost',
    'moraleLeader',
    'moraleArtillery',
    'moraleExhausted',
    'moraleFlanked',
  ]);
});

test('Ruling 7 another modifier counts before the limits, and its reason is told', () => {
  const { morale: sum, working } = moraleOf(PLAIN, NO_CIRCUMSTANCES, { amount: -2, reason: 'heavy snow' });
  expect(sum).toBe(2);
  expect(working).toContainEqual({ rule: 'Ruling 7', key: 'moraleOther', facts: { change: -2, reason: 'heavy snow' } });
});

const member = (unit: Partial<MoraleUnit>) => ({ unit: { ...PLAIN, ...unit }, circumstances: NO_CIRCUMSTANCES });

describe('NLC 2.4 whose morale counts', () => {
  test('NLC 7.3 the example: a leader with the weaker of two stacks, or with the better', () => {
    const better = { id: 'better', specialMorale: 4 };
    const weaker = { id: 'weaker', specialMorale: 3 };
    expect(groupMorale([member(better), member({ ...weaker, withLeader: true })]).morale).toBe(4);
    expect(groupMorale([member({ ...better, withLeader: true }), member(weaker)]).morale).toBe(5);
  });

  test('NLC 2.4 infantry before cavalry, though its morale be lower', () => {
    const group = groupMorale([
      member({ id: 'guns', arm: 'horseArtillery', withLeader: true }),
      member({ id: 'horse', arm: 'cavalry', withLeader: true }),
      member({ id: 'foot', stepsLost: 1 }),
    ]);
    expect([group.unit, group.morale]).toEqual(['foot', 3]);
  });

  test('NLC 2.4 cavalry before artillery', () => {
    const group = groupMorale([
      member({ id: 'guns', arm: 'footArtillery' }),
      member({ id: 'horse', arm: 'cavalry', stepsLost: 1 }),
    ]);
    expect([group.unit, group.morale]).toEqual(['horse', 3]);
  });

  test('NLC 2.4 artillery by itself, of either kind', () => {
    const group = groupMorale([
      member({ id: 'foot', arm: 'footArtillery', stepsLost: 1 }),
      member({ id: 'horse', arm: 'horseArtillery' }),
    ]);
    expect([group.unit, group.morale]).toEqual(['horse', 4]);
  });
});

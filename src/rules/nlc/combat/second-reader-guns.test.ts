import { bombarded, firedWith, foot, guns, horse, horseGuns, outcome } from './testing/muster';
import type { BombardmentInput, Counter } from './testing/muster';

/** Bombardments a second reader worked out by hand from the text, figures and all. */
const at = (more: Partial<BombardmentInput> = {}): BombardmentInput => ({
  battery: [guns('G', 8, 4)],
  target: [foot('D', 8, 4)],
  ...more,
});

const strength = (more: Partial<BombardmentInput>, ...said: readonly (readonly ['NLC 8.5', string])[]): number =>
  firedWith(bombarded(at(more), said, ['NLC 7.1', 1, 1]), 'attacker');

type Sum = readonly [title: string, input: Partial<BombardmentInput>, strength: number];
const SUMS: readonly Sum[] = [
  ['NLC 6.3 disrupted guns of 7: 7', { battery: [guns('G', 7, 3, { disrupted: true })] }, 7],
  ['NLC 7.6 a town leaves 6 a quarter: 1.5 and so 2', { battery: [guns('G', 6, 3)], hex: ['town'] }, 2],
  [
    'NLC 7.6 two batteries of 3 at a quarter: 6 are 1.5 and so 2',
    { battery: [guns('G', 3, 1), guns('H', 3, 1)], hex: ['town'] },
    2,
  ],
  ['NLC 7.6 a stream takes nothing off', { hexside: ['stream'] }, 8],
  ['NLC 7.6 woods take half of 7: 3.5 and so 4', { battery: [guns('G', 7, 3)], hex: ['woods'] }, 4],
  ['NLC 7.6 from woods into woods in NLC: half all the same', { hex: ['woods'], fromWoods: true }, 4],
  ['MOP 37.3 from woods into woods by its note: nothing off', { game: 'mop', hex: ['woods'], fromWoods: true }, 8],
  ['MOP 37.3 into woods from the open half', { game: 'mop', hex: ['woods'] }, 4],
  ['MOP 37.3 marsh half', { game: 'mop', hex: ['marsh'] }, 4],
  ['NLC 19.4 5 on two brigades: 7.5 and so 8', { battery: [guns('G', 5, 2)], target: [foot('D'), foot('E')] }, 8],
  ['NLC 19.4 range 3: 7 are 3', { battery: [guns('G', 7, 3)], range: 3 }, 3],
  [
    'NLC 19.4 range 3 on two brigades: 7 are 3, and 4.5 and so 5',
    { battery: [guns('G', 7, 3)], range: 3, target: [foot('D'), foot('E')] },
    5,
  ],
  [
    'NLC 19.4 range 3 by two batteries of 3: 6 are 3',
    { battery: [guns('G', 3, 1), horseGuns('H', 3, 1)], range: 3 },
    3,
  ],
  [
    'NLC 20.13 on the move half: 7 are 3.5 and so 4',
    { battery: [guns('G', 7, 3)], opportunity: {}, options: { opportunityFire: true } },
    4,
  ],
  ['MOP 37.4 fog, one hex: 6 of 8', { game: 'mop', weather: 'fog', range: 1 }, 6],
  ['MOP 37.4 frost: 8', { game: 'mop', weather: 'frost' }, 8],
  ['NLC 12.2 no order forbids a bombardment: Reserve', { battery: [guns('G', 8, 4, { inReserve: true })] }, 8],
  ['NLC 12.2 no order forbids a bombardment: Fall Back', { battery: [guns('G', 8, 4, { fallingBack: true })] }, 8],
  [
    'MOP 37.16 Ney with the battery, which attacks: 10',
    { game: 'mop', battery: [guns('G', 8, 4, { inspiredBy: 'ney' })] },
    10,
  ],
  [
    'MOP 37.16 Ney with guns that fire at what passes by: not activated, half of 8',
    {
      game: 'mop',
      battery: [guns('G', 8, 4, { inspiredBy: 'ney' })],
      opportunity: {},
      options: { opportunityFire: true },
    },
    4,
  ],
  ['MOP 37.16 Napoleon lends guns nothing', { game: 'mop', battery: [guns('G', 8, 4, { inspiredBy: 'napoleon' })] }, 8],
  ['NLC 10 two units in a chateau', { hex: ['chateau'], target: [foot('D'), guns('E')] }, 8],
];

describe('NLC 8.1 strengths of bombardment, by hand', () => {
  test.each(SUMS)('%s', (_, input, expected) => {
    expect(strength(input)).toBe(expected);
  });

  test('NLC 19.4 at range 3 whose guns are named first makes no difference: 5 enfilading are 2, so 3; 4 are 2', () => {
    const along = guns('G', 5, 2, { enfilades: true });
    const other = guns('H', 4, 2);
    expect([strength({ battery: [along, other], range: 3 }), strength({ battery: [other, along], range: 3 })]).toEqual([
      5, 5,
    ]);
  });

  test('NLC 8.5 8 on infantry that cavalry could charge: in squares 12, and 18 with 19.4 besides; refused 8', () => {
    const reach = { cavalryInReach: true };
    expect(strength(reach, ['NLC 8.5', 'square'])).toBe(12);
    expect(strength({ ...reach, target: [foot('D'), foot('E')] }, ['NLC 8.5', 'square'])).toBe(18);
    expect(strength(reach, ['NLC 8.5', 'declined'])).toBe(8);
  });
});

describe('NLC 8.1 what a bombardment does, by hand', () => {
  const after = (more: Partial<BombardmentInput>, ...faces: readonly [number, number]) => {
    const { disrupted, units } = outcome(bombarded(at(more), [], ['NLC 7.1', ...faces]));
    return [
      disrupted,
      ...units.map(({ id, stepsLost, eliminated }) => `${id} ${stepsLost}${eliminated ? ' gone' : ''}`),
    ];
  };

  test('NLC 8.1 8 at a 7 is 1: the marker; at an 8 is 2: the marker and a step', () => {
    expect(after({}, 3, 4)).toEqual([true, 'D 0']);
    expect(after({}, 4, 4)).toEqual([true, 'D 1']);
  });

  test('NLC 8.1 the marker comes first on a disrupted target too; then the damaged infantry, then the other', () => {
    const target = [foot('A', 6, 3, { stepsLost: 1, disrupted: true }), foot('B', 6, 3)];
    // 8 and 19.4's half again are 12; row 12 at a 9 is 3.
    expect(after({ target }, 4, 5)).toEqual([true, 'A 2 gone', 'B 1']);
  });

  test.each([
    ['2 and a roll of 7 are 9: a marker without a hit', 2, [3, 4], true, 'D 0'],
    ['2 and a roll of 6 are 8: nothing', 2, [3, 3], false, 'D 0'],
    ['4 and a roll of 5 are 9: a marker', 4, [1, 4], true, 'D 0'],
    ['6 and a roll of 6 are 12, and one hit: a marker and a step', 6, [3, 3], true, 'D 1'],
  ] as const)('NLC 20.12 %s', (_, front, [one, two], marker, fate) => {
    const more = { battery: [guns('G', front, 1)], options: { alternateArtillery: true } };
    expect(after(more, one, two)).toEqual([marker, fate]);
  });

  test('NLC 20.12 3 of cavalry counts as 6: it pays before 5 of infantry', () => {
    const more = { target: [foot('I', 5, 2), horse('H', 3, 1)], options: { alternateArtillery: true } };
    // 8 and 19.4's half again are 12; row 12 at a 4 is 1.
    expect(after(more, 1, 3)).toEqual([true, 'I 0', 'H 1']);
  });

  test('NLC 20.12 where all have lost a step one hit costs nothing, and two cost one', () => {
    const options = { alternateArtillery: true };
    const target = [foot('D', 6, 3, { stepsLost: 1 })];
    expect(after({ target, options }, 3, 4)).toEqual([true, 'D 1']);
    expect(after({ target, options }, 4, 4)).toEqual([true, 'D 2 gone']);
  });

  const six = (battery: Counter, target: Counter, more: Partial<BombardmentInput> = {}) =>
    bombarded(at({ battery: [battery], target: [target], options: { rollSix: true }, ...more }), []);
  test.each([
    ['4 on the 3 of the Dutch: 4 × 1¼ = 5 dice', guns('G', 4, 2), foot('D', 4, 2, { nation: 'dutch' }), {}, 5],
    ['4 on the 5 of the British who defend: 4 × ¾ = 3', guns('G', 4, 2), foot('D', 4, 2, { nation: 'british' }), {}, 3],
    [
      'French guns, their Guard thrown back: 3 on 4, 8 × ¾ = 6',
      guns('G', 8, 4, { nation: 'french' }),
      foot('D'),
      { frenchShaken: true },
      6,
    ],
    [
      'by the switch a demoralized army: 3 on 4, 6',
      guns('G', 8, 4, { armyDemoralized: true }),
      foot('D'),
      { armyLowersMorale: true },
      6,
    ],
  ] as const)('NLC 20.4 %s', (_, battery, target, more, count) => {
    expect(six(battery, target, more)).toMatchObject({ request: { rule: 'NLC 20.4', count } });
  });

  test.each([
    [[5, 1, 1, 1], true, 0],
    [[6, 5, 1, 1], true, 0],
    [[6, 6, 1, 1], true, 1],
    [[4, 4, 4, 4], false, 0],
  ] as const)('NLC 20.4 four dice %j: the first six is the marker, a five can be', (faces, marker, steps) => {
    const input = at({ battery: [guns('G', 4, 2)], options: { rollSix: true } });
    const { disrupted, units } = outcome(bombarded(input, [], ['NLC 20.4', ...faces]));
    expect([disrupted, units[0]?.stepsLost]).toEqual([marker, steps]);
  });
});

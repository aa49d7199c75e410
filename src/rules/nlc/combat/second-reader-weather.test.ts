import { STAY, assaulted, foot, guns, horse, outcome } from './testing/muster';
import type { AssaultInput, Counter } from './testing/muster';
import { MISS, duel, strengths } from './testing/second-reader';

/** MOP's weather, ground and leaders in assault, worked out by hand from the text. */
const lit = (unit: Counter): Counter => ({ initiative: 3, ...unit });
const meet = (
  attackers: readonly Counter[],
  defenders: readonly Counter[],
  more: Partial<AssaultInput> = {},
  defender: Partial<AssaultInput['defender']> = {},
): AssaultInput => ({
  game: 'mop',
  attackers: [{ units: attackers.map(lit), retreat: 'free' }],
  defender: { retreat: 'free', ...defender, units: defenders.map(lit) },
  ...more,
});

type Sum = readonly [title: string, input: AssaultInput, attacker: number, defender: number];
const A = foot('A', 8, 4);
const D = foot('D', 6, 3);
const SUMS: readonly Sum[] = [
  ['rain: infantry on infantry as ever', meet([A], [D], { weather: 'rain' }), 8, 6],
  [
    'rain: cavalry of 6 on infantry half and twice; the infantry meets no infantry: half',
    meet([horse('H', 6, 3)], [D], { weather: 'rain' }),
    6,
    3,
  ],
  [
    'rain: cavalry of 5 and infantry of 4 on infantry: 5 and 4; the infantry meets infantry',
    meet([horse('H', 5, 2), foot('B', 4, 2)], [D], { weather: 'rain' }),
    9,
    6,
  ],
  [
    'rain: infantry on cavalry of 5 alone: half of 8; and 5 × ½ × 2',
    meet([A], [horse('C', 5, 2)], { weather: 'rain' }),
    4,
    5,
  ],
  [
    'mud: artillery half, on the defence half again besides: 6 × ¾ = 4.5 and so 5',
    meet([A], [guns('G', 6, 3)], { weather: 'mud' }),
    8,
    5,
  ],
  ['fog: nothing', meet([A], [D], { weather: 'fog' }), 8, 6],
  ['snow: cavalry in assault is only halved, 5 are 3', meet([horse('H', 5, 2)], [D], { weather: 'snow' }), 3, 6],
  ['snowstorm: infantry ¾: 8 are 6, 6 are 4.5 and so 5', meet([A], [D], { weather: 'snowstorm' }), 6, 5],
];

describe('MOP 37.4 the weather in assault, by hand', () => {
  test.each(SUMS)('MOP 37.4 %s', (_, input, attacker, defender) => {
    expect(strengths(input)).toEqual([attacker, defender]);
  });

  test('MOP 37.4 the weather is March on Paris’s alone', () => {
    expect(strengths(duel({ weather: 'snowstorm' }))).toEqual([8, 8]);
  });
});

const GROUND: readonly Sum[] = [
  [
    'MOP 37.3 up a slope into an improved position: ¼ of 8',
    meet([A], [D], { attackers: [{ units: [lit(A)], hexside: ['slope'] }] }, { hex: ['improvedPosition'] }),
    2,
    6,
  ],
  [
    'MOP 37.3.3 a position in a town: the better line, half',
    meet([A], [D], {}, { hex: ['improvedPosition', 'town'] }),
    4,
    6,
  ],
  ['MOP 37.3 marsh: half', meet([A], [D], {}, { hex: ['marsh'] }), 4, 6],
  ['MOP 37.1 Night PM: artillery half; 4 × ½ and 8', meet([A, guns('G', 4, 2)], [D], { turn: 'nightPm' }), 10, 6],
  [
    'MOP 37.16 Napoleon with infantry on either side: 10 of 8, and 6 × 1¼ = 7.5 and so 8',
    meet([{ ...A, inspiredBy: 'napoleon' }], [{ ...D, inspiredBy: 'napoleon' }]),
    10,
    8,
  ],
  [
    'MOP 37.16 Ney with guns and horse that attack: 4 × 1¼ = 5 and 8 × ½ × 1¼ = 5; who defends gains nothing',
    meet(
      [guns('G', 4, 2, { inspiredBy: 'ney' }), horse('H', 8, 4, { inspiredBy: 'ney' })],
      [{ ...D, inspiredBy: 'ney' }],
    ),
    10,
    6,
  ],
];

test.each(GROUND)('%s', (_, input, attacker, defender) => {
  expect(strengths(input)).toEqual([attacker, defender]);
});

describe('MOP 37.5 Russian infantry, by hand', () => {
  /** Hit once on the defence, it rolls for its retreat: the highest die that holds. */
  const holds = (initiative: number, nation: Counter['nation']): number => {
    const input = meet([A], [foot('D', 8, 4, { nation, initiative })]);
    const held = [1, 2, 3, 4, 5, 6].filter((die) => {
      const step = assaulted(input, [STAY], ['NLC 7.1', 3, 3], MISS, ['NLC 7.4', die]);
      return step.kind === 'accepted' && outcome(step).retreat.kind === 'none';
    });
    return Math.max(...held);
  };

  test.each([
    ['initiative 3: 4, and 1 on the defence; the step lost is nothing', 3, 'russian', 5],
    ['initiative 4: 5, and no more than that', 4, 'russian', 5],
    ['initiative 2: 3 and 1', 2, 'russian', 4],
    ['of others initiative 3: 4, less the step', 3, 'prussian', 3],
  ] as const)('MOP 37.5 %s', (_, initiative, nation, highest) => {
    expect(holds(initiative, nation)).toBe(highest);
  });
});

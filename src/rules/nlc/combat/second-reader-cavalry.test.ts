import type { Step } from '../../../engine/step';
import { beginning } from '../../../testkit/resolver-law';
import { charge } from './charge';
import { pursuit } from './pursuit';
import { reactionCharge } from './reaction-charge';
import { retreatBeforeAssault } from './retreat-before-assault';
import {
  DRAGOONS,
  FOOT,
  GUNS,
  HORSE,
  HUSSARS,
  LOOSE,
  MISS,
  MOP,
  chargeOn,
  ends,
  fires,
  lit,
  play,
  ridden,
} from './testing/charging';
import type { Fields, Throw } from './testing/charging';
import { isLine } from '../../../testkit/lines';

/** Charges a second reader worked out by hand: horse 6-3, hussars 4-2, dragoons 4-2, foot 5-3, guns of 5. */
const SQUARE: Throw = ['NLC 7.10', 1];
const NONE: Throw = ['NLC 7.10', 6];

const totals = (step: Step<unknown>): readonly unknown[] =>
  step.kind === 'accepted' ? step.working.filter(isLine('strengthTotal')).map(({ facts }) => facts['strength']) : [];
/** What both sides charge and answer with; a side of no strength throws no dice. */
const strengths = (run: (thrown: readonly Throw[]) => Step<unknown>, before: readonly Throw[]): readonly unknown[] => {
  const runs = [2, 1, 0].map((dice) => run([...before, ...fires(MISS, MISS).slice(0, dice)]));
  return totals(runs.find(({ kind }) => kind === 'accepted') ?? runs[0] ?? run(before));
};

type Row = readonly [title: string, input: Fields, before: readonly Throw[], attacker: number, defender: number];
const twice = (flanks: readonly boolean[], target: Fields, rest: Fields = {}): Fields => ({
  charges: [
    {
      stacks: flanks.map((flank, at) => ({ units: [at === 0 ? HORSE : HUSSARS], flank })),
      target: { retreat: 'free', ...target },
    },
  ],
  ...rest,
});
const ROWS: readonly Row[] = [
  ['NLC 7.7 6 on infantry of 5 in no square: 6, and 2.5 and so 3', chargeOn({ units: [FOOT] }), [NONE], 6, 3],
  ['NLC 7.10 in square: 3', chargeOn({ units: [FOOT] }), [SQUARE], 3, 3],
  ['NLC 7.7 infantry and guns of 5 each answer with half of 10', chargeOn({ units: [FOOT, GUNS] }), [NONE], 6, 5],
  ['NLC 7.6 into woods a quarter of 6: 1.5 and so 2', chargeOn({ units: [LOOSE], hex: ['woods'] }), [], 2, 3],
  [
    'NLC 7.6 over a stream into a town 6 × ¼, and so 2',
    chargeOn({ units: [LOOSE], hex: ['town'] }, { hexside: ['stream'] }),
    [],
    2,
    3,
  ],
  ['NLC 7.6 over a crest: all of it', chargeOn({ units: [LOOSE] }, { hexside: ['crest'] }), [], 6, 3],
  [
    'NLC 7.10 in flank through woods: 6 × 2 × ¼ = 3',
    chargeOn({ units: [LOOSE], hex: ['woods'] }, { flank: true }),
    [],
    3,
    0,
  ],
  [
    'NLC 7.10 horse in front and hussars in flank: 6 and 8; the foot still answers the front',
    twice([false, true], { units: [LOOSE] }),
    [],
    14,
    3,
  ],
  ['NLC 7.10 both in flank: 20, and no answer', twice([true, true], { units: [LOOSE] }), [], 20, 0],
  [
    'NLC 12.2 falling back on a road: in flank',
    chargeOn({ units: [{ ...LOOSE, fallingBack: true }], onRoad: true }),
    [],
    12,
    0,
  ],
  [
    'MOP 37.4 snow takes a quarter off 6: 4.5 and so 5',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'snow' }),
    [],
    5,
    4,
  ],
  [
    'MOP 37.4 rain: twice 6 on infantry, which answers with ¼ of 5',
    chargeOn({ units: [lit(LOOSE)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'rain' }),
    [],
    12,
    1,
  ],
  [
    'MOP 37.3 up a slope half',
    chargeOn({ units: [lit(DRAGOONS)] }, { units: [lit(HORSE)], hexside: ['slope'] }, MOP),
    [],
    3,
    4,
  ],
  [
    'Ruling 16 over a stream into woods by the switch: 6 × ¾ × ¼ = 1.125 and so 1',
    chargeOn({ units: [LOOSE], hex: ['woods'] }, { hexside: ['stream'] }, { switches: { terrainMultiplies: true } }),
    [],
    1,
    3,
  ],
];

describe('NLC 7.7 strengths of charges, by hand', () => {
  test.each(ROWS)('%s', (_, input, before, attacker, defender) => {
    expect(strengths((thrown) => play(input, thrown), before)).toEqual([attacker, defender]);
  });

  test.each([
    [
      'NLC 7.6 over a stream into woods: −100 %',
      'ATTACK_BARRED_BY_TERRAIN',
      chargeOn({ units: [LOOSE], hex: ['woods'] }, { hexside: ['stream'] }),
    ],
    [
      'MOP 37.3.3 an improved position',
      'ATTACK_BARRED_BY_TERRAIN',
      chargeOn({ units: [lit(LOOSE)], hex: ['improvedPosition'] }, { units: [lit(HORSE)] }, MOP),
    ],
    [
      'MOP 37.4 mud',
      'WEATHER_FORBIDS_CHARGE',
      chargeOn({ units: [lit(LOOSE)] }, { units: [lit(HORSE)] }, { ...MOP, weather: 'mud' }),
    ],
    [
      'NLC 12.2 cavalry in Reserve',
      'ORDER_FORBIDS_ATTACK',
      chargeOn({ units: [LOOSE] }, { units: [{ ...HORSE, inReserve: true }] }),
    ],
    ['NLC 16 at night', 'NIGHT_FORBIDS_CHARGE', chargeOn({ units: [LOOSE] }, {}, { turn: 'night' })],
  ])('%s forbids a charge', (_, code, input) => {
    expect(beginning(charge, input)).toMatchObject({ refusal: { code } });
  });

  test.each([
    ['a flank takes nothing off (7.6 is for assaults): 4', chargeOn({ units: [FOOT] }, { flank: true }), 4],
    ['woods take 2 off: 2', chargeOn({ units: [FOOT], hex: ['woods'] }), 2],
    ['stacked with a leader 5', chargeOn({ units: [{ ...FOOT, withLeader: true }] }), 5],
    [
      'MOP Blücher takes 1 off: 3',
      chargeOn({ units: [lit(FOOT)] }, { units: [lit(HORSE)] }, { ...MOP, blucher: true }),
      3,
    ],
  ] as const)('NLC 7.10 the morale of a square, %s', (_, input, highest) => {
    const formed = (die: number): unknown =>
      ends(input, [['NLC 7.10', die], ...answersTo(input, die <= highest)])?.square;
    expect([formed(highest), formed(highest + 1)]).toEqual(['formed', 'failed']);
  });

  /** Where foot is caught in flank nobody answers. */
  const answersTo = (input: Fields, formed: boolean): readonly Throw[] =>
    JSON.stringify(input).includes('"flank":true') && !formed ? fires(MISS, MISS).slice(0, 1) : fires(MISS, MISS);

  test('NLC 20.4 a formed square has no flank: 6 × ½ = 3 dice, morale 4 on 4', () => {
    const input = chargeOn({ units: [FOOT] }, { flank: true }, { options: { rollSix: true } });
    expect(play(input, [['NLC 7.10', 2]])).toMatchObject({ request: { rule: 'NLC 20.4', count: 3 } });
  });

  test('NLC 20.4 no square and a flank: 4 on 2 is half as much again, 9 dice, and a five hits', () => {
    const input = chargeOn({ units: [FOOT] }, { flank: true }, { options: { rollSix: true } });
    expect(play(input, [['NLC 7.10', 5]])).toMatchObject({ request: { rule: 'NLC 20.4', count: 9 } });
    const struck = ends(input, [
      ['NLC 7.10', 5],
      ['NLC 20.4', 5, 1, 1, 1, 1, 1, 1, 1, 1],
    ]);
    expect(struck).toMatchObject({ winner: 'attacker', defenders: [{ unit: 'Foot', stepsLost: 1 }] });
  });
});

describe('NLC 7.7 how a charge ends, by hand', () => {
  test('NLC 7.7 one step each: the defender has won, and the horse is disrupted where it started', () => {
    // Row 6 at a 7: one. Row 3 at an 8: one.
    expect(ends(chargeOn({ units: [LOOSE] }), fires([3, 4], [4, 4]))).toMatchObject({
      winner: 'defender',
      attackers: [{ unit: 'Horse', fate: 'atStart', stepsLost: 1, disrupted: true }],
      defenders: [{ unit: 'Foot', fate: 'stands', stepsLost: 1 }],
      mayPursue: [],
    });
  });

  test('NLC 7.7 one against none: the foot goes back disrupted, and what it lost stays lost', () => {
    expect(ends(chargeOn({ units: [FOOT] }), [NONE, ...fires([3, 4], MISS)])).toMatchObject({
      winner: 'attacker',
      defenders: [{ unit: 'Foot', fate: 'retreated', stepsLost: 1, disrupted: true }],
      mayPursue: ['Horse'],
    });
  });

  test('NLC 7.7 with no way back it is eliminated; into a zone it loses a step more', () => {
    const beaten = (retreat: string) =>
      ends(chargeOn({ units: [FOOT], retreat }), [NONE, ...fires([3, 4], MISS)])?.defenders;
    expect(beaten('blocked')).toMatchObject([{ fate: 'eliminated' }]);
    expect(beaten('enemyZoc')).toMatchObject([{ fate: 'eliminated' }]);
  });

  test('NLC 19.5 a tiny step is half a hit: cavalry that loses one hit has lost to it', () => {
    // The tiny foot has one step of 1; row 6 at a 7 hits once, row 1 at a 10 once.
    const tiny = { id: 'tiny', arm: 'infantry', frontStrength: 1, disrupted: true };
    expect(ends(chargeOn({ units: [tiny] }), fires([3, 4], [5, 5]))).toMatchObject({
      winner: 'defender',
      attackers: [{ unit: 'Horse', stepsLost: 1 }],
      defenders: [{ unit: 'tiny', fate: 'eliminated' }],
    });
  });
});

describe('NLC 7.9 reaction charges, by hand', () => {
  const react = (target: Fields, rest: Fields = {}, stack: Fields = {}): Fields => ({
    stacks: [{ units: [HORSE], ...stack }],
    target: { retreat: 'free', ...target },
    ...rest,
  });
  const READY: Throw = ['NLC 7.9', 4];
  const sums = (input: Fields, ...before: readonly Throw[]) =>
    strengths((thrown) => ridden(reactionCharge, input, thrown), [READY, ...before]);

  test('NLC 7.10 a backhand blow doubles: cavalry that pursues, foot that marches far; in flank besides four times', () => {
    expect(sums(react({ units: [DRAGOONS] }, { deed: 'pursues' }))).toEqual([12, 4]);
    expect(sums(react({ units: [DRAGOONS] }, { deed: 'charges' }))).toEqual([6, 4]);
    expect(sums(react({ units: [LOOSE] }, { movesMoreThanHalf: true }))).toEqual([12, 3]);
    expect(sums(react({ units: [DRAGOONS] }, { deed: 'retreats' }, { flank: true }))).toEqual([24, 4]);
  });

  test('NLC 7.10 foot that retreats gives no backhand, foot that moves no more than half neither', () => {
    expect(sums(react({ units: [LOOSE] }, { deed: 'retreats' }))).toEqual([6, 3]);
    expect(sums(react({ units: [DRAGOONS] }, { movesMoreThanHalf: true }))).toEqual([6, 4]);
  });

  test('NLC 8.5 a square refused under fire cannot be formed afterwards', () => {
    expect(sums(react({ units: [FOOT] }, { deed: 'bombarded' }))).toEqual([6, 3]);
  });

  test('NLC 12.2 no order forbids a reaction charge', () => {
    expect(sums(react({ units: [DRAGOONS] }, {}, { units: [{ ...HORSE, fallingBack: true }] }))).toEqual([6, 4]);
  });

  test('NLC 7.9 horse with a step lost has 3: a 4 does not go; who beats the chargers rides on', () => {
    const weak = react({ units: [DRAGOONS] }, {}, { units: [{ ...HORSE, stepsLost: 1 }] });
    expect(ridden(reactionCharge, weak, [READY])).toMatchObject({
      outcome: { kind: 'noCharge', failed: ['Horse'] },
    });
    const beaten = ridden(reactionCharge, react({ units: [DRAGOONS] }), [READY, ...fires(MISS, MISS)]);
    expect(beaten).toMatchObject({ outcome: { kind: 'charge', targetGoesOn: true } });
  });
});

describe('NLC 7.8 and 7.11, by hand', () => {
  test('NLC 2.2 British cavalry held back goes on a 3, the Guard’s on a 6 only', () => {
    const held = (unit: Fields, die: number) => {
      const input = { units: [{ ...HORSE, ...unit }], targets: [{ name: 'guns', units: [GUNS], retreat: 'free' }] };
      const dice: readonly Throw[] = [['NLC 7.8', die], ...fires(MISS, MISS)];
      return ridden(pursuit, input, dice, [{ rule: 'NLC 7.8', option: 'return' }]).kind === 'refused';
    };
    // A die too many is refused: who is held has nothing more to throw.
    expect([held({ nation: 'british' }, 2), held({ nation: 'british' }, 3)]).toEqual([true, false]);
    expect([held({ guard: 'old' }, 5), held({ guard: 'old' }, 6)]).toEqual([true, false]);
  });

  test.each([
    ['horse artillery goes through a zone: a step', 'enemyZoc', 1],
    ['over free ground: none', 'free', 0],
  ])('NLC 7.11 %s', (_, retreat, stepsLost) => {
    const input = { units: [{ ...GUNS, arm: 'horseArtillery', reverseStrength: 2 }], retreat };
    const step = ridden(retreatBeforeAssault, input, [['NLC 19.1', 4]], [{ rule: 'NLC 7.11', option: 'Guns' }]);
    expect(step).toMatchObject({ outcome: { gone: [{ fate: 'retreated', stepsLost, disrupted: false }] } });
  });

  test.each([
    ['held in a zone, a 4 of 4 gets away', 4, ['Hussars'], []],
    ['on a 5 it stays', 5, [], ['Hussars']],
  ])('NLC 20.2.4 light cavalry %s', (_, die, gone, standing) => {
    const input = {
      units: [{ ...HUSSARS, light: true, startedInEnemyZoc: true }],
      cavalryAttacks: true,
      options: { doctrine: true, disruptionOnRetreat: false },
    };
    const step = ridden(retreatBeforeAssault, input, [['NLC 20.2.4', die]], [{ rule: 'NLC 7.11', option: 'Hussars' }]);
    expect(step).toMatchObject({ outcome: { gone: gone.map((unit) => ({ unit })), standing } });
  });
});

import { seeded } from '../../../testkit/seeded';
import { beginning, expectWholeOdds, playOut } from '../../../testkit/resolver-law';
import type { RuleId } from '../../../engine/step';
import { reactionCharge } from './reaction-charge';
import { DRAGOONS, FOOT, GUNS, HORSE, HUSSARS, LOOSE, MISS, MOP, fires, lit, ridden } from './testing/charging';
import type { Fields, Throw } from './testing/charging';
import { isLine } from '../../../testkit/lines';

const react = (target: Fields, rest: Fields = {}, stack: Fields = {}): Fields => ({
  stacks: [{ units: [HORSE], ...stack }],
  target: { retreat: 'free', ...target },
  ...rest,
});

const play = (input: Fields, thrown: readonly Throw[]) => ridden(reactionCharge, input, thrown);
const READY: Throw = ['NLC 7.9', 1];
const UNREADY: Throw = ['NLC 7.9', 6];

/** The strengths of both fires, where nobody hits. */
const strengths = (input: Fields, before: readonly Throw[] = [READY]): readonly unknown[] => {
  const found = [1, 2].map((dice) => play(input, [...before, ...fires(MISS, MISS).slice(0, dice)]));
  const step = found.find(({ kind }) => kind === 'accepted');
  if (step?.kind !== 'accepted') throw new Error(JSON.stringify(found));
  return step.working.filter(isLine('strengthTotal')).map(({ facts }) => facts['strength']);
};

describe('NLC 7.9 the test', () => {
  test.each([
    [4, 'charge'],
    [5, 'noCharge'],
  ])('NLC 7.9 morale 4, rolled %i: %s', (die, kind) => {
    const thrown: readonly Throw[] = [['NLC 7.9', die], ...(kind === 'charge' ? fires(MISS, MISS) : [])];
    expect(play(react({ units: [DRAGOONS] }), thrown)).toMatchObject({ outcome: { kind } });
  });

  test('NLC 7.9 stacked with a leader 1 more', () => {
    const led = react({ units: [DRAGOONS] }, {}, { units: [{ ...HORSE, withLeader: true }] });
    expect(play(led, [['NLC 7.9', 5], ...fires(MISS, MISS)])).toMatchObject({ outcome: { kind: 'charge' } });
  });

  test('MOP 37.16 with Blücher 1 more', () => {
    const input = react({ units: [lit(DRAGOONS)] }, { ...MOP, blucher: true }, { units: [lit(HORSE)] });
    expect(play(input, [['NLC 7.9', 5], ...fires(MISS, MISS)])).toMatchObject({ outcome: { kind: 'charge' } });
  });

  test('MOP card 18: no test', () => {
    const input = react({ units: [lit(DRAGOONS)] }, { ...MOP, counterCharge: true }, { units: [lit(HORSE)] });
    expect(play(input, fires(MISS, MISS))).toMatchObject({ outcome: { kind: 'charge', failed: [] } });
  });

  test('Ruling 86 each unit tests by itself, and those that pass attack together', () => {
    const input = react({ units: [DRAGOONS] }, {}, { units: [HORSE, HUSSARS] });
    expect(strengths(input, [READY, READY])).toEqual([10, 4]);
    expect(strengths(input, [UNREADY, READY])).toEqual([4, 4]);
    expect(play(input, [UNREADY, READY, ...fires(MISS, MISS)])).toMatchObject({
      outcome: { failed: ['Horse'], result: { attackers: [{ unit: 'Hussars', fate: 'atStart', disrupted: true }] } },
    });
  });

  test('Ruling 86 from two hexes they attack together too', () => {
    const input = { ...react({ units: [DRAGOONS] }), stacks: [{ units: [HORSE] }, { units: [HUSSARS], flank: true }] };
    expect(strengths(input, [READY, READY])).toEqual([14, 4]);
    expect(strengths(input, [READY, UNREADY])).toEqual([6, 4]);
  });

  test('NLC 20.10 who misses by 3 routs', () => {
    const shaky = { ...HORSE, demoralized: true };
    const input = react({ units: [DRAGOONS] }, { options: { rout: true } }, { units: [shaky, HUSSARS] });
    expect(play(input, [UNREADY, UNREADY])).toMatchObject({
      outcome: { kind: 'noCharge', failed: ['Hussars'], routed: ['Horse'] },
    });
  });
});

describe('NLC 7.10 the backhand blow', () => {
  test.each([
    ['NLC 7.10 cavalry that retreats', react({ units: [DRAGOONS] }, { deed: 'retreats' }), [12, 4]],
    ['NLC 7.10 cavalry that pursues', react({ units: [DRAGOONS] }, { deed: 'pursues' }), [12, 4]],
    ['NLC 7.10 not cavalry that charges', react({ units: [DRAGOONS] }, { deed: 'charges' }), [6, 4]],
    ['NLC 7.10 not cavalry that moves far', react({ units: [DRAGOONS] }, { movesMoreThanHalf: true }), [6, 4]],
    ['NLC 7.10 foot that moves more than half', react({ units: [LOOSE] }, { movesMoreThanHalf: true }), [12, 3]],
    ['NLC 7.10 guns that move more than half', react({ units: [GUNS] }, { movesMoreThanHalf: true }), [12, 3]],
    ['NLC 7.10 not foot that moves less', react({ units: [LOOSE] }), [6, 3]],
    ['NLC 7.10 not foot that retreats', react({ units: [LOOSE] }, { deed: 'retreats' }), [6, 3]],
    ['Ruling 39 with a flank four times', react({ units: [DRAGOONS] }, { deed: 'retreats' }, { flank: true }), [24, 4]],
  ])('%s', (_, input, expected) => {
    expect(strengths(input)).toEqual(expected);
  });

  test('NLC 7.10 a square halves what the blow doubles', () => {
    const input = react({ units: [FOOT] }, { movesMoreThanHalf: true });
    expect(strengths(input, [READY, ['NLC 7.10', 1]])).toEqual([6, 3]);
  });

  test('NLC 20.4 it raises the dice and not the strength', () => {
    const input = react({ units: [DRAGOONS] }, { deed: 'retreats', options: { rollSix: true } });
    expect(play(input, [READY])).toMatchObject({ request: { count: 6 } });
    const thrown: readonly Throw[] = [READY, ['NLC 20.4', 5, 1, 1, 1, 1, 1], ['NLC 20.4', 5, 5, 5, 5]];
    expect(play(input, thrown)).toMatchObject({ outcome: { result: { winner: 'attacker' } } });
  });
});

test('NLC 8.5 infantry that refused its square under fire does not form one now', () => {
  expect(strengths(react({ units: [FOOT] }, { deed: 'bombarded' }))).toEqual([6, 3]);
});

describe('Ruling 86 what becomes of the one who was charged', () => {
  test('NLC 7.9 he goes on if he wins, also by a tie', () => {
    expect(play(react({ units: [DRAGOONS] }), [READY, ...fires(MISS, MISS)])).toMatchObject({
      outcome: { targetGoesOn: true, result: { defenders: [{ fate: 'stands', disrupted: false }] } },
    });
  });

  test('NLC 7.7 he gives way if he loses', () => {
    expect(play(react({ units: [DRAGOONS] }), [READY, ...fires([3, 3], MISS)])).toMatchObject({
      outcome: { targetGoesOn: false, result: { defenders: [{ fate: 'retreated' }], mayPursue: ['Horse'] } },
    });
  });

  test.each(['charges', 'reactionCharges', 'pursues'])('NLC 7.7 to where he started, if he %s', (deed) => {
    const input = react({ units: [DRAGOONS], retreat: 'blocked' }, { deed });
    expect(play(input, [READY, ...fires([3, 3], MISS)])).toMatchObject({
      outcome: { result: { defenders: [{ fate: 'atStart', disrupted: true }] } },
    });
  });
});

const REFUSED: readonly (readonly [string, RuleId, Fields])[] = [
  ['DISRUPTED_CANNOT_CHARGE', 'NLC 7.7', react({ units: [DRAGOONS] }, {}, { units: [{ ...HORSE, disrupted: true }] })],
  ['ALREADY_TESTED', 'NLC 7.9', react({ units: [DRAGOONS] }, { alreadyTested: ['Horse'] })],
  ['NOBODY_TO_CHARGE', 'NLC 7.9', react({ units: [] })],
  ['CARD_OF_MOP_ONLY', 'MOP 37.12', react({ units: [DRAGOONS] }, { counterCharge: true })],
  ['WAY_NOT_EMPTY', 'NLC 7.7', react({ units: [DRAGOONS] }, {}, { distance: 2, between: { empty: false } })],
  [
    'WEATHER_FORBIDS_CHARGE',
    'MOP 37.4',
    react({ units: [lit(DRAGOONS)] }, { ...MOP, weather: 'mud' }, { units: [lit(HORSE)] }),
  ],
];

test.each(REFUSED)('NLC 7.9 refused: %s', (code, rule, input) => {
  expect(beginning(reactionCharge, input)).toMatchObject({ kind: 'refused', refusal: { code, rule } });
});

test('NLC 12.2 orders that forbid attacks do not forbid a reaction', () => {
  const input = react({ units: [DRAGOONS] }, {}, { units: [{ ...HORSE, inReserve: true }] });
  expect(beginning(reactionCharge, input).kind).toBe('needsDice');
});

test('NLC 7.9 the example resolves', () => {
  const { input, dice = [] } = reactionCharge.example;
  const rules = ['NLC 7.9', 'NLC 7.1', 'NLC 7.1'] as const;
  const thrown = dice.map((faces, i): Throw => [rules[i] ?? 'NLC 7.1', ...faces]);
  expect(ridden(reactionCharge, input, thrown).kind).toBe('accepted');
});

test('NLC 7.9 whatever reacts to whatever: it comes to an end, and the odds are whole', () => {
  const { roll } = seeded(1813);
  const yes = (): boolean => roll(2) === 1;
  const deeds = ['moves', 'retreats', 'charges', 'reactionCharges', 'pursues', 'bombarded'];
  for (let run = 0; run < 100; run++) {
    const input = react(
      { units: [{ ...(yes() ? FOOT : DRAGOONS), frontStrength: roll(9), demoralized: yes() }], retreat: 'asked' },
      { deed: deeds[roll(6) - 1], movesMoreThanHalf: yes(), options: { rout: yes() } },
      { units: [{ ...HORSE, stepsLost: roll(2) - 1 }, HUSSARS], flank: yes() },
    );
    playOut(reactionCharge, input, roll);
    expectWholeOdds(reactionCharge, input);
  }
});

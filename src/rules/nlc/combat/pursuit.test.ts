import type { Choice } from '../../../engine/given';
import { oddsOf } from '../../../engine/odds';
import type { RuleId } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import { beginning, expectWholeOdds, playOut } from '../../../testkit/resolver-law';
import { pursuit } from './pursuit';
import { DRAGOONS, FOOT, GUNS, HORSE, HUSSARS, LOOSE, MISS, MOP, fires, lit, ridden } from './testing/charging';
import type { Fields, Throw } from './testing/charging';
import { isLine } from '../../../testkit/lines';

const onto = (target: Fields, rest: Fields = {}): Fields => ({
  units: [HORSE],
  targets: [{ name: 'there', retreat: 'free', ...target }],
  ...rest,
});

const saying = (...options: readonly string[]): readonly Choice[] =>
  options.map((option) => ({ rule: 'NLC 7.8', option }));
const play = (input: Fields, said: readonly string[], thrown: readonly Throw[] = []) =>
  ridden(pursuit, input, thrown, saying(...said));
const test7 = (die: number): Throw => ['NLC 7.8', die];

describe('NLC 7.8 held back', () => {
  const rated = (unit: Fields): Fields => ({ ...onto({ units: [DRAGOONS] }), units: [{ ...HORSE, ...unit }] });

  test.each([
    ['the usual pursuit value is 4', {}, 4],
    ['the British have 2', { nation: 'british' }, 2],
    ['Imperial Guard cavalry has 5', { guard: 'old' }, 5],
    ['whatever Guard it is', { guard: 'young' }, 5],
  ])('NLC 2.2 %s', (_, unit, value) => {
    expect(play(rated(unit), ['return'], [test7(value)])).toMatchObject({ outcome: { kind: 'none', end: 'return' } });
    const goes = play(rated(unit), ['return'], [test7(value + 1), ...fires(MISS, MISS)]);
    expect(goes).toMatchObject({ outcome: { kind: 'pursued', willingly: false, pursuing: ['Horse'], others: null } });
  });

  test('NLC 7.8 each unit tests by itself; the others do what was ordered', () => {
    const input = { ...onto({ units: [DRAGOONS] }), units: [HORSE, HUSSARS] };
    expect(play(input, ['stay'], [test7(4), test7(5), ...fires(MISS, MISS)])).toMatchObject({
      outcome: { kind: 'pursued', pursuing: ['Hussars'], others: 'stay', end: 'return' },
    });
    expect(play(input, ['stay'], [test7(4), test7(4)])).toMatchObject({ outcome: { kind: 'none', end: 'stay' } });
  });

  test('MOP card 17: nobody is carried away', () => {
    const input = { ...onto({ units: [lit(DRAGOONS)] }, { ...MOP, inHand: true }), units: [lit(HORSE)] };
    expect(play(input, ['stay'])).toMatchObject({ outcome: { kind: 'none', end: 'stay' } });
  });

  test('MOP card 3: the pursuit is cancelled, and nothing is asked but where the cavalry ends', () => {
    const input = { ...onto({ units: [lit(DRAGOONS)] }, { ...MOP, cancelled: true }), units: [lit(HORSE)] };
    expect(beginning(pursuit, input)).toMatchObject({ request: { options: ['return', 'stay'] } });
    expect(play(input, ['stay'])).toMatchObject({ outcome: { kind: 'none', end: 'stay' } });
  });

  test('NLC 7.8 with no enemy next to it there is nothing to pursue and nothing to test', () => {
    expect(play({ units: [HORSE], targets: [] }, ['stay'])).toMatchObject({ outcome: { kind: 'none', end: 'stay' } });
  });

  test('NLC 7.8 the odds that British cavalry gets out of hand are 4 in 6', () => {
    const input = { ...onto({ units: [GUNS] }), units: [{ ...HORSE, nation: 'british' }] };
    const isPursuit = (outcome: unknown): boolean => JSON.stringify(outcome).includes('"pursued"');
    const walk = oddsOf(beginning(pursuit, input), pursuit.policy?.choose, isPursuit);
    const odds = walk.kind === 'odds' ? walk.odds : [];
    const goes = odds.find(({ outcome }) => isPursuit(outcome));
    expect((goes?.n ?? 0) * 6).toBe(4 * (goes?.d ?? 0));
  });
});

describe('NLC 7.8 the pursuit itself', () => {
  test('NLC 7.8 units that have just given way do not fire back', () => {
    const input = onto({ units: [LOOSE], justRetreated: ['Foot'] });
    expect(play(input, ['pursue', 'return'], [['NLC 7.1', 3, 3]])).toMatchObject({
      outcome: {
        kind: 'pursued',
        willingly: true,
        target: 'there',
        result: { winner: 'attacker', mayPursue: [], defenders: [{ fate: 'retreated', stepsLost: 1 }] },
        end: 'return',
      },
    });
  });

  test('NLC 7.8 others do, as in any charge, and fresh infantry may form square', () => {
    const input = onto({ units: [FOOT] });
    const thrown: readonly Throw[] = [['NLC 7.10', 1], ...fires(MISS, MISS)];
    expect(play(input, ['pursue'], thrown)).toMatchObject({
      outcome: { result: { winner: 'defender', square: 'formed' }, end: 'return' },
    });
  });

  test('NLC 7.8 beside those that gave way another unit fires by itself', () => {
    const input = onto({ units: [LOOSE, DRAGOONS], justRetreated: ['Foot'] });
    const step = play(input, ['pursue'], fires(MISS, MISS));
    const total = step.kind === 'accepted' ? step.working.filter(isLine('strengthTotal')) : [];
    expect(total.map(({ facts }) => facts['strength'])).toEqual([6, 4]);
  });

  test('NLC 7.8 one round: victorious, it may halt in the hex it has cleared', () => {
    const input = onto({ units: [DRAGOONS] });
    expect(play(input, ['pursue', 'stay'], fires([3, 3], MISS))).toMatchObject({
      outcome: { end: 'stay', result: { attackers: [{ fate: 'inHex', disrupted: true }] } },
    });
  });

  test('NLC 7.8 beaten, it goes back to where it started, unasked', () => {
    const input = onto({ units: [DRAGOONS] });
    expect(play(input, ['pursue'], fires(MISS, [3, 3]))).toMatchObject({
      outcome: { end: 'return', result: { winner: 'defender', attackers: [{ fate: 'atStart', disrupted: true }] } },
    });
  });

  test('NLC 7.8 any adjacent enemy: the owner names the hex, also for those carried away', () => {
    const two = {
      units: [HORSE],
      targets: [
        { name: 'left', units: [DRAGOONS], retreat: 'free' },
        { name: 'right', units: [GUNS], retreat: 'free' },
      ],
    };
    expect(play(two, ['return', 'right'], [test7(6), ...fires(MISS, MISS)])).toMatchObject({
      outcome: { kind: 'pursued', target: 'right', willingly: false },
    });
  });

  test('NLC 7.8 sensible is to pursue only who cannot fire back', () => {
    const first = (input: Fields): unknown => {
      const step = beginning(pursuit, input);
      return step.kind === 'needsChoice' ? pursuit.policy?.choose(step.request) : null;
    };
    expect(first(onto({ units: [LOOSE], justRetreated: ['Foot'] }))).toBe('pursue');
    expect(first(onto({ units: [LOOSE] }))).toBe('return');
  });
});

const REFUSED: readonly (readonly [string, RuleId, Fields])[] = [
  ['ONLY_CAVALRY_CHARGES', 'NLC 7.8', { ...onto({ units: [DRAGOONS] }), units: [{ ...HORSE, arm: 'infantry' }] }],
  ['CARD_OF_MOP_ONLY', 'MOP 37.12', onto({ units: [DRAGOONS] }, { inHand: true })],
  ['ATTACK_BARRED_BY_TERRAIN', 'NLC 7.7', onto({ units: [FOOT], hex: ['chateau'] })],
  ['UNIT_NAMED_TWICE', 'NLC 7.1', onto({ units: [HORSE] })],
  [
    'HEX_NAMED_TWICE',
    'NLC 7.8',
    {
      units: [HORSE],
      targets: [
        { name: 'there', units: [DRAGOONS] },
        { name: 'there', units: [GUNS] },
      ],
    },
  ],
];

test.each(REFUSED)('NLC 7.8 refused: %s', (code, rule, input) => {
  expect(beginning(pursuit, input)).toMatchObject({ kind: 'refused', refusal: { code, rule } });
});

test('NLC 7.8 the example resolves', () => {
  const { input, dice = [], choices = [] } = pursuit.example;
  const rules = ['NLC 7.8', 'NLC 7.1', 'NLC 7.1'] as const;
  const thrown = dice.map((faces, i): Throw => [rules[i] ?? 'NLC 7.1', ...faces]);
  expect(ridden(pursuit, input, thrown, saying(...choices)).kind).toBe('accepted');
});

test('NLC 7.8 whatever pursues whatever: it comes to an end, and the odds are whole', () => {
  const { roll } = seeded(1814);
  const yes = (): boolean => roll(2) === 1;
  for (let run = 0; run < 100; run++) {
    const target = { ...(yes() ? FOOT : DRAGOONS), frontStrength: roll(9), disrupted: yes() };
    const input = {
      ...onto({ units: [target], justRetreated: yes() ? [target.id] : [], flank: yes(), retreat: 'asked' }),
      units: [HORSE, { ...HUSSARS, nation: yes() ? 'british' : 'french' }],
      options: { rout: yes() },
    };
    playOut(pursuit, input, roll);
    expectWholeOdds(pursuit, input);
  }
});

import { oddsOf } from '../../../engine/odds';
import { seeded } from '../../../testkit/seeded';
import { beginning, expectWholeOdds, playOut } from '../../../testkit/resolver-law';
import { charge } from './charge';
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
  firstOf,
  lit,
  play,
} from './testing/charging';
import type { Throw } from './testing/charging';

const begin = (input: unknown) => beginning(charge, input);

describe('NLC 7.10 the square', () => {
  test.each([
    ['NLC 2.4 morale 4: a 4 forms it', FOOT, {}, 4, 'formed'],
    ['NLC 2.4 and a 5 does not', FOOT, {}, 5, 'failed'],
    ['Ruling 100 a flank takes nothing off it: a 4 forms it', FOOT, { flank: true }, 4, 'formed'],
    ['Ruling 100 and a 5 does not', FOOT, { flank: true }, 5, 'failed'],
    ['NLC 2.2 British infantry has 5', { ...FOOT, nation: 'british' }, {}, 5, 'formed'],
  ])('%s', (_, unit, stack, die, square) => {
    // A flank charge that meets no square gets no answer, so there is one throw less.
    const answered = square === 'formed' || !('flank' in stack);
    const thrown = fires(MISS, MISS).slice(0, answered ? 2 : 1);
    const step = play(chargeOn({ units: [unit] }, stack), [['NLC 7.10', die], ...thrown]);
    expect(step).toMatchObject({ outcome: { charges: [{ square, winner: 'defender' }] } });
  });

  test('NLC 2.3 in woods morale is 2 less', () => {
    const input = chargeOn({ units: [FOOT], hex: ['woods'] });
    expect(play(input, [['NLC 7.10', 3], ...fires(MISS, MISS)])).toMatchObject({
      outcome: { charges: [{ square: 'failed' }] },
    });
  });

  test('MOP 37.16 Blücher takes 1 from the square, and from nothing else', () => {
    const input = chargeOn({ units: [lit(FOOT)] }, { units: [lit(HORSE)] }, { ...MOP, blucher: true });
    expect(play(input, [['NLC 7.10', 4], ...fires(MISS, MISS)])).toMatchObject({
      outcome: { charges: [{ square: 'failed' }] },
    });
  });

  test('NLC 20.10 infantry that misses by 3 routs, and the hex is won', () => {
    const shaky = { ...FOOT, demoralized: true };
    const input = chargeOn({ units: [shaky] }, {}, { options: { rout: true } });
    expect(play(input, [['NLC 7.10', 6]])).toMatchObject({
      outcome: {
        charges: [{ winner: 'attacker', defenders: [{ unit: 'Foot', fate: 'eliminated' }], mayPursue: ['Horse'] }],
      },
    });
  });
});

describe('NLC 7.7 who wins', () => {
  const horseBack = { unit: 'Horse', fate: 'atStart', stepsLost: 0, disrupted: true };

  test('NLC 7.7 the side that loses more steps loses; the cavalry may pursue and is disrupted in the end', () => {
    expect(ends(chargeOn({ units: [DRAGOONS] }), fires([3, 3], MISS))).toEqual({
      winner: 'attacker',
      square: 'none',
      attackers: [{ unit: 'Horse', fate: 'inHex', stepsLost: 0, disrupted: true }],
      defenders: [{ unit: 'Dragoons', fate: 'retreated', stepsLost: 1, disrupted: true }],
      routed: [],
      crowdedHexes: 0,
      leadersAtRisk: [],
      mayPursue: ['Horse'],
    });
  });

  test('NLC 7.7 nobody hit: a tie, and the defender wins it', () => {
    expect(ends(chargeOn({ units: [DRAGOONS] }), fires(MISS, MISS))).toMatchObject({
      winner: 'defender',
      attackers: [horseBack],
      defenders: [{ unit: 'Dragoons', fate: 'stands', stepsLost: 0, disrupted: false }],
      mayPursue: [],
    });
  });

  test('Ruling 21 a tie with losses is the defender’s too, even where he is wiped out', () => {
    const small = { ...DRAGOONS, reverseStrength: null };
    expect(ends(chargeOn({ units: [small] }), fires([3, 3], [4, 3]))).toMatchObject({
      winner: 'defender',
      attackers: [{ ...horseBack, stepsLost: 1 }],
      defenders: [{ unit: 'Dragoons', fate: 'eliminated' }],
    });
  });

  test('Ruling 84 a tiny unit’s step is half a hit, and half a hit less loses', () => {
    const tiny = { ...FOOT, frontStrength: 2, reverseStrength: 1 };
    const input = chargeOn({ units: [{ ...tiny, disrupted: true, stepsLost: 1 }] });
    expect(ends(input, fires([3, 3], [5, 5]))).toMatchObject({
      winner: 'defender',
      defenders: [{ unit: 'Foot', fate: 'eliminated' }],
      attackers: [{ stepsLost: 1 }],
    });
    const without = { ...input, options: { tinyUnits: false } };
    expect(ends(without, fires([3, 3], [5, 4]))).toMatchObject({ winner: 'attacker' });
  });

  test('Ruling 84 two tiny steps are one hit, and no more than the one step the cavalry pays', () => {
    const input = chargeOn({ units: [{ ...FOOT, frontStrength: 2, reverseStrength: 1, disrupted: true }] });
    expect(ends(input, fires([3, 3], [5, 5]))).toMatchObject({
      winner: 'defender',
      defenders: [{ fate: 'eliminated' }],
      attackers: [{ stepsLost: 1 }],
    });
  });

  test('NLC 7.1 every hit is a step', () => {
    expect(ends(chargeOn({ units: [DRAGOONS] }), fires([6, 6], [4, 3]))).toMatchObject({
      winner: 'attacker',
      defenders: [{ unit: 'Dragoons', fate: 'eliminated' }],
      attackers: [{ stepsLost: 1, fate: 'inHex' }],
    });
  });

  test('Ruling 21 a hex emptied by reaction charges is won without a shot', () => {
    expect(ends(chargeOn({ units: [] }), [])).toMatchObject({
      winner: 'attacker',
      defenders: [],
      mayPursue: ['Horse'],
    });
  });

  test('Ruling 85 leaders with units that were hit are at risk', () => {
    const led = chargeOn({ units: [{ ...DRAGOONS, withLeader: true }] }, { units: [{ ...HORSE, withLeader: true }] });
    expect(ends(led, fires([3, 3], MISS))).toMatchObject({ leadersAtRisk: ['defender'] });
    expect(ends(led, fires([3, 3], [4, 4]))).toMatchObject({ leadersAtRisk: ['attacker', 'defender'] });
  });
});

describe('NLC 7.4, 7.7 the way back', () => {
  test('Ruling 80 who cannot retreat is eliminated', () => {
    expect(ends(chargeOn({ units: [DRAGOONS], retreat: 'blocked' }), fires([3, 3], MISS))).toMatchObject({
      defenders: [{ unit: 'Dragoons', fate: 'eliminated' }],
    });
  });

  test('Ruling 80 foot artillery that must give way is destroyed; horse artillery is not', () => {
    const two = { ...GUNS, reverseStrength: 3 };
    expect(ends(chargeOn({ units: [two] }), fires([3, 3], MISS))).toMatchObject({
      defenders: [{ fate: 'eliminated' }],
    });
    const horse = { ...two, arm: 'horseArtillery' };
    expect(ends(chargeOn({ units: [horse] }), fires([3, 3], MISS))).toMatchObject({
      defenders: [{ fate: 'retreated', stepsLost: 1 }],
    });
  });

  test('NLC 7.4 into an enemy’s zone foot loses one step more, and cavalry none', () => {
    const big = { ...LOOSE, frontStrength: 9, reverseStrength: 5 };
    const flanked = chargeOn({ units: [big], retreat: 'enemyZoc' }, { flank: true });
    expect(ends(flanked, [['NLC 7.1', 2, 2]])).toMatchObject({ defenders: [{ fate: 'retreated', stepsLost: 2 }] });
    expect(ends(chargeOn({ units: [DRAGOONS], retreat: 'enemyZoc' }), fires([3, 3], MISS))).toMatchObject({
      defenders: [{ stepsLost: 1 }],
    });
  });

  test('NLC 7.4 cavalry beside foot does not spare the stack its step', () => {
    const input = chargeOn({ units: [LOOSE, DRAGOONS], retreat: 'enemyZoc' });
    expect(ends(input, fires([3, 3], MISS))).toMatchObject({
      defenders: [
        { unit: 'Foot', fate: 'eliminated' },
        { unit: 'Dragoons', stepsLost: 0 },
      ],
    });
  });

  test('NLC 7.4 through a hex that is too full; its owner says what comes next', () => {
    const next = [{ rule: 'NLC 7.4', option: 'blocked' }] as const;
    expect(ends(chargeOn({ units: [DRAGOONS], retreat: 'crowded' }), fires([3, 3], MISS), next)).toMatchObject({
      crowdedHexes: 1,
      defenders: [{ fate: 'eliminated' }],
    });
  });

  test('NLC 7.4 where nothing is stated the owner is asked, and only when it comes to that', () => {
    const asked = chargeOn({ units: [DRAGOONS], retreat: 'asked' });
    expect(play(asked, fires([3, 3], MISS))).toMatchObject({
      kind: 'needsChoice',
      request: { purpose: 'retreatWay', by: 'defender' },
    });
    expect(play(asked, fires(MISS, MISS)).kind).toBe('accepted');
  });

  test('NLC 19.1 without it beaten cavalry keeps its order', () => {
    const input = chargeOn({ units: [DRAGOONS] }, {}, { options: { disruptionOnRetreat: false } });
    expect(ends(input, fires([3, 3], MISS))).toMatchObject({ defenders: [{ disrupted: false }] });
  });
});

describe('NLC 20.4 roll six to hit', () => {
  const SIX = { options: { rollSix: true } };

  test('NLC 20.4 a die a point; a flank raises the dice and not the strength; morale by quarters', () => {
    const input = chargeOn({ units: [DRAGOONS] }, { flank: true }, SIX);
    // Morale 4 against 2: half as much again for the charge, half for the defence.
    expect(begin(input)).toMatchObject({ request: { rule: 'NLC 20.4', count: 9 } });
    const thrown: readonly Throw[] = [
      ['NLC 20.4', 5, 1, 1, 1, 1, 1, 1, 1, 1],
      ['NLC 20.4', 5, 5],
    ];
    expect(ends(input, thrown)).toMatchObject({ winner: 'attacker', defenders: [{ stepsLost: 1 }] });
  });

  test('NLC 20.4 with equal morale and no flank only a six hits', () => {
    const input = chargeOn({ units: [DRAGOONS] }, {}, SIX);
    const thrown: readonly Throw[] = [
      ['NLC 20.4', 6, 5, 5, 5, 5, 5],
      ['NLC 20.4', 5, 5, 5, 5],
    ];
    expect(ends(input, thrown)).toMatchObject({ winner: 'attacker' });
  });
});

test('NLC 7.7 charges of one segment are parallel: each by itself, in the order given', () => {
  const first = chargeOn({ units: [DRAGOONS] });
  const second = chargeOn({ units: [LOOSE] }, { units: [HUSSARS] });
  const both = { charges: [first, second].flatMap((input) => input['charges']) };
  const step = play(both, [...fires([3, 3], MISS), ...fires(MISS, [6, 6])]);
  expect(step).toMatchObject({
    outcome: { charges: [{ winner: 'attacker' }, { winner: 'defender', attackers: [{ unit: 'Hussars' }] }] },
  });
});

test('NLC 7.7 the example resolves', () => {
  const { input, dice = [] } = charge.example;
  const rules = ['NLC 7.10', 'NLC 7.1', 'NLC 7.1'] as const;
  const thrown = dice.map((faces, i): Throw => [rules[i] ?? 'NLC 7.1', ...faces]);
  expect(play(input, thrown).kind).toBe('accepted');
});

test('NLC 7.7 the odds of a charge on a square, counted out by hand', () => {
  // Strength 1 against strength 1: each hits on 10 or more, 6 in 36; the charge wins if it alone hits.
  const small = { units: [{ ...HORSE, frontStrength: 1, reverseStrength: null }] };
  const input = chargeOn({ units: [{ ...DRAGOONS, frontStrength: 1, reverseStrength: null }] }, small);
  const walk = oddsOf(begin(input), undefined, (outcome) => firstOf(outcome)?.winner);
  const odds = walk.kind === 'odds' ? walk.odds : [];
  const won = odds.find(({ outcome }) => firstOf(outcome)?.winner === 'attacker');
  expect((won?.n ?? 0) / (won?.d ?? 1)).toBeCloseTo((6 * 30) / 1296, 12);
});

test('NLC 7.7 whatever charges whatever: it comes to an end, asks in order, and the odds are whole', () => {
  const { roll } = seeded(1807);
  const yes = (): boolean => roll(2) === 1;
  const unit = (id: string, arm: string) => ({
    id,
    arm,
    frontStrength: roll(9),
    reverseStrength: yes() ? roll(5) : null,
    disrupted: arm !== 'cavalry' && yes(),
    withLeader: yes(),
  });
  const arms = ['infantry', 'cavalry', 'footArtillery', 'horseArtillery'];
  for (let run = 0; run < 150; run++) {
    const input = chargeOn(
      {
        units: [unit('A', arms[roll(4) - 1]!), unit('B', arms[roll(4) - 1]!)],
        retreat: ['asked', 'free', 'enemyZoc', 'blocked', 'crowded'][roll(5) - 1],
      },
      { units: [unit('C', 'cavalry'), unit('D', 'cavalry')], flank: yes() },
      { options: { rout: yes(), tinyUnits: yes() } },
    );
    playOut(charge, input, roll);
    expectWholeOdds(charge, input);
  }
});

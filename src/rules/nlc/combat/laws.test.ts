import { drive, givenIn } from '../../../engine/drive';
import type { Stand } from '../../../engine/drive';
import fc from 'fast-check';
import * as v from 'valibot';
import { resolve } from '../../../testkit/given';
import { objectOf } from '../../../engine/fields';
import { oddsOf } from '../../../engine/odds';
import type { Step } from '../../../engine/step';
import { assault } from './assault';
import type { Way } from './assault-input';
import { bombardment } from './bombardment';
import { SENSIBLE } from './policy';
import type { AssaultInput, BombardmentInput, Counter } from './testing/muster';

/** Armies as they might stand on a map: every unit alive, every name once on its side. */
const unitWith = (id: string, arms: readonly Counter['arm'][]): fc.Arbitrary<Counter> =>
  fc.record({
    id: fc.constant(id),
    arm: fc.constantFrom(...arms),
    frontStrength: fc.integer({ min: 1, max: 9 }),
    reverseStrength: fc.integer({ min: 1, max: 4 }),
    stepsLost: fc.constantFrom(0, 0, 1),
    disrupted: fc.boolean(),
    nation: fc.constantFrom('french', 'british', 'prussian', 'russian'),
    guard: fc.constantFrom('none', 'none', 'old'),
    withLeader: fc.boolean(),
    enfilades: fc.boolean(),
  });

const ANY = ['infantry', 'infantry', 'cavalry', 'footArtillery', 'horseArtillery'] as const;
const unitsOf = (prefix: string, first: readonly Counter['arm'][], others: readonly Counter['arm'][] = ANY) =>
  fc
    .tuple(unitWith(`${prefix}1`, first), unitWith(`${prefix}2`, others), unitWith(`${prefix}3`, others))
    .chain((units) => fc.integer({ min: 1, max: 3 }).map((size) => units.slice(0, size)));

const ways = fc.constantFrom<Way | 'asked'>('asked', 'free', 'enemyZoc', 'blocked', 'crowded');
const options = fc.record({
  disruptionOnRetreat: fc.boolean(),
  artilleryDetail: fc.boolean(),
  tinyUnits: fc.boolean(),
  artillerySupport: fc.boolean(),
  rollSix: fc.constantFrom(false, false, true),
  rout: fc.boolean(),
  alternateArtillery: fc.boolean(),
});

const assaults: fc.Arbitrary<AssaultInput> = fc
  .tuple(
    unitsOf('a', ['infantry', 'cavalry']),
    unitsOf('b', ANY),
    unitsOf('d', ANY),
    fc.tuple(fc.boolean(), fc.boolean(), ways, ways),
    fc.tuple(fc.constantFrom('town', 'woods', 'chateau', null), fc.constantFrom('stream', 'bridge', 'crest', null)),
    options,
  )
  .map(([first, second, units, [two, flanked, there, here], [hex, hexside], chosen]) => ({
    attackers: [
      { units: first, leaders: ['Ney'], retreat: there, hexside: hexside === null ? [] : [hexside] },
      ...(two ? [{ units: second, retreat: there }] : []),
    ],
    defender: { units, flanked, retreat: here, hex: hex === null ? [] : [hex] },
    options: chosen,
  }));

const GUNS = ['footArtillery', 'horseArtillery'] as const;
const bombardments: fc.Arbitrary<BombardmentInput> = fc
  .tuple(unitsOf('a', GUNS, GUNS), unitsOf('d', ANY), fc.integer({ min: 1, max: 3 }), fc.boolean(), options)
  .map(([battery, target, range, cavalryInReach, chosen]) => ({
    battery,
    target,
    range,
    cavalryInReach,
    options: { ...chosen, artilleryDetail: true },
  }));

const beginAssault = (input: AssaultInput) => assault.run(v.parse(objectOf(assault.asks), input));
const beginBombardment = (input: BombardmentInput) => bombardment.run(v.parse(objectOf(bombardment.asks), input));

/** Answers whatever is asked, by the numbers in turn. */
const answered = <T>(start: Step<T>, numbers: readonly number[]): Stand<T> => {
  let [dice, choices] = [0, 0];
  const next = (sides: number): number => 1 + ((numbers[(dice * 7 + choices * 3) % numbers.length] ?? 0) % sides);
  return drive(start, {
    dice: ({ count, sides }) => {
      const face = next(sides);
      dice += 1;
      return Array.from({ length: count }, (_, i) => 1 + ((face + i * 5) % sides));
    },
    option: ({ options }) => {
      const option = options[next(options.length) - 1] ?? null;
      choices += 1;
      return option;
    },
  });
};

const proper = (begin: () => Step<unknown>, numbers: readonly number[]): void => {
  const { at, asked } = answered(begin(), numbers);
  expect(at.kind).toBe('accepted');
  asked.forEach(({ kind }, few) => {
    const step = resolve(begin(), givenIn(asked.slice(0, few)));
    expect(step.kind).toBe(kind === 'dice' ? 'needsDice' : 'needsChoice');
  });
  const { rolls, choices } = givenIn(asked);
  const surplus = [...rolls, { rule: 'NLC 7.1', faces: [1, 1] } as const];
  expect(resolve(begin(), { rolls: surplus, choices })).toMatchObject({ refusal: { code: 'DIE_NOT_ASKED_FOR' } });
};

const sumsToOne = (start: Step<unknown>): void => {
  const walk = oddsOf(start, SENSIBLE.choose);
  if (walk.kind !== 'odds' && walk.kind !== 'bigOdds') throw new Error(JSON.stringify(walk));
  expect(walk.odds.reduce((sum, { n }) => sum + BigInt(n), 0n)).toBe(BigInt(walk.odds[0]?.d ?? 0));
};

const numbers = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 });

test('NLC 7.3 an assault: every proper prefix of what it is given asks for the next', () => {
  fc.assert(
    fc.property(assaults, numbers, (input, seed) => proper(() => beginAssault(input), seed)),
    { numRuns: 400 },
  );
});

test('NLC 7.3 an assault: the odds add up to exactly one', () => {
  const byTable = assaults.filter((input) => input.options?.rollSix !== true);
  fc.assert(
    fc.property(byTable, (input) => sumsToOne(beginAssault(input))),
    { numRuns: 60 },
  );
});

test('NLC 8.1 a bombardment: prefixes ask for the next and the odds add up to exactly one', () => {
  fc.assert(
    fc.property(bombardments, numbers, (input, seed) => {
      proper(() => beginBombardment(input), seed);
      sumsToOne(beginBombardment(input));
    }),
    { numRuns: 200 },
  );
});

test('NLC 7.1 no unit loses more steps than it has, and none comes back', () => {
  fc.assert(
    fc.property(assaults, numbers, (input, seed) => {
      const { at } = answered(beginAssault(input), seed);
      if (at.kind !== 'accepted') throw new Error(at.kind);
      const { units } = at.outcome;
      const before = [...input.attackers.flatMap((stack) => stack.units), ...input.defender.units];
      [...units.attacker, ...units.defender].forEach((after) => {
        const was = before.find(({ id }) => id === after.id);
        expect(after.stepsLost).toBeGreaterThanOrEqual(was?.stepsLost ?? 9);
        expect(after.stepsLost).toBeLessThanOrEqual((was?.frontStrength ?? 0) >= 8 ? 3 : 2);
      });
    }),
    { numRuns: 200 },
  );
});

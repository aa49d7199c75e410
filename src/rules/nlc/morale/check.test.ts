import fc from 'fast-check';
import { oddsOf } from '../../../engine/odds';
import type { AnyProcedure } from '../../../engine/procedure';
import type { Step } from '../../../engine/step';
import { resolve, rolls } from '../../../testkit/given';
import { ARMS, GUARDS, NATIONS } from '../../common/setup/unit';
import { moraleCheck, morale } from './procedures';

const begin = (resolver: AnyProcedure, input: unknown): Step<unknown> => {
  const started = resolver.start(input);
  if (started.kind !== 'step') throw new Error(JSON.stringify(started));
  return started.step;
};

const check = (input: object, die: number): Step<unknown> =>
  resolve(begin(moraleCheck, input), { rolls: rolls(['NLC 2.4', die]), choices: [] });

const foot = { id: 'foot', arm: 'infantry', frontStrength: 5 };
const horse = { id: 'horse', arm: 'cavalry', frontStrength: 3, stepsLost: 1 };

test.each([
  [4, true],
  [5, false],
])('NLC 2.4 a roll of %i against morale 4 passes: %s', (die, passed) => {
  expect(check({ members: [{ unit: foot }] }, die)).toMatchObject({ outcome: { kind: 'group', passed, routed: [] } });
});

test.each([
  [6, ['horse']],
  [5, []],
])('NLC 20.10 a failed roll of %i routs those who miss by 3 by their own morale', (die, routed) => {
  const members = [{ unit: foot }, { unit: { ...horse, inReserve: die === 6 } }];
  expect(check({ members, rout: true }, die)).toMatchObject({ outcome: { kind: 'group', passed: false, routed } });
});

test('NLC 20.10 a group that passes loses nobody', () => {
  const shaky = { ...horse, demoralized: true, inReserve: true };
  expect(check({ members: [{ unit: foot }, { unit: shaky }], rout: true }, 4)).toMatchObject({
    outcome: { passed: true, routed: [] },
  });
});

test('NLC 19.1 one die for all, read for each by its own morale', () => {
  const members = [{ unit: foot }, { unit: horse }];
  expect(check({ members, eachAlone: true }, 4)).toMatchObject({ outcome: { kind: 'each', failed: ['horse'] } });
  expect(check({ members, eachAlone: true }, 5)).toMatchObject({ outcome: { failed: ['foot', 'horse'] } });
});

test('NLC 2.4 the odds are the morale in six', () => {
  const walk = oddsOf(begin(moraleCheck, { members: [{ unit: foot }] }));
  expect(walk).toMatchObject({
    odds: [
      { outcome: { passed: true }, n: 4, d: 6 },
      { outcome: { passed: false }, n: 2, d: 6 },
    ],
  });
});

test('MOP 37.5 morale needs an initiative', () => {
  expect(begin(morale, { unit: foot, game: 'mop' })).toMatchObject({
    refusal: { code: 'INITIATIVE_NEEDED', rule: 'MOP 37.5' },
  });
  const members = [{ unit: foot, circumstances: { game: 'mop' } }];
  expect(begin(moraleCheck, { members })).toMatchObject({ refusal: { code: 'INITIATIVE_NEEDED' } });
});

test('MOP 37.5 a unit that says it has none lacks one as one that says nothing', () => {
  const none = { ...foot, initiative: null, specialMorale: null };
  expect(begin(morale, { unit: none, game: 'mop' })).toMatchObject({ refusal: { code: 'INITIATIVE_NEEDED' } });
  expect(begin(morale, { unit: none })).toEqual(begin(morale, { unit: foot }));
});

test('NLC 2.4 one name, one unit', () => {
  expect(begin(moraleCheck, { members: [{ unit: foot }, { unit: foot }] })).toMatchObject({
    refusal: { code: 'UNIT_NAMED_TWICE' },
  });
});

test('NLC 2.3 the examples resolve', () => {
  expect(begin(morale, morale.example.input)).toMatchObject({
    kind: 'accepted',
    outcome: { morale: 2 },
  });
  expect(check(Object.assign({}, moraleCheck.example.input), 4)).toMatchObject({ outcome: { passed: true } });
});

test('NLC 2.3 a bad field is named by its path', () => {
  expect(morale.start({ unit: { ...foot, stepsLost: 3 } })).toEqual({ kind: 'bad', path: 'unit.stepsLost' });
});

const unit = fc.record({
  arm: fc.constantFrom(...ARMS),
  nation: fc.constantFrom(...NATIONS),
  guard: fc.constantFrom(...GUARDS),
  frontStrength: fc.nat(12),
  stepsLost: fc.nat(2),
  withLeader: fc.boolean(),
  inReserve: fc.boolean(),
  demoralized: fc.boolean(),
  exhausted: fc.boolean(),
});
const circumstances = fc.record({
  defending: fc.boolean(),
  flanked: fc.boolean(),
  inWoods: fc.boolean(),
  underArtillery: fc.boolean(),
  facingGuard: fc.boolean(),
  frenchShaken: fc.boolean(),
});
const group = fc
  .array(fc.record({ unit, circumstances }), { minLength: 1, maxLength: 6 })
  .map((members) => members.map((one, i) => ({ ...one, unit: { ...one.unit, id: `unit ${i}` } })));

test('NLC 2.4 whoever checks: one die is asked for, it settles the matter, and the odds are whole', () => {
  fc.assert(
    fc.property(group, fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 6 }), (members, eachAlone, rout, die) => {
      const step = begin(moraleCheck, { members, eachAlone, rout });
      expect(step.kind).toBe('needsDice');
      expect(check({ members, eachAlone, rout }, die).kind).toBe('accepted');
      const walk = oddsOf(step);
      const odds = walk.kind === 'odds' ? walk.odds : [];
      expect(odds.reduce((sum, { n }) => sum + n, 0)).toBe(odds[0]?.d);
    }),
  );
});

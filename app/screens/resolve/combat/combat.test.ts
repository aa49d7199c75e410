import { oddsNow, runNow } from '../../../../src/rules/common/procedure/run';
import type { Answer, Run } from '../../../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../../../src/session/procedures';
import { decided, drive, either, thrown } from '../../../../src/engine/drive';
import { fightSoFar } from '../../../../src/rules/nlc/index';
import { combatChoice } from '../../../../src/wording/en/choices-combat';
import { combatWords } from '../../../../src/wording/en/outcomes-combat';
import { LOOSE_NAMES } from '../use-any-names';
import { combatOdds } from './combat-odds';
import { EMPTY_DRAFT, readDraft, readUnit } from './decode-draft';
import {
  PROCEDURES_OF_COMBAT,
  withChangedUnit,
  withFact,
  withFront,
  withLeaders,
  withNewStack,
  withoutStack,
  withoutUnit,
  withStack,
  withUnit,
} from './draft';
import type { CombatProcedure, Draft, Place } from './draft';
import { freshUnit, freshVedettes } from './fresh-unit';
import { toInput } from './to-input';
import type { Arm } from '../../../../src/rules/common/index';
import { isLine } from '../../../../src/testkit/lines';

const ATTACKERS: Place = { group: 'attackers', index: 0 };
const DEFENDERS: Place = { group: 'defenders', index: 0 };

const added = (draft: Draft, place: Place, ...arms: readonly Arm[]): Draft =>
  arms.reduce((before, arm) => withUnit(before, place, freshUnit(before, place, arm)), draft);

/** Two infantry against one. */
const FIGHT = added(added(EMPTY_DRAFT, ATTACKERS, 'infantry', 'infantry'), DEFENDERS, 'infantry');

const run = (procedure: CombatProcedure, draft: Draft, ...given: readonly Answer[]): Run => ({
  procedure,
  input: toInput(procedure, draft),
  given,
});
const now = (procedure: CombatProcedure, draft: Draft, ...given: readonly Answer[]) =>
  runNow(PROCEDURES, run(procedure, draft, ...given));
/** The strength each side of an assault fires with, as it is told before a die falls. */
const strengths = (draft: Draft): Readonly<Record<string, unknown>> => {
  const at = now('nlc/assault', draft);
  const told = 'working' in at ? at.working.filter(isLine('strengthTotal')) : [];
  return Object.fromEntries(told.map(({ facts }) => [String(facts['by']), facts['strength']] as const));
};
const fell = (...faces: readonly number[]): Answer => ({ faces });
const chose = (option: string): Answer => ({ option });

test('NLC 7.1: every unit that is put on the page has a name of its own, and keeps it', () => {
  const ids = (draft: Draft) =>
    [...draft.attackers, ...draft.defenders].flatMap(({ units }) => units.map(({ id }) => id));
  expect(ids(FIGHT)).toEqual(['Infantry 1', 'Infantry 2', 'Infantry 3']);
  const fewer = withoutUnit(FIGHT, 'Infantry 2');
  expect(ids(added(fewer, DEFENDERS, 'cavalry'))).toEqual(['Infantry 1', 'Infantry 3', 'Cavalry 2']);
});

test('NLC 6.1: the reverse goes with the front, and a unit of one step stays one', () => {
  const unit = freshUnit(EMPTY_DRAFT, ATTACKERS, 'infantry');
  expect(withFront(unit, 7)).toMatchObject({ frontStrength: 7, reverseStrength: 3 });
  expect(withFront({ ...unit, reverseStrength: null }, 3)).toMatchObject({ reverseStrength: null });
});

test('NLC 2.3: a leader in the hex is with all its units, also with those who come later', () => {
  const led = withStack(FIGHT, ATTACKERS, (stack) => withLeaders(stack, ['Ney']));
  const more = added(led, ATTACKERS, 'cavalry');
  expect(more.attackers[0]?.units.map(({ facts }) => facts)).toEqual([['withLeader'], ['withLeader'], ['withLeader']]);
  const gone = withStack(more, ATTACKERS, (stack) => withLeaders(stack, []));
  expect(gone.attackers[0]?.units.flatMap(({ facts }) => facts)).toEqual([]);
});

test('NLC 7.3: a unit stands in one hex only, and hexes come and go', () => {
  const two = withNewStack(FIGHT, 'attackers');
  expect(two.attackers).toHaveLength(2);
  const [unit] = FIGHT.attackers[0]?.units ?? [];
  if (unit === undefined) throw new Error('nobody there');
  const moved = withUnit(two, { group: 'attackers', index: 1 }, unit);
  expect(moved.attackers.map(({ units }) => units.length)).toEqual([1, 1]);
  expect(withoutStack(moved, { group: 'attackers', index: 1 }).attackers).toHaveLength(1);
  expect(withoutStack(FIGHT, DEFENDERS).defenders[0]?.units).toEqual([]);
});

test('NLC 7.3: a draft becomes an assault that can be fought; an empty hex is not in it', () => {
  expect(now('nlc/assault', withNewStack(FIGHT, 'attackers'))).toMatchObject({ kind: 'asksDice' });
  expect(now('nlc/assault', EMPTY_DRAFT)).toEqual({ kind: 'unreadable', path: 'attackers' });
});

const riding = added(added(EMPTY_DRAFT, ATTACKERS, 'cavalry'), DEFENDERS, 'infantry');
const guns = added(added(EMPTY_DRAFT, ATTACKERS, 'footArtillery'), DEFENDERS, 'infantry');
const horse = added(EMPTY_DRAFT, DEFENDERS, 'cavalry');

test.each([
  ['nlc/assault', FIGHT, 'asksDice'],
  ['nlc/charge', riding, 'asksDice'],
  ['nlc/bombardment', guns, 'asksDice'],
  ['nlc/reaction-charge', riding, 'asksDice'],
  ['nlc/pursuit', riding, 'asksChoice'],
  ['nlc/retreat-before-assault', horse, 'asksChoice'],
] as const)('NLC 7, 8: a draft of %s can be fought as it stands', (procedure, draft, kind) => {
  expect(now(procedure, draft)).toMatchObject({ kind });
});

test('NLC 7.6: terrain, steps lost and markers on the page are those of the fight', () => {
  expect(strengths(FIGHT)).toEqual({ attacker: 10, defender: 5 });
  const behind = withStack(FIGHT, ATTACKERS, (stack) => ({ ...stack, hexside: ['stream'] }));
  const town = withStack(behind, DEFENDERS, (stack) => ({ ...stack, hex: ['town'] }));
  expect(strengths(town)['attacker']).toBe(5);
  const worn = withChangedUnit(FIGHT, 'Infantry 3', (unit) => withFact({ ...unit, stepsLost: 1 }, 'disrupted', true));
  expect(strengths(worn)['defender']).toBe(1);
});

test('MOP 37.5: under MOP a fresh unit has the initiative that is asked for', () => {
  const terms = { ...EMPTY_DRAFT.terms, game: 'mop' } as const;
  const empty: Draft = { ...EMPTY_DRAFT, terms };
  expect(now('nlc/assault', added(added(empty, ATTACKERS, 'infantry'), DEFENDERS, 'infantry')).kind).toBe('asksDice');
  const bare = added(added(EMPTY_DRAFT, ATTACKERS, 'infantry'), DEFENDERS, 'infantry');
  expect(now('nlc/assault', { ...bare, terms })).toMatchObject({ refusal: { code: 'INITIATIVE_NEEDED' } });
});

test('NLC 7.4: hits and steps are known while the fight goes on, and the next decision is put in words', () => {
  const fires = [fell(5, 5), fell(5, 5)];
  const asked = now('nlc/assault', FIGHT, ...fires);
  if (asked.kind !== 'asksChoice') throw new Error(asked.kind);
  const { hits } = fightSoFar(asked.soFar);
  expect(asked.request).toMatchObject({ purpose: 'voluntaryRetreat', by: 'attacker' });
  const words = combatChoice(asked.request, LOOSE_NAMES, hits);
  expect(words.question).toBe('Go back one hex?');
  expect(words.options.find(({ id }) => id === 'stay')?.price).toBe('2 hits');
  expect(hits?.attacker).toBe(2);
  const paid = now('nlc/assault', FIGHT, ...fires, chose('stay'), chose('stay'), chose('Infantry 2'));
  if (!('soFar' in paid)) throw new Error(paid.kind);
  // The second hit must go where the first one went (7.1).
  expect(fightSoFar(paid.soFar).stepsLost.get('Infantry 2')).toBe(2);
});

/** How often somebody has to decide, at worst, whatever the dice; that both stay is one tap. */
const mostDecisions = (given: readonly Answer[] = [], before = ''): number => {
  const at = now('nlc/assault', FIGHT, ...given);
  if (at.kind === 'asksChoice') {
    const { purpose, options } = at.request;
    const again = purpose === 'voluntaryRetreat' && before === purpose ? 0 : 1;
    const tried = purpose === 'retreatWay' ? ['free'] : purpose === 'voluntaryRetreat' ? ['stay'] : options.slice(0, 1);
    return again + Math.max(...tried.map((option) => mostDecisions([...given, chose(option)], purpose)));
  }
  if (at.kind !== 'asksDice') return 0;
  const { count } = at.request;
  const throws =
    count === 1 ? [[1], [6]] : [2, 5, 6, 7, 8, 9, 10, 12].map((sum) => [Math.floor(sum / 2), Math.ceil(sum / 2)]);
  return Math.max(...throws.map((thrown) => mostDecisions([...given, { faces: thrown }])));
};

test('NLC 7.3: two on one that both stay are never more than twelve taps from the place to the applied result', () => {
  // The place, Assault, three counters, the terrain, the throw, and Apply.
  expect(8 + mostDecisions()).toBeLessThanOrEqual(12);
});

test.each([
  ['nlc/assault', FIGHT],
  ['nlc/charge', riding],
  ['nlc/bombardment', guns],
  ['nlc/reaction-charge', riding],
  ['nlc/pursuit', riding],
  ['nlc/retreat-before-assault', horse],
] as const)('NLC 7, 8: what is known of %s only grows, and at its end there are words for it', (procedure, draft) => {
  const start = PROCEDURES.get(procedure)?.start(toInput(procedure, draft));
  if (start?.kind !== 'step') throw new Error(procedure);
  const { asked } = drive(
    start.step,
    either(
      thrown(() => 5),
      decided(({ options }) => options[0]),
    ),
  );
  const end = now(procedure, draft, ...asked);
  if (end.kind !== 'done') throw new Error(end.kind);
  for (const few of asked.keys()) {
    const before = now(procedure, draft, ...asked.slice(0, few));
    if (!('working' in before)) throw new Error(before.kind);
    expect(end.working.slice(0, before.working.length)).toEqual(before.working);
  }
  const words = combatWords(procedure, end.outcome, LOOSE_NAMES);
  expect(words?.line).toMatch(/^[A-Z].*\.$/);
  expect(combatWords('nlc/morale-check', end.outcome, LOOSE_NAMES)).toBeNull();
});

test.each([
  ['nlc/assault', FIGHT, ['defender', 'none', 'attacker']],
  ['nlc/charge', riding, ['won', 'lost']],
  ['nlc/bombardment', guns, ['nothing', 'disrupted', 'one']],
] as const)('NLC 7, 8: the bars of %s sum all outcomes', (procedure, draft, ids) => {
  const odds = oddsNow(PROCEDURES, run(procedure, draft));
  if (odds === null) throw new Error('no odds');
  const { bars, steps } = combatOdds(procedure, draft, odds);
  expect(bars.map(({ id }) => id)).toEqual(ids);
  const d = odds[0]?.d ?? 0;
  expect(bars.reduce((sum, { n }) => sum + n, 0)).toBe(d);
  for (const side of [steps.attacker, steps.defender]) expect(side.shares.reduce((sum, n) => sum + n, 0)).toBe(d);
});

test('NLC 7.1: what is kept of a fight comes back as it was; what cannot be read becomes an empty page', () => {
  for (const procedure of PROCEDURES_OF_COMBAT)
    expect(readDraft(JSON.parse(JSON.stringify(toInput(procedure, FIGHT))))).toEqual(FIGHT);
  expect(readDraft(null)).toEqual(EMPTY_DRAFT);
  expect(readDraft({ draft: { attackers: 'none', facts: ['nonsense'] } })).toEqual(EMPTY_DRAFT);
  expect(readUnit({ id: 'a', arm: 'infantry', frontStrength: 6, disrupted: true })).toMatchObject({
    id: 'a',
    facts: ['disrupted'],
    known: true,
  });
  expect(readUnit('a')).toBeNull();
});

test('MOP 37.11: given vedettes on both sides, when they are put into a fight, then each fights with 2 and has a name of its own', () => {
  const mop: Draft = { ...EMPTY_DRAFT, terms: { ...EMPTY_DRAFT.terms, game: 'mop' } };
  const one = withUnit(mop, ATTACKERS, freshVedettes(mop, ATTACKERS));
  const both = withUnit(one, DEFENDERS, freshVedettes(one, DEFENDERS));
  const [own] = both.attackers.flatMap(({ units }) => units);
  const [other] = both.defenders.flatMap(({ units }) => units);
  expect([own?.frontStrength, own?.reverseStrength, other?.frontStrength]).toEqual([2, null, 2]);
  expect(own?.id).not.toBe(other?.id);
  expect(now('nlc/assault', both)).toMatchObject({ kind: 'asksDice' });
});

import { drive, given, givenIn, thrown } from '../engine/drive';
import type { Asked, Source, Stand } from '../engine/drive';
import { oddsOf } from '../engine/odds';
import type { AnyProcedure } from '../engine/procedure';
import { refuse, rollDice } from '../engine/step';
import type { Alike, ChoiceRequest, DiceRequest, Step, Working, WorkingLine } from '../engine/step';
import { randomIn, spoilt, varied } from './random-input';
import { keyOf } from '../wording/lines';
import { refusals } from '../engine/vocabulary';
import type { Seeded } from './seeded';

/** What came of a number of random inputs; `lines` holds one working line of each key that was met. */
export type Tally = {
  read: number;
  unread: number;
  accepted: number;
  refused: number;
  odds: number;
  alike: number;
  deep: number;
};

export const emptyTally = (): Tally => ({ read: 0, unread: 0, accepted: 0, refused: 0, odds: 0, alike: 0, deep: 0 });

export type Lines = Map<string, WorkingLine>;

/** Trees with more nodes than this are not counted out here: the odds have tests and benches of their own. */
const MOST_NODES = 20_000;

const fault = (what: string): never => {
  throw new Error(what);
};

/** Any dice, and any of the options. */
const anyAnswer = ({ roll }: Seeded): Source => ({
  ...thrown(roll),
  option: ({ options }) => {
    if (new Set(options).size < options.length) fault(`an option twice among ${options.join()}`);
    return options[roll(options.length) - 1] ?? fault('a choice without an option');
  },
});

const recorded = (asked: readonly Asked[]): Source => given(givenIn(asked));

const NEXT = { dice: 'needsDice', choice: 'needsChoice' } as const;

const startOf = (lines: Working, all: Working): boolean =>
  lines.every((line, i) => JSON.stringify(line) === JSON.stringify(all[i]));

/**
 * Every proper prefix of what is given asks for the next and says no line that is not said at the end too; all of it comes to
 * the same again.
 */
const checkPrefixes = (begin: () => Step<unknown>, stand: Stand<unknown>): void => {
  const { asked, at, working } = stand;
  const told: WorkingLine[] = [];
  asked.forEach((next, few) => {
    const { at: then, working: said } = drive(begin(), recorded(asked.slice(0, few)));
    if ('working' in then) told.push(...then.working);
    if (JSON.stringify(told) !== JSON.stringify(said))
      fault(`what is said by answer ${few} is not what was said on the way`);
    if (then.kind !== NEXT[next.kind])
      fault(`after ${few} of ${asked.length} answers it is ${then.kind}, not ${NEXT[next.kind]}`);
    if (at.kind === 'accepted' && !startOf(said, working)) fault(`after ${few} answers it said what it took back`);
  });
  if (JSON.stringify(drive(begin(), recorded(asked))) !== JSON.stringify(stand))
    fault('the same dice came to something else the second time');
};

/** Plain JSON throughout: no NaN, nothing undefined, nothing that does not survive being written down. */
export const checkPlain = (value: unknown, path: string): void => {
  if (typeof value === 'number' && !Number.isFinite(value)) fault(`${path} is ${value}`);
  if (value === undefined || typeof value === 'function' || typeof value === 'bigint') fault(`${path} is no JSON`);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) value.forEach((one, i) => checkPlain(one, `${path}.${i}`));
  else for (const [name, one] of Object.entries(value)) checkPlain(one, `${path}.${name}`);
};

type Told = (request: DiceRequest, alike: Alike | undefined) => Alike | undefined;

/** The procedure, refused where it grows larger than is worth counting. */
const pruned = (step: Step<unknown>, budget: { left: number }, told: Told): Step<unknown> => {
  budget.left -= 1;
  if (budget.left < 0) return TOO_LARGE;
  if (step.kind === 'needsChoice')
    return { ...step, then: (option: string) => pruned(step.then(option), budget, told) };
  if (step.kind !== 'needsDice') return step;
  const alike = told(step.request, step.alike);
  if (alike === undefined && step.request.count > MOST_DICE) return TOO_LARGE;
  return rollDice(step.request, (faces) => pruned(step.then(faces), budget, told), alike);
};

const TOO_LARGE = refuse(refusals({ TOO_LARGE: null }).TOO_LARGE);

/** More dice than this are counted out only where the procedure says which are alike. */
const MOST_DICE = 8;

/** As the procedure says which throws are alike, and as if it had said nothing. */
const TELLING: Readonly<Record<'told' | 'untold', Told>> = { told: (_, alike) => alike, untold: () => undefined };

type Counted = ReadonlyMap<string, string>;

const policyOf =
  ({ policy }: AnyProcedure) =>
  (request: ChoiceRequest): string => {
    const option = policy?.choose(request) ?? request.options[0] ?? '';
    return request.options.includes(option) ? option : fault(`the policy chose ${option}, which nobody offered`);
  };

/** The odds as text; null where the tree is too large to count, or where the procedure refuses. */
const counted = (resolver: AnyProcedure, step: Step<unknown>, told: Told, tally: Tally): Counted | null => {
  const walk = oddsOf(pruned(step, { left: MOST_NODES }, told), policyOf(resolver));
  if (walk.kind === 'needsPolicy') return fault('odds: a policy that says nothing');
  if (walk.kind === 'refused') {
    if (walk.refusal.code === TOO_LARGE.refusal.code) tally.deep += 1;
    else if (step.kind !== 'refused') fault(`odds: refused ${walk.refusal.code} after a throw`);
    return null;
  }
  const sum = walk.odds.reduce((all, { n }) => all + BigInt(n), 0n);
  if (sum !== BigInt(walk.odds[0]?.d ?? 0)) fault(`odds add up to ${sum} in ${String(walk.odds[0]?.d)}`);
  return new Map(walk.odds.map(({ outcome, n, d }) => [inOneOrder(outcome), `${n}/${d}`]));
};

/** The same text for equal outcomes, whatever order their fields stand in. */
const inOneOrder = (outcome: unknown): string =>
  JSON.stringify(outcome, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Odds add up to exactly one, and are the same whether or not the procedure says which throws are alike. */
const checkOdds = (resolver: AnyProcedure, step: Step<unknown>, { tally, seen }: Work): void => {
  const told = counted(resolver, step, TELLING.told, tally);
  if (told === null) return;
  tally.odds += 1;
  seen?.([...told].join(' '));
  const untold = counted(resolver, step, TELLING.untold, tally);
  if (untold === null) return;
  tally.alike += 1;
  if (untold.size !== told.size)
    fault(`odds: ${told.size} outcomes where alike is told, ${untold.size} where it is not`);
  for (const [outcome, chance] of told)
    if (untold.get(outcome) !== chance)
      fault(`odds: ${outcome} is ${chance}, and ${untold.get(outcome) ?? 'never'} untold`);
};

const tryOne = (resolver: AnyProcedure, chance: Seeded, input: unknown, work: Work): void => {
  const begun = resolver.start(input);
  if (begun.kind !== 'step') {
    work.tally.unread += 1;
    return;
  }
  work.tally.read += 1;
  const begin = (): Step<unknown> => {
    const start = resolver.start(input);
    return start.kind === 'step' ? start.step : fault('the same input could not be read again');
  };
  const stand = drive(begun.step, anyAnswer(chance));
  checkPrefixes(begin, stand);
  const { at: end, working } = stand;
  if (end.kind === 'accepted') {
    checkPlain({ outcome: end.outcome, working }, 'step');
    for (const line of working) work.lines.set(keyOf(line), line);
  }
  work.seen?.(JSON.stringify(end.kind === 'accepted' ? { ...end, working } : end));
  work.tally[end.kind === 'accepted' ? 'accepted' : 'refused'] += 1;
  if (chance.once(work.oddsOnceIn)) checkOdds(resolver, begin(), work);
};

/** `seen` is told every result and every list of odds, for comparing them with what another engine makes of the same. */
export type Work = Readonly<{
  runs: number;
  oddsOnceIn: number;
  tally: Tally;
  lines: Lines;
  seen?: (result: string) => void;
}>;

/** From many changes in an example to hardly any. */
const CALM = [1, 4, 12, 30] as const;

/** Tries so many random inputs, one in eight of them spoilt, and says of the first that breaks a law which it was. */
export const fuzz = (resolver: AnyProcedure, chance: Seeded, work: Work): void => {
  for (let run = 0; run < work.runs; run += 1) {
    const { schema, example } = resolver;
    const sound = chance.once(3) ? randomIn(chance, schema) : varied(chance, schema, example.input, chance.pick(CALM));
    const input = chance.once(8) ? spoilt(chance, sound) : sound;
    try {
      tryOne(resolver, chance, input, work);
    } catch (thrown) {
      const what = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`${resolver.id}: ${what}\n${JSON.stringify(input)}`, { cause: thrown });
    }
  }
};

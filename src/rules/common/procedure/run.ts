import * as v from 'valibot';
import { drive, inTurn } from '../../../engine/drive';
import type { Asked, Stand } from '../../../engine/drive';
import { isThrowOf } from '../../../engine/given';
import { oddsOf } from '../../../engine/odds';
import type { OddsWalk, Policy } from '../../../engine/odds';
import type { AnyProcedure } from '../../../engine/procedure';
import { refuse } from '../../../engine/step';
import type { ChoiceRequest, DiceRequest, Faces, Refusal, Step, Working } from '../../../engine/step';
import { RUN_LINES, RUN_REFUSALS } from './vocabulary';

/** A throw that stands in the place of another, by a card; it stands. */
export type Again = Readonly<{ card: string; was: Faces }>;

/** Dice as they fell, or what somebody chose. */
export type Answer = Readonly<{ faces: Faces; again?: Again }> | Readonly<{ option: string }>;

/** A procedure under way: plain JSON, derived anew from its input and from what it has been given so far. */
export type Run = Readonly<{ procedure: string; input: unknown; given: readonly Answer[] }>;

/** How a run stands: what it asks for next, what came of it, or why it cannot go on. */
export type RunNow =
  /** `working`: all that is known by then. `soFar`: how far it has come, as its topic notes it. */
  | Readonly<{ kind: 'asksDice'; request: DiceRequest; working: Working; soFar: readonly unknown[] }>
  | Readonly<{ kind: 'asksChoice'; request: ChoiceRequest; working: Working; soFar: readonly unknown[] }>
  | Readonly<{ kind: 'done'; outcome: unknown; working: Working }>
  | Readonly<{ kind: 'refused'; refusal: Refusal }>
  /** `path`: the field of the input that is missing or cannot be. */
  | Readonly<{ kind: 'unreadable'; path: string }>;

/** Procedures by their ids. */
export type Procedures = ReadonlyMap<string, AnyProcedure>;

const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_536));
const option = v.pipe(v.string(), v.maxLength(200));
export const facesSchema = v.pipe(v.array(face), v.minLength(1), v.maxLength(200));
export const againSchema = v.object({ card: v.pipe(v.string(), v.maxLength(20)), was: facesSchema });
export const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  v.object({ faces: facesSchema, again: v.exactOptional(againSchema) }),
  v.object({ option }),
]);

/** Whether a procedure is of other rules. One that was called otherwise in an older app is not. */
export const isOthersProcedure = (id: string, procedures: Procedures): boolean =>
  ![...procedures.keys()].some((own) => bookOf(own) === bookOf(id));

const bookOf = (id: string): string => id.split('/')[0] ?? '';

/** The same procedures by id; two of one id would hide each other, so that is a bug and is said at once. */
export const proceduresOf = (all: readonly AnyProcedure[]): Procedures => {
  const found = new Map(all.map((one) => [one.id, one]));
  if (found.size === all.length) return found;
  throw new Error(`two procedures of one id among ${all.map(({ id }) => id).join(', ')}`);
};

type Begun = Readonly<{ kind: 'at'; stand: Stand<unknown> }> | Extract<RunNow, { kind: 'unreadable' }>;

/** Where a run stands. */
const standOf = (procedures: Procedures, { procedure, input, given }: Run): Begun => {
  const found = procedures.get(procedure);
  if (found === undefined) return { kind: 'unreadable', path: 'procedure' };
  const start = found.start(input);
  if (start.kind === 'step') return { kind: 'at', stand: drive(start.step, inTurn(given)) };
  return { kind: 'unreadable', path: start.kind === 'bad' ? start.path : 'type' };
};

/** What was asked for each answer, as far as the answers fit. */
export const askedIn = (procedures: Procedures, run: Run): readonly Asked[] => {
  const begun = standOf(procedures, run);
  return begun.kind === 'at' ? begun.stand.asked : [];
};

const toldOf = ({ at, soFar, refusal }: Stand<unknown>, working: Working): RunNow => {
  if (refusal !== null) return { kind: 'refused', refusal };
  switch (at.kind) {
    case 'accepted':
      return { kind: 'done', outcome: at.outcome, working };
    case 'refused':
      return at;
    case 'needsDice':
      return { kind: 'asksDice', request: at.request, working, soFar };
    case 'needsChoice':
      return { kind: 'asksChoice', request: at.request, working, soFar };
  }
};

/** MOP 37.12: throws that a card has replaced, as the working tells them. */
export const againLines = ({ given }: Pick<Run, 'given'>): Working =>
  given.flatMap((answer): Working => {
    if (!('faces' in answer) || answer.again === undefined) return [];
    const { card, was } = answer.again;
    return [RUN_LINES.thrownAgain('MOP 37.12', { card, was: was.join(', '), now: answer.faces.join(', ') })];
  });

/** What a run asks for, or what has come of it. */
export const runNow = (procedures: Procedures, run: Run): RunNow => {
  const begun = standOf(procedures, run);
  if (begun.kind !== 'at') return begun;
  const { stand } = begun;
  return toldOf(stand, [...againLines(run), ...stand.working]);
};

/** Whether an answer is one to what a run asks for. */
export const fits = (now: RunNow, answer: Answer): boolean => {
  if (now.kind === 'asksDice') return 'faces' in answer && isThrowOf(now.request, answer.faces);
  return now.kind === 'asksChoice' && 'option' in answer && now.request.options.includes(answer.option);
};

/** Something that may come of a run, and its exact chance. Past 2^53 `n` is the chance itself and `d` is 1. */
export type RunOdd = Readonly<{ outcome: unknown; n: number; d: number }>;

/** A walk that has gone so many ways is given up: an answer that comes too late helps nobody. */
const TOO_MANY_WAYS = refuse(RUN_REFUSALS.TOO_MANY_WAYS);

/** The same procedure, which stops by itself when more than `most` answers have been tried on it. */
const limited = (start: Step<unknown>, most: number): Step<unknown> => {
  let left = most;
  const next = (step: Step<unknown>): Step<unknown> => {
    if (step.kind === 'needsDice') {
      const { then } = step;
      return { ...step, then: (faces: Faces) => (left-- > 0 ? next(then(faces)) : TOO_MANY_WAYS) };
    }
    if (step.kind !== 'needsChoice') return step;
    const { then } = step;
    return { ...step, then: (chosen: string) => (left-- > 0 ? next(then(chosen)) : TOO_MANY_WAYS) };
  };
  return next(start);
};

/** Odds of more than this are not worth waiting for on a phone. */
export const MOST_WAYS = 3_000;

const listed = (walk: OddsWalk<unknown>): readonly RunOdd[] | null => {
  if (walk.kind === 'odds') return walk.odds;
  if (walk.kind !== 'bigOdds') return null;
  return walk.odds.map(({ outcome, n, d }) => ({ outcome, n: Number((n * 10n ** 15n) / d) / 1e15, d: 1 }));
};

/** The odds of all that may come of a step, when everybody chooses by a policy; null where there are none, or too many ways. */
export const oddsFrom = (step: Step<unknown>, policy: Policy | undefined, most = MOST_WAYS): readonly RunOdd[] | null =>
  listed(oddsOf(limited(step, most), policy));

/**
 * The odds of all that may still come of a run, when everybody chooses as a sensible player would. Null when it cannot go
 * on, when nobody has said what a sensible player chooses, or when there are more than `most` ways.
 */
export const oddsNow = (procedures: Procedures, run: Run, most = MOST_WAYS): readonly RunOdd[] | null => {
  const begun = standOf(procedures, run);
  if (begun.kind !== 'at' || begun.stand.refusal !== null) return null;
  return oddsFrom(begun.stand.at, procedures.get(run.procedure)?.policy?.choose, most);
};

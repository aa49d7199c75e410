import type { Decision, Fact } from '../../../engine/rule-set';
import { accept, andThen, refuse, rollDice } from '../../../engine/step';
import type { DiceRequest, Faces, Step } from '../../../engine/step';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from './procedure';
import { againLines, askedIn, runNow } from './run';
import type { Answer, Procedures, Run } from './run';
import { RUN_REFUSALS } from './vocabulary';

/** The card by which a throw is made anew, and what else that changes. */
export type Allowed<Event> = Readonly<{ card: string; facts: readonly Fact<Event>[] }>;
/** What the rule set says of it: whose throw it was, and whether the effect is his and is left. */
export type MayThrowAgain<Event> = (run: Run, request: DiceRequest, effect: string) => Step<Allowed<Event>>;

const upTo = (run: Run, many: number): Run => ({ ...run, given: run.given.slice(0, many) });
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was asked when an answer was given; null where it was no throw, or nobody may see it. */
const throwAt = (procedures: Procedures, run: Run, at: number): DiceRequest | null => {
  const asked = askedIn(procedures, run)[at];
  if (asked?.kind !== 'dice') return null;
  return asked.request.draw !== true && asked.request.secret !== true ? asked.request : null;
};

/** What was asked for each of the answers from one on. */
const requestsFrom = (procedures: Procedures, run: Run, from: number) =>
  askedIn(procedures, run)
    .slice(from)
    .map(({ request }) => request);

const withAnswer = (run: Run, at: number, answer: Answer): Run => ({
  ...run,
  given: run.given.map((one, i) => (i === at ? answer : one)),
});

/** Whether all that was thrown since would have been asked for whatever had fallen: both fires of an assault, say. */
const isLatest = (procedures: Procedures, run: Run, at: number, { count, sides }: DiceRequest): boolean => {
  const later = run.given.slice(at + 1);
  if (!later.every((answer) => 'faces' in answer)) return false;
  const extremes = [1, sides].map((face) => withAnswer(run, at, { faces: Array.from({ length: count }, () => face) }));
  const asked = requestsFrom(procedures, run, at + 1);
  return extremes.every((other) => isSame(requestsFrom(procedures, other, at + 1), asked));
};

/** MOP 37.12: why a throw cannot be made anew, or what was asked for it. */
export const throwAgain = (procedures: Procedures, run: Run, at: number): Step<DiceRequest> => {
  const request = throwAt(procedures, run, at);
  const answer = run.given[at];
  if (request === null || answer === undefined || !('faces' in answer)) return refuse(RUN_REFUSALS.NO_SUCH_THROW);
  if (answer.again !== undefined) return refuse(RUN_REFUSALS.REROLL_STANDS);
  return isLatest(procedures, run, at, request) ? accept(request) : refuse(RUN_REFUSALS.THROW_IS_PAST);
};

const rethrown = (procedures: Procedures, run: Run, at: number, answer: Extract<Answer, { faces: Faces }>): Run => {
  const whole = withAnswer(run, at, answer);
  return runNow(procedures, whole).kind === 'refused' ? upTo(whole, at + 1) : whole;
};

type Command = Extract<ProcedureCommand, { type: 'RethrowProcedure' }>;

/** A throw takes the place of another, and stands. Whatever allows it is used, and seen, in the same play. */
export const decideAgain = <Event>(
  { run }: ProcedureTable,
  { procedure, at, effect }: Command,
  procedures: Procedures,
  allow: MayThrowAgain<Event>,
): Step<Decision<Event | ProcedureEvent>> => {
  if (run?.procedure !== procedure) return refuse(RUN_REFUSALS.NO_PROCEDURE);
  return andThen(throwAgain(procedures, run, at), (request) =>
    andThen(allow(run, request, effect), ({ card, facts }) =>
      rollDice(request, (faces) => {
        const before = run.given[at];
        const was = before !== undefined && 'faces' in before ? before.faces : faces;
        const next = rethrown(procedures, run, at, { faces, again: { card, was } });
        const now = runNow(procedures, next);
        const { rule, purpose, by, about } = request;
        const event: ProcedureEvent = {
          type: 'ProcedureRethrown',
          procedure,
          at,
          rule,
          purpose,
          ...(by === undefined ? {} : { by }),
          ...(about === undefined ? {} : { about }),
          faces: [...faces],
          again: { card, was: [...was] },
          kept: next.given.length,
          ...(now.kind === 'done' ? { outcome: now.outcome } : {}),
        };
        return accept(
          { facts: [...facts, { scope: 'table', event }], barrier: true },
          now.kind === 'done' ? now.working : againLines(next),
        );
      }),
    ),
  );
};

/** Whether what is asked for is the same up to here with another input: what has been thrown and chosen still fits. */
export const stillFits = (procedures: Procedures, run: Run, input: unknown): boolean => {
  const other = { ...run, input };
  const isAsked = isSame(requestsFrom(procedures, run, 0), requestsFrom(procedures, other, 0));
  const { kind } = runNow(procedures, other);
  return isAsked && kind !== 'refused' && kind !== 'unreadable';
};

/** What each throw and choice so far was for. */
export const purposesOf = (procedures: Procedures, run: Run): readonly string[] =>
  askedIn(procedures, run).map(({ request }) => request.purpose);

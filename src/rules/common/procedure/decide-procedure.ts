import { byType } from '../../../engine/by-type';
import type { Decision, Fact } from '../../../engine/rule-set';
import { accept, andThen, choose, mapOutcome, refuse, rollDice } from '../../../engine/step';
import type { ChoiceRequest, DiceRequest, Step } from '../../../engine/step';
import { happened } from '../table';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from './procedure';
import { decideAgain, stillFits } from './throw-again';
import type { MayThrowAgain } from './throw-again';
import { runNow } from './run';
import type { Answer, Procedures, Run, RunNow } from './run';
import { RUN_REFUSALS } from './vocabulary';
import { ANSWER_REFUSALS } from '../../../engine/answers';
import { TABLE_REFUSALS } from '../vocabulary';

/** What an outcome changes in the game, besides being written down. Null: nothing that the game keeps. */
export type Apply<Event> = (run: Run, outcome: unknown) => Step<readonly Fact<Event>[]> | null;

/** What a rule set brings to its procedures: which there are, and what they write back. */
export type ProcedureBook<Event> = Readonly<{
  procedures: Procedures;
  apply: Apply<Event>;
  /** Where cards are played: throws that they make anew, and an input with what has come into force since. */
  cards?: Readonly<{ again: MayThrowAgain<Event>; renew: (run: Run) => unknown }>;
}>;

type Command<Type extends ProcedureCommand['type']> = Extract<ProcedureCommand, { type: Type }>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Spoken = Readonly<{ procedure: string; input?: unknown }>;

/** Whether this is what has begun. */
export const isOf = (run: Run, { procedure, input }: Spoken): boolean =>
  run.procedure === procedure && (input === undefined || isSame(run.input, input));

const isOver = ({ kind }: RunNow): boolean => kind !== 'asksDice' && kind !== 'asksChoice';

/** The run that a command speaks of; null where another one stands in its way. */
const runFor = (
  { run }: ProcedureTable,
  { procedures }: Pick<ProcedureBook<never>, 'procedures'>,
  command: Spoken,
): Run | null => {
  if (run !== null && isOf(run, command)) return run;
  if (run !== null && !isOver(runNow(procedures, run))) return null;
  return { procedure: command.procedure, input: command.input, given: [] };
};

const UNDER_WAY = refuse(RUN_REFUSALS.PROCEDURE_UNDER_WAY);

const unreadable = (path: string): Step<never> => refuse(RUN_REFUSALS.PROCEDURE_UNREADABLE({ path }));

/** One answer more; the last one brings the outcome and the working of the whole. */
const given = (
  { procedures }: Pick<ProcedureBook<never>, 'procedures'>,
  run: Run,
  { rule, purpose, by, ...request }: DiceRequest | ChoiceRequest,
  answer: Answer,
): Step<readonly ProcedureEvent[]> => {
  const now = runNow(procedures, { ...run, given: [...run.given, answer] });
  // A die that leads to a refusal would leave the table with a procedure nobody can go on with.
  if (now.kind === 'refused') return now;
  const about = 'about' in request ? request.about : undefined;
  const event: ProcedureEvent = {
    type: 'ProcedureGiven',
    procedure: run.procedure,
    rule,
    purpose,
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
    answer,
    ...(now.kind === 'done' ? { outcome: now.outcome } : {}),
  };
  const { procedure, input } = run;
  const begun: readonly ProcedureEvent[] = run.given.length === 0 ? [{ type: 'ProcedureBegun', procedure, input }] : [];
  return accept([...begun, event], now.kind === 'done' ? now.working : []);
};

const give = (
  table: ProcedureTable,
  command: Command<'GiveToProcedure'>,
  book: Pick<ProcedureBook<never>, 'procedures'>,
): Step<Decision<ProcedureEvent>> => {
  const run = runFor(table, book, command);
  if (run === null) return UNDER_WAY;
  if (run.given.length !== command.after) return refuse(RUN_REFUSALS.ANSWER_IS_GIVEN);
  const now = runNow(book.procedures, run);
  switch (now.kind) {
    case 'unreadable':
      return unreadable(now.path);
    case 'refused':
      return now;
    case 'done':
      return refuse(RUN_REFUSALS.PROCEDURE_IS_DONE);
    case 'asksChoice':
      return chosen(book, run, now.request, command.option);
    case 'asksDice':
      return command.option === undefined
        ? rollDice(now.request, (faces) => settled(given(book, run, now.request, { faces }), true))
        : refuse(ANSWER_REFUSALS.NOT_AN_OPTION(now.request.rule));
  }
};

const settled = (step: Step<readonly ProcedureEvent[]>, barrier: boolean): Step<Decision<ProcedureEvent>> =>
  andThen(step, (events) => happened(events, barrier));

/** A choice is part of the command; where it is not, the session asks for it. */
const chosen = (
  book: Pick<ProcedureBook<never>, 'procedures'>,
  run: Run,
  request: ChoiceRequest,
  option: string | undefined,
): Step<Decision<ProcedureEvent>> => {
  const withOption = (one: string) => settled(given(book, run, request, { option: one }), false);
  if (option === undefined) return choose(request, withOption);
  return request.options.includes(option) ? withOption(option) : refuse(ANSWER_REFUSALS.NOT_AN_OPTION(request.rule));
};

const applied = <Event>(
  table: ProcedureTable,
  command: Command<'ApplyProcedure'>,
  { procedures, apply }: ProcedureBook<Event>,
): Step<Decision<Event | ProcedureEvent>> => {
  const run = runFor(table, { procedures }, command);
  if (run === null) return UNDER_WAY;
  const now = runNow(procedures, run);
  if (now.kind === 'unreadable') return unreadable(now.path);
  if (now.kind === 'refused') return now;
  if (now.kind !== 'done') return refuse(RUN_REFUSALS.PROCEDURE_NOT_DONE);
  const { outcome } = now;
  const step = apply(run, outcome);
  if (step === null) return refuse(RUN_REFUSALS.NOTHING_TO_APPLY);
  const event: ProcedureEvent = { type: 'ProcedureApplied', procedure: command.procedure, outcome };
  return mapOutcome(step, (facts) => ({ facts: [{ scope: 'table', event }, ...facts], barrier: false }));
};

/** MOP 37.12: a card that has been shown in the middle counts, as long as nothing has been thrown or chosen that it would change. */
const renewed = <Event>(
  { run }: ProcedureTable,
  { procedure }: Command<'RenewProcedure'>,
  { procedures, cards }: ProcedureBook<Event>,
): Step<Decision<ProcedureEvent>> => {
  if (run?.procedure !== procedure || cards === undefined) return refuse(RUN_REFUSALS.NO_PROCEDURE);
  const input = cards.renew(run);
  if (isSame(input, run.input)) return refuse(TABLE_REFUSALS.NOTHING_CHANGED(null));
  return stillFits(procedures, run, input)
    ? happened([{ type: 'ProcedureRenewed', procedure, input }])
    : refuse(RUN_REFUSALS.TOO_LATE_FOR_CARD);
};

/**
 * Dice and choices for a procedure one at a time, and its outcome into the game. Dice stop an undo as everywhere (the
 * journal's barrier); the outcome is one play, and one undo takes it back.
 */
export const decideProcedure = <Event>(
  command: ProcedureCommand,
  table: ProcedureTable,
  book: ProcedureBook<Event>,
): Step<Decision<Event | ProcedureEvent>> =>
  byType<ProcedureCommand, readonly [], Step<Decision<Event | ProcedureEvent>>>({
    GiveToProcedure: (one) => give(table, one, book),
    ApplyProcedure: (one) => applied(table, one, book),
    RethrowProcedure: (one) =>
      book.cards === undefined
        ? refuse(RUN_REFUSALS.NO_PROCEDURE)
        : decideAgain<Event>(table, one, book.procedures, book.cards.again),
    RenewProcedure: (one) => renewed(table, one, book),
    DropProcedure: () =>
      table.run === null
        ? refuse(RUN_REFUSALS.NO_PROCEDURE)
        : happened([{ type: 'ProcedureDropped', procedure: table.run.procedure }]),
  })(command);

/** A procedure as this app gives it, and how one is told that an older app gave: its page was believed, so it is not decided again. */
export const givenToday = (command: ProcedureCommand): ProcedureCommand => ({ ...command, since: 'plays' });

export const isGivenBefore = ({ since: version }: ProcedureCommand): boolean => version === undefined;

import * as v from 'valibot';
import type { OutputsOf } from '../events';
import { answerSchema, againSchema, facesSchema } from './run';
import type { Run } from './run';

/**
 * A procedure that is resolved in a game: what it was begun with and what it has been given lie on the table, so that a phone
 * that is switched off in the middle of an assault goes on with the dice that have fallen.
 */

const LONGEST_INPUT = 60_000;

const procedure = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Read by the procedure itself; here it must only be of a size that a play may have. */
const input = v.pipe(
  v.unknown(),
  v.check((json) => json === undefined || JSON.stringify(json).length <= LONGEST_INPUT, 'too long'),
);
const short = v.pipe(v.string(), v.maxLength(200));

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Stands in what an app gives that takes from the game what the game knows; whatever has it not is of before. */
const since = { since: v.exactOptional(v.literal('plays')) } as const;

export const procedureCommands = {
  /** Dice or a choice for what is asked next; begins the procedure where none is under way. */
  GiveToProcedure: v.object({
    type: v.literal('GiveToProcedure'),
    procedure,
    /** What it begins with; one that is under way has it already. */
    input: v.optional(input),
    /** How many answers there were before: what is tapped twice is given once. */
    after: count,
    /** Where a choice is asked for. */
    option: v.optional(short),
    ...since,
  }),
  /** Writes the outcome into the game. */
  ApplyProcedure: v.object({ type: v.literal('ApplyProcedure'), procedure, input: v.optional(input), ...since }),
  DropProcedure: v.object({ type: v.literal('DropProcedure'), ...since }),
  /** MOP 37.12: a throw that has been made is made anew, by an effect that allows it. */
  RethrowProcedure: v.object({
    type: v.literal('RethrowProcedure'),
    procedure,
    /** Which answer, counted from 0. */
    at: count,
    effect: name,
    ...since,
  }),
  /** What has come into force since it was begun counts from here on. */
  RenewProcedure: v.object({ type: v.literal('RenewProcedure'), procedure, ...since }),
} as const;

export const procedureEvents = {
  ProcedureBegun: v.object({ type: v.literal('ProcedureBegun'), procedure, input }),
  ProcedureGiven: v.object({
    type: v.literal('ProcedureGiven'),
    procedure,
    rule: short,
    purpose: short,
    by: v.optional(short),
    about: v.optional(short),
    answer: answerSchema,
    /** What came of it all, where this was the last that was asked for. */
    outcome: v.optional(v.unknown()),
  }),
  /** MOP 37.12: a throw in place of another; whoever reads it may see which. */
  ProcedureRethrown: v.object({
    type: v.literal('ProcedureRethrown'),
    procedure,
    at: count,
    rule: short,
    purpose: short,
    by: v.optional(short),
    about: v.optional(short),
    faces: facesSchema,
    again: againSchema,
    /** How many answers are left, this one among them. */
    kept: count,
    outcome: v.optional(v.unknown()),
  }),
  ProcedureRenewed: v.object({ type: v.literal('ProcedureRenewed'), procedure, input }),
  ProcedureApplied: v.object({ type: v.literal('ProcedureApplied'), procedure, outcome: v.unknown() }),
  ProcedureDropped: v.object({ type: v.literal('ProcedureDropped'), procedure }),
} as const;

export type ProcedureCommand = OutputsOf<typeof procedureCommands>;

export type ProcedureEvent = OutputsOf<typeof procedureEvents>;

export type ProcedureTable = Readonly<{
  /** Under way, or done and still on the table. */
  run: Run | null;
}>;

export const NO_PROCEDURE: ProcedureTable = { run: null };

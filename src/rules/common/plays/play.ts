import * as v from 'valibot';
import type { Answer } from '../../../engine/drive';
import type { Fields, Say, Told } from '../../../engine/fields';
import type { Procedure } from '../../../engine/procedure';
import type { Fact } from '../../../engine/rule-set';
import type { Scope, Seat } from '../../../engine/sides';
import type { Check, Step } from '../../../engine/step';
import type { AnyResolver } from '../../../engine/resolver';
import type { Typed } from '../model';

/**
 * What a game makes of a procedure. The books say what is asked and how it runs; a play says whom it is for, what the game
 * answers by itself, what stands against it, and what it writes. `state` is what its seat may know, and no more.
 */
export type Play<
  State,
  Event,
  Asked extends Fields,
  Outcome,
  About extends Fields,
  Settled extends keyof Asked & string,
> = Readonly<{
  procedure: Procedure<Asked, Outcome>;
  /** Whom it is played for. */
  about: About;
  /** For whom it may be played now, or might be if nothing stood against it. */
  offers: (state: State, seat: Seat) => readonly Say<About>[];
  /** Whose secret it is: there lie its run, its dice, and what it writes on that side. Null: there is no such play for this seat. */
  scope: (state: State, about: Told<About>, seat: Seat) => Scope | null;
  /** What the game always answers. It is never asked for, and never believed from outside. */
  settled: readonly Settled[];
  /** The game's answers; more of them where the set-up lets it know more. */
  knows: (state: State, about: Told<About>) => Pick<Told<Asked>, Settled> & Partial<Told<Asked>>;
  /** What stands against it, as a player would go through it. */
  checks: (state: State, about: Told<About>) => readonly Check[];
  /** What comes of it in the game. A plain function: what happens by itself calls it too. */
  writes: (state: State, about: Told<About>, told: Told<Asked>, outcome: Outcome) => readonly Fact<Event>[];
  /** Players may let through what stands against it, with a reason. */
  mayBeRuled?: true;
}>;

/** Declares a play on a state: `settled` and `knows` answer the same fields, no more and no fewer. */
export const playIn =
  <State, Event extends Typed>() =>
  <const Asked extends Fields, Outcome, const About extends Fields, const Settled extends keyof Asked & string>(
    procedure: Procedure<Asked, Outcome>,
    made: Omit<Play<State, Event, Asked, Outcome, About, Settled>, 'procedure'>,
  ): Play<State, Event, Asked, Outcome, About, Settled> => ({ procedure, ...made });

/** A play of any kind: nobody can ask it anything before it is known what it is about. */
export type AnyPlay<State, Event> = Readonly<{
  procedure: AnyResolver & Readonly<{ asks: Fields; run: (told: never) => Step<unknown> }>;
  about: Fields;
  offers: (state: State, seat: Seat) => readonly unknown[];
  scope: (state: State, about: never, seat: Seat) => Scope | null;
  settled: readonly string[];
  knows: (state: State, about: never) => Readonly<Record<string, unknown>>;
  checks: (state: State, about: never) => readonly Check[];
  writes: (state: State, about: never, told: never, outcome: never) => readonly Fact<Event>[];
  mayBeRuled?: true;
}>;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const LONGEST = 60_000;
/** Read by the play itself; here it must only be of a size that a play may have. */
const json = v.pipe(
  v.unknown(),
  v.check((value: unknown) => value === undefined || JSON.stringify(value).length <= LONGEST, 'too long'),
);
const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_536));
const short = v.pipe(v.string(), v.maxLength(200));
const answer: v.GenericSchema<unknown, Answer> = v.union([
  v.object({ faces: v.pipe(v.array(face), v.minLength(1), v.maxLength(200)) }),
  v.object({ option: short }),
]);
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const playCommands = {
  /** `say`: what players say where the game does not know. `option`: what they decide where the run stands at a decision. */
  Play: v.object({
    type: v.literal('Play'),
    play: name,
    about: json,
    say: v.optional(json),
    option: v.exactOptional(short),
    ruling: v.exactOptional(v.object({ reason })),
  }),
  /** A run that stands at a decision is laid down, with the dice that have fallen. */
  LayPlayDown: v.object({ type: v.literal('LayPlayDown'), play: name }),
} as const;

export const playEvents = {
  /** It stands at a decision; what was thrown and decided by then is given again when it goes on. */
  PlayWentOn: v.object({
    type: v.literal('PlayWentOn'),
    play: name,
    about: json,
    told: json,
    answers: v.array(answer),
  }),
  PlayDone: v.object({ type: v.literal('PlayDone'), play: name, about: json, outcome: v.unknown() }),
  PlayLaidDown: v.object({ type: v.literal('PlayLaidDown'), play: name }),
  PlayRuled: v.object({ type: v.literal('PlayRuled'), play: name, code: name, rule: v.nullable(short), reason }),
} as const;

import type { Fields, Say, Told } from '../../../engine/fields';
import type { NamedPolicy, Procedure } from '../../../engine/procedure';
import type { Fact } from '../../../engine/rule-set';
import type { Scope, Seat, Side } from '../../../engine/sides';
import type { Check, Refusal, Step } from '../../../engine/step';
import type { Typed } from '../model';
import type { Seen } from './seen';

/** Whom a play is for, as the game knows him, and whose secret that is: where its facts and its dice lie. */
type InScope = Readonly<{ scope: Scope }>;

/**
 * What a game makes of a procedure of the books: whom it may be played for, what the game answers by itself, what it forbids, and
 * what it keeps of the outcome. All else follows: the command, its odds, what is left for players to say.
 */
type Made<
  State,
  Event,
  A extends Fields,
  Outcome,
  About extends Fields,
  Found extends InScope,
  Settled,
  Perhaps,
> = Readonly<{
  /** Whom it is for, as players name him. */
  about: About;
  /** Whom it may be played for just now: what pickers and random players go by. */
  offers: (state: State, seat: Seat) => readonly Say<About>[];
  /** Looks him up, once for all that follows; or says why there is nobody, or why this seat may not. */
  find: (state: State, about: Told<About>, seat: Seat) => Found | Refusal;
  /** What the game answers. It is never asked for, and never believed from outside. */
  settled: readonly Settled[];
  /** What the game answers where it can: what `knows` leaves out of it players say. */
  perhaps?: readonly Perhaps[];
  knows: (
    state: State,
    found: Found,
  ) => Pick<Told<A>, Settled & keyof Told<A>> & Partial<Pick<Told<A>, Perhaps & keyof Told<A>>>;
  /** Who somebody of the game is, by his id, wherever players name one; null where there is nobody of that name. */
  somebody?: (state: State, id: string, found: Found) => Readonly<Record<string, unknown>> | null;
  /** Whose dice they are, where the books do not say whose: a card throws its own side's again and nobody else's. */
  thrownBy?: (state: State, found: Found) => Side;
  /** What stands against it, in the order in which it is said. */
  checks?: (state: State, found: Found, told: Told<A>) => readonly Check[];
  /** How a fault is let through by a ruling of the players, who are right at their desk. Without it nothing is let through. */
  ruled?: (state: State, found: Found, fault: Refusal, reason: string) => Fact<Event>;
  writes: (state: State, found: Found, came: Readonly<{ told: Told<A>; outcome: Outcome }>) => readonly Fact<Event>[];
  /** The history tells what came of it in the words of the procedure. Without it, what is written tells itself. */
  tells?: true;
}>;

/** A play of whatever procedure: nobody can ask it anything before it is known which it is. */
export type AnyPlay = Readonly<{
  id: string;
  procedure: Readonly<{ asks: Fields; run: (told: never) => Step<unknown>; policy?: NamedPolicy }>;
  about: Fields;
  offers: (state: never, seat: Seat) => readonly unknown[];
  find: (state: never, about: never, seat: Seat) => InScope | Refusal;
  settled: readonly string[];
  knows: (state: never, found: never) => Readonly<Record<string, unknown>>;
  somebody?: (state: never, id: string, found: never) => Readonly<Record<string, unknown>> | null;
  thrownBy?: (state: never, found: never) => Side;
  checks?: (state: never, found: never, told: never) => readonly Check[];
  ruled?: (state: never, found: never, fault: Refusal, reason: string) => Fact<Typed>;
  writes: (state: never, found: never, came: never) => readonly Fact<Typed>[];
  tells?: true;
}>;

declare const SAYS: unique symbol;
type Says<About, Said, Outcome> = Readonly<{ about: About; say: Said; outcome: Outcome }>;

/** A play as screens know it: by its id, whom it is for, and what players say of it. */
export type Play<Id extends string, S> = AnyPlay & Readonly<{ id: Id; [SAYS]?: S }>;

type SaysOf<P> = P extends Readonly<{ [SAYS]?: infer S }> ? Exclude<S, undefined> : never;
export type AboutOf<P> = SaysOf<P> extends Says<infer About, unknown, unknown> ? About : never;
export type SayOf<P> = SaysOf<P> extends Says<unknown, infer Said, unknown> ? Said : never;
export type OutcomeOf<P> = SaysOf<P> extends Says<unknown, unknown, infer Outcome> ? Outcome : never;

/** Makes plays of a game in which `State` is known and `Event` happens. */
export const playIn =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- no argument could say what happens
  <State, Event extends Typed>() =>
    <
      const Id extends string,
      const A extends Fields,
      Outcome,
      const About extends Fields,
      Found extends InScope,
      const Settled extends keyof A & string,
      const Perhaps extends keyof A & string = never,
    >(
      procedure: Procedure<A, Outcome, Id>,
      made: Made<State, Event, A, Outcome, About, Found, Settled, Perhaps>,
    ): Play<Id, Says<Say<About>, Say<Omit<A, Settled>>, Outcome>> => ({ ...made, id: procedure.id, procedure });

/** A play in a game, with what it is decided by out of what its seat may know. */
export type PlayInGame<Whole> = Readonly<{
  play: AnyPlay;
  /** Null in a game that has no such play: its procedure is resolved there as any other. */
  read: (whole: Seen<Whole>, seat: Seat) => unknown;
  /** Some games have no such play. */
  notInEach?: true;
}>;

/** Plays that are decided by the same. */
export const decidedBy = <Whole>(
  read: (whole: Seen<Whole>, seat: Seat) => object,
  plays: readonly AnyPlay[],
): readonly PlayInGame<Whole>[] => plays.map((play) => ({ play, read }));

/** The same, of which some games have none. */
export const decidedWhere = <Whole>(
  read: (whole: Seen<Whole>, seat: Seat) => object | null,
  plays: readonly AnyPlay[],
): readonly PlayInGame<Whole>[] => plays.map((play) => ({ play, read, notInEach: true }));

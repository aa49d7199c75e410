import type { AnyProcedure } from '../../engine/procedure';
import type { Decoded, Provenance, RuleSet } from '../../engine/rule-set';
import type { Table } from '../../engine/table';
import type { AnyPlay } from './play/play';
import { readingOwnSwitches } from './setup/switches';
import type { SetupRules } from './setup/setup-rules';

/** What stands beside the rules of a game: what its set-ups are like, and what of its books is used without a game. */
export type Books<Switch extends string = string, Plays extends readonly AnyPlay[] = readonly AnyPlay[]> = Readonly<{
  setup: SetupRules<Switch>;
  /** The procedures that can be asked for by themselves. */
  procedures: readonly AnyProcedure[];
  tables: readonly Table[];
  /** What a game makes of them. */
  plays: Plays;
  /** Tables of the rules it is built on that it prints anew, by what stands in their place. */
  inPlaceOf?: Readonly<Record<string, string>>;
}>;

/** A rule set as the app has it. */
export type GameRules<State, Command, Event, View, Preview> = RuleSet<State, Command, Event, View | null, Preview> &
  Provenance<Event> &
  Books;

type Reading<Command extends object, Event extends object> = Readonly<{
  decodeCommand: (json: unknown) => Decoded<Command>;
  decodeEvent: (json: unknown) => Decoded<Event>;
}>;

/** A rule set with its books. Of the set-ups it reads it takes its own switches alone. */
export const withBooks = <
  Switch extends string,
  Command extends object,
  Event extends object,
  Rules extends Reading<Command, Event>,
  const Plays extends readonly AnyPlay[],
>(
  rules: Rules & Reading<Command, Event>,
  books: Books<Switch, Plays>,
): Rules & Books<Switch, Plays> => ({
  ...rules,
  ...books,
  decodeCommand: readingOwnSwitches(books.setup.switches, rules.decodeCommand),
  decodeEvent: readingOwnSwitches(books.setup.switches, rules.decodeEvent),
});

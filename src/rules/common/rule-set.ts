import * as v from 'valibot';
import type { Decision, Fact, RuleSet } from '../../engine/rule-set';
import { bothSides, heldOf, sideOf } from '../../engine/sides';
import type { Scope, Seat } from '../../engine/sides';
import { mapOutcome, refuse } from '../../engine/step';
import type { Step } from '../../engine/step';
import { decoderOf } from './decoding';
import type { SchemasByType } from './decoding';
import type { AnyModel, EventsOf, OutputOf, StateOf, Typed } from './model';
import { seenBy } from './play/seen';
import type { AnyState } from './selector';
import type { AnyTopic, Game } from './topic';
import { TABLE_REFUSALS } from './vocabulary';

type ModelsOf<Topics extends readonly AnyTopic[]> = readonly Topics[number]['reads'][number][];
type CommandsOf<Topics extends readonly AnyTopic[]> = Topics[number] extends infer One
  ? One extends AnyTopic
    ? OutputOf<One['commands']>
    : never
  : never;
type Answered<Views> = {
  readonly [Field in keyof Views]: Views[Field] extends (...of: never) => infer Value ? Value : never;
};
type Present<View> = { readonly [Field in keyof View as undefined extends View[Field] ? never : Field]: View[Field] };
type Perhaps<View> = {
  readonly [Field in keyof View as undefined extends View[Field] ? Field : never]?: Exclude<View[Field], undefined>;
};
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;
type ViewOf<Topics extends readonly AnyTopic[]> = Both<
  Topics[number] extends infer One
    ? One extends AnyTopic
      ? Present<Answered<One['views']>> & Perhaps<Answered<One['views']>>
      : never
    : never
>;
type PreviewOf<Topics extends readonly AnyTopic[]> = Topics[number] extends infer One
  ? One extends Readonly<{ preview?: (...of: never) => infer Preview }>
    ? Exclude<Preview, null>
    : never
  : never;

export type RulesOf<Topics extends readonly AnyTopic[]> = RuleSet<
  StateOf<ModelsOf<Topics>>,
  CommandsOf<Topics>,
  EventsOf<ModelsOf<Topics>>,
  ViewOf<Topics> | null,
  PreviewOf<Topics>
>;

type Play = Step<Decision<Typed>>;
type Room = Readonly<Record<string, unknown>>;
type Keeper = Readonly<{ id: string; evolve: (now: never, event: Typed, before: never) => unknown }>;
type Kind = 'table' | 'held' | 'desk' | 'umpire';

const startOf = (models: readonly AnyModel[], kind: Kind): Room =>
  Object.fromEntries(
    models.flatMap((one) => {
      const keeps = one[kind];
      return keeps === undefined ? [] : [[one.id, keeps.start]];
    }),
  );

const beginning = (models: readonly AnyModel[]): AnyState => ({
  table: startOf(models, 'table'),
  held: bothSides(() => startOf(models, 'held')),
  desks: bothSides(() => startOf(models, 'desk')),
  umpire: startOf(models, 'umpire'),
});

/** Who is told of which event, in one scope. */
const hearersOf = (models: readonly AnyModel[], kind: Kind): ReadonlyMap<string, readonly Keeper[]> => {
  const all = new Map<string, Keeper[]>();
  for (const one of models) {
    const keeps = one[kind];
    for (const type of new Set(keeps?.hears))
      if (keeps !== undefined) all.set(type, [...(all.get(type) ?? []), { id: one.id, evolve: keeps.evolve }]);
  }
  return all;
};

/**
 * A topic is asked about its own commands and its own part of the state alone. `Topic` has checked what it is given; in here all
 * topics are alike, and the compiler cannot see that a command and the topic it was looked up by belong together.
 */
// eslint-disable-next-line no-restricted-syntax -- see above
const its = (value: unknown): never => value as never;

/** A slice after an event; the very same one where nobody in it has changed. */
const changed = <One extends Room>(before: One, event: Typed, hearers: readonly Keeper[] = []): One => {
  let now = before;
  for (const { id, evolve } of hearers) {
    const value = evolve(its(before[id]), event, its(before));
    if (value !== before[id]) now = { ...now, [id]: value };
  }
  return now;
};

const evolveOf = (models: readonly AnyModel[]) => {
  const [table, held, desk, umpire] = [
    hearersOf(models, 'table'),
    hearersOf(models, 'held'),
    hearersOf(models, 'desk'),
    hearersOf(models, 'umpire'),
  ];
  return (state: AnyState, scope: Scope, event: Typed): AnyState => {
    if (scope === 'table') return withRoom(state, 'table', changed(state.table, event, table.get(event.type)));
    if (scope === 'umpire') return withRoom(state, 'umpire', changed(state.umpire, event, umpire.get(event.type)));
    const side = sideOf(scope);
    if (side === null) return state;
    // Whichever of a side's two scopes the fact stands in: before there was `held`, its facts stood on the desk.
    const kept = changed(state.held[side], event, held.get(event.type));
    const now = kept === state.held[side] ? state : { ...state, held: { ...state.held, [side]: kept } };
    if (scope === heldOf(side)) return now;
    const own = changed(state.desks[side], event, desk.get(event.type));
    return own === state.desks[side] ? now : { ...now, desks: { ...now.desks, [side]: own } };
  };
};

const withRoom = (state: AnyState, kind: 'table' | 'umpire', room: Room): AnyState =>
  room === state[kind] ? state : { ...state, [kind]: room };

const isBegun = ({ table }: AnyState): boolean => (table['setup'] ?? null) !== null;

/** The whole of a view, put together of its fields; the same one as long as all of them are. */
const viewOf = (topics: readonly AnyTopic[]) => {
  // Where two topics have a field, that of the later one stands.
  const fields = [...new Map(topics.flatMap(({ views }) => Object.entries(views)))];
  const last = new Map<Seat, Room>();
  return (state: AnyState, seat: Seat): Room | null => {
    if (!isBegun(state)) return null;
    const now = Object.fromEntries(
      fields.flatMap(([field, view]) => {
        const value = view(its(state), seat);
        return value === undefined ? [] : [[field, value]];
      }),
    );
    const before = last.get(seat);
    const names = Object.keys(now);
    if (
      before !== undefined &&
      names.length === Object.keys(before).length &&
      names.every((one) => before[one] === now[one])
    )
      return before;
    last.set(seat, now);
    return now;
  };
};

const inOne = (all: readonly SchemasByType[]): SchemasByType => Object.fromEntries(all.flatMap(Object.entries));

/** What an older app gave, whatever stands in it. */
const asWritten = (types: readonly string[]): SchemasByType =>
  Object.fromEntries(types.map((type) => [type, v.looseObject({ type: v.literal(type) })]));

type Kept = Readonly<{ models: readonly AnyModel[]; start: AnyState; older: readonly string[] }>;

/** How a game of these topics is decided and goes on. */
const gameOf = (topics: readonly AnyTopic[], { models, start, older }: Kept) => {
  const byCommand = new Map(topics.flatMap((one) => Object.keys(one.commands).map((type) => [type, one])));
  const after = topics.flatMap((one) => (one.after === undefined ? [] : [one.after]));
  const evolveOne = evolveOf(models);
  const evolve = (state: AnyState, facts: readonly Fact<Typed>[]): AnyState =>
    facts.reduce((now, { scope, event }) => evolveOne(now, scope, event), state);
  const decide = (state: AnyState, command: Typed, seat: Seat): Play => {
    const one = byCommand.get(command.type);
    if (one === undefined) return refuse(TABLE_REFUSALS.NOT_IN_THESE_RULES(null));
    if (!isBegun(state) && one.anytime !== true) return refuse(TABLE_REFUSALS.NOT_STARTED);
    return one.decide(its(state), its(command), seat, its(game));
  };
  const following = (before: AnyState, decided: Decision<Typed>, command: Typed, seat: Seat): Decision<Typed> => {
    if (after.length === 0 || !isBegun(before)) return decided;
    let { facts } = decided;
    let now = evolve(before, facts);
    for (const follows of after) {
      const more = follows(its({ before, now, facts, command, seat }));
      if (more.length === 0) continue;
      facts = [...facts, ...more];
      now = evolve(now, more);
    }
    return { ...decided, facts };
  };
  const play = (state: AnyState, command: Typed, seat: Seat): Play =>
    mapOutcome(decide(state, command, seat), (decided) => following(state, decided, command, seat));
  const decodeCommand = decoderOf(inOne([...topics.map(({ commands }) => commands), asWritten(older)]));
  const game: Game<AnyState, Typed> = { decide, play, evolve, decodeCommand, seen: seenBy(start) };
  return { game, byCommand, evolveOne };
};

/**
 * A rule set is a list of topics. Their models make the state, by scope first and by topic within; the commands of each go to it
 * alone; what follows from any play comes in the order of the list.
 */
export const ruleSet = <const Topics extends readonly AnyTopic[]>(made: {
  id: string;
  stateVersion: string;
  topics: Topics;
  /** Commands after which the throw before them can still be made again; see `RuleSet`. */
  standAside?: readonly string[];
  /** Commands that only older apps gave: they are read as they were written, and never decided again. */
  older?: readonly string[];
}): RulesOf<Topics> => {
  const { id, stateVersion, topics, standAside, older = [] } = made;
  const models = [...new Map(topics.flatMap(({ reads }) => reads).map((one) => [one.id, one])).values()];
  const start = beginning(models);
  const { game, byCommand, evolveOne } = gameOf(topics, { models, start, older });
  const rules: RuleSet<AnyState, Typed, Typed, Room | null> = {
    id,
    stateVersion,
    start,
    decide: game.play,
    evolve: evolveOne,
    viewFor: viewOf(topics),
    preview: (state, command, seat) =>
      isBegun(state)
        ? (byCommand.get(command.type)?.preview?.(its(state), its(command), seat, its(game)) ?? null)
        : null,
    takesUp: (state, command) => byCommand.get(command.type)?.takesUp?.(its(state), its(command)) ?? [],
    ...(standAside === undefined ? {} : { standsAside: ({ type }) => standAside.includes(type) }),
    isOlder: (command) => older.includes(command.type) || byCommand.get(command.type)?.isOlder?.(its(command)) === true,
    asGiven: Object.fromEntries(
      topics.flatMap(({ commands, asGiven }) =>
        asGiven === undefined ? [] : Object.keys(commands).map((type) => [type, (one: Typed) => asGiven(its(one))]),
      ),
    ),
    decodeCommand: game.decodeCommand,
    decodeEvent: decoderOf(inOne(models.map(({ events }) => events))),
  };
  return its(rules);
};

const OF_PLAYS: readonly string[] = ['Play', 'GoOnWithPlay'];

/** What was played: the play itself, where the command only says that there is one. */
export const playedAs = (command: Typed & Readonly<{ play?: unknown }>): string =>
  OF_PLAYS.includes(command.type) && typeof command.play === 'string' ? command.play : command.type;

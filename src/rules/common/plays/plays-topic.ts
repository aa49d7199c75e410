import type { Decision } from '../../../engine/rule-set';
import { SCOPES, SIDES, deskOf, maySee, sideOf } from '../../../engine/sides';
import type { Scope, Seat } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { knownTo } from '../known-to';
import type { KnownTo } from '../known-to';
import { model, typesOf } from '../model';
import type { AnyModel, OutputOf, StateOf, Typed } from '../model';
import type { AnyState } from '../selector';
import { startOf } from '../start-of';
import { decidePlay, previewPlay } from './decide-play';
import type { PlayEvent, PlayPreview, PlayRun } from './decide-play';
import { playCommands, playEvents } from './play';
import type { AnyPlay } from './play';
import { PLAY_REFUSALS } from './vocabulary';

type Runs = Readonly<{ run: PlayRun | null }>;
const NO_RUN: Runs = { run: null };

const isPlayEvent = (event: Typed): event is PlayEvent => event.type in playEvents;

/** A run lies where its play belongs: one on the table, one on each desk. */
const evolveRuns = (runs: Runs, event: Typed): Runs => {
  if (!isPlayEvent(event)) return runs;
  switch (event.type) {
    case 'PlayWentOn': {
      const { play, about, told, answers } = event;
      return { run: { play, about, told, answers } };
    }
    case 'PlayDone':
    case 'PlayLaidDown':
      return runs.run?.play === event.play ? NO_RUN : runs;
    case 'PlayRuled':
      return runs;
  }
};

const keeps = { start: NO_RUN, hears: typesOf(playEvents), evolve: evolveRuns };
export const playsModel = model({ id: 'plays', events: playEvents, table: keeps, desk: keeps });

type Running = StateOf<readonly [typeof playsModel]>;

const runAt = ({ table, desks }: Running, scope: Scope): PlayRun | null => {
  const side = sideOf(scope);
  return side === null ? table.plays.run : desks[side].plays.run;
};

type PlayCommand = OutputOf<typeof playCommands>;
type Playing = Extract<PlayCommand, { type: 'Play' }>;

/** Some plays that are made on the same state, as a game of `Root` asks for them. */
type Plays<Root, Event> = Readonly<{
  ids: readonly string[];
  offers: (root: KnownTo<Root>, seat: Seat) => Offers;
  decide: (
    root: KnownTo<Root>,
    command: Playing,
    seat: Seat,
    runAt: (scope: Scope) => PlayRun | null,
  ) => Step<Decision<Event | PlayEvent>>;
  preview: (root: KnownTo<Root>, command: Playing, seat: Seat) => PlayPreview | null;
}>;
type Offers = Readonly<Record<string, readonly unknown[]>>;

/** `of`: how that state comes from what a seat may know of the game. As long as it is the same one, so are the offers. */
export const playsOn = <Root, State, Event>(
  of: (root: KnownTo<Root>, seat: Seat) => State,
  plays: readonly AnyPlay<State, Event>[],
): Plays<Root, Event> => {
  const byId = new Map(plays.map((one) => [one.procedure.id, one]));
  const last = new Map<Seat, Readonly<{ state: State; offers: Offers }>>();
  return {
    ids: [...byId.keys()],
    offers: (root, seat) => {
      const state = of(root, seat);
      const before = last.get(seat);
      if (before !== undefined && Object.is(before.state, state)) return before.offers;
      const offers = Object.fromEntries([...byId].map(([id, one]) => [id, one.offers(state, seat)]));
      last.set(seat, { state, offers });
      return offers;
    },
    decide: (root, command, seat, runIn) => {
      const play = byId.get(command.play);
      return play === undefined
        ? refuse(PLAY_REFUSALS.NO_SUCH_PLAY_HERE)
        : decidePlay(play, of(root, seat), command, seat, runIn);
    },
    preview: (root, command, seat) => {
      const play = byId.get(command.play);
      return play === undefined ? null : previewPlay(play, of(root, seat), command, seat);
    },
  };
};

export type PlaysView = Readonly<{ offers: Offers; runs: readonly PlayRun[] }>;

const layDown = (state: Running, play: string, seat: Seat): Step<Decision<PlayEvent>> => {
  const scopes: readonly Scope[] = ['table', ...SIDES.filter((side) => maySee(seat, deskOf(side))).map(deskOf)];
  const scope = scopes.find((one) => runAt(state, one)?.play === play);
  return scope === undefined
    ? refuse(PLAY_REFUSALS.NO_PLAY_UNDER_WAY)
    : accept({ facts: [{ scope, event: { type: 'PlayLaidDown', play } }], barrier: false });
};

/** What the topic of a rule set's plays is made of: every one is made on what its seat may know. */
export const playParts = <Root extends AnyState & Running, Event>(
  models: readonly AnyModel[],
  all: readonly Plays<Root, Event>[],
) => {
  const start = startOf(models);
  const groupOf = ({ play }: Playing) => all.find(({ ids }) => ids.includes(play));
  return {
    commands: playCommands,
    decide: (state: Root, command: PlayCommand, seat: Seat): Step<Decision<Event | PlayEvent>> => {
      if (command.type === 'LayPlayDown') return layDown(state, command.play, seat);
      const group = groupOf(command);
      if (group === undefined) return refuse(PLAY_REFUSALS.NO_SUCH_PLAY_HERE);
      return group.decide(knownTo(state, seat, start), command, seat, (scope) => runAt(state, scope));
    },
    preview: (state: Root, command: PlayCommand, seat: Seat): PlayPreview | null =>
      command.type === 'Play' ? (groupOf(command)?.preview(knownTo(state, seat, start), command, seat) ?? null) : null,
    views: {
      plays: (state: Root, seat: Seat): PlaysView =>
        viewOf(
          state,
          seat,
          all.map(({ offers }) => offers(knownTo(state, seat, start), seat)),
        ),
    },
  } as const;
};

const viewOf = (state: Running, seat: Seat, offers: readonly Offers[]): PlaysView => ({
  offers: Object.assign({}, ...offers),
  runs: SCOPES.filter((scope) => maySee(seat, scope)).flatMap((scope) => runAt(state, scope) ?? []),
});

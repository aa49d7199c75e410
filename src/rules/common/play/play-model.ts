import * as v from 'valibot';
import type { OutputsOf } from '../events';
import { model, typesOf } from '../model';
import type { Typed } from '../model';
import { answerSchema } from '../procedure/run';
import type { Answer } from '../procedure/run';

/** A play that stands in the middle, because somebody has to choose: what it has been given lies where the play lies. */

const LONGEST = 60_000;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Read by the play itself; here it must only be of a size that a play may have. */
const json = v.pipe(
  v.unknown(),
  v.check((one) => one === undefined || JSON.stringify(one).length <= LONGEST, 'too long'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const reason = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const playCommands = {
  /** Whom it is for, and what players say of it; the game says the rest. */
  Play: v.object({
    type: v.literal('Play'),
    play: id,
    about: json,
    say: json,
    houseRule: v.optional(v.nullable(v.object({ reason })), null),
  }),
  /** What somebody chooses, where a play waits for it. `after`: how many answers there were before, so that two taps are one. */
  GoOnWithPlay: v.object({
    type: v.literal('GoOnWithPlay'),
    play: id,
    after: count,
    option: v.pipe(v.string(), v.maxLength(200)),
  }),
  DropPlay: v.object({ type: v.literal('DropPlay'), play: id }),
} as const;

export const playEvents = {
  PlayWaits: v.object({ type: v.literal('PlayWaits'), play: id, about: json, say: json, given: v.array(answerSchema) }),
  /** With whom it was for and what came of it, where nothing else tells of that. */
  PlayEnded: v.object({
    type: v.literal('PlayEnded'),
    play: id,
    about: v.exactOptional(json),
    outcome: v.exactOptional(v.unknown()),
  }),
  PlayDropped: v.object({ type: v.literal('PlayDropped'), play: id }),
} as const;

export type PlayCommand = OutputsOf<typeof playCommands>;
export type PlayEvent = OutputsOf<typeof playEvents>;

/** A play that waits for a choice: derived anew from whom it is for, what was said, and what has been given so far. */
export type WaitingPlay = Readonly<{ play: string; about: unknown; say: unknown; given: readonly Answer[] }>;
export type PlayRoom = Readonly<{ waits: WaitingPlay | null }>;

const NOTHING_WAITS: PlayRoom = { waits: null };

const isPlayEvent = (event: Typed): event is PlayEvent => event.type in playEvents;

const evolve = (room: PlayRoom, event: Typed): PlayRoom => {
  if (!isPlayEvent(event)) return room;
  if (event.type !== 'PlayWaits') return event.play === room.waits?.play ? NOTHING_WAITS : room;
  const { play, about, say, given } = event;
  return { waits: { play, about, say, given } };
};

const keeps = { start: NOTHING_WAITS, hears: typesOf(playEvents), evolve };

/** The run of a play lies in the play's own scope: one on the table, and of each side one held and one on its desk. */
export const playModel = model({ id: 'play', events: playEvents, table: keeps, held: keeps, desk: keeps });

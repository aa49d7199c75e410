import type { BySide, Seat, Side } from '../../engine/sides';
import { eventsPreview } from '../common/events-preview';
import type { EventsPreview } from '../common/events-preview';
import type { AnyCommand, Game } from '../common/topic';
import type { N20Event, N20State } from './selectors';

/** What a play would come to, before it is made: where the track would stand, and all that would be written. */
export type Foreseen = EventsPreview<N20Event> &
  Readonly<{
    /** In half points; null while the track has no start. */
    from: BySide<number> | null;
    to: BySide<number> | null;
    /** Who would win the game by it, at once. */
    wins: Side | null;
    /** The code of the refusal, where it cannot be made. */
    refused: string | null;
  }>;

/**
 * The table's own play, on a table that is thrown away: morale and what a battle writes lie open, so what would come of them may be
 * seen by everybody. Null where it hangs on dice or on somebody's choice.
 */
export const foreseenIn = (
  state: N20State,
  command: AnyCommand,
  _: Seat,
  game: Game<N20State, N20Event>,
): Foreseen | null => {
  const step = game.play(state, command, 'table');
  const { now: from, decisive } = state.table.morale;
  const stays = { kind: 'events', from, to: from, wins: null, events: [] } as const;
  if (step.kind === 'refused') return { ...stays, refused: step.refusal.code };
  if (step.kind !== 'accepted') return null;
  const { morale: then } = game.evolve(state, step.outcome.facts).table;
  return {
    ...stays,
    to: then.now,
    wins: decisive === null ? then.decisive : null,
    refused: null,
    events: eventsPreview(step, 'table')?.events ?? [],
  };
};

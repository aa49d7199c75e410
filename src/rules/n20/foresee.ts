import type { Decision } from '../../engine/rule-set';
import type { BySide, Side } from '../../engine/sides';
import type { Step } from '../../engine/step';
import { eventsPreview } from '../common/events-preview';
import type { EventsPreview } from '../common/events-preview';

/** What a play would come to, before it is made: where the track would stand, and all that would be written. */
export type Foreseen<Event> = EventsPreview<Event> &
  Readonly<{
    /** In half points; null while the track has no start. */
    from: BySide<number> | null;
    to: BySide<number> | null;
    /** Who would win the game by it, at once. */
    wins: Side | null;
    /** The code of the refusal, where it cannot be made. */
    refused: string | null;
  }>;

/** A game as far as looking ahead goes. */
type Ahead<State, Event> = Readonly<{
  after: (state: State, facts: Decision<Event>['facts']) => State;
  moraleOf: (state: State) => BySide<number> | null;
  winnerOf: (state: State) => Side | null;
}>;

/** The table's own play, on a table that is thrown away; it tells what the table may know. Null where it hangs on dice or on somebody's choice. */
export const foresee = <State, Event>(
  { after, moraleOf, winnerOf }: Ahead<State, Event>,
  state: State,
  step: Step<Decision<Event>>,
): Foreseen<Event> | null => {
  const from = moraleOf(state);
  const stays = { kind: 'events', from, to: from, wins: null, events: [] } as const;
  if (step.kind === 'refused') return { ...stays, refused: step.refusal.code };
  if (step.kind !== 'accepted') return null;
  const { facts } = step.outcome;
  const then = after(state, facts);
  return {
    ...stays,
    to: moraleOf(then),
    wins: winnerOf(state) === null ? winnerOf(then) : null,
    refused: null,
    events: eventsPreview(step, 'table')?.events ?? [],
  };
};

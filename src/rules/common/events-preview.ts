import type { Decision } from '../../engine/rule-set';
import { maySee } from '../../engine/sides';
import type { Seat } from '../../engine/sides';
import type { Step } from '../../engine/step';

/** What an outcome will have done once it is written into the game, as far as this seat may know of it. */
export type EventsPreview<Event> = Readonly<{ kind: 'events'; events: readonly Event[] }>;

/** Null where the play would be refused, or still asks for something. */
export const eventsPreview = <Event>(step: Step<Decision<Event>>, seat: Seat): EventsPreview<Event> | null =>
  step.kind === 'accepted'
    ? {
        kind: 'events',
        events: step.outcome.facts.filter(({ scope }) => maySee(seat, scope)).map(({ event }) => event),
      }
    : null;

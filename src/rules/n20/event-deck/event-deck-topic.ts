import { SIDES } from '../../../engine/sides';
import { seenBy } from '../../common/selector';
import { deskModel, setupModel } from '../../common/table';
import { topic } from '../../common/topic';
import { eventsSeen } from '../selectors';
import { drawsInSecret } from './contents';
import { decideEventDeck } from './decide-event-deck';
import { eventDeckCommands } from './event-deck';
import { eventDeckView } from './event-deck-view';
import { eventDeckModel } from './evolve-event-deck';

/** N20 5.0: the event deck, and what each side keeps of it in hand. */
export const eventDeckTopic = topic({
  id: 'events',
  reads: [setupModel, deskModel, eventDeckModel],
  commands: eventDeckCommands,
  decide: (state, command, seat) => decideEventDeck({ ...eventsSeen(state), desk: state.table.desk }, command, seat),
  // A card is drawn that neither has seen.
  takesUp: ({ table: { events } }, { type }) => (type === 'DrawEvent' && drawsInSecret(events) ? SIDES : []),
  views: { events: seenBy({ reads: [], given: [eventsSeen] }, (_, seat, [state]) => eventDeckView(state, seat)) },
});

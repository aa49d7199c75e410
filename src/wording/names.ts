import type { Side } from '../engine/sides';
import type { CommonView } from '../rules/common/index';
import { COORDINATED } from '../rules/nlc/index';
import { eventFace } from '../rules/n20/index';
import type { EventCard, EventFace } from '../rules/n20/index';

/** How the wording finds the players' own names. History outlives the roster, so an unknown id is shown as it is. */
export type Names = Readonly<{
  side: (side: Side) => string;
  formation: (id: string) => string;
  leader: (id: string) => string;
  unit: (id: string) => string;
  turn: (index: number) => string;
  /** A card of N20's event deck. */
  eventCard: (card: EventCard) => string;
}>;

export const namesFrom = ({ setup }: Pick<CommonView, 'setup'>, coordinated: string): Names => ({
  side: (side) => setup.sides[side].title,
  formation: (id) => (id === COORDINATED ? coordinated : (setup.formations.find((one) => one.id === id)?.name ?? id)),
  leader: (id) => setup.leaders.find((one) => one.id === id)?.name ?? id,
  unit: (id) => setup.units.find((one) => one.id === id)?.name ?? id,
  turn: (index) => setup.turns[index]?.label ?? String(index + 1),
  eventCard: (card) => eventCardName(eventFace(setup, card)),
});

/** No source prints what the special cards are called: until somebody names them they are known by kind and number. */
export const eventCardName = ({ kind, name, number }: EventFace): string => {
  if (name !== '') return name;
  return kind === 'retain' ? `Retain card ${number}` : kind === 'reveal' ? `Reveal card ${number}` : 'Event';
};

/** `I`, `I and II`, `I, II and III`. */
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

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

type Named = Readonly<{ id: string; name: string; side: Side }>;

/** All of one kind by their ids, each with its side where both sides have one of that name: "I Corps (French)". */
const bySideWhereNeeded = (all: readonly Named[], { sides }: CommonView['setup']): ReadonlyMap<string, string> => {
  const owners = new Map<string, ReadonlySet<Side>>();
  for (const { name, side } of all) owners.set(name, new Set([...(owners.get(name) ?? []), side]));
  return new Map(
    all.map(({ id, name, side }) => [id, (owners.get(name)?.size ?? 0) > 1 ? `${name} (${sides[side].title})` : name]),
  );
};

const unitsWithSide = ({ formations, units }: CommonView['setup']): readonly Named[] => {
  const sides = new Map(formations.map(({ id, side }) => [id, side]));
  return units.map(({ id, name, formation }) => ({ id, name, side: sides.get(formation) ?? 'first' }));
};

/** Worked out when it is first asked for: most pages name few of them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export const namesFrom = ({ setup }: Pick<CommonView, 'setup'>, coordinated: string): Names => {
  const formations = once(() => bySideWhereNeeded(setup.formations, setup));
  const leaders = once(() => bySideWhereNeeded(setup.leaders, setup));
  const units = once(() => bySideWhereNeeded(unitsWithSide(setup), setup));
  return {
    side: (side) => setup.sides[side].title,
    formation: (id) => (id === COORDINATED ? coordinated : (formations().get(id) ?? id)),
    leader: (id) => leaders().get(id) ?? id,
    unit: (id) => units().get(id) ?? id,
    turn: (index) => setup.turns[index]?.label ?? String(index + 1),
    eventCard: (card) => eventCardName(eventFace(setup, card)),
  };
};

/** The side behind a name, where the side is always said: nothing for a name that has it already. */
export const sideTag = (name: string, side: string): string => (name.endsWith(` (${side})`) ? '' : ` (${side})`);
export const withSide = (name: string, side: string): string => `${name}${sideTag(name, side)}`;

/** No source prints what the special cards are called: until somebody names them they are known by kind and number. */
export const eventCardName = ({ kind, name, number }: EventFace): string => {
  if (name !== '') return name;
  return kind === 'retain' ? `Retain card ${number}` : kind === 'reveal' ? `Reveal card ${number}` : 'Event';
};

/** `I`, `I and II`, `I, II and III`. */
export const listed = (items: readonly string[], and = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;

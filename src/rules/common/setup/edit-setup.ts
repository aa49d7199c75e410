import type { Side } from '../../../engine/sides';
import type { PastedFormation } from './paste-formations';
import type { Formation, Leader, LeaderRole, OwnStep, Setup, Turn } from './setup';

const NEW_FORMATION = { arrives: null, onMap: true } as const;

/** Changes to a set-up while it is being written. Each gives a new one; nothing here touches a running game. */
export const addFormations = (setup: Setup, side: Side, pasted: readonly PastedFormation[]): Setup => {
  const formations = pasted.reduce<readonly Formation[]>(
    (all, { name, leader, rating, limit = null, kind = 'corps', under = null }) => [
      ...all,
      {
        ...NEW_FORMATION,
        id: freshId(`${side}-f`, all, setup.lastRemoved),
        side,
        name,
        leader,
        rating,
        limit,
        kind,
        under,
      },
    ],
    setup.formations,
  );
  return { ...setup, formations };
};

/** A roster brought its formations along without a leader: the line that names one says who leads it. */
export const isLeaderless = ({ leader, rating }: Formation): boolean => leader === '' && rating === 0;

/** Pasted formations: new ones are added, and one that only lacks its leader is given him. */
export const takeFormations = (setup: Setup, side: Side, pasted: readonly PastedFormation[]): Setup =>
  pasted.reduce((all, one) => {
    const there = all.formations.find(
      (other) => other.side === side && isLeaderless(other) && other.name.toLowerCase() === one.name.toLowerCase(),
    );
    return there === undefined ? addFormations(all, side, [one]) : changeFormation(all, there.id, one);
  }, setup);

export const changeFormation = (setup: Setup, id: string, change: Partial<Omit<Formation, 'id' | 'side'>>): Setup => ({
  ...setup,
  formations: setup.formations.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Its units go with it: a unit without a formation is nobody's. */
export const removeFormation = (setup: Setup, id: string): Setup => {
  const gone = setup.units.filter(({ formation }) => formation === id);
  return {
    ...withoutId(setup, id, ...gone.map((unit) => unit.id)),
    formations: setup.formations.filter((one) => one.id !== id),
    units: setup.units.filter(({ formation }) => formation !== id),
  };
};

export const addLeader = (setup: Setup, side: Side, role: LeaderRole, name: string, rating: number): Setup => ({
  ...setup,
  leaders: [
    ...setup.leaders,
    {
      id: freshId(`${side}-c`, setup.leaders, setup.lastRemoved),
      side,
      name,
      role,
      rating,
      under: null,
      onMap: true,
      level: null,
    },
  ],
});

export const changeLeader = (setup: Setup, id: string, change: Partial<Omit<Leader, 'id' | 'side'>>): Setup => ({
  ...setup,
  leaders: setup.leaders.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Whoever answered to a commander who is gone answers to nobody in particular. */
export const removeLeader = (setup: Setup, id: string): Setup => ({
  ...withoutId(setup, id),
  leaders: setup.leaders
    .filter((one) => one.id !== id)
    .map((one) => (one.under === id ? { ...one, under: null } : one)),
  formations: setup.formations.map((one) => (one.under === id ? { ...one, under: null } : one)),
});

export const changeSide = (setup: Setup, side: Side, change: Partial<Setup['sides'][Side]>): Setup => ({
  ...setup,
  sides: { ...setup.sides, [side]: { ...setup.sides[side], ...change } },
});

export const setSwitch = (setup: Setup, name: string, on: boolean): Setup => ({
  ...setup,
  switches: on
    ? [...setup.switches.filter((other) => other !== name), name]
    : setup.switches.filter((other) => other !== name),
});

export const changeTurn = (setup: Setup, index: number, change: Partial<Turn>): Setup => ({
  ...setup,
  turns: setup.turns.map((turn, i) => (i === index ? { ...turn, ...change } : turn)),
});

/** One more turn at the end, like the last. */
export const addTurn = (setup: Setup): Setup => {
  const last = setup.turns.at(-1) ?? { label: '1', kind: 'day', day: 1 };
  return { ...setup, turns: [...setup.turns, { ...last, label: `${last.label}+` }] };
};

export const removeLastTurn = (setup: Setup): Setup =>
  setup.turns.length <= 1 ? setup : { ...setup, turns: setup.turns.slice(0, -1) };

export const addStep = (steps: readonly OwnStep[], title: string): readonly OwnStep[] => [
  ...steps,
  { id: freshId('own', steps), title, who: null, when: 'always' },
];

/** Moves one item a place up or down. */
export const moved = <T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] => {
  const one = items[index];
  const other = items[index + by];
  if (one === undefined || other === undefined) return items;
  return items.map((item, i) => (i === index ? other : i === index + by ? one : item));
};

/**
 * A new id that no earlier one had: the highest number used or ever removed, plus one. The history names things by id; who
 * comes later must not inherit what was said of one who is gone.
 */
export const freshId = (prefix: string, all: readonly Readonly<{ id: string }>[], lastRemoved = 0): string => {
  const used = all.map(({ id }) => (id.startsWith(`${prefix}-`) ? numberIn(id) : 0));
  return `${prefix}-${Math.max(lastRemoved, ...used) + 1}`;
};

/** Remembers that these ids were given out, before what they name is taken away. */
export const withoutId = (setup: Setup, ...ids: readonly string[]): Setup => {
  const lastRemoved = Math.max(setup.lastRemoved ?? 0, ...ids.map(numberIn));
  return lastRemoved === 0 ? setup : { ...setup, lastRemoved };
};

/** A correction of a running game, from wherever it comes: what it leaves out was there, and is remembered. */
export const rememberingRemoved = (before: Setup, after: Setup): Setup => {
  const idsOf = ({ formations, leaders, units }: Setup): readonly string[] =>
    [...formations, ...leaders, ...units].map(({ id }) => id);
  const left = new Set(idsOf(after));
  const gone = idsOf(before).filter((id) => !left.has(id));
  const lastRemoved = Math.max(before.lastRemoved ?? 0, after.lastRemoved ?? 0);
  return withoutId(lastRemoved === 0 ? after : { ...after, lastRemoved }, ...gone);
};

/** The number an id of ours ends with; 0 for an id from elsewhere. */
const numberIn = (id: string): number => Number(/-(\d{1,9})$/.exec(id)?.[1] ?? 0);

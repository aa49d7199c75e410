import type { Side } from '../../../engine/sides';
import type { PastedFormation } from './paste-formations';
import type { Formation, Leader, LeaderRole, OwnStep, Setup, Switch, Turn } from './setup';

const NEW_FORMATION = { under: null, arrives: null, onMap: true, kind: 'corps', limit: null } as const;

/** Changes to a set-up while it is being written. Each gives a new one; nothing here touches a running game. */
export const addFormations = (setup: Setup, side: Side, pasted: readonly PastedFormation[]): Setup => {
  const formations = pasted.reduce<readonly Formation[]>(
    (all, { name, leader, rating }) => [
      ...all,
      { ...NEW_FORMATION, id: freshId(`${side}-f`, all), side, name, leader, rating },
    ],
    setup.formations,
  );
  return { ...setup, formations };
};

export const changeFormation = (setup: Setup, id: string, change: Partial<Omit<Formation, 'id' | 'side'>>): Setup => ({
  ...setup,
  formations: setup.formations.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

export const removeFormation = (setup: Setup, id: string): Setup => ({
  ...setup,
  formations: setup.formations.filter((one) => one.id !== id),
});

export const addLeader = (setup: Setup, side: Side, role: LeaderRole, name: string, rating: number): Setup => ({
  ...setup,
  leaders: [
    ...setup.leaders,
    { id: freshId(`${side}-c`, setup.leaders), side, name, role, rating, under: null, onMap: true, level: null },
  ],
});

export const changeLeader = (setup: Setup, id: string, change: Partial<Omit<Leader, 'id' | 'side'>>): Setup => ({
  ...setup,
  leaders: setup.leaders.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Whoever answered to a commander who is gone answers to nobody in particular. */
export const removeLeader = (setup: Setup, id: string): Setup => ({
  ...setup,
  leaders: setup.leaders
    .filter((one) => one.id !== id)
    .map((one) => (one.under === id ? { ...one, under: null } : one)),
  formations: setup.formations.map((one) => (one.under === id ? { ...one, under: null } : one)),
});

export const changeSide = (setup: Setup, side: Side, change: Partial<Setup['sides'][Side]>): Setup => ({
  ...setup,
  sides: { ...setup.sides, [side]: { ...setup.sides[side], ...change } },
});

export const setSwitch = (setup: Setup, name: Switch, on: boolean): Setup => ({
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

/** A new id that no earlier one had: the highest number used, plus one. */
const freshId = (prefix: string, all: readonly Readonly<{ id: string }>[]): string => {
  const used = all.map(({ id }) => (id.startsWith(`${prefix}-`) ? Number(id.slice(prefix.length + 1)) : 0));
  return `${prefix}-${Math.max(0, ...used.filter(Number.isFinite)) + 1}`;
};

import { SIDES, otherSide } from '../engine/sides';
import type { Seat, Side } from '../engine/sides';
import type { AppView } from '../session/rule-sets';
import type { Seeded } from './seeded';

/** What a player might tap next. It need not be allowed; it must never break anything. */
export type Tap = Readonly<{ seat: Seat; command: Readonly<{ type: string } & Record<string, unknown>> }>;

type Of = (view: AppView, chance: Seeded) => Tap['command'] | null;

const one = <T>({ pick }: Seeded, list: readonly T[]): T | null => {
  const [first, ...rest] = list;
  return first === undefined ? null : pick([first, ...rest]);
};
const some = <T>(chance: Seeded, list: readonly T[]): T | string => one(chance, list) ?? 'nobody';
const side = ({ pick }: Seeded): Side => pick(SIDES);

const commander = (view: AppView, chance: Seeded, of: Side): string | null =>
  chance.once(6)
    ? null
    : (one(
        chance,
        (view.cup?.commanders[of] ?? []).map(({ id }) => id),
      ) ?? null);

const TAPS: readonly Of[] = [
  (view, chance) => ({
    type: 'GoToStep',
    step: some(
      chance,
      view.steps.map(({ id }) => id),
    ),
  }),
  (_, chance) => ({ type: 'OpenDesk', side: side(chance) }),
  () => ({ type: 'CloseDesk' }),
  (view, chance) => {
    const of = side(chance);
    return { type: 'RollCoordinated', side: of, commander: commander(view, chance, of) };
  },
  (view, chance) => {
    const of = side(chance);
    const may = view.cup?.mayCoordinate[of] ?? [];
    return { type: 'SetAside', side: of, chits: chance.once(3) ? [] : [some(chance, may), some(chance, may)] };
  },
  (view, chance) => ({
    type: 'RollInitial',
    commanders: { first: commander(view, chance, 'first'), second: commander(view, chance, 'second') },
    ...(chance.once(2)
      ? { retreats: { first: { units: chance.roll(4), combats: 2 }, second: { units: chance.roll(4), combats: 1 } } }
      : {}),
  }),
  (view, chance) => ({
    type: 'TakeInitial',
    chit: chance.once(4) ? null : some(chance, view.cup?.mayTakeInitial ?? []),
  }),
  () => ({ type: 'FillCup' }),
  () => ({ type: 'DrawChit' }),
  () => ({ type: 'DrawChit' }),
  () => ({ type: 'DrawChit' }),
  (view, chance) => {
    const of = side(chance);
    return { type: 'EnterDrawn', side: of, chit: some(chance, view.cup?.nameable[of] ?? []) };
  },
  (view, chance) => {
    const drawn = one(chance, view.cup?.drawn ?? []);
    return { type: 'PutBack', side: drawn?.side ?? 'first', chit: drawn?.chit ?? 'nobody' };
  },
  (view, chance) => ({
    type: 'TickStage',
    item: some(
      chance,
      (view.stage ?? []).map(({ key }) => key),
    ),
    done: chance.once(2),
  }),
  (_, chance) => ({ type: 'DeclareReserve', side: side(chance) }),
  (view, chance) => ({
    type: 'FlagReserve',
    formation: some(
      chance,
      view.setup.formations.map(({ id }) => id),
    ),
    reserve: chance.once(2),
  }),
  (view, chance) => {
    const { setup } = view;
    const changed = setup.leaders.map((leader, i) =>
      i === 0 ? { ...leader, rating: chance.roll(6) - 1, onMap: !chance.once(4) } : leader,
    );
    return { type: 'CorrectSetup', setup: { ...setup, leaders: changed } };
  },
  () => ({ type: 'NextTurn' }),
  (_, chance) => ({ type: chance.pick(['SendBalloon', 'StartGame', '']) }),
];

/** The next tap of somebody who plays on, thoughtlessly but within what the screen offers. */
export const nextTap = (view: AppView, chance: Seeded): Tap => {
  for (;;) {
    const make = one(chance, TAPS);
    const command = make?.(view, chance) ?? null;
    if (command === null) continue;
    if (command.type !== 'FlagReserve') return { seat: 'table', command };
    const owner = view.setup.formations.find(({ id }) => id === command['formation'])?.side ?? 'first';
    return { seat: chance.once(5) ? otherSide(owner) : owner, command };
  }
};

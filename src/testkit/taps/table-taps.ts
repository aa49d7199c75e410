import type { Side } from '../../engine/sides';
import { anySide, one, some } from './tap';
import type { At, Make, Taps } from './tap';

const commander = ({ view, chance }: At, of: Side): string | null =>
  chance.once(6)
    ? null
    : (one(
        chance,
        (view.cup?.commanders[of] ?? []).map(({ id }) => id),
      ) ?? null);

const MAKES: readonly Make[] = [
  ({ view, chance }) => ({
    type: 'GoToStep',
    step: some(
      chance,
      view.steps.map(({ id }) => id),
    ),
  }),
  ({ chance }) => ({ type: 'OpenDesk', side: anySide(chance) }),
  () => ({ type: 'CloseDesk' }),
  (at) => {
    const of = anySide(at.chance);
    return { type: 'RollCoordinated', side: of, commander: commander(at, of) };
  },
  ({ view, chance }) => {
    const of = anySide(chance);
    const may = view.cup?.mayCoordinate[of] ?? [];
    return { type: 'SetAside', side: of, chits: chance.once(3) ? [] : [some(chance, may), some(chance, may)] };
  },
  (at) => ({
    type: 'RollInitial',
    commanders: { first: commander(at, 'first'), second: commander(at, 'second') },
    ...(at.chance.once(2)
      ? {
          retreats: {
            first: { units: at.chance.roll(4), combats: 2 },
            second: { units: at.chance.roll(4), combats: 1 },
          },
        }
      : {}),
  }),
  ({ view, chance }) => ({
    type: 'TakeInitial',
    chit: chance.once(4) ? null : some(chance, view.cup?.mayTakeInitial ?? []),
  }),
  () => ({ type: 'FillCup' }),
  () => ({ type: 'DrawChit' }),
  () => ({ type: 'DrawChit' }),
  () => ({ type: 'DrawChit' }),
  ({ view, chance }) => {
    const of = anySide(chance);
    return { type: 'EnterDrawn', side: of, chit: some(chance, view.cup?.nameable[of] ?? []) };
  },
  ({ view, chance }) => {
    const drawn = one(chance, view.cup?.drawn ?? []);
    return { type: 'PutBack', side: drawn?.side ?? 'first', chit: drawn?.chit ?? 'nobody' };
  },
  ({ view, chance }) => ({
    type: 'TickStage',
    item: some(
      chance,
      (view.stage ?? []).map(({ key }) => key),
    ),
    done: chance.once(2),
  }),
  () => ({ type: 'EndAction' }),
  ({ chance }) => ({ type: 'DeclareReserve', side: anySide(chance) }),
  ({ view, chance }) => ({
    type: 'FlagReserve',
    formation: some(
      chance,
      view.setup.formations.map(({ id }) => id),
    ),
    reserve: chance.once(2),
  }),
  ({ view, chance }) => {
    const { setup } = view;
    const changed = setup.leaders.map((leader, i) =>
      i === 0 ? { ...leader, rating: chance.roll(6) - 1, onMap: !chance.once(4) } : leader,
    );
    return { type: 'CorrectSetup', setup: { ...setup, leaders: changed } };
  },
  () => ({ type: 'NextTurn' }),
  ({ chance }) => ({ type: chance.pick(['SendBalloon', 'StartGame', '']) }),
];

/** The cup, the steps, the turn: what every game of NLC and MOP is played by. */
export const TABLE: Taps = { name: 'table', at: 'table', isPlayed: () => true, makes: MAKES };

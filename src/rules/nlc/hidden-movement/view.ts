import { oddsOf } from '../../../engine/odds';
import type { Chance } from '../../../engine/odds';
import { SIDES } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { isOn } from '../switches';
import { presentFormations } from '../cup/chits';
import type { OrderType } from '../command/orders';
import { hiddenMovement } from '../hidden/hidden-movement';
import type { Recipient } from '../orders/order';
import { isInReserve, isMine, ownDivisionsOf, stepOf } from '../orders/state';
import type { Covers, Dummies } from './covers';
import type { EnemyHq, Going, March, Revealed } from './model';
import {
  collectedBy,
  goingOf,
  inputFor,
  isAllCavalry,
  isDue,
  isSuperseded,
  marchOf,
  orderOf,
  turnOfHiding,
} from './state';
import type { HiddenState } from './state';

/** A hidden march as its owner sees it. */
export type HiddenMarch = Pick<March, 'id' | 'of' | 'route' | 'startedOn' | 'allCavalry' | 'jams'> &
  Readonly<{
    turnOfHiding: number;
    superseded: boolean;
    /** Turns in which it has collected, what a turn brings, and what its leader would spend now. */
    collected: number;
    perTurn: 4 | 6;
    mp: number;
    going: Going;
    order: OrderType | null;
    due: boolean;
    /** Of being found by the roll of this turn, by the enemy HQ that is nearest. */
    found: Readonly<Record<'other' | 'eastern', Chance>>;
  }>;

/** One side's hidden marches, for those who may know. */
export type HiddenDeskView = Readonly<{
  side: Side;
  marches: readonly HiddenMarch[];
  /** Who may begin one. */
  mayMarch: readonly Readonly<{ of: Recipient; allCavalry: boolean; going: Going }>[];
  enemyHq: EnemyHq;
  dummies: Dummies | null;
}>;

export type HiddenView = Omit<Covers, 'dummies'> &
  Readonly<{
    marches: boolean;
    jams: boolean;
    /** Of this turn. */
    revealed: readonly Revealed[];
    desks: readonly HiddenDeskView[];
  }>;

const chanceOfFound = (state: HiddenState, side: Side, march: March, nearestEnemyHq: EnemyHq): Chance => {
  const walk = oddsOf(hiddenMovement.run({ ...inputFor(state, side, march), nearestEnemyHq }));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  const found = odds.find(({ outcome }) => outcome.kind === 'revealed');
  return found === undefined ? { n: 0, d: 1 } : { n: found.n, d: found.d };
};

const mpOf = (state: HiddenState, side: Side, march: March): number => {
  const step = hiddenMovement.run({ ...inputFor(state, side, march), shown: true });
  return step.kind === 'accepted' && step.outcome.kind === 'revealed' ? step.outcome.mp : 0;
};

const marchView = (state: HiddenState, side: Side, march: March): HiddenMarch => {
  const { id, of, route, startedOn, allCavalry, jams } = march;
  const order = orderOf(state, side, of);
  return {
    id,
    of,
    route,
    startedOn,
    allCavalry,
    jams,
    turnOfHiding: turnOfHiding(state, march),
    superseded: isSuperseded(state, side, march),
    collected: collectedBy(state, march),
    perTurn: allCavalry ? 6 : 4,
    mp: mpOf(state, side, march),
    going: goingOf(state, side, march),
    order: order === undefined ? null : stepOf(order).type,
    due: isDue(state, march),
    found: {
      other: chanceOfFound(state, side, march, 'other'),
      eastern: chanceOfFound(state, side, march, 'austrian'),
    },
  };
};

/** Who is there and has an order to go by, and every division that has one of its own. */
const mayMarch = (state: HiddenState, side: Side): HiddenDeskView['mayMarch'] => {
  const { orders, desks, turn } = state;
  return presentFormations(state, side).flatMap(({ id, arrives }) => {
    const divisions = orders === null ? [] : ownDivisionsOf(orders.desks[side], id);
    const all: readonly Recipient[] = [
      { kind: 'formation', id },
      ...divisions.map((division): Recipient => ({ kind: 'division', id, division })),
    ];
    return all
      .filter((of) => orders === null || arrives === turn || !isInReserve(orders.desks[side], of))
      .filter((of) => marchOf(desks[side], of) === undefined)
      .map((of) => ({
        of,
        allCavalry: isAllCavalry(state, of),
        going: goingOf(state, side, { of, going: 'march' }),
      }));
  });
};

const deskView = (state: HiddenState, side: Side): HiddenDeskView => {
  const { marches, enemyHq } = state.desks[side];
  return {
    side,
    marches: marches.map((march) => marchView(state, side, march)),
    mayMarch: mayMarch(state, side),
    enemyHq,
    dummies: state.covers.dummies?.[side] ?? null,
  };
};

/** Hidden movement as one viewer may know it; undefined where nothing of it is played. */
export const hiddenView = (state: HiddenState, seat: Seat): HiddenView | undefined => {
  const { setup, hidden, covers } = state;
  const { dummies: _, ...shown } = covers;
  const marches = isOn(setup, 'hiddenMovement');
  if (!marches && !shown.forces && !shown.vedettes) return undefined;
  return {
    ...shown,
    marches,
    jams: marches && isOn(setup, 'hiddenTrafficJams'),
    revealed: hidden.revealed,
    desks: SIDES.filter((side) => isMine(seat, side)).map((side) => deskView(state, side)),
  };
};

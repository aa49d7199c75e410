import { DESK_TAPS, nextMove } from '../../rules/nlc/orders/testing/random-orders';
import type { At, Make, Taps } from './tap';

type Known = Parameters<typeof nextMove>[2];

/** What whoever sits at a desk knows of the orders, as far as a random player asks for it. */
const knownAt = ({ view: { orders, setup, turn }, side }: At): Known => {
  const desk = orders?.desks.find((one) => one.side === side);
  const desks = { [side]: { orders: desk?.orders ?? [], decisions: desk?.decisions ?? [] } };
  return { desks, orders: { badMoves: orders?.badMoves ?? [] }, setup, turn: turn.index } as unknown as Known;
};

/** Dice and decisions are come to only by somebody who goes on with what he has begun. */
const goesOn: Make = (at) => nextMove(at.chance, at.side, knownAt(at));

/** NLC 12: all that is done with order sheets. Opening the archive ends the secret, so it comes seldom. */
export const ORDERS: Taps = {
  name: 'orders',
  at: 'desk',
  isPlayed: ({ orders }) => orders !== undefined,
  makes: [
    goesOn,
    goesOn,
    goesOn,
    ...DESK_TAPS.map(
      (tap): Make =>
        (at) =>
          tap(at.chance, at.side, knownAt(at)),
    ),
  ],
};

import type { CorpsBook } from '../nlc/index';

/** What MOP says otherwise of corps and orders. */
export const MOP_CORPS: CorpsBook = {
  inputs: { game: 'mop' },
  // MOP 37.9: woods set no limit of their own.
  rally: { woods: false, supply: true },
  marks: ['reserveTurns', 'lentStrength', 'ledAttack'],
  orders: { asks: { supply: true, trains: true, cards: true }, bluecher: true, sentAhead: true },
};

import type { LineWords } from '../../engine/vocabulary';
import { CHARGE_LINES } from '../../rules/nlc/combat/vocabulary';
import { told } from '../lines';
import type { Names } from '../names';

/** Losses are kept in halves, since a tiny unit's step is only half of one (19.5). */
const steps = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 1 ? `${whole === 0 ? '' : whole}½` : `${whole}`;
};

const compared = ({ attacker, defender }: Readonly<{ attacker: number; defender: number }>): string =>
  `Steps paid: cavalry ${steps(attacker)}, the charged ${steps(defender)}`;

const CHARGE: LineWords<typeof CHARGE_LINES, Names> = {
  squareFormed: 'Square formed: the charge is halved and nobody is flanked',
  squareFailed: 'No square',
  chargeEmptyHex: 'Nobody is left in the hex: the charge has won',
  chargeAllRouted: 'All have routed before the shock: the charge has won',
  chargeMorale: ({ attacker, defender, percent }) =>
    `Morale ${attacker} against ${defender}: ${percent} % more for the better, less for the worse`,
  chargeWon: (facts) => `${compared(facts)}: the charge has won`,
  chargeLost: (facts) => `${compared(facts)}: the charge is thrown back`,
  chargeNoWayBack: ({ units }) => `No way back: ${units} eliminated`,
  chargeGunsTaken: ({ units }) => `Foot artillery cannot give way: ${units} destroyed`,
  chargeIntoZone: ({ units }) => `${units} back into an enemy’s zone: one more step`,
  reactionByCard: ({ units }) => `Card 18: ${units} without a test`,
  pursuitHeld: ({ unit, rating, die }) => `${unit}: pursuit ${rating}, rolled ${die}: held back`,
  pursuitGoes: ({ unit, rating, die }) => `${unit}: pursuit ${rating}, rolled ${die}: it pursues`,
  pursuitInHand: 'Card 17: the cavalry is kept in hand',
};

/** How a charge, a reaction and a pursuit are told. */
export const CHARGE_WORDS = told(CHARGE_LINES, CHARGE);

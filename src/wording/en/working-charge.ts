import type { WorkingLine } from '../../engine/step';

type Facts = WorkingLine['facts'];

/** Losses are kept in halves, since a tiny unit's step is only half of one (19.5). */
const steps = (halves: string | number | undefined): string => {
  const whole = Math.floor(Number(halves ?? 0) / 2);
  const half = Number(halves ?? 0) % 2 === 1;
  return half ? `${whole === 0 ? '' : whole}½` : `${whole}`;
};

const compared = ({ attacker, defender }: Facts): string =>
  `Steps paid: cavalry ${steps(attacker)}, the charged ${steps(defender)}`;

/** How a charge, a reaction and a pursuit are told. */
export const CHARGE_LINES: Readonly<Record<string, (facts: Facts) => string>> = {
  squareFormed: () => 'Square formed: the charge is halved and nobody is flanked',
  squareFailed: () => 'No square',
  chargeEmptyHex: () => 'Nobody is left in the hex: the charge has won',
  chargeAllRouted: () => 'All have routed before the shock: the charge has won',
  chargeMorale: ({ attacker, defender, percent }) =>
    `Morale ${attacker ?? ''} against ${defender ?? ''}: ${percent ?? ''} % more for the better, less for the worse`,
  chargeWon: (facts) => `${compared(facts)}: the charge has won`,
  chargeLost: (facts) => `${compared(facts)}: the charge is thrown back`,
  chargeNoWayBack: ({ units }) => `No way back: ${units ?? ''} eliminated`,
  chargeGunsTaken: ({ units }) => `Foot artillery cannot give way: ${units ?? ''} destroyed`,
  chargeIntoZone: ({ units }) => `${units ?? ''} back into an enemy’s zone: one more step`,
  reactionByCard: ({ units }) => `Card 18: ${units ?? ''} without a test`,
  pursuitHeld: ({ unit, rating, die }) => `${unit ?? ''}: pursuit ${rating ?? ''}, rolled ${die ?? ''}: held back`,
  pursuitGoes: ({ unit, rating, die }) => `${unit ?? ''}: pursuit ${rating ?? ''}, rolled ${die ?? ''}: it pursues`,
  pursuitInHand: () => 'Card 17: the cavalry is kept in hand',
};

import type { LineWords } from '../../engine/vocabulary';
import { MORALE_LINES } from '../../rules/nlc/morale/vocabulary';
import { told } from '../lines';
import type { Names } from '../names';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

const base =
  (why: string) =>
  ({ unit, value }: Readonly<{ unit: string; value: number }>): string =>
    `${unit}: ${why}, morale ${value}`;

const modifier =
  (why: string) =>
  ({ change }: Readonly<{ change: number }>): string =>
    `${why}: ${signed(change)}`;

const MORALE: LineWords<typeof MORALE_LINES, Names> = {
  moraleUsual: base('the usual'),
  moraleOldGuard: base('French Old Guard'),
  moraleBritishDefending: base('British infantry on the defence'),
  moraleBritishCavalry: base('British cavalry'),
  moraleDutch: base('Dutch or Nassau'),
  moraleLandwehr: base('Prussian infantry of front strength 3 or less'),
  moraleInitiative: base('initiative and 1'),
  moraleSpecial: base('by a special rule'),
  moraleStepLost: modifier('A step lost'),
  moraleExhausted: modifier('Exhausted'),
  moraleDemoralized: modifier('Formation demoralized'),
  moraleFatigued: modifier('Fatigued'),
  moraleOutOfSupply: modifier('Out of supply'),
  moraleArmyDemoralized: modifier('Army demoralized'),
  moraleReserve: modifier('In Reserve'),
  moraleLeader: modifier('Stacked with its leader'),
  moraleFlanked: modifier('Flanked'),
  moraleWoods: modifier('In woods'),
  moraleArtillery: modifier('Under artillery fire in this assault'),
  moraleFacingGuard: modifier('Against the Imperial Guard'),
  moraleShaken: modifier('The Guard has been thrown back'),
  moraleShelter: modifier('In terrain that reduces attackers'),
  moraleEnemyNear: modifier('Next to an undisrupted enemy'),
  moraleRussianDefending: modifier('Russian infantry on the defence'),
  moraleBlucherReacts: modifier('Blücher leads the reaction'),
  moraleBlucherCharges: modifier('Blücher leads the charge'),
  moraleOther: ({ change, reason }) => `${reason}: ${signed(change)}`,
  moraleTotal: ({ unit, sum, morale }) =>
    sum === morale ? `${unit}: morale ${morale}` : `${unit}: ${sum}, kept within 1 to 5: morale ${morale}`,
  moraleCounts: ({ unit, morale }) => `For the group: ${unit}, morale ${morale}`,
  moraleHeld: ({ unit, morale, die }) => `${unit}: rolled ${die}, ${morale} or less needed: passed`,
  moraleFailed: ({ unit, morale, die }) => `${unit}: rolled ${die}, ${morale} or less needed: failed`,
  moraleRouted: ({ unit }) => `${unit} missed by 3 or more: it routs`,
};

/** How the sum of a morale and its check are told. */
export const MORALE_WORDS = told(MORALE_LINES, MORALE);

import type { LineWords } from '../../engine/vocabulary';
import { DEMORALIZATION_LINES, RECOVERY_LINES, VICTORY_LINES } from '../../rules/nlc/recovery/vocabulary';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const pointsOf = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

const RECOVERY: LineWords<typeof RECOVERY_LINES, Names> = {
  rallyDemoralized: 'Demoralized corps or army: 1 to 4 for each',
  rallyExhausted: 'Exhausted: 5 or 6 for each',
  rallyRolled: ({ unit, total, from, to }) => `${unit}: ${from} to ${to} needed, rolled ${total}`,
  rallyBack: ({ unit }) => `${unit} comes back at reduced strength`,
  rallyPair: ({ unit }) => `${unit}: one of the two comes back, the other is out for good`,
  rallyHuge: ({ unit }) => `${unit} goes back from its third state to its reverse`,
  rallyLost: ({ unit }) => `${unit} is out for good`,
  rallyPairLost: ({ unit }) => `${unit}: both are out for good`,
  leaderNoHit: 'No hit on units with him: no roll',
  leaderLost: ({ total }) => `11 or more, rolled ${total}: lost; from next turn on a leader rated 1`,
  leaderUnharmed: ({ total }) => `11 or more needed for a loss, rolled ${total}: unharmed`,
  disruptionGoes: 'The marker is taken off at the end of the turn',
  disruptionRemoved: 'The marker is taken off',
  disruptionStays: 'The marker stays',
  disruptionRouted: 'Eliminated; friends next to it check at once',
};

const DEMORALIZATION: LineWords<typeof DEMORALIZATION_LINES, Names> = {
  lossUnit: ({ unit, strength }) => `${unit}: front strength ${strength} lost`,
  lossBesides: ({ lost }) => `Lost besides: ${lost}`,
  lossTotal: ({ lost }) => `Losses: ${lost}`,
  limitPrinted: ({ limit }) => `Printed limit: ${limit}`,
  limitThird: ({ limit }) => `More than a third of its strength: ${limit}`,
  limitEvents: ({ by, percent }) => `Orders complied with, received and failed, ${signed(percent)} %: ${signed(by)}`,
  limitDivision: ({ by, percent, divisions }) =>
    `A division’s own orders, ${signed(percent)} % shared among ${divisions}, at least 1: ${signed(by)}`,
  limitProximity: ({ by, near }) => `Leaders of demoralized formations within 5 hexes, ${near}: ${signed(by)}`,
  limitHq: ({ by, hqs }) => `HQ destroyed, ${hqs}: ${signed(by)}`,
  limitGuard: ({ by }) => `The Guard has been thrown back: ${signed(by)}`,
  limitTotal: ({ limit }) => `Limit as it stands: ${limit}`,
  demoralizedNow: 'Demoralized',
  notDemoralized: 'Not demoralized',
  demoralizedStays: 'An army that was demoralized stays so',
  demoralizedAsCorps: 'As its corps is',
};

type Points = Readonly<{ side: string; points: number; what: string }>;
const scored = ({ side, points, what }: Points): string => `${what}: ${pointsOf(points)} for ${side}`;

const VICTORY: LineWords<typeof VICTORY_LINES, Names> = {
  victoryPlace: scored,
  victoryAward: scored,
  victoryTotal: ({ first, second }, names) => `${names.side('first')} ${first}, ${names.side('second')} ${second}`,
  victoryFrenchBroken: 'The French army is demoralized: the other side wins',
  victoryEnemyBroken: 'An enemy army has disintegrated: the French win',
  victoryBothBroken: 'Both are broken: who broke first has lost; in the same instant, who was not moving',
};

/** How losses are counted and what is recovered, line by line. */
export const RECOVERY_WORDS: Sentences = {
  ...told(RECOVERY_LINES, RECOVERY),
  ...told(DEMORALIZATION_LINES, DEMORALIZATION),
  ...told(VICTORY_LINES, VICTORY),
};

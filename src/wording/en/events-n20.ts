import type { ByType } from '../../engine/by-type';
import type { MoraleEvent } from '../../rules/n20/index';
import { halves, halvesChange } from '../halves';
import { listed, withSide } from '../names';
import type { Names } from '../names';

type Changed = Extract<MoraleEvent, { type: 'MoraleChanged' }>;
type Cause = Extract<MoraleEvent, { type: 'LossRecorded' }>['cause'];

/** Why morale moved, in the words of the track and the history. */
export const MORALE_REASON_WORDS: Readonly<Record<Changed['reason'], string>> = {
  routed: 'a unit routed',
  broken: 'a unit broke',
  withdrawn: 'a unit withdrawn',
  brokenDown: 'a large unit broken down',
  combined: 'units combined',
  guard: 'the Guard committed',
  rally: 'spent on rallying',
  locAtNight: 'lines of communication at night',
  pursuit: 'enemy pursuit at night',
  event: 'event',
  withdrawal: 'withdrawal',
  combineBreakDown: 'combining or breaking down',
  objective: 'objectives',
  recovery: 'recovery',
  reserve: 'reserves committed',
  correction: 'correction',
  other: 'another reason',
};

const CAUSES: Readonly<Record<Cause, string>> = {
  routed: 'routs',
  broken: 'breaks',
  withdrawn: 'is withdrawn from the map',
  brokenDown: 'is broken down',
  combined: 'is combined',
};

const RALLIES = { rallied: 'rallies', failed: 'does not rally', toRoll: 'to be rolled for' } as const;
const SPENT = { nothing: 'no morale spent', onSome: '½ for each of some', onAll: '1 for all' } as const;
const VICTORIES = { decisive: 'Decisive', marginal: 'Marginal', tactical: 'Tactical' } as const;

/** Ruling 61: a gain above the top is lost and said so; a loss below nothing is said too. */
const cutShort = ({ asked, by }: Changed): string => {
  if (asked === by) return '';
  const rest = halves(Math.abs(asked - by));
  return asked > 0 ? ` (${rest} more is lost above 10½)` : ` (${rest} more could not be taken)`;
};

const moraleChanged = (event: Changed, names: Names): string => {
  const { side, by, after, reason, note = '' } = event;
  const why = [MORALE_REASON_WORDS[reason], note].filter((word) => word !== '').join(', ');
  const change = by === 0 ? `stays at ${halves(after)}` : `${halvesChange(by)}, now ${halves(after)}`;
  return `${names.side(side)}: morale ${change}${cutShort(event)}: ${why}`;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What happened to morale, and what hangs on it. */
export const N20_EVENTS: ByType<MoraleEvent, readonly [Names], string> = {
  MoraleSet: ({ morale }, names) =>
    `Morale starts at ${halves(morale.first)} (${names.side('first')}) and ${halves(morale.second)} (${names.side('second')})`,
  MoraleChanged: moraleChanged,
  LossRecorded: ({ side, unit, strength, cause }, names) =>
    `${withSide(unit === null ? `A unit of strength ${strength}` : names.unit(unit), names.side(side))} ${CAUSES[cause]}`,
  GuardCommitted: ({ side, free }, names) => `The Guard goes in: ${names.side(side)}${free ? ', free of charge' : ''}`,
  MoraleSpentOnRally: ({ spend, units }, names) =>
    `Rally, ${SPENT[spend]}: ${listed(units.map(({ unit, result }) => `${names.unit(unit)} ${RALLIES[result]}`))}`,
  NightTerrainTaken: ({ loser, held, pursuers, others }, names) =>
    `Night, ${names.side(loser)}: ${counted(held.length, 'hex', 'hexes')} of its lines of communication in enemy hands, ` +
    `${counted(pursuers.length + others, 'enemy unit', 'enemy units')} in pursuit`,
  UnitPursued: ({ side, unit, hex }, names) =>
    `${withSide(names.unit(unit), names.side(side))} pursues off the map through ${hex}`,
  UnitWithdrawn: ({ side, unit }, names) => `${withSide(names.unit(unit), names.side(side))} leaves the map for good`,
  ExitAllowed: ({ side, on }, names) => `${names.side(side)}: units ${on ? 'may' : 'may no longer'} leave the map`,
  MarkerPlaced: ({ side, unit }, names) => `Direct Command, ${names.side(side)}: with ${names.unit(unit)}`,
  HexesSet: ({ side, hexes }, names) => {
    const { enemyObjectives, enemyLoc, fortresses, redoubts } = hexes;
    return (
      `Held, ${names.side(side)}: ${counted(enemyObjectives, 'enemy objective', 'enemy objectives')}, ` +
      `${counted(enemyLoc, 'hex', 'hexes')} of the enemy’s lines of communication, ` +
      `${counted(fortresses, 'fortress', 'fortresses')} and ${counted(redoubts, 'redoubt', 'redoubts')}`
    );
  },
  DecisiveVictory: ({ winner }, names) => `Decisive victory, ${names.side(winner)}: the enemy has no morale left`,
  DecisiveVictoryTakenBack: ({ winner }, names) =>
    `After the correction it is no decisive victory for ${names.side(winner)}`,
  GameDecided: ({ result }, names) =>
    result.kind === 'draw'
      ? 'The game ends in a draw'
      : `The game is over. ${VICTORIES[result.kind]} victory for ${names.side(result.winner)}`,
};

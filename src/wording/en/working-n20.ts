import type { LineWords } from '../../engine/vocabulary';
import { MATRIX_LINES } from '../../rules/n20/combat/vocabulary';
import { ENDING_LINES } from '../../rules/n20/ending/vocabulary';
import { SPECIAL_EVENT_LINES } from '../../rules/n20/events/vocabulary';
import { TRACK_LINES } from '../../rules/n20/morale/vocabulary';
import { halves as shown } from '../halves';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const points = (count: number): string => `${shown(count)} morale ${count > 2 ? 'points' : 'point'}`;
const columns = (shift: number): string => `one column to the ${shift < 0 ? 'left' : 'right'}`;

const CAUSES = {
  routed: 'routed',
  broken: 'broken',
  withdrawn: 'withdrawn from the map',
  brokenDown: 'broken down into smaller units',
  combined: 'combined into a large unit',
} as const;

type Standing = Readonly<{ first: number; second: number; firstHexes: number; secondHexes: number }>;

const standing = ({ first, second, firstHexes, secondHexes }: Standing, names: Names): string =>
  `${names.side('first')}: morale ${shown(first)}, hexes ${firstHexes}; ` +
  `${names.side('second')}: morale ${shown(second)}, hexes ${secondHexes}`;

const won =
  (why: string) =>
  ({ side }: Readonly<{ side: string }>): string =>
    `${side} wins, ${why}`;

const TRACK: LineWords<typeof TRACK_LINES, Names> = {
  n20MoraleLoss: ({ side, halves, now }) => `${side} loses ${points(halves)}: now ${shown(now)}`,
  n20MoraleGain: ({ side, halves, now }) => `${side} gains ${points(halves)}: now ${shown(now)}`,
  n20GainLost: ({ side, halves }) => `${side} is at 10½: ${points(halves)} more is lost`,
  n20Decisive: ({ side }) => `Decisive victory: ${side}`,
  n20OtherMorale: ({ side, reason }) => `${reason}, for ${side}`,
  n20SmallFormation: ({ strength, cause }) =>
    `Printed strength ${strength}, ${CAUSES[cause]}: a small formation counts half a point`,
  n20FullPoints: ({ strength, cause }) => `Printed strength ${strength}, ${CAUSES[cause]}: whole points`,
  n20GuardFree: ({ first, second }) =>
    `One side has fewer than 2 points (${shown(first)} and ${shown(second)}): the Guard is free`,
  n20GuardCosts: ({ halves, first, second }) =>
    `Both sides have 2 points or more (${shown(first)} and ${shown(second)}): the Guard costs ${points(halves)}`,
  n20LocHeld: ({ hex }) => `${hex} is held by the enemy: ½`,
  n20Pursuers: ({ hex, units }) => `${hex}: ${units} sent off in pursuit, a point each`,
  n20RallyToRoll: ({ unit, bonus }) => `${unit}: ${signed(bonus)} to its rally roll`,
  n20Rallied: ({ unit, bonus, die, total, needs }) =>
    `${unit}: rolled ${die}, ${signed(bonus)} for morale, total ${total} of ${needs}: rallied`,
  n20RallyFailed: ({ unit, bonus, die, total, needs }) =>
    `${unit}: rolled ${die}, ${signed(bonus)} for morale, total ${total} of ${needs}: not rallied`,
  n20OtherRoll: ({ reason, change }) => `${reason}: ${signed(change)} to each roll`,
};

const MATRIX: LineWords<typeof MATRIX_LINES, Names> = {
  n20MarkerAgain: ({ result }) => `It is ${result} already: a second marker does nothing`,
  n20Disordered: ({ strength, movement }) => `Disordered, 1 off each: ${strength}-${movement}`,
  n20Routed: ({ strength, movement }) => `Routed, strength halved, half up: ${strength}-${movement}`,
  n20Worth: ({ strength, movement }) => `It counts as ${strength}-${movement}`,
  n20OtherStrength: ({ reason, change }) => `${reason}: strength ${signed(change)}`,
  n20Recovers: ({ unit }) => `${unit} is in no enemy zone of control: it recovers`,
  n20StaysDisordered: ({ unit }) => `${unit} is in an enemy zone of control: it stays disordered`,
  n20Matrix: ({ attack, defense, cell }) => `${attack} against ${defense}: ${cell === '-' ? 'no effect' : cell}`,
  'n20Auto-DW': 'No die: the defender withdraws',
  'n20Auto-N': 'No die: the battle is engaged',
  n20CavalryDoubled: ({ from, to }) => `Attacking cavalry doubled: strength ${from} becomes ${to}`,
  n20Strengths: ({ attack, defense }) => `Attack ${attack} against ${defense}`,
  n20Column: ({ column }) => `Column ${column}`,
  n20Shift: ({ shift }) => `Shift ${columns(shift)}`,
  n20ShiftTo: ({ shift, column }) => `Shift ${columns(shift)}: column ${column}`,
  n20ShiftAtEnd: ({ shift, column }) => `Shift ${columns(shift)}: the table ends at column ${column}`,
  n20WillDisorder: ({ who }) =>
    `After the result ${who === 'both' ? 'all survivors of both sides' : `all surviving ${who}`} become disordered`,
  n20BattleRolled: ({ die, column, result }) => `Rolled ${die} on column ${column}: ${result}`,
  n20BattleTold: ({ result }) => `By your own table: ${result}`,
  n20Wasted: ({ attacker, defender }) =>
    `No die, but morale spent stays spent: attacker ${shown(attacker)}, defender ${shown(defender)}`,
  'n20Advance-never': ({ maneuver, who }) => `${maneuver}: no ${who} may advance after combat`,
  'n20Advance-must': ({ maneuver, who, arms }) =>
    `${maneuver}: if the ${who} win and the hex is empty, one unit must advance: ${arms}`,
  'n20Advance-nobodyCan': ({ maneuver, who }) => `${maneuver}: the ${who} have only artillery, which never advances`,
};

const SPECIAL_EVENTS: LineWords<typeof SPECIAL_EVENT_LINES, Names> = {
  n20Mild: ({ of }) => `Two of all ${of} special cards go into the event deck unseen`,
  n20MediumReveal: ({ of }) => `One of the ${of} Reveal cards goes into the event deck unseen`,
  n20HandDealt: ({ side }) => `${side} is dealt four Retain cards and puts one into the event deck`,
  n20PileMade: 'All four Reveal cards go into the event deck; the Retain cards are a pile of their own',
  n20Reshuffled: ({ cards }) => `The special discards are shuffled in: ${cards} cards`,
  n20SpecialDrawn: ({ side }) => `${side} draws a special card and keeps it`,
};

const ENDING: LineWords<typeof ENDING_LINES, Names> = {
  n20Standing: standing,
  n20GoesOn: (facts, names) => `${standing(facts, names)}: nothing is decided before the last turn is over`,
  'n20Won-decisive': won('decisive: the enemy has no morale left'),
  'n20Won-marginal': won('marginal: no less morale and more of the hexes that count'),
  'n20Won-tactical': won('tactical: at least a full point more morale'),
  n20Draw: 'No victory for either side: a draw',
  n20SentOff: ({ unit }) => `${unit} pursues off the map and never comes back`,
  n20NightLoss: ({ unit, halves }) => `Each night the enemy loses ${points(halves)} for ${unit}, whatever its size`,
};

/** How the procedures of N20 are told. */
export const N20_WORDS: Sentences = {
  ...told(TRACK_LINES, TRACK),
  ...told(MATRIX_LINES, MATRIX),
  ...told(SPECIAL_EVENT_LINES, SPECIAL_EVENTS),
  ...told(ENDING_LINES, ENDING),
};

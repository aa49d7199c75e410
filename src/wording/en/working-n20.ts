import type { WorkingLine } from '../../engine/step';
import { halves } from '../halves';
import type { Names } from '../names';

type Facts = WorkingLine['facts'];
type Fact = string | number | undefined;
type Sentence = (facts: Facts, names: Names) => string;

const shown = (count: Fact): string => halves(Number(count ?? 0));
const signed = (change: Fact): string => (Number(change ?? 0) < 0 ? `−${-Number(change)}` : `+${change ?? 0}`);
const sideOf = (side: Fact, names: Names): string => names.side(side === 'second' ? 'second' : 'first');
const points = (count: Fact): string => `${shown(count)} morale ${Number(count) > 2 ? 'points' : 'point'}`;
const columns = (shift: Fact): string => `one column to the ${Number(shift) < 0 ? 'left' : 'right'}`;

const CAUSES: Readonly<Record<string, string>> = {
  routed: 'routed',
  broken: 'broken',
  withdrawn: 'withdrawn from the map',
  brokenDown: 'broken down into smaller units',
  combined: 'combined into a large unit',
};

const cause = (facts: Facts): string => CAUSES[String(facts['cause'])] ?? '';

const standing: Sentence = ({ first, second, firstHexes, secondHexes }, names) =>
  `${names.side('first')}: morale ${shown(first)}, hexes ${firstHexes ?? ''}; ` +
  `${names.side('second')}: morale ${shown(second)}, hexes ${secondHexes ?? ''}`;

const WON: Readonly<Record<string, string>> = {
  decisive: 'decisive: the enemy has no morale left',
  marginal: 'marginal: no less morale and more of the hexes that count',
  tactical: 'tactical: at least a full point more morale',
};

const MORALE: Readonly<Record<string, Sentence>> = {
  n20MoraleLoss: ({ side, halves, now }, names) => `${sideOf(side, names)} loses ${points(halves)}: now ${shown(now)}`,
  n20MoraleGain: ({ side, halves, now }, names) => `${sideOf(side, names)} gains ${points(halves)}: now ${shown(now)}`,
  n20GainLost: ({ side, halves }, names) => `${sideOf(side, names)} is at 10½: ${points(halves)} more is lost`,
  n20Decisive: ({ side }, names) => `Decisive victory: ${sideOf(side, names)}`,
  n20OtherMorale: ({ side, reason }, names) => `${reason ?? ''}, for ${sideOf(side, names)}`,
  n20SmallFormation: (facts) =>
    `Printed strength ${facts['strength'] ?? ''}, ${cause(facts)}: a small formation counts half a point`,
  n20FullPoints: (facts) => `Printed strength ${facts['strength'] ?? ''}, ${cause(facts)}: whole points`,
  n20GuardFree: ({ first, second }) =>
    `One side has fewer than 2 points (${shown(first)} and ${shown(second)}): the Guard is free`,
  n20GuardCosts: ({ halves, first, second }) =>
    `Both sides have 2 points or more (${shown(first)} and ${shown(second)}): the Guard costs ${points(halves)}`,
  n20LocHeld: ({ hex }) => `${hex ?? ''} is held by the enemy: ½`,
  n20Pursuers: ({ hex, units }) => `${hex ?? ''}: ${units ?? ''} sent off in pursuit, a point each`,
  n20RallyToRoll: ({ unit, bonus }) => `${unit ?? ''}: ${signed(bonus)} to its rally roll`,
  n20Rallied: ({ unit, bonus, die, total, needs }) =>
    `${unit ?? ''}: rolled ${die ?? ''}, ${signed(bonus)} for morale, total ${total ?? ''} of ${needs ?? ''}: rallied`,
  n20RallyFailed: ({ unit, bonus, die, total, needs }) =>
    `${unit ?? ''}: rolled ${die ?? ''}, ${signed(bonus)} for morale, total ${total ?? ''} of ${needs ?? ''}: not rallied`,
  n20OtherRoll: ({ reason, change }) => `${reason ?? ''}: ${signed(change)} to each roll`,
};

const BATTLE: Readonly<Record<string, Sentence>> = {
  n20MarkerAgain: ({ result }) => `It is ${result ?? ''} already: a second marker does nothing`,
  n20Disordered: ({ strength, movement }) => `Disordered, 1 off each: ${strength ?? ''}-${movement ?? ''}`,
  n20Routed: ({ strength, movement }) => `Routed, strength halved, half up: ${strength ?? ''}-${movement ?? ''}`,
  n20Worth: ({ strength, movement }) => `It counts as ${strength ?? ''}-${movement ?? ''}`,
  n20OtherStrength: ({ reason, change }) => `${reason ?? ''}: strength ${signed(change)}`,
  n20Recovers: ({ unit }) => `${unit ?? ''} is in no enemy zone of control: it recovers`,
  n20StaysDisordered: ({ unit }) => `${unit ?? ''} is in an enemy zone of control: it stays disordered`,
  n20Matrix: ({ attack, defense, cell }) =>
    `${attack ?? ''} against ${defense ?? ''}: ${cell === '-' ? 'no effect' : (cell ?? '')}`,
  'n20Auto-DW': () => 'No die: the defender withdraws',
  'n20Auto-N': () => 'No die: the battle is engaged',
  n20CavalryDoubled: ({ from, to }) => `Attacking cavalry doubled: strength ${from ?? ''} becomes ${to ?? ''}`,
  n20Strengths: ({ attack, defense }) => `Attack ${attack ?? ''} against ${defense ?? ''}`,
  n20Column: ({ column }) => `Column ${column ?? ''}`,
  n20Shift: ({ shift }) => `Shift ${columns(shift)}`,
  n20ShiftTo: ({ shift, column }) => `Shift ${columns(shift)}: column ${column ?? ''}`,
  n20ShiftAtEnd: ({ shift, column }) => `Shift ${columns(shift)}: the table ends at column ${column ?? ''}`,
  n20WillDisorder: ({ who }) =>
    `After the result ${who === 'both' ? 'all survivors of both sides' : `all surviving ${who ?? ''}`} become disordered`,
  n20BattleRolled: ({ die, column, result }) => `Rolled ${die ?? ''} on column ${column ?? ''}: ${result ?? ''}`,
  n20BattleTold: ({ result }) => `By your own table: ${result ?? ''}`,
  n20Wasted: ({ attacker, defender }) =>
    `No die, but morale spent stays spent: attacker ${shown(attacker)}, defender ${shown(defender)}`,
  'n20Advance-never': ({ maneuver, who }) => `${maneuver ?? ''}: no ${who ?? ''} may advance after combat`,
  'n20Advance-must': ({ maneuver, who, arms }) =>
    `${maneuver ?? ''}: if the ${who ?? ''} win and the hex is empty, one unit must advance: ${arms ?? ''}`,
  'n20Advance-nobodyCan': ({ maneuver, who }) =>
    `${maneuver ?? ''}: the ${who ?? ''} have only artillery, which never advances`,
};

const GAME: Readonly<Record<string, Sentence>> = {
  n20Mild: ({ of }) => `Two of all ${of ?? ''} special cards go into the event deck unseen`,
  n20MediumReveal: ({ of }) => `One of the ${of ?? ''} Reveal cards goes into the event deck unseen`,
  n20HandDealt: ({ side }, names) =>
    `${sideOf(side, names)} is dealt four Retain cards and puts one into the event deck`,
  n20PileMade: () => 'All four Reveal cards go into the event deck; the Retain cards are a pile of their own',
  n20Reshuffled: ({ cards }) => `The special discards are shuffled in: ${cards ?? ''} cards`,
  n20SpecialDrawn: ({ side }, names) => `${sideOf(side, names)} draws a special card and keeps it`,
  n20Standing: standing,
  n20GoesOn: (facts, names) => `${standing(facts, names)}: nothing is decided before the last turn is over`,
  ...Object.fromEntries(
    Object.entries(WON).map(([kind, why]): readonly [string, Sentence] => [
      `n20Won-${kind}`,
      ({ side }, names) => `${sideOf(side, names)} wins, ${why}`,
    ]),
  ),
  n20Draw: () => 'No victory for either side: a draw',
  n20SentOff: ({ unit }) => `${unit ?? ''} pursues off the map and never comes back`,
  n20NightLoss: ({ unit, halves }) =>
    `Each night the enemy loses ${points(halves)} for ${unit ?? ''}, whatever its size`,
};

/** How the procedures of N20 are told. */
export const N20_LINES: Readonly<Record<string, Sentence>> = { ...MORALE, ...BATTLE, ...GAME };

import { RULE_SET_IDS } from '../../../src/rules/list';
import type { RuleSetId } from '../../../src/rules/list';
import { RULE_SETS } from '../../../src/rules/sets';
import { OWN } from '../../../src/wording/en/rule-sets/own-words';
import { rulesTitle } from '../../hooks/rules-called';

/** Where a player looks for a procedure, in this order. */
const GROUPS = [
  'Combat',
  'Cavalry',
  'Morale',
  'Command',
  'Recovery',
  'Weather, trains, spans',
  'Cards',
  'Ending',
] as const;
type Group = (typeof GROUPS)[number];

/** A procedure as the home lists it: in the words of the table, with its rule. */
export type Entry = Readonly<{
  id: string;
  title: string;
  hint: string;
  rule: string;
  /** A rule set that words its procedures itself has them under its own title. */
  group: string;
  /** The rule sets it is played under. */
  sets: readonly RuleSetId[];
}>;

const NLC_AND_MOP: readonly RuleSetId[] = ['nlc', 'mop'];

type Line = readonly [id: string, title: string, hint: string, rule: string];

const under = (group: Group, sets: readonly RuleSetId[], lines: readonly Line[]): readonly Entry[] =>
  lines.map(([id, title, hint, rule]) => ({ id, title, hint, rule, group, sets }));

/** Every procedure that has a screen, group by group; within one, the commonest first. */
export const ENTRIES: readonly Entry[] = [
  ...under('Combat', NLC_AND_MOP, [
    ['nlc/assault', 'Assault', 'Both sides fire, then somebody goes back', 'NLC 7.3'],
    ['nlc/bombardment', 'Bombardment', 'A battery at up to three hexes', 'NLC 8.1'],
    ['nlc/leader-loss', 'Leader loss', 'After hits on his stack', 'NLC 11.2'],
  ]),
  ...under(
    'Combat',
    ['mop'],
    [['mop/repulse', 'Into a covered hex', 'Vedettes give way, combat units repulse', 'MOP 37.11.1']],
  ),
  ...under(
    'Combat',
    ['n20'],
    [
      ['n20/battle', 'Battle', 'Strengths, maneuvers, your table, the result', 'N20 9.0'],
      ['n20/matrix', 'Maneuver matrix', 'What two maneuvers make of a battle', 'N20 9.0'],
      ['n20/values', 'Disordered or routed', 'Strength and movement with its markers', 'N20 9.6.9'],
    ],
  ),
  ...under('Cavalry', NLC_AND_MOP, [
    ['nlc/charge', 'Charge', 'Morale, squares, the charge itself', 'NLC 7.7'],
    ['nlc/pursuit', 'Pursuit', 'Cavalry after a charge', 'NLC 7.8'],
    ['nlc/reaction-charge', 'Reaction charge', 'In the enemy’s movement', 'NLC 7.9'],
    ['nlc/retreat-before-assault', 'Retreat before assault', 'Cavalry gives way', 'NLC 7.11'],
  ]),
  ...under('Morale', NLC_AND_MOP, [
    ['nlc/morale-check', 'Morale check', 'One unit, a stack, or several at once', 'NLC 2.4'],
    ['nlc/morale', 'Morale of a unit', 'The sum, without a die', 'NLC 2.3'],
    ['nlc/demoralization', 'Demoralization', 'Losses against the limit', 'NLC 15'],
  ]),
  ...under(
    'Morale',
    ['n20'],
    [
      ['n20/small-formation', 'Unit lost', 'What it costs in morale', 'N20 12.7.1'],
      ['n20/guard', 'Guard commitment', 'What it costs to send it in', 'N20 12.7.4'],
      ['n20/night-terrain', 'Morale at night', 'What enemies on the lines of communication cost', 'N20 12.7.3'],
    ],
  ),
  ...under('Command', ['mop'], [['mop/cup-side', 'Whose chit', 'Odd or even, or covers', 'MOP 37.1']]),
  ...under('Command', NLC_AND_MOP, [
    ['nlc/compliance', 'Order compliance', 'Complies, waits, or ignores it', 'NLC 12.7'],
    ['nlc/delayed-order', 'Delayed order', '1T, R4 or R5', 'NLC 12.7'],
    ['nlc/local-decision', 'Local decision', 'A leader acts by himself', 'NLC 12.11'],
    ['nlc/confidence', 'Confidence check', 'After a step lost under his order', 'NLC 12.10'],
    ['nlc/transmission', 'Order transmission', 'How many turns the courier rides', 'NLC 12.6'],
    ['nlc/order-capacity', 'Order capacity', 'How many orders he may still give', 'NLC 12.12'],
    ['nlc/order-repeat', 'The same order again', 'Whether it may be sent', 'NLC 12.4'],
    ['nlc/coordinated-action', 'Coordinated Action', 'Two formations on one chit', 'NLC 4.1'],
    ['nlc/initial-action', 'Initial Action', 'Who acts before the first draw', 'NLC 4.2'],
    ['nlc/hidden-movement', 'Hidden movement', 'Whether a hidden march comes to light', 'NLC 20.1.2'],
    ['nlc/pbem-initiative', 'Initiative by mail', 'Who moves first without chits', 'Ruling 99'],
  ]),
  ...under('Recovery', NLC_AND_MOP, [
    ['nlc/rally', 'Rally', 'Eliminated units come back', 'NLC 13'],
    ['nlc/disruption-removal', 'Removal of disruption', 'By a morale check', 'NLC 19.2'],
  ]),
  ...under(
    'Recovery',
    ['n20'],
    [
      ['n20/rally-spending', 'Rally', 'Morale spent on it, then the dice', 'N20 12.7.2'],
      ['n20/recovery', 'Recovery from disorder', 'Who recovers beside whom', 'N20 9.6.9'],
    ],
  ),
  ...under(
    'Weather, trains, spans',
    ['mop'],
    [
      ['mop/weather-effects', 'Effects of the weather', 'What it leaves of fire and movement', 'MOP 37.4'],
      ['mop/train-capture', 'Enemy enters a train', 'Captured or destroyed', 'MOP 37.8'],
      ['mop/span-damage', 'Damage to a span', 'Bridge or trestle', 'MOP 37.9.1'],
      ['mop/span-repair', 'Repair of a span', 'Bridge or trestle', 'MOP 37.9.2'],
      ['mop/improved-position', 'Improved position', 'Digging in', 'MOP 37.3.3'],
      ['mop/arrival', 'Arrival', 'In which turn reinforcements come', 'MOP 37.12.2'],
      ['mop/arrival-orders', 'Orders before arrival', 'Whether they can be changed', 'MOP 37.12.2'],
    ],
  ),
  ...under(
    'Cards',
    ['mop'],
    [
      ['mop/card-play', 'Card play', 'Played, held, or unused', 'MOP 37.12.3'],
      ['mop/random-event', 'Random event', 'Table, number, and whom it befalls', 'MOP 37.12.3'],
    ],
  ),
  ...under('Cards', ['n20'], [['n20/event-setup', 'Special event cards', 'Mild, medium or spicy', 'N20 5.0']]),
  ...under('Ending', ['nlc'], [['nlc/victory', 'Victory points', 'Places and awards', 'NLC 18']]),
  ...under('Ending', ['mop'], [['mop/victory', 'Victory points', 'Both sides, with every source', 'MOP 37.13']]),
  ...under(
    'Ending',
    ['n20'],
    [
      ['n20/victory', 'Victory', 'By morale and hexes held', 'N20 15.0'],
      ['n20/pursuit', 'Pursuit off the map', 'Whether a unit may go', 'N20 16.8'],
    ],
  ),
];

/** Who plays it: its own rule set, and those that have its play from there. */
const setsOf = (id: string, own: RuleSetId): readonly RuleSetId[] =>
  RULE_SET_IDS.filter(
    (set) => set === own || RULE_SETS[set].plays.some((play: Readonly<{ id: string }>) => play.id === id),
  );

const OWN_ENTRIES: readonly Entry[] = RULE_SET_IDS.flatMap((set) =>
  RULE_SETS[set].procedures.flatMap(({ id, rule }): readonly Entry[] => {
    const words = OWN.procedures[id];
    if (words === undefined) return [];
    const { title, hint, group = rulesTitle(set) } = words;
    return [{ id, title, hint, rule, group, sets: setsOf(id, set) }];
  }),
);

const ALL: readonly Entry[] = [...ENTRIES, ...OWN_ENTRIES];

export const entryOf = (id: string): Entry | undefined => ALL.find((entry) => entry.id === id);

/** One rule set's procedures, group by group; groups that are empty are left out. */
export const groupsOf = (set: RuleSetId): readonly Readonly<{ group: string; entries: readonly Entry[] }>[] =>
  [...new Set([...GROUPS, ...OWN_ENTRIES.map(({ group }) => group)])]
    .map((group) => ({
      group,
      entries: ALL.filter((entry) => entry.group === group && entry.sets.includes(set)),
    }))
    .filter(({ entries }) => entries.length > 0);

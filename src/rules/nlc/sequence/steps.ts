import { isNightTurn, startsAt } from '../../common/sequence';
import type { DueRule, StepContext, StepRule } from '../../common/sequence';
import type { Side } from '../../../engine/sides';
import { isOn } from '../switches';

const hasOrders = ({ setup }: StepContext): boolean => !isOn(setup, 'withoutOrders');
/** NLC 16, note: with the switch on, nights have no chits. */
export const hasChits = (context: StepContext): boolean =>
  context.setup.cup !== 'none' && !(isNightTurn(context) && isOn(context.setup, 'nightsWithoutChits'));

/** NLC 12.3, Ruling 9: each side does all four steps before the other begins. */
const commandPhase = (who: Side): StepRule => ({
  id: `command-${who}`,
  rule: 'NLC 12.3',
  title: 'command',
  who,
  when: hasOrders,
  lines: [
    { key: 'recordDecisions', rule: 'NLC 12.11' },
    { key: 'successAndConfidence', rule: 'NLC 12.8' },
    { key: 'sendOrders', rule: 'NLC 12.4' },
    { key: 'receiveOrders', rule: 'NLC 12.7' },
    { key: 'rally', rule: 'NLC 13' },
  ],
});

/** The basic game without a cup (design notes, PBEM): one side moves and fights, then the other. */
const playerTurn = (who: Side): StepRule => ({
  id: `player-${who}`,
  rule: 'NLC 4.5',
  title: 'playerTurn',
  who,
  when: (context) => context.setup.cup === 'none' && !isNightTurn(context),
});

/** Ruling 99: by turns, and a roll says whose comes first. */
const rollsForTheStart = (context: StepContext): boolean =>
  isOn(context.setup, 'pbem') && context.setup.cup === 'none' && !isNightTurn(context);

/** Ruling 99: the two player turns as this turn has them; who won the start roll may have chosen to move second. */
export const openedBy = (steps: readonly StepRule[], opens: Side | undefined): readonly StepRule[] => {
  const [turns, others] = [steps.filter(isPlayerTurn), steps.filter((step) => !isPlayerTurn(step))];
  const [first] = turns;
  if (opens === undefined || first === undefined) return steps;
  const at = steps.indexOf(first);
  const opening = [...turns].sort((one, other) => Number(other.who === opens) - Number(one.who === opens));
  return [...others.slice(0, at), ...opening, ...others.slice(at)];
};

const isPlayerTurn = ({ title }: StepRule): boolean => title === 'playerTurn';

/** NLC 4 and the chart of the sequence of play. */
export const NLC_STEPS: readonly StepRule[] = [
  { id: 'reinforcements', rule: 'NLC 9', title: 'reinforcements', who: null },
  commandPhase('first'),
  commandPhase('second'),
  { id: 'prepare', rule: 'NLC 4.1', title: 'prepare', who: null, tool: 'prepareCup', when: hasChits },
  { id: 'initial', rule: 'NLC 4.2', title: 'initial', who: null, tool: 'initialAction', when: hasChits },
  { id: 'selection', rule: 'NLC 4', title: 'selection', who: null, tool: 'drawChits', when: hasChits },
  {
    id: 'startRoll',
    rule: 'Ruling 99',
    title: 'startRoll',
    who: null,
    tool: 'startRoll',
    when: rollsForTheStart,
    lines: [{ key: 'coordinatedToo', rule: 'NLC 4.1' }],
  },
  playerTurn('first'),
  playerTurn('second'),
  {
    id: 'nightMoves',
    rule: 'NLC 16',
    title: 'nightMoves',
    who: null,
    when: (context) => isNightTurn(context) && !hasChits(context),
  },
  { id: 'turnEnd', rule: 'NLC 4', title: 'turnEnd', who: null, tool: 'turnEnd' },
];

/** Said of every turn, so that it tells nobody whether there are any. */
const marchesHidden = ({ setup }: StepContext): boolean => isOn(setup, 'hiddenMovement');

const checksDisruption = ({ setup }: StepContext): boolean => isOn(setup, 'disruptionByCheck');

/** What is due when: the Turn End, dawn and nightfall lists. */
export const NLC_DUE: readonly DueRule[] = [
  { key: 'nightLimits', rule: 'NLC 16', step: 'command-first', when: isNightTurn },
  { key: 'attacksFailAtNight', rule: 'NLC 16', step: 'command-first', when: (c) => isNightTurn(c) && hasOrders(c) },
  { key: 'lostHqReturns', rule: 'NLC 11.4', step: 'command-first', when: ({ place }) => place.nightfall },
  { key: 'rallyOpens', rule: 'NLC 13', step: 'command-first', when: ({ place }) => place.nightfall },
  { key: 'heldOrdersStart', rule: 'NLC 12.7', step: 'command-first', when: (c) => c.place.dawn && hasOrders(c) },
  { key: 'demoralizedWait', rule: 'NLC 16', step: 'command-first', when: (c) => c.place.dawn && hasOrders(c) },
  { key: 'hiddenDiscovery', rule: 'NLC 20.1.2', step: 'command-first', when: marchesHidden },
  { key: 'hiddenDiscovery', rule: 'NLC 20.1.2', step: 'command-second', when: marchesHidden },
  { key: 'reserveAction', rule: 'NLC 4', step: 'turnEnd', when: hasOrders },
  { key: 'hqsMove', rule: 'NLC 11.5', step: 'turnEnd', when: hasOrders },
  { key: 'oneChitAssaults', rule: 'Ruling 99', step: 'player-first', when: rollsForTheStart },
  { key: 'oneChitAssaults', rule: 'Ruling 99', step: 'player-second', when: rollsForTheStart },
  { key: 'disruptionEnds', rule: 'NLC 6.3', step: 'turnEnd', when: (c) => !checksDisruption(c) },
  { key: 'disruptionChecks', rule: 'NLC 19.2', step: 'turnEnd', when: checksDisruption },
];

/** NLC 17: supply is traced at the end of the 09:00 turn. MOP 37.7 has its own turns. */
export const NLC_SUPPLY_DUE: DueRule = {
  key: 'supplyAtNine',
  rule: 'NLC 17',
  step: 'turnEnd',
  when: (context) => startsAt(context, 9 * 60),
};

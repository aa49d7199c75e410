import { isNightTurn, startsAt } from '../../common/sequence';
import type { DueRule, StepContext, StepRule } from '../../common/sequence';
import { isOn } from '../switches';

const isNightPM = ({ place }: StepContext): boolean => place.turn.kind === 'nightPM';

/** MOP 37.4, Ruling 52: the first day turn of each day (or of the scenario), noon and 3 PM. */
export const isWeatherTurn = (context: StepContext): boolean => {
  const { place, setup } = context;
  if (isNightTurn(context) || isNightPM(context)) return false;
  const first = isOn(setup, 'weatherFirstDayOnly')
    ? place.firstOfDay && place.turn.day === firstDay(context)
    : place.firstOfDay;
  return first || startsAt(context, 12 * 60) || startsAt(context, 15 * 60);
};

const firstDay = ({ setup }: StepContext): number => setup.turns.find(({ kind }) => kind !== 'night')?.day ?? 1;

/** Ruling 48: cards are drawn and played before the command phase, so they open the turn after its reinforcements. */
const CARDS: StepRule = {
  id: 'cards',
  rule: 'MOP 37.1',
  title: 'cards',
  who: null,
  when: (context) => !isNightTurn(context),
};

export const withMopSteps = (steps: readonly StepRule[]): readonly StepRule[] =>
  steps.flatMap((step) => (step.id === 'reinforcements' ? [step, CARDS] : [step]));

export const MOP_DUE: readonly DueRule[] = [
  { key: 'weatherRoll', rule: 'MOP 37.4', step: 'reinforcements', when: isWeatherTurn },
  { key: 'supplyOnWeatherTurn', rule: 'MOP 37.7', step: 'reinforcements', when: isWeatherTurn },
  { key: 'orphansATrain', rule: 'MOP 37.7', step: 'reinforcements', when: isWeatherTurn },
  { key: 'nightPM', rule: 'MOP 37.1', step: 'reinforcements', when: isNightPM },
  { key: 'heldCardsGo', rule: 'MOP 37.12', step: 'turnEnd', when: (context) => !isNightTurn(context) },
];

import type { Working } from '../../../engine/step';
import type { StepContext } from '../../common/sequence';
import type { TurnKind } from '../../common/setup/setup';
import type { Weather } from '../../nlc/index';
import { isWeatherTurn } from '../sequence/steps';
import { weatherPrinted } from '../tables/lookups';
import { linesOf, rulingOf } from './weather';
import { WEATHER_LINES } from './vocabulary';

/** Rain keeps everybody out of zones of control; it spares infantry and helps cavalry by whom they fight, as the fight itself is told. */
const RAIN: Working = [
  WEATHER_LINES.weatherNoZones('NLC 5.5'),
  WEATHER_LINES.weatherFootInRain('MOP 37.4'),
  WEATHER_LINES.weatherHorseInRain('MOP 37.4'),
];

/** MOP 37.4: when it is rolled for, and what it does at this hour. */
export const MOP_WEATHER = {
  isDue: (context: StepContext): boolean => isWeatherTurn(context),
  effects: (weather: Weather, turn: TurnKind): Working => {
    const printed = weatherPrinted(weather);
    const ruling = rulingOf({ weather: printed, turn, enemyInfantry: false });
    return printed === 'Rain' ? [...linesOf(ruling, { byFoe: false }), ...RAIN] : linesOf(ruling);
  },
};

import type { Working } from '../../../engine/step';
import type { WeatherBook } from '../../nlc/index';
import { isWeatherTurn } from '../sequence/steps';
import { WEATHERS } from '../tables/lookups';
import { linesOf, rulingOf } from './weather';
import { WEATHER_LINES } from '../../nlc/weather/vocabulary';

/** Rain keeps everybody out of zones of control; it spares infantry and helps cavalry by whom they fight, as the fight itself is told. */
const RAIN: Working = [
  WEATHER_LINES.weatherNoZones('NLC 5.5'),
  WEATHER_LINES.weatherFootInRain('MOP 37.4'),
  WEATHER_LINES.weatherHorseInRain('MOP 37.4'),
];

/** MOP 37.4: when it is rolled for, and what it does at this hour. */
export const MOP_WEATHER: WeatherBook = {
  isDue: isWeatherTurn,
  effects: (weather, turn) => {
    const printed = WEATHERS.find((one) => one.toLowerCase() === weather) ?? 'Fair';
    const ruling = rulingOf({ weather: printed, turn, enemyInfantry: false });
    return printed === 'Rain' ? [...linesOf(ruling, { byFoe: false }), ...RAIN] : linesOf(ruling);
  },
};

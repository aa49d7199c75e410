import type { Working } from '../../../engine/step';
import type { WeatherBook } from '../../nlc/index';
import { isWeatherTurn } from '../sequence/steps';
import { WEATHERS } from '../tables/lookups';
import { weatherNow } from './weather';

/** Rain keeps everybody out of zones of control; it spares infantry and helps cavalry by whom they fight, as the fight itself is told. */
const RAIN: Working = [
  { rule: 'NLC 5.5', key: 'weatherNoZones', facts: {} },
  { rule: 'MOP 37.4', key: 'weatherFootInRain', facts: {} },
  { rule: 'MOP 37.4', key: 'weatherHorseInRain', facts: {} },
];
const BY_FOE: readonly string[] = ['mopInfantryPercent', 'mopCavalryPercent'];
/** What the lines below them say one by one. */
const HEADS: readonly string[] = ['mopWeather', 'mopNightPM', 'mopNight'];

/** MOP 37.4: when it is rolled for, and what it does at this hour. */
export const MOP_WEATHER: WeatherBook = {
  isDue: isWeatherTurn,
  effects: (weather, turn) => {
    const printed = WEATHERS.find((one) => one.toLowerCase() === weather) ?? 'Fair';
    const step = weatherNow({ weather: printed, turn, enemyInfantry: false });
    const lines = step.kind === 'accepted' ? step.working.filter(({ key }) => !HEADS.includes(key)) : [];
    return printed === 'Rain' ? [...lines.filter(({ key }) => !BY_FOE.includes(key)), ...RAIN] : lines;
  },
};

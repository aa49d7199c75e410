import type { LineWords } from '../../engine/vocabulary';
import { WEATHER_LINES } from '../../rules/mop/weather/vocabulary';
import { told } from '../lines';
import type { Names } from '../names';

const WEATHER: LineWords<typeof WEATHER_LINES, Names> = {
  weatherRolled: ({ total, weather }) => `Weather, a roll of ${total}: ${weather}`,
  weatherStays: ({ total, weather }) => `Weather, a roll of ${total}: it stays ${weather}`,
  weatherNoZones: 'Nobody enters an enemy zone of control; whoever stands in one may leave it',
  weatherFootInRain: 'Infantry: 50 %, but as usual against infantry',
  weatherHorseInRain: 'Cavalry: double against infantry, in assault and charge',
};

/** The weather as it was rolled, and what of it only the fight can say. */
export const WEATHER_WORDS = told(WEATHER_LINES, WEATHER);

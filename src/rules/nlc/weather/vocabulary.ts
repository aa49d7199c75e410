import { lines } from '../../../engine/vocabulary';

const rolled = { total: 'number', weather: 'text' } as const;

/** The weather as it was rolled, and what of it only the fight can say. */
export const WEATHER_LINES = lines({
  weatherRolled: rolled,
  weatherStays: rolled,
  weatherNoZones: {},
  weatherFootInRain: {},
  weatherHorseInRain: {},
});

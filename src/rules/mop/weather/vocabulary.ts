import { lines, refusals } from '../../../engine/vocabulary';

const percent = { percent: 'number' } as const;

/** What the weather and the hour leave of a turn. */
export const WEATHER_EFFECT_LINES = lines({
  mopWeather: { weather: 'text' },
  mopNightPM: {},
  mopNight: {},
  mopSightAdjacent: {},
  mopNoBombardment: {},
  mopBombardment: { percent: 'number', range: 'number' },
  mopAssaultArtillery: percent,
  mopInfantryPercent: percent,
  mopCavalryPercent: percent,
  mopNoCharge: {},
  mopChargePercent: percent,
  mopDoubleCost: {},
  mopNoPontoons: {},
  mopNoPositions: {},
});

const rolled = { total: 'number', weather: 'text' } as const;

/** The weather as it was rolled, and what of it only the fight can say. */
export const WEATHER_LINES = lines({
  weatherRolled: rolled,
  weatherStays: rolled,
  weatherNoZones: {},
  weatherFootInRain: {},
  weatherHorseInRain: {},
});

/** Why the weather is not rolled for. */
export const WEATHER_REFUSALS = refusals({
  NOT_A_WEATHER_TURN: 'MOP 37.4',
  WEATHER_IS_SETTLED: 'MOP 37.4',
  NO_WEATHER_TABLE: 'Ruling 42',
  NO_SUCH_LINE: 'Ruling 42',
});

import { lines } from '../../../engine/vocabulary';

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

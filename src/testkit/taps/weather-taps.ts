import { one } from './tap';
import type { Make, Taps } from './tap';

const MAKES: readonly Make[] = [
  ({ chance }) => ({ type: 'RollWeather', line: chance.roll(3) - 1 }),
  ({ view, chance }) => ({ type: 'RollWeather', line: view.weather?.table?.line ?? chance.roll(2) - 1 }),
  ({ view, chance }) => ({ type: 'NameWeather', weather: one(chance, view.weather?.all ?? []) ?? 'fair' }),
];

/** MOP 37.4. */
export const WEATHER: Taps = {
  name: 'weather',
  at: 'table',
  isPlayed: ({ weather }) => weather !== undefined,
  makes: MAKES,
};

import type { WorkingLine } from '../../engine/step';

type Facts = WorkingLine['facts'];

/** The weather as it was rolled, and what of it only the fight can say. */
export const WEATHER_LINES: Readonly<Record<string, (facts: Facts) => string>> = {
  weatherRolled: ({ total, weather }) => `Weather, a roll of ${total ?? ''}: ${weather ?? ''}`,
  weatherStays: ({ total, weather }) => `Weather, a roll of ${total ?? ''}: it stays ${weather ?? ''}`,
  weatherNoZones: () => 'Nobody enters an enemy zone of control; whoever stands in one may leave it',
  weatherFootInRain: () => 'Infantry: 50 %, but as usual against infantry',
  weatherHorseInRain: () => 'Cavalry: double against infantry, in assault and charge',
};

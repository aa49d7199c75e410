import type { ByType } from '../../engine/by-type';
import type { WeatherEvent, WorksEvent } from '../../rules/mop/index';
import type { Weather } from '../../rules/nlc/index';
import type { Names } from '../names';

/** The eight states of the weather, as their book prints them. */
export const WEATHER_NAMES: Readonly<Record<Weather, string>> = {
  fair: 'Fair',
  cloudy: 'Cloudy',
  mud: 'Mud',
  rain: 'Rain',
  fog: 'Fog',
  frost: 'Frost',
  snow: 'Snow',
  snowstorm: 'Snowstorm',
};

/** The weather of the game, told. */
export const WEATHER_EVENTS: ByType<WeatherEvent, readonly [Names], string> = {
  WeatherRolled: ({ total, weather, stays }) =>
    `Weather, a roll of ${total}: ${stays ? `it stays as it is, ${WEATHER_NAMES[weather]}` : WEATHER_NAMES[weather]}`,
  WeatherNamed: ({ weather }) => `Weather: ${WEATHER_NAMES[weather]}`,
  WeatherSet: ({ weather }) => `The weather: ${weather}`,
};

/** What became of spans, trains and positions. */
export const WORKS_EVENTS: ByType<WorksEvent, readonly [Names], string> = {
  SpanAdded: ({ name, kind, damaged }) =>
    `${kind === 'bridge' ? 'Bridge' : 'Trestle'} ${name}${damaged ? ', damaged' : ''}`,
  SpanDamaged: ({ name }) => `${name} is damaged`,
  SpanRepairTried: ({ name, repaired }) => `${name} ${repaired ? 'is repaired' : 'is not repaired yet'}`,
  TrainAdded: ({ name, side, kind, formation }, names) =>
    `${kind === 'baggage' ? 'Baggage' : 'Pontoon'} train ${name} (${names.side(side)}${formation === null ? '' : `, ${names.formation(formation)}`})`,
  TrainEntered: ({ name, by, fate }, names) => `Train ${name} is entered by ${names.side(by)} and ${fate}`,
  TrainExited: ({ name }) => `Train ${name} leaves the map`,
  SpanRemoved: ({ name }) => `Corrected: ${name} is no bridge or trestle of this game`,
  TrainRemoved: ({ name }) => `Corrected: train ${name} is not in this game`,
  PositionTried: ({ hex, built }) =>
    `${hex}: ${built ? 'an improved position is built' : 'digging, nothing built yet'}`,
};

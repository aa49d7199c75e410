import * as v from 'valibot';
import type { OutputsOf } from '../../common/events';
import { upTo } from '../../common/fields';
import { model, typesOf } from '../../common/model';
import { turnNumber } from '../../common/setup/setup';
import { WEATHERS } from '../../nlc/index';
import type { Weather } from '../../nlc/index';

/**
 * The weather over a game (MOP 37.4). What it does is printed; what it is, the title's own table says (Ruling 42), so it is rolled
 * there where the table was entered, and named by the players where it was not.
 */

const weather = v.picklist(WEATHERS);
const inPlayersWords = v.pipe(v.string(), v.maxLength(200));

export const weatherCommands = {
  /** `line`: which line, or column, of the title's table is read: a month, or the weather before. */
  RollWeather: v.object({ type: v.literal('RollWeather'), line: v.optional(upTo(40), 0) }),
  NameWeather: v.object({ type: v.literal('NameWeather'), weather }),
} as const;

export const weatherEvents = {
  WeatherRolled: v.object({
    type: v.literal('WeatherRolled'),
    turn: turnNumber,
    total: upTo(12),
    weather,
    /** The table says that it stays as it was. */
    stays: v.boolean(),
  }),
  WeatherNamed: v.object({ type: v.literal('WeatherNamed'), turn: turnNumber, weather }),
  /** Only older apps wrote it: the weather was taken from the procedure of its effects, and stayed due. */
  WeatherSet: v.object({ type: v.literal('WeatherSet'), weather: inPlayersWords }),
} as const;

export type WeatherCommand = OutputsOf<typeof weatherCommands>;
export type WeatherEvent = OutputsOf<typeof weatherEvents>;

export const weatherNamed = (turn: number, named: Weather): WeatherEvent => ({
  type: 'WeatherNamed',
  turn,
  weather: named,
});

/** What everybody sees of the sky. */
export type WeatherTable = Readonly<{
  /** Null while nobody has said. */
  now: Weather | null;
  /** The turn in which it was last rolled for or named. */
  settledOn: number | null;
}>;

export const NO_WEATHER: WeatherTable = { now: null, settledOn: null };

/** The weather after something happened on the table. */
export const evolveWeather = (table: WeatherTable, event: Readonly<{ type: string }>): WeatherTable => {
  if (!isWeatherEvent(event)) return table;
  if (event.type !== 'WeatherSet') return { now: event.weather, settledOn: event.turn };
  const now = WEATHERS.find((one) => one === event.weather);
  return now === undefined ? table : { ...table, now };
};

const isWeatherEvent = (event: Readonly<{ type: string }>): event is WeatherEvent => event.type in weatherEvents;

export const weatherModel = model({
  id: 'weather',
  events: weatherEvents,
  table: { start: NO_WEATHER, hears: typesOf(weatherEvents), evolve: evolveWeather },
});

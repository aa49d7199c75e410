import * as v from 'valibot';
import type { OutputsOf } from '../../common/events';
import { upTo } from '../../common/fields';
import { model, typesOf } from '../../common/model';
import { procedureEvents } from '../../common/procedure/procedure';
import { turnNumber } from '../../common/setup/setup';
import { WEATHERS } from '../combat/terms';
import type { Weather } from '../combat/terms';

/**
 * The weather over a game (MOP 37.4). What it does is printed; what it is, the title's own table says (Ruling 42), so it is rolled
 * there where the table was entered, and named by the players where it was not.
 */

const weather = v.picklist(WEATHERS);

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
} as const;

export type WeatherCommand = OutputsOf<typeof weatherCommands>;
export type WeatherEvent = OutputsOf<typeof weatherEvents>;

/** What everybody sees of the sky. */
export type WeatherTable = Readonly<{
  /** Null while nobody has said. */
  now: Weather | null;
  /** The turn in which it was last rolled for or named. */
  settledOn: number | null;
}>;

export const NO_WEATHER: WeatherTable = { now: null, settledOn: null };

/** One that is taken from the procedure of its effects counts as named too. */
const fromProcedure = v.object({ ...procedureEvents.WeatherSet.entries, weather });

/** The weather after something happened on the table. */
export const evolveWeather = (table: WeatherTable, event: Readonly<{ type: string }>): WeatherTable => {
  if (event.type === 'WeatherSet') {
    const set = v.safeParse(fromProcedure, event);
    return set.success ? { ...table, now: set.output.weather } : table;
  }
  return isWeatherEvent(event) ? { now: event.weather, settledOn: event.turn } : table;
};

const isWeatherEvent = (event: Readonly<{ type: string }>): event is WeatherEvent => event.type in weatherEvents;

export const weatherModel = model({
  id: 'weather',
  events: weatherEvents,
  table: { start: NO_WEATHER, hears: [...typesOf(weatherEvents), 'WeatherSet'], evolve: evolveWeather },
});

import type { Decision } from '../../../engine/rule-set';
import { accept, refuse, rollDice } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { contextOf } from '../../common/sequence';
import type { Setup } from '../../common/setup/setup';
import { WEATHERS } from '../../nlc/index';
import type { Weather } from '../../nlc/index';
import { titleWeather } from './title-weather';
import { WEATHER_LINES, WEATHER_REFUSALS } from './vocabulary';
import { MOP_WEATHER } from './weather-book';
import { weatherNamed } from './weather-model';
import type { WeatherCommand, WeatherEvent, WeatherTable } from './weather-model';

export type WeatherState = Readonly<{ setup: Setup; turn: number; weather: WeatherTable }>;

const isSettled = ({ turn, weather }: WeatherState): boolean => weather.settledOn === turn;

/** MOP 37.4, Ruling 52: a roll on the turns for it, once; a name whenever a card or the scenario brings other weather. */
export const decideWeather = (state: WeatherState, command: WeatherCommand): Step<Decision<WeatherEvent>> => {
  const { setup, turn } = state;
  if (command.type === 'NameWeather') {
    return accept({ facts: [{ scope: 'table', event: weatherNamed(turn, command.weather) }], barrier: false });
  }
  if (!MOP_WEATHER.isDue(contextOf(setup, turn))) return refuse(WEATHER_REFUSALS.NOT_A_WEATHER_TURN);
  return isSettled(state) ? refuse(WEATHER_REFUSALS.WEATHER_IS_SETTLED) : rolled(state, command.line);
};

const rolled = ({ setup, turn, weather }: WeatherState, line: number): Step<Decision<WeatherEvent>> => {
  const read = titleWeather(setup.title.weather);
  if (read === null) return refuse(WEATHER_REFUSALS.NO_WEATHER_TABLE);
  const { dice, lines, at } = read;
  if (lines[line] === undefined) return refuse(WEATHER_REFUSALS.NO_SUCH_LINE);
  return rollDice(
    { rule: 'MOP 37.4', purpose: 'weather', count: dice, sides: 6, reading: 'sum' },
    (faces): Step<Decision<WeatherEvent>> => {
      const total = faces.reduce((sum, face) => sum + face, 0);
      const cell = at(line, total);
      if (cell === undefined) return refuse(WEATHER_REFUSALS.NO_WEATHER_TABLE);
      const stays = cell === 'stays';
      const event: WeatherEvent = {
        type: 'WeatherRolled',
        turn,
        total,
        weather: stays ? (weather.now ?? 'fair') : cell,
        stays,
      };
      return accept({ facts: [{ scope: 'table', event }], barrier: true }, [
        WEATHER_LINES[stays ? 'weatherStays' : 'weatherRolled']('MOP 37.4', { total, weather: event.weather }),
      ]);
    },
  );
};

/** The sky as every screen may show it. */
export type WeatherView = Readonly<{
  now: Weather | null;
  /** It is rolled for, or named, this turn, and has not been. */
  due: boolean;
  all: readonly Weather[];
  /** The title's table, where it can be rolled on. `line`: the one that is read if nothing else is said. */
  table: Readonly<{ dice: 1 | 2; lines: readonly string[]; line: number }> | null;
  /** What it does this turn, and the hour with it. */
  effects: Working;
}>;

/** A table that goes on from the weather before is read at that. */
const presentLine = (lines: readonly string[], now: Weather | null): number =>
  Math.max(
    0,
    lines.findIndex((line) => line.trim().toLowerCase() === now),
  );

export const weatherView = ({ setup, turn, weather }: WeatherState): WeatherView => {
  const context = contextOf(setup, turn);
  const read = titleWeather(setup.title.weather);
  const hour = context.place.turn.kind;
  return {
    now: weather.now,
    due: MOP_WEATHER.isDue(context) && weather.settledOn !== turn,
    all: WEATHERS,
    table: read === null ? null : { dice: read.dice, lines: read.lines, line: presentLine(read.lines, weather.now) },
    // While nobody has said, the sky is fair and the hour alone counts.
    effects: weather.now === null && hour === 'day' ? [] : MOP_WEATHER.effects(weather.now ?? 'fair', hour),
  };
};

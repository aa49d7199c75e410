import { selector } from '../../common/selector';
import { setupModel, setupOf, turnModel } from '../../common/table';
import { topic } from '../../common/topic';
import { decideWeather, weatherView } from './sky';
import type { WeatherState } from './sky';
import { weatherCommands, weatherModel } from './weather-model';

const READS = [setupModel, turnModel, weatherModel] as const;

const weatherNow = selector({ reads: READS }, (state): WeatherState => {
  const { turn, weather } = state.table;
  return { setup: setupOf(state), turn, weather };
});

const weather = selector({ reads: [], given: [weatherNow] }, (_, [now]) => weatherView(now));

/** What is rolled is no longer due. */
const ROLLED: readonly string[] = ['weatherRoll'];
const NOTHING: readonly string[] = [];
export const settledByWeather = selector({ reads: [], given: [weather] }, (_, [{ due }]) => (due ? NOTHING : ROLLED));

/** What fights are filled in with, and what the action stage warns of. */
export const weatherSaid = selector({ reads: [weatherModel] }, ({ table }) => table.weather.now);

/** MOP 37.4: the sky. */
export const weatherTopic = topic({
  id: 'weather',
  reads: READS,
  commands: weatherCommands,
  decide: (state, command) => decideWeather(weatherNow(state), command),
  views: { weather },
});

import { selector } from '../../common/selector';
import { setupModel, setupOf, turnModel } from '../../common/table';
import { topic } from '../../common/topic';
import { weatherCommands, weatherModel } from '../../nlc/index';
import { decideWeather, weatherView } from './sky';
import type { WeatherState } from './sky';

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

/** MOP 37.4: the sky. What it is, is kept by NLC's models, because procedures and the action stage read it. */
export const weatherTopic = topic({
  id: 'weather',
  reads: READS,
  commands: weatherCommands,
  decide: (state, command) => decideWeather(weatherNow(state), command),
  views: { weather },
});

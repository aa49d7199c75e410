import { selector } from '../../common/selector';
import { setupModel, setupOf, turnModel } from '../../common/table';
import { topic } from '../../common/topic';
import { weatherCommands, weatherModel } from './weather-model';
import { decideWeather, weatherView } from './weather-slice';
import type { WeatherBook, WeatherState } from './weather-slice';

const READS = [setupModel, turnModel, weatherModel] as const;

/** The sky as it is decided and shown by. */
export const weatherNow = selector({ reads: READS }, (state): WeatherState => {
  const { turn, weather } = state.table;
  return { setup: setupOf(state), turn, weather };
});

/** The sky, where a refit has any weather. */
export const weatherTopic = (book: WeatherBook | undefined) => {
  const weather = selector({ reads: [], given: [weatherNow] }, (_, [now]) => weatherView(now, book));
  return topic({
    id: 'weather',
    reads: READS,
    commands: weatherCommands,
    decide: (state, command) => decideWeather(weatherNow(state), command, book),
    views: { weather },
  });
};

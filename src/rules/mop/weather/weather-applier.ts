import * as v from 'valibot';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Fact } from '../../../engine/rule-set';
import { applier } from '../../common/procedure/applier';
import { WEATHERS, onTable } from '../../nlc/index';
import { weatherNamed } from './weather-model';
import type { WeatherEvent } from './weather-model';

export const weatherApplier = applier({
  input: v.object({ weather: v.pipe(v.string(), v.toLowerCase(), v.picklist(WEATHERS)) }),
  outcome: v.object({}),
  /** MOP 37.4: it is named by this as it is in any other way. */
  write: ({ turn }: Readonly<{ turn: number }>, { weather }): Step<readonly Fact<WeatherEvent>[]> =>
    accept(onTable([weatherNamed(turn, weather)])),
});

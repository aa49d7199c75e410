import * as v from 'valibot';
import type { Fact } from '../../../engine/rule-set';
import { accept } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { applier } from '../../common/procedure/applier';
import { onTable } from '../../nlc/index';
import type { WeatherEvent } from './weather-model';

export const weatherApplier = applier({
  input: v.object({ weather: v.string() }),
  outcome: v.object({}),
  /** MOP 37.4: what every fight is filled in with from now on. */
  write: (_: unknown, { weather }): Step<readonly Fact<WeatherEvent>[]> =>
    accept(onTable([{ type: 'WeatherSet' as const, weather: weather.toLowerCase() }])),
});

import type { Refusal } from '../../../engine/step';
import type { Setup } from '../../common/setup/setup';
import type { FieldWorks, NamedSpan, Train, Weather } from '../../nlc/index';
import { FIELD_REFUSALS } from './vocabulary';

/** What stands in the field, and under what sky at what hour it is worked on. */
export type WorksState = Readonly<{
  setup: Setup;
  turn: number;
  works: FieldWorks;
  /** Null while nobody has said. */
  weather: Weather | null;
}>;

type Standing = Readonly<{ works: FieldWorks }>;

/** Players' own names are alike whatever their capitals. */
export const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const spanNamed = ({ works }: Standing, id: string): NamedSpan | Refusal =>
  works.spans.find((one) => one.id === id) ?? FIELD_REFUSALS.NO_SUCH_SPAN;

/** A train, as long as it is on the map. */
export const trainThere = ({ works }: Standing, id: string): Train | Refusal => {
  const train = works.trains.find((one) => one.id === id);
  if (train === undefined) return FIELD_REFUSALS.NO_SUCH_TRAIN;
  return train.state === 'there' ? train : FIELD_REFUSALS.TRAIN_IS_GONE;
};

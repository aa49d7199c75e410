import * as v from 'valibot';
import { otherSide } from '../../../engine/sides';
import { accept, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Fact } from '../../../engine/rule-set';
import { applier } from '../../common/procedure/applier';
import { onTable } from '../../nlc/index';
import type { FieldWorks, NamedSpan, Train } from '../../nlc/index';
import { FIELD_REFUSALS } from './vocabulary';
import type { WorksEvent } from './works-model';
import { RUN_REFUSALS } from '../../common/procedure/vocabulary';

/** What engineering and trains change in a game. Which span or train it was stands beside the input. */

export type WorksState = Readonly<{ works: FieldWorks }>;
type Wrote = Step<readonly Fact<WorksEvent>[]>;

const about = v.optional(
  v.object({ span: v.optional(v.string(), ''), train: v.optional(v.string(), ''), hex: v.optional(v.string(), '') }),
  {},
);

const withSpan = ({ works }: WorksState, id: string, goOn: (span: NamedSpan) => Wrote): Wrote => {
  const span = works.spans.find((one) => one.id === id);
  return span === undefined ? refuse(FIELD_REFUSALS.NO_SUCH_SPAN) : goOn(span);
};

export const spanDamageApplier = applier({
  input: v.object({ about }),
  outcome: v.object({}),
  /** MOP 37.9.1. */
  write: (state: WorksState, { about: { span: id } }): Wrote =>
    withSpan(state, id, ({ name, damaged }) =>
      damaged
        ? refuse(FIELD_REFUSALS.SPAN_IS_DAMAGED)
        : accept(onTable([{ type: 'SpanDamaged' as const, span: id, name }])),
    ),
});

export const spanRepairApplier = applier({
  input: v.object({ about }),
  outcome: v.object({ repaired: v.boolean() }),
  /** MOP 37.9.2. */
  write: (state: WorksState, { about: { span: id } }, { repaired }): Wrote =>
    withSpan(state, id, ({ name, damaged }) =>
      damaged
        ? accept(onTable([{ type: 'SpanRepairTried' as const, span: id, name, repaired }]))
        : refuse(FIELD_REFUSALS.SPAN_STANDS),
    ),
});

const withTrain = ({ works }: WorksState, id: string, goOn: (train: Train) => Wrote): Wrote => {
  const train = works.trains.find((one) => one.id === id);
  if (train === undefined) return refuse(FIELD_REFUSALS.NO_SUCH_TRAIN);
  return train.state === 'there' ? goOn(train) : refuse(FIELD_REFUSALS.TRAIN_IS_GONE);
};

export const trainCaptureApplier = applier({
  input: v.object({ train: v.picklist(['baggage', 'pontoon']), about }),
  outcome: v.object({ fate: v.picklist(['captured', 'destroyed']) }),
  /** MOP 37.8, Ruling 50: the enemy of whoever holds it has entered its hex. */
  write: (state: WorksState, { train: kind, about: { train: id } }, { fate }): Wrote =>
    withTrain(state, id, (train) =>
      train.kind === kind
        ? accept(
            onTable([
              { type: 'TrainEntered' as const, train: id, name: train.name, by: otherSide(train.holder), fate },
            ]),
          )
        : refuse(FIELD_REFUSALS.NO_SUCH_TRAIN),
    ),
});

export const positionApplier = applier({
  input: v.object({ about }),
  outcome: v.object({ built: v.boolean() }),
  /** MOP 37.3.3. */
  write: ({ works }: WorksState, { about: { hex } }, { built }): Wrote => {
    const name = hex.trim();
    if (name === '') return refuse(RUN_REFUSALS.WHICH_HEX);
    const isThere = works.positions.some((there) => there.toLowerCase() === name.toLowerCase());
    return isThere
      ? refuse(FIELD_REFUSALS.POSITION_IS_THERE)
      : accept(onTable([{ type: 'PositionTried' as const, hex: name.slice(0, 60), built }]));
  },
});

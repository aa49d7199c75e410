import * as v from 'valibot';
import type { OutputsOf } from '../../common/events';
import { no } from '../../common/fields';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { sideSchema } from '../../common/setup/setup';
import { NO_WORKS } from '../../nlc/index';
import type { FieldWorks, NamedSpan, Train } from '../../nlc/index';

/** What stands in the field and is no combat unit: bridges and trestles, trains, improved positions (MOP 37.3.3, 37.8, 37.9). */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const SPAN_KINDS = ['bridge', 'trestle'] as const;
const TRAIN_KINDS = ['baggage', 'pontoon'] as const;
const FATES = ['captured', 'destroyed'] as const;

export const worksCommands = {
  AddSpan: v.object({ type: v.literal('AddSpan'), name, kind: v.picklist(SPAN_KINDS), damaged: no }),
  /** A baggage train belongs to a formation, or to none where the title says so. */
  AddTrain: v.object({
    type: v.literal('AddTrain'),
    side: sideSchema,
    kind: v.picklist(TRAIN_KINDS),
    formation: v.optional(v.nullable(id), null),
    name,
  }),
  ExitTrain: v.object({ type: v.literal('ExitTrain'), train: id }),
  /** A correction: it was entered by mistake. */
  RemoveSpan: v.object({ type: v.literal('RemoveSpan'), span: id }),
  RemoveTrain: v.object({ type: v.literal('RemoveTrain'), train: id }),
} as const;

const span = { span: id, name };
const train = { train: id, name };

export const worksEvents = {
  SpanAdded: v.object({ type: v.literal('SpanAdded'), ...span, kind: v.picklist(SPAN_KINDS), damaged: v.boolean() }),
  SpanDamaged: v.object({ type: v.literal('SpanDamaged'), ...span }),
  SpanRepairTried: v.object({ type: v.literal('SpanRepairTried'), ...span, repaired: v.boolean() }),
  TrainAdded: v.object({
    type: v.literal('TrainAdded'),
    ...train,
    side: sideSchema,
    kind: v.picklist(TRAIN_KINDS),
    formation: v.nullable(id),
  }),
  TrainEntered: v.object({ type: v.literal('TrainEntered'), ...train, by: sideSchema, fate: v.picklist(FATES) }),
  TrainExited: v.object({ type: v.literal('TrainExited'), ...train }),
  SpanRemoved: v.object({ type: v.literal('SpanRemoved'), ...span }),
  TrainRemoved: v.object({ type: v.literal('TrainRemoved'), ...train }),
  PositionTried: v.object({ type: v.literal('PositionTried'), hex: name, built: v.boolean() }),
} as const;

export type WorksCommand = OutputsOf<typeof worksCommands>;
export type WorksCommandOf<Type extends WorksCommand['type']> = Extract<WorksCommand, { type: Type }>;
export type WorksEvent = OutputsOf<typeof worksEvents>;

const isWorksEvent = (event: Typed): event is WorksEvent => event.type in worksEvents;

/** What stands in the field after something happened. */
export const evolveWorks = (works: FieldWorks, event: Typed): FieldWorks =>
  isWorksEvent(event) ? evolve(works, event) : works;

const evolve = (works: FieldWorks, event: WorksEvent): FieldWorks => {
  switch (event.type) {
    case 'SpanAdded': {
      const { span: id, name, kind, damaged } = event;
      return { ...works, spans: [...works.spans, { id, name, kind, damaged }] };
    }
    case 'SpanDamaged':
      return { ...works, spans: withDamage(works.spans, event.span, true) };
    case 'SpanRepairTried':
      return event.repaired ? { ...works, spans: withDamage(works.spans, event.span, false) } : works;
    case 'PositionTried':
      return event.built ? { ...works, positions: [...works.positions, event.hex] } : works;
    case 'TrainAdded': {
      const { train: id, name, side, kind, formation } = event;
      const train: Train = { id, name, side, holder: side, kind, formation, state: 'there' };
      return { ...works, trains: [...works.trains, train] };
    }
    case 'TrainEntered':
      return {
        ...works,
        trains: changed(
          works.trains,
          event.train,
          event.fate === 'captured' ? { holder: event.by } : { state: 'destroyed' },
        ),
      };
    case 'SpanRemoved':
      return { ...works, spans: works.spans.filter(({ id }) => id !== event.span) };
    case 'TrainRemoved':
      return { ...works, trains: works.trains.filter(({ id }) => id !== event.train) };
    case 'TrainExited':
      return { ...works, trains: changed(works.trains, event.train, { state: 'exited' }) };
  }
};

const withDamage = (spans: readonly NamedSpan[], id: string, damaged: boolean): readonly NamedSpan[] =>
  spans.map((span) => (span.id === id ? { ...span, damaged } : span));

const changed = (trains: readonly Train[], id: string, change: Partial<Train>): readonly Train[] =>
  trains.map((train) => (train.id === id ? { ...train, ...change } : train));

export const worksModel = model({
  id: 'works',
  events: worksEvents,
  table: { start: NO_WORKS, hears: typesOf(worksEvents), evolve: evolveWorks },
});

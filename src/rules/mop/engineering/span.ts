import { number, oneOf } from '../../../engine/fields';

/** MOP 37.9: a bridge crosses a river, a trestle a stream. */
export const SPANS = ['bridge', 'trestle'] as const;
export type Span = (typeof SPANS)[number];

/** Movement points that work on a span costs, at one of its ends. */
export const SPAN_COST: Readonly<Record<Span, number>> = { bridge: 2, trestle: 1 };

/** What stands at the end of the span; only the first three are combat units. */
export const SPAN_WORKERS = ['infantry', 'cavalry', 'artillery', 'vedette', 'leader', 'train'] as const;
type SpanWorker = (typeof SPAN_WORKERS)[number];

const COMBAT: readonly SpanWorker[] = ['infantry', 'cavalry', 'artillery'];

/** MOP 37.11, 37.8: vedettes, leaders and trains have no combat strength. */
export const isCombatUnit = (worker: SpanWorker): boolean => COMBAT.includes(worker);

/** What damaging and repairing both ask. */
export const spanFields = {
  span: oneOf(SPANS),
  unit: oneOf(SPAN_WORKERS, 'infantry'),
  /** Movement points the unit has left at the end of the span. */
  movementLeft: number(0, 30, 2),
};

import type { Side } from '../../../engine/sides';

/** What stands in the field and is no combat unit. NLC has none of it: a refit shows it with the campaign and counts it for points. */

type SpanKind = 'bridge' | 'trestle';
export type TrainKind = 'baggage' | 'pontoon';

/** MOP 37.9.1: a damaged span is none until it is repaired. */
export type NamedSpan = Readonly<{ id: string; name: string; kind: SpanKind; damaged: boolean }>;

/** `side`: whose it is from the start; `holder`: who has it now (a pontoon train may be captured, MOP 37.8). */
export type Train = Readonly<{
  id: string;
  name: string;
  side: Side;
  holder: Side;
  kind: TrainKind;
  formation: string | null;
  state: 'there' | 'destroyed' | 'exited';
}>;

export type FieldWorks = Readonly<{
  spans: readonly NamedSpan[];
  trains: readonly Train[];
  /** MOP 37.3.3: hexes with an improved position; they stay whoever leaves them. */
  positions: readonly string[];
}>;
export const NO_WORKS: FieldWorks = { spans: [], trains: [], positions: [] };

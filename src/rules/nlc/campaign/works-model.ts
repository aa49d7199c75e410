import * as v from 'valibot';
import { no, upTo } from '../../common/fields';
import { otherModifier } from '../../common/resolver';
import { sideSchema } from '../../common/setup/setup';
import type { Side } from '../../../engine/sides';

/** What stands in the field and is no combat unit: bridges and trestles, trains, improved positions (MOP 37.3.3, 37.8, 37.9). */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const SPAN_KINDS = ['bridge', 'trestle'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];
const TRAIN_KINDS = ['baggage', 'pontoon'] as const;
export type TrainKind = (typeof TRAIN_KINDS)[number];
const WORKERS = ['infantry', 'cavalry', 'artillery', 'vedette', 'leader', 'train'] as const;
export type Worker = (typeof WORKERS)[number];
const ENDS = ['none', 'zone', 'occupied'] as const;
export type EnemyAtAnEnd = (typeof ENDS)[number];
const FATES = ['captured', 'destroyed'] as const;

/** What both kinds of work on a span ask of the players. */
const work = { span: id, unit: v.optional(v.picklist(WORKERS), 'infantry'), movementLeft: v.optional(upTo(30), 2) };

export const worksCommands = {
  AddSpan: v.object({ type: v.literal('AddSpan'), name, kind: v.picklist(SPAN_KINDS), damaged: no }),
  DamageSpan: v.object({ type: v.literal('DamageSpan'), ...work, inEnemyZone: no }),
  RepairSpan: v.object({
    type: v.literal('RepairSpan'),
    ...work,
    enemyAtAnEnd: v.optional(v.picklist(ENDS), 'none'),
    other: otherModifier,
  }),
  /** A baggage train belongs to a formation, or to none where the title says so. */
  AddTrain: v.object({
    type: v.literal('AddTrain'),
    side: sideSchema,
    kind: v.picklist(TRAIN_KINDS),
    formation: v.optional(v.nullable(id), null),
    name,
  }),
  EnemyEntersTrain: v.object({ type: v.literal('EnemyEntersTrain'), train: id, other: otherModifier }),
  ExitTrain: v.object({ type: v.literal('ExitTrain'), train: id }),
  /** A correction: it was entered by mistake. */
  RemoveSpan: v.object({ type: v.literal('RemoveSpan'), span: id }),
  RemoveTrain: v.object({ type: v.literal('RemoveTrain'), train: id }),
  TryImprovedPosition: v.object({
    type: v.literal('TryImprovedPosition'),
    hex: name,
    /** Infantry units there that have Defend orders and spend their activation without moving. */
    diggers: upTo(12),
    weather: v.optional(name, 'Fair'),
    other: otherModifier,
  }),
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

export type Works = Readonly<{
  spans: readonly NamedSpan[];
  trains: readonly Train[];
  /** MOP 37.3.3: hexes with an improved position; they stay whoever leaves them. */
  positions: readonly string[];
}>;
export const NO_WORKS: Works = { spans: [], trains: [], positions: [] };

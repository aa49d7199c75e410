import * as v from 'valibot';
import type { ArmyEvent } from '../../common/army/army';
import type { OutputsOf } from '../../common/events';
import { no, ownName, upTo } from '../../common/fields';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { sideSchema } from '../../common/setup/setup';
import type { Spotted, Vedettes } from '../../nlc/index';

/**
 * Covered stacks (MOP 37.10, 37.11). What vedettes have seen, and the vedettes themselves, lie on the map for all to see; how many
 * of the stacks are dummies stands on their owner's desk.
 */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const MOST_VEDETTES = 9;
const vedettes = (least: number) => v.pipe(upTo(MOST_VEDETTES), v.minValue(least));

export const coversCommands = {
  /** MOP 37.10: a stack of cover markers with nothing under it. */
  SetDummies: v.object({ type: v.literal('SetDummies'), side: sideSchema, count: upTo(99) }),
  RevealDummy: v.object({ type: v.literal('RevealDummy'), side: sideSchema }),
  /** MOP 37.11.2: a vedette has seen a hidden force; the marker counts the turns its report takes. */
  SpotForce: v.object({ type: v.literal('SpotForce'), name: ownName, turns: v.pipe(upTo(99), v.minValue(1)) }),
  LiftSpotted: v.object({ type: v.literal('LiftSpotted'), spotted: id, revealed: no }),
  /** MOP 37.11: a light cavalry unit makes way for its vedettes; seven brigades have some and keep on the map. */
  DeployVedettes: v.object({ type: v.literal('DeployVedettes'), unit: id, count: vedettes(1), keepsUnit: no }),
  /** Some are gone, or disrupted, or in order again. */
  ChangeVedettes: v.object({
    type: v.literal('ChangeVedettes'),
    vedettes: id,
    left: vedettes(0),
    disrupted: vedettes(0),
  }),
  /** Stacked together again, the unit takes their place. */
  RecallVedettes: v.object({ type: v.literal('RecallVedettes'), vedettes: id }),
} as const;

const turns = upTo(99);

export const coversEvents = {
  /** Desk. */
  DummiesSet: v.object({ type: v.literal('DummiesSet'), side: sideSchema, count: turns }),
  /** Table. */
  DummyRevealed: v.object({ type: v.literal('DummyRevealed'), side: sideSchema }),
  ForceSpotted: v.object({ type: v.literal('ForceSpotted'), spotted: id, name: ownName, turns }),
  SpottedLifted: v.object({ type: v.literal('SpottedLifted'), spotted: id, name: ownName, revealed: v.boolean() }),
  VedettesDeployed: v.object({
    type: v.literal('VedettesDeployed'),
    vedettes: id,
    unit: id,
    count: vedettes(1),
    keepsUnit: v.boolean(),
  }),
  VedettesChanged: v.object({
    type: v.literal('VedettesChanged'),
    vedettes: id,
    unit: id,
    left: vedettes(0),
    disrupted: vedettes(0),
  }),
  VedettesRecalled: v.object({ type: v.literal('VedettesRecalled'), vedettes: id, unit: id }),
} as const;

export type CoversCommand = OutputsOf<typeof coversCommands>;
export type CoversCommandOf<Type extends CoversCommand['type']> = Extract<CoversCommand, { type: Type }>;
export type CoversEvent = OutputsOf<typeof coversEvents>;
type EventOf<Type extends CoversEvent['type']> = Extract<CoversEvent, { type: Type }>;

const isCoversEvent = (event: Typed): event is CoversEvent => event.type in coversEvents;

/** How many vedettes a unit has, as it was said once. */
type VedettesOf = Readonly<{ count: number; keepsUnit: boolean }>;

export type CoversTable = Readonly<{
  spotted: readonly Spotted[];
  /** Ever spotted, so that no two markers are one. */
  spottings: number;
  vedettes: readonly Vedettes[];
  /** Ever deployed. */
  deployments: number;
  /** By unit. */
  vedettesOf: Readonly<Record<string, VedettesOf>>;
}>;
type CoversDesk = Readonly<{ dummies: number }>;

const EMPTY_TABLE: CoversTable = { spotted: [], spottings: 0, vedettes: [], deployments: 0, vedettesOf: {} };
const EMPTY_DESK: CoversDesk = { dummies: 0 };

const evolveTable = (table: CoversTable, event: Typed): CoversTable => {
  if (isCoversEvent(event)) return onTable(table, event);
  if (event.type === 'TurnBegan') return onward(table);
  return isPlacing(event) ? withoutGone(table, event) : table;
};

/** MOP 37.11.2: a marker goes down by one at the start of every turn. */
const onward = (table: CoversTable): CoversTable =>
  table.spotted.length === 0
    ? table
    : { ...table, spotted: table.spotted.map((one) => ({ ...one, left: Math.max(0, one.left - 1) })) };

type UnitPlaced = Extract<ArmyEvent, { type: 'UnitPlaced' }>;
const isPlacing = (event: Typed): event is UnitPlaced => event.type === 'UnitPlaced';

/** MOP 37.11: a unit that is put somewhere else by hand has no vedettes out any more. */
const withoutGone = (table: CoversTable, event: UnitPlaced): CoversTable => {
  if (event.place === 'deployed') return table;
  const stays = table.vedettes.filter(({ unit, keepsUnit }) => unit !== event.unit || keepsUnit);
  return stays.length === table.vedettes.length ? table : { ...table, vedettes: stays };
};

const onTable = (table: CoversTable, event: CoversEvent): CoversTable => {
  switch (event.type) {
    case 'ForceSpotted': {
      const { spotted: id, name, turns: left } = event;
      return { ...table, spotted: [...table.spotted, { id, name, left }], spottings: table.spottings + 1 };
    }
    case 'SpottedLifted':
      return { ...table, spotted: table.spotted.filter(({ id }) => id !== event.spotted) };
    case 'VedettesDeployed':
      return deployed(table, event);
    case 'VedettesChanged': {
      const { left, disrupted } = event;
      const changed = (one: Vedettes): Vedettes => (one.id === event.vedettes ? { ...one, left, disrupted } : one);
      return { ...table, vedettes: table.vedettes.map(changed) };
    }
    case 'VedettesRecalled':
      return { ...table, vedettes: table.vedettes.filter(({ id }) => id !== event.vedettes) };
    default:
      return table;
  }
};

const deployed = (table: CoversTable, event: EventOf<'VedettesDeployed'>): CoversTable => {
  const { vedettes: id, unit, count, keepsUnit } = event;
  return {
    ...table,
    vedettes: [...table.vedettes, { id, unit, count, left: count, disrupted: 0, keepsUnit }],
    deployments: table.deployments + 1,
    vedettesOf: { ...table.vedettesOf, [unit]: { count, keepsUnit } },
  };
};

export const coversModel = model({
  id: 'covers',
  events: coversEvents,
  table: { start: EMPTY_TABLE, hears: [...typesOf(coversEvents), 'UnitPlaced', 'TurnBegan'], evolve: evolveTable },
  desk: {
    start: EMPTY_DESK,
    hears: ['DummiesSet'],
    evolve: (desk, event) => (isCoversEvent(event) && event.type === 'DummiesSet' ? { dummies: event.count } : desk),
  },
});

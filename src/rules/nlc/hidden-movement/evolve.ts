import { armyEvents } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { contextOf } from '../../common/sequence';
import type { Setup } from '../../common/setup/setup';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { setupModel, turnModel } from '../../common/table';
import type { CupTable } from '../cup/cup';
import { actedBy, cupModel } from '../cup/evolve-cup';
import { EMPTY_HIDDEN, EMPTY_HIDDEN_DESK, EMPTY_HIDDEN_HELD, hiddenEvents, isHiddenEvent } from './model';
import type { EventOf, HiddenDesk, HiddenEvent, HiddenHeld, HiddenTable, March, Vedettes } from './model';
import { hasChits } from '../sequence/steps';

/** The table as it was before. */
type Before = Readonly<{ setup: Setup | null; turn: number; cup: CupTable }>;

/** NLC 20.1.1: whose chit was drawn in the turn that is over has acted, and so collected movement if it marches hidden. */
const turned = (table: HiddenTable, { setup, turn, cup }: Before): HiddenTable => {
  const acted = { ...table.acted };
  for (const id of actedBy(cup)) acted[id] = (acted[id] ?? 0) + 1;
  const chitless = setup !== null && !hasChits(contextOf(setup, turn));
  return { ...onward(table), acted, chitless: table.chitless + (chitless ? 1 : 0) };
};

/** MOP 37.11.2: a marker goes down by one at the start of every turn. */
const onward = (table: HiddenTable): HiddenTable => ({
  ...table,
  revealed: [],
  spotted: table.spotted.map((one) => ({ ...one, left: Math.max(0, one.left - 1) })),
});

/** What the table knows of hidden marches after something happened on it. */
export const evolveHidden = (table: HiddenTable, event: Typed, before: Before): HiddenTable =>
  isHiddenEvent(event)
    ? onTable(table, event)
    : isArmyEvent(event)
      ? withoutGone(table, event)
      : event.type === 'TurnBegan'
        ? turned(table, before)
        : table;

const isArmyEvent = (event: Typed): event is ArmyEvent => event.type in armyEvents;

/** MOP 37.11: a unit that is put somewhere else by hand has no vedettes out any more. */
const withoutGone = (table: HiddenTable, event: ArmyEvent): HiddenTable => {
  if (event.type !== 'UnitPlaced' || event.place === 'deployed') return table;
  const stays = table.vedettes.filter(({ unit, keepsUnit }) => unit !== event.unit || keepsUnit);
  return stays.length === table.vedettes.length ? table : { ...table, vedettes: stays };
};

const onTable = (table: HiddenTable, event: HiddenEvent): HiddenTable => {
  switch (event.type) {
    case 'MarchRevealed': {
      const { type: _, ...revealed } = event;
      return { ...table, revealed: [...table.revealed, revealed] };
    }
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

const deployed = (table: HiddenTable, event: EventOf<'VedettesDeployed'>): HiddenTable => {
  const { vedettes: id, unit, count, keepsUnit } = event;
  return {
    ...table,
    vedettes: [...table.vedettes, { id, unit, count, left: count, disrupted: 0, keepsUnit }],
    deployments: table.deployments + 1,
    vedettesOf: { ...table.vedettesOf, [unit]: { count, keepsUnit } },
  };
};

export const evolveHiddenHeld = (held: HiddenHeld, event: Typed): HiddenHeld =>
  isHiddenEvent(event) && event.type === 'MarchersHeld' ? { ...held, marching: event.formations } : held;

const withMarch = (desk: HiddenDesk, id: string, to: (march: March) => March): HiddenDesk => ({
  ...desk,
  marches: desk.marches.map((one) => (one.id === id ? to(one) : one)),
});

/** One side's own desk. */
export const evolveHiddenDesk = (desk: HiddenDesk, event: Typed): HiddenDesk => {
  if (!isHiddenEvent(event)) return desk;
  switch (event.type) {
    case 'HiddenMarchBegun':
      return { ...desk, marches: [...desk.marches, { ...event.march, rolledOn: null }], begun: desk.begun + 1 };
    case 'HiddenRouteChanged': {
      const { march, route, superseded, order } = event;
      return withMarch(desk, march, (one) => ({ ...one, route, superseded, order }));
    }
    case 'HiddenMarchJammed':
      return withMarch(desk, event.march, (one) => ({ ...one, jams: one.jams + event.turns }));
    case 'DiscoveryRolled': {
      const { march, turn, nearestEnemyHq } = event;
      return { ...withMarch(desk, march, (one) => ({ ...one, rolledOn: turn })), enemyHq: nearestEnemyHq };
    }
    case 'HiddenMarchOver':
      return { ...desk, marches: desk.marches.filter(({ id }) => id !== event.march) };
    case 'DummiesSet':
      return { ...desk, dummies: event.count };
    default:
      return desk;
  }
};

export const hiddenModel = model({
  id: 'hidden',
  events: hiddenEvents,
  sees: [setupModel, turnModel, cupModel],
  table: {
    start: EMPTY_HIDDEN,
    hears: [...typesOf(hiddenEvents), 'UnitPlaced', 'TurnBegan'],
    evolve: evolveHidden,
  },
  held: { start: EMPTY_HIDDEN_HELD, hears: ['MarchersHeld'], evolve: evolveHiddenHeld },
  desk: { start: EMPTY_HIDDEN_DESK, hears: typesOf(hiddenEvents), evolve: evolveHiddenDesk },
});

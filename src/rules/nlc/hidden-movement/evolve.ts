import { contextOf } from '../../common/sequence';
import type { Setup } from '../../common/setup/setup';
import { model, typesOf } from '../../common/model';
import type { Typed } from '../../common/model';
import { setupModel, turnModel } from '../../common/table';
import type { CupTable } from '../cup/cup';
import { actedBy, cupModel } from '../cup/evolve-cup';
import { EMPTY_HIDDEN, EMPTY_HIDDEN_DESK, EMPTY_HIDDEN_HELD, hiddenEvents, isHiddenEvent } from './model';
import type { HiddenDesk, HiddenEvent, HiddenHeld, HiddenTable, March } from './model';
import { hasChits } from '../sequence/steps';

/** The table as it was before. */
type Before = Readonly<{ setup: Setup | null; turn: number; cup: CupTable }>;

/** NLC 20.1.1: whose chit was drawn in the turn that is over has acted, and so collected movement if it marches hidden. */
const turned = (table: HiddenTable, { setup, turn, cup }: Before): HiddenTable => {
  const acted = { ...table.acted };
  for (const id of actedBy(cup)) acted[id] = (acted[id] ?? 0) + 1;
  const chitless = setup !== null && !hasChits(contextOf(setup, turn));
  return { revealed: [], acted, chitless: table.chitless + (chitless ? 1 : 0) };
};

/** What the table knows of hidden marches after something happened on it. */
const evolveHidden = (table: HiddenTable, event: Typed, before: Before): HiddenTable =>
  isHiddenEvent(event) ? onTable(table, event) : event.type === 'TurnBegan' ? turned(table, before) : table;

const onTable = (table: HiddenTable, event: HiddenEvent): HiddenTable => {
  if (event.type !== 'MarchRevealed') return table;
  const { type: _, ...revealed } = event;
  return { ...table, revealed: [...table.revealed, revealed] };
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
    hears: [...typesOf(hiddenEvents), 'TurnBegan'],
    evolve: evolveHidden,
  },
  held: { start: EMPTY_HIDDEN_HELD, hears: ['MarchersHeld'], evolve: evolveHiddenHeld },
  desk: { start: EMPTY_HIDDEN_DESK, hears: typesOf(hiddenEvents), evolve: evolveHiddenDesk },
});

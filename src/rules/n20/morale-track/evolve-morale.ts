import type { BySide, Side } from '../../../engine/sides';
import { model, typesOf } from '../../common/model';
import { commonEvents, isCommonEvent } from '../../common/table';
import type { CommonEvent } from '../../common/table';
import { EMPTY_MORALE, NOTHING_TONIGHT, isMoraleEvent, moraleEvents } from './model';
import type { MoraleEvent, MoraleLine, MoraleTable, Tonight } from './model';

/** How many changes the track shows; all of them are in the history. */
const SHOWN = 12;

/** Morale after something happened; events that are not its own change nothing. */
export const evolveMorale = (table: MoraleTable, event: Readonly<{ type: string }>): MoraleTable => {
  if (isMoraleEvent(event)) return evolve(table, event);
  return isCommonEvent(event) ? startedBy(table, event) : table;
};

const { GameStarted, SetupCorrected, TurnBegan } = commonEvents;

/** N20 12.1: the title sheet's start, also when it is corrected before anything has moved the track. */
const startedBy = (table: MoraleTable, event: CommonEvent): MoraleTable => {
  if (event.type === 'TurnBegan') return { ...table, tonight: NOTHING_TONIGHT };
  if (event.type !== 'GameStarted' && event.type !== 'SetupCorrected') return table;
  const { startMorale } = event.setup.title;
  return startMorale === null || table.lastChanges.length > 0 ? table : starting(table, startMorale);
};

const starting = (table: MoraleTable, start: BySide<number>): MoraleTable => ({ ...table, start, now: start });

const evolve = (table: MoraleTable, event: MoraleEvent): MoraleTable => {
  switch (event.type) {
    case 'MoraleSet':
      return starting(table, event.morale);
    case 'MoraleChanged': {
      const { type: _, ...line } = event;
      if (table.now === null) return table;
      const lastChanges = [...table.lastChanges, line].slice(-SHOWN);
      return {
        ...table,
        now: { ...table.now, [event.side]: event.after },
        lastChanges,
        tonight: tonightBy(table, event),
      };
    }
    case 'UnitPursued': {
      const { type: _, ...sent } = event;
      const others = table.pursuers.filter(({ unit }) => unit !== event.unit);
      return { ...table, pursuers: [...others, { ...sent, counted: false }] };
    }
    case 'NightTerrainTaken':
      return paid(table, event.loser, event.turn, event.pursuers);
    case 'ExitAllowed':
      return { ...table, mayExit: { ...table.mayExit, [event.side]: event.on } };
    case 'MarkerPlaced': {
      const { side, unit, turn, moved } = event;
      return { ...table, markers: { ...table.markers, [side]: { unit, movedIn: moved ? turn : null } } };
    }
    case 'HexesSet':
      return { ...table, hexes: { ...table.hexes, [event.side]: event.hexes } };
    case 'DecisiveVictory':
      return { ...table, decisive: event.winner };
    case 'DecisiveVictoryTakenBack':
      return { ...table, decisive: null };
    case 'GameDecided':
      return { ...table, result: event.result };
    case 'MoraleSpentOnRally': {
      const rallyTried = [...table.tonight.rallyTried, ...event.units.map(({ unit }) => unit)];
      return { ...table, tonight: { ...table.tonight, rallyTried } };
    }
    case 'LossRecorded':
    case 'GuardCommitted':
    case 'UnitWithdrawn':
      return table;
  }
};

const tonightBy = ({ tonight }: MoraleTable, { side, reason }: MoraleLine): Tonight =>
  reason === 'recovery' ? { ...tonight, recovered: { ...tonight.recovered, [side]: true } } : tonight;

const paid = (table: MoraleTable, loser: Side, turn: number, units: readonly string[]): MoraleTable => ({
  ...table,
  nights: { ...table.nights, [loser]: turn },
  pursuers: table.pursuers.map((one) => (units.includes(one.unit) ? { ...one, counted: true } : one)),
});

export const moraleModel = model({
  id: 'morale',
  events: moraleEvents,
  table: {
    start: EMPTY_MORALE,
    hears: typesOf(moraleEvents, { GameStarted, SetupCorrected, TurnBegan }),
    evolve: evolveMorale,
  },
});

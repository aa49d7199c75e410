import { model, typesOf } from '../model';
import { NO_PROCEDURE, procedureEvents } from './procedure';
import type { ProcedureEvent, ProcedureTable } from './procedure';

type Typed = Readonly<{ type: string }>;

const isProcedureEvent = (event: Typed): event is ProcedureEvent => event.type in procedureEvents;

/** The procedure on the table after something happened. */
export const evolveProcedure = (table: ProcedureTable, event: Typed): ProcedureTable =>
  isProcedureEvent(event) ? evolve(table, event) : table;

const evolve = (table: ProcedureTable, event: ProcedureEvent): ProcedureTable => {
  switch (event.type) {
    case 'ProcedureBegun':
      return { ...table, run: { procedure: event.procedure, input: event.input, given: [] } };
    case 'ProcedureGiven':
      return table.run === null
        ? table
        : { ...table, run: { ...table.run, given: [...table.run.given, event.answer] } };
    case 'ProcedureRethrown': {
      const { at, faces, again, kept } = event;
      if (table.run === null) return table;
      const given = table.run.given.slice(0, kept).map((one, i) => (i === at ? { faces, again } : one));
      return { ...table, run: { ...table.run, given } };
    }
    case 'ProcedureRenewed':
      return table.run === null ? table : { ...table, run: { ...table.run, input: event.input } };
    case 'ProcedureApplied':
    case 'ProcedureDropped':
      return { ...table, run: null };
  }
};

export const procedureModel = model({
  id: 'procedure',
  events: procedureEvents,
  table: { start: NO_PROCEDURE, hears: typesOf(procedureEvents), evolve: evolveProcedure },
});

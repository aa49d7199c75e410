import { armyModel } from '../../common/army/evolve-army';
import { procedureModel } from '../../common/procedure/evolve-procedure';
import { givenToday, isGivenBefore } from '../../common/procedure/decide-procedure';
import { procedureCommands } from '../../common/procedure/procedure';
import { selector } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import { foreseenIn } from '../foresee';
import { N20_MODELS, procedureState } from '../selectors';
import { decideN20Procedure, n20ProcedureView } from './n20-procedure';

/** Procedures that are run on the table, and what their outcomes do to the game. */
export const procedureTopic = topic({
  id: 'procedure',
  reads: N20_MODELS,
  commands: procedureCommands,
  isOlder: isGivenBefore,
  asGiven: givenToday,
  decide: (state, command) => decideN20Procedure(command, procedureState(state)),
  preview: (state, command, seat, game) =>
    command.type === 'ApplyProcedure' ? foreseenIn(state, command, seat, game) : null,
  views: {
    procedure: selector({ reads: [setupModel, armyModel, procedureModel] }, (state) =>
      n20ProcedureView({ setup: setupOf(state), army: state.table.army, procedure: state.table.procedure }),
    ),
  },
});

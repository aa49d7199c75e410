import { eventsPreview } from '../../common/events-preview';
import { procedureCommands } from '../../common/procedure/procedure';
import type { Procedures } from '../../common/procedure/run';
import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { decideNlcProcedure, nlcProcedureView } from './nlc-procedure';

/** Procedures that are run on the table, and what their outcomes do to the game. */
export const procedureTopic = ({ procedure }: Selectors, procedures: Procedures) =>
  topic({
    id: 'procedure',
    reads: NLC_MODELS,
    commands: procedureCommands,
    decide: (state, command, seat, game) =>
      decideNlcProcedure(
        command,
        procedure(state),
        { procedures },
        {
          seat,
          show: (side, card) => game.decide(state, { type: 'ShowCard', side, card }, seat),
        },
      ),
    preview: (state, command, seat, game) =>
      command.type === 'ApplyProcedure' ? eventsPreview(game.play(state, command, seat), seat) : null,
    views: {
      procedure: seenBy({ reads: [], given: [procedure] }, (_, seat, [state]) =>
        nlcProcedureView({ procedures }, state, seat),
      ),
    },
  });

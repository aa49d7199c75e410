import { refuse } from '../../../engine/step';
import { eventsPreview } from '../../common/events-preview';
import type { PlayInGame } from '../../common/play/play';
import { givenToday, isGivenBefore, procedureCommands } from '../../common/procedure/procedure';
import type { ProcedureCommand } from '../../common/procedure/procedure';
import type { Procedures } from '../../common/procedure/run';
import { RUN_REFUSALS } from '../../common/procedure/vocabulary';
import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import { CARD_REFUSALS } from '../card-effects/vocabulary';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { decideNlcProcedure, nlcProcedureView } from './nlc-procedure';

/** Procedures that are run on the table, and what their outcomes do to the game. */
export const procedureTopic = (
  { procedure, byCards }: Selectors,
  procedures: Procedures,
  plays: readonly PlayInGame<never>[],
) => {
  const isPlay = (command: ProcedureCommand): boolean =>
    'procedure' in command && plays.some(({ play }) => play.id === command.procedure);
  return topic({
    id: 'procedure',
    reads: NLC_MODELS,
    commands: procedureCommands,
    // What a game makes of a procedure is a play, and decided in no other way.
    isOlder: (command) => isGivenBefore(command) || isPlay(command),
    asGiven: givenToday,
    decide: (state, command, seat, game) =>
      isPlay(command)
        ? refuse(RUN_REFUSALS.PROCEDURE_IS_A_PLAY)
        : decideNlcProcedure(
            command,
            procedure(state),
            { procedures, used: byCards.used },
            {
              seat,
              show: (effect) => {
                const shown = byCards.showing(effect);
                return shown === null ? refuse(CARD_REFUSALS.EFFECT_IS_OVER) : game.decide(state, shown, seat);
              },
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
};

import { refuse } from '../../../engine/step';
import { eventsPreview } from '../../common/events-preview';
import type { PlayInGame } from '../../common/play/play';
import type { Seen } from '../../common/play/seen';
import { givenToday, isGivenBefore } from '../../common/procedure/decide-procedure';
import { procedureCommands } from '../../common/procedure/procedure';
import type { Seat } from '../../../engine/sides';
import type { ProcedureCommand } from '../../common/procedure/procedure';
import type { Procedures } from '../../common/procedure/run';
import { RUN_REFUSALS } from '../../common/procedure/vocabulary';
import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import type { CardEffect } from '../card-effects/effect';
import { CARD_REFUSALS } from '../card-effects/vocabulary';
import { NLC_MODELS } from '../models';
import type { NlcState } from '../models';
import type { Selectors } from '../selectors';
import { decideNlcProcedure, nlcProcedureView } from './nlc-procedure';

/** What a play is decided by is known in the game that lists it; the compiler cannot follow that through the list. */
const isPlayedHere = (one: PlayInGame<never>, seen: Seen<NlcState>, seat: Seat): boolean =>
  // eslint-disable-next-line no-restricted-syntax -- see above
  one.read(seen as never, seat) !== null;

/** Procedures that are run on the table, and what their outcomes do to the game. */
export const procedureTopic = (
  { procedure, byCards }: Selectors,
  procedures: Procedures,
  plays: readonly PlayInGame<never>[],
) => {
  const playOf = (command: ProcedureCommand): PlayInGame<never> | undefined =>
    'procedure' in command ? plays.find(({ play }) => play.id === command.procedure) : undefined;
  const isAlwaysPlay = (command: ProcedureCommand): boolean => {
    const one = playOf(command);
    return one !== undefined && one.notInEach !== true;
  };
  return topic({
    id: 'procedure',
    reads: NLC_MODELS,
    commands: procedureCommands,
    // What a game makes of a procedure is a play, and decided in no other way.
    isOlder: (command) => isGivenBefore(command) || isAlwaysPlay(command),
    asGiven: givenToday,
    decide: (state, command, seat, game) => {
      const one = playOf(command);
      if (one !== undefined && isPlayedHere(one, game.seen(state, seat), seat))
        return refuse(RUN_REFUSALS.PROCEDURE_IS_A_PLAY);
      const show = (effect: CardEffect) => {
        const shown = byCards.showing(effect);
        return shown === null ? refuse(CARD_REFUSALS.EFFECT_IS_OVER) : game.decide(state, shown, seat);
      };
      return decideNlcProcedure(command, procedure(state), { procedures, used: byCards.used }, { seat, show });
    },
    preview: (state, command, seat, game) =>
      command.type === 'ApplyProcedure' ? eventsPreview(game.play(state, command, seat), seat) : null,
    views: {
      procedure: seenBy({ reads: [], given: [procedure] }, (_, seat, [state]) =>
        nlcProcedureView({ procedures }, state, seat),
      ),
    },
  });
};

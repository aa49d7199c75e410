import { SIDES } from '../../../engine/sides';
import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import { foreseenIn } from '../foresee';
import { payReserves } from '../pay-reserves';
import { N20_MODELS, matrixSeen, matrixState, usedThisPhase } from '../selectors';
import { decideMatrix } from './decide-matrix';
import { matrixCommands } from './matrix-choice';
import { matrixView } from './matrix-view';

/** N20 9.0: the maneuver matrix. */
export const matrixTopic = topic({
  id: 'matrix',
  reads: N20_MODELS,
  commands: matrixCommands,
  decide: (state, command, seat, game) =>
    command.type === 'PayReserves'
      ? payReserves(game, state, command)
      : decideMatrix(matrixState(state), command, seat),
  preview: (state, command, seat, game) =>
    command.type === 'PayReserves' ? foreseenIn(state, command, seat, game) : null,
  // What lies with a side takes part where it is revealed.
  takesUp: (_, { type }) => (type === 'RevealManeuvers' ? SIDES : []),
  views: {
    matrix: seenBy({ reads: [], given: [matrixSeen, usedThisPhase] }, (_, seat, [state, used]) =>
      matrixView(state, used, seat),
    ),
  },
});

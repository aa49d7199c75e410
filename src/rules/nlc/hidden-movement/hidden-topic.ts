import { seenBy } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { decideHidden } from './decide';
import { hiddenCommands } from './model';
import { playsHidden } from './state';
import { hiddenView } from './view';

/** What is played of hidden movement. */
export const hiddenTopic = ({ hidden }: Selectors) =>
  topic({
    id: 'hidden',
    reads: NLC_MODELS,
    commands: hiddenCommands,
    decide: (state, command, seat) => decideHidden(hidden(state, seat), command, seat),
    views: {
      hidden: seenBy({ reads: [setupModel], given: [hidden] }, (state, seat, [of]) =>
        playsHidden(setupOf(state)) ? hiddenView(of, seat) : undefined,
      ),
    },
  });

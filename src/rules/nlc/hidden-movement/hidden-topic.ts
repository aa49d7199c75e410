import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { decideHidden } from './decide';
import { hiddenCommands } from './model';
import { hiddenView } from './view';

/** What is played of hidden movement. */
export const hiddenTopic = ({ hidden }: Selectors) =>
  topic({
    id: 'hidden',
    reads: NLC_MODELS,
    commands: hiddenCommands,
    decide: (state, command, seat) => decideHidden(hidden(state, seat), command, seat),
    views: {
      hidden: seenBy({ reads: [], given: [hidden] }, (_, seat, [of]) => hiddenView(of, seat)),
    },
  });

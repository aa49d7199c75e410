import { seenBy } from '../../common/selector';
import { topic } from '../../common/topic';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import { afterPlay } from './announce';
import { corpsCommands } from './corps';
import { corpsView, withReserves } from './corps-view';
import { decideCorps } from './decide-corps';

/** Corps and armies: losses and limits, leaders, rallying, what follows up. */
export const corpsTopic = ({ corps, inReserve }: Selectors) => {
  const seen = seenBy({ reads: [], given: [corps] }, (_, seat, [state]) => corpsView(state, seat));
  return topic({
    id: 'corps',
    reads: NLC_MODELS,
    commands: corpsCommands,
    decide: (state, command, seat) => decideCorps(corps(state), command, seat),
    /** Who has crossed his demoralization limit by a play, whatever it was (NLC 14, 15). */
    after: ({ before, now }) => {
      const [was, is] = [corps(before), corps(now)];
      return was === is ? [] : afterPlay(was, is, before.table.cup.acting?.side ?? null);
    },
    views: {
      corps: seenBy({ reads: [], given: [seen, inReserve] }, (_, __, [view, reserve]) => withReserves(view, reserve)),
    },
  });
};

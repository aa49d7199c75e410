import { armyCommands } from '../../common/army/army';
import { endingNow, unitsOf } from '../../common/army/army-view';
import type { ArmyView, EndingMark } from '../../common/army/army-view';
import { decideArmy } from '../../common/army/decide-army';
import { seenBy } from '../../common/selector';
import { setupModel, setupOf } from '../../common/table';
import { topic } from '../../common/topic';
import { armyModel } from '../../common/army/evolve-army';
import { demoralizedSeenBy } from '../corps/corps-view';
import { isMarked } from '../corps/follow-ups';
import type { CorpsState } from '../corps/state';
import { NLC_MODELS } from '../models';
import type { Selectors } from '../selectors';
import type { Sequence } from '../sequence/sequence-topic';
import { NLC_ARMY } from './nlc-army';

/** NLC 15, 20.8: formations whose units march less: a fatigued one as a demoralized one, an exhausted one by a hex. */
const ailing = (corps: CorpsState, demoralized: readonly string[]) => {
  const marked = (id: 'fatigued' | 'exhausted'): readonly string[] =>
    corps.setup.formations.flatMap((one) => (isMarked(corps, id, one.id) ? [one.id] : []));
  const exhausted = marked('exhausted');
  return { demoralized: [...demoralized, ...marked('fatigued'), ...exhausted], exhausted };
};

const areNone = (before: readonly EndingMark[], now: readonly EndingMark[]): boolean =>
  before.length === 0 && now.length === 0;

const MARKS = NLC_ARMY.marks.map(({ mark }) => mark);

/** Units, their steps and their markers. */
export const armyTopic = ({ corps }: Selectors, { moment }: Sequence) => {
  const units = seenBy({ reads: [setupModel, armyModel], given: [corps] }, (state, seat, [of]) =>
    unitsOf(setupOf(state), state.table.army, NLC_ARMY, ailing(of, demoralizedSeenBy(of, seat))),
  );
  // A step of the sequence that ends no marker changes nothing here.
  const endsNow = seenBy({ reads: [], given: [units, moment], alike: areNone }, (_, __, [all, at]) =>
    endingNow(all, at, NLC_ARMY),
  );
  return topic({
    id: 'army',
    reads: NLC_MODELS,
    commands: armyCommands,
    decide: (state, command) => decideArmy(command, { setup: setupOf(state), army: state.table.army }, NLC_ARMY),
    views: {
      army: seenBy({ reads: [], given: [units, endsNow] }, (_, __, [all, ending]): ArmyView => ({
        units: all,
        marks: MARKS,
        endsNow: ending,
      })),
    },
  });
};

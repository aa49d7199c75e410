import { armyCommands } from '../../common/army/army';
import { endingNow, unitsOf } from '../../common/army/army-view';
import type { ArmyView, EndingMark } from '../../common/army/army-view';
import { decideArmy } from '../../common/army/decide-army';
import { armyModel } from '../../common/army/evolve-army';
import { selector } from '../../common/selector';
import { COMMON_MODELS, setupModel, setupOf } from '../../common/table';
import type { tableParts } from '../../common/table-topic';
import { topic } from '../../common/topic';
import { momentOf } from '../../common/view';
import { N20_ARMY } from './n20-army';

const READS = [...COMMON_MODELS, armyModel] as const;
const MARKS = N20_ARMY.marks.map(({ mark }) => mark);

const areNone = (before: readonly EndingMark[], now: readonly EndingMark[]): boolean =>
  before.length === 0 && now.length === 0;

const units = selector({ reads: [setupModel, armyModel] }, (state) =>
  unitsOf(setupOf(state), state.table.army, N20_ARMY, { demoralized: [] }),
);

/** Units and their markers. */
export const armyTopic = ({ views: { steps, step } }: ReturnType<typeof tableParts>) => {
  // A step of the sequence that ends no marker changes nothing here.
  const endsNow = selector(
    { reads: [setupModel], given: [units, steps, step], alike: areNone },
    (state, [all, in_, at]) => endingNow(all, momentOf({ setup: setupOf(state), steps: in_, step: at }), N20_ARMY),
  );
  return topic({
    id: 'army',
    reads: READS,
    commands: armyCommands,
    decide: (state, command) => decideArmy(command, { setup: setupOf(state), army: state.table.army }, N20_ARMY),
    views: {
      army: selector({ reads: [], given: [units, endsNow] }, (_, [all, ending]): ArmyView => ({
        units: all,
        marks: MARKS,
        endsNow: ending,
      })),
    },
  });
};

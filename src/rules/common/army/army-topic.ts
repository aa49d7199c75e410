import { selector } from '../selector';
import { COMMON_MODELS, setupModel, setupOf } from '../table';
import type { tableParts } from '../table-topic';
import { topic } from '../topic';
import { momentOf } from '../view';
import { armyCommands } from './army';
import type { ArmyBook } from './army-book';
import { endingNow, unitsOf } from './army-view';
import type { ArmyView, EndingMark } from './army-view';
import { decideArmy } from './decide-army';
import { armyModel } from './evolve-army';

const READS = [...COMMON_MODELS, armyModel] as const;

const areNone = (before: readonly EndingMark[], now: readonly EndingMark[]): boolean =>
  before.length === 0 && now.length === 0;

/** Units and their markers, where nobody's losses make others march less. */
export const armyTopic = (book: ArmyBook, { views: { steps, step } }: ReturnType<typeof tableParts>) => {
  const marks = book.marks.map(({ mark }) => mark);
  const units = selector({ reads: [setupModel, armyModel] }, (state) =>
    unitsOf(setupOf(state), state.table.army, book, { demoralized: [] }),
  );
  // A step of the sequence that ends no marker changes nothing here.
  const endsNow = selector(
    { reads: [setupModel], given: [units, steps, step], alike: areNone },
    (state, [all, in_, at]) => endingNow(all, momentOf({ setup: setupOf(state), steps: in_, step: at }), book),
  );
  return topic({
    id: 'army',
    reads: READS,
    commands: armyCommands,
    decide: (state, command) => decideArmy(command, { setup: setupOf(state), army: state.table.army }, book),
    views: {
      army: selector({ reads: [], given: [units, endsNow] }, (_, [all, ending]): ArmyView => ({
        units: all,
        marks,
        endsNow: ending,
      })),
    },
  });
};

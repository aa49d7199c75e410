import { seenBy, selector } from '../../common/selector';
import { contextOf, dueIn, stepsIn } from '../../common/sequence';
import type { Due } from '../../common/sequence';
import { setupModel, setupOf, stepModel, turnModel } from '../../common/table';
import { tableParts } from '../../common/table-topic';
import { topic } from '../../common/topic';
import { dueAt, momentOf, reachedIn } from '../../common/view';
import { arrivalDues } from '../campaign/campaign-view';
import { cupModel } from '../cup/evolve-cup';
import type { Beside, NlcBook } from '../book';
import { NLC_MODELS } from '../models';
import type { NlcState } from '../models';
import type { Selectors } from '../selectors';
import { stageItems } from '../stage/action-stage';
import { openedBy } from './steps';

/** Ruling 99: who won the start roll may have chosen to move second. */
const opens = selector({ reads: [cupModel] }, ({ table: { cup } }) => cup.opening?.opens ?? undefined);

const areNone = (before: readonly Due[], now: readonly Due[]): boolean => before.length === 0 && now.length === 0;

/** What other topics go by in the sequence of play. */
export const sequenceOf = ({ steps: stepRules }: NlcBook) => {
  const steps = selector({ reads: [setupModel, turnModel], given: [opens] }, (state, [side]) =>
    stepsIn(contextOf(setupOf(state), state.table.turn), openedBy(stepRules, side)),
  );
  const step = selector({ reads: [stepModel], given: [steps] }, ({ table }, [now]) => reachedIn(now, table.step));
  return {
    steps,
    step,
    /** The step that was reached, as far as it ends something. */
    moment: selector({ reads: [setupModel], given: [steps, step] }, (state, [all, at]) =>
      momentOf({ setup: setupOf(state), steps: all, step: at }),
    ),
    /** The steps of this turn in the order of the book. */
    stepIds: (state: NlcState): readonly string[] =>
      stepsIn(contextOf(setupOf(state), state.table.turn), stepRules).map(({ id }) => id),
  };
};
export type Sequence = ReturnType<typeof sequenceOf>;

/** MOP 37.16: for whom he is on the map who must stay near those that attack. */
const bluecherFor = selector({ reads: [setupModel] }, (state) =>
  setupOf(state).leaders.flatMap(({ effect, onMap, side }) => (effect === 'bluecher' && onMap ? [side] : [])),
);
const bluecherActs = selector(
  { reads: [cupModel], given: [bluecherFor] },
  ({ table: { cup } }, [sides]) => cup.acting !== null && sides.includes(cup.acting.side),
);

/** The check-list of whoever acts. It is the same one for chit after chit, unless it says something of one side alone. */
const stageBy = (weather: Beside['weather']) =>
  selector({ reads: [setupModel, turnModel], given: [weather, bluecherActs] }, (state, [now, acts]) =>
    stageItems({ ...contextOf(setupOf(state), state.table.turn), weather: now, bluecherActs: acts }),
  );

/** The turn, the sequence of play and what is due in it, with reinforcements, opening and weather as this game has them. */
export const sequenceTopic = (book: NlcBook, { campaignSeen }: Selectors, { steps, step }: Sequence) => {
  const plain = tableParts(book);
  const coming = seenBy({ reads: [turnModel], given: [campaignSeen], alike: areNone }, ({ table }, _, [campaign]) =>
    arrivalDues(campaign.arrivals, table.turn),
  );
  const due = seenBy(
    { reads: [setupModel, turnModel], given: [steps, coming, book.beside.settled] },
    (state, _, [now, arriving, settled]) =>
      dueAt(now, [...arriving, ...dueIn(contextOf(setupOf(state), state.table.turn), book.due)]).filter(
        ({ key }) => !settled.includes(key),
      ),
  );
  return topic({
    ...plain,
    id: 'table',
    reads: NLC_MODELS,
    views: { ...plain.views, steps, step, due, stage: stageBy(book.beside.weather) },
  });
};

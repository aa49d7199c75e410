import { byType } from '../../../engine/by-type';
import type { Decision } from '../../../engine/rule-set';
import { refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { happened } from '../../common/table';
import { CUP_REFUSALS } from '../../nlc/cup/vocabulary';
import { sameName, spanNamed, trainThere } from './in-the-field';
import type { WorksState } from './in-the-field';
import { FIELD_REFUSALS } from './vocabulary';
import type { WorksCommand, WorksCommandOf, WorksEvent } from './works-model';

/** All that they are decided by. */
type Entered = Pick<WorksState, 'setup' | 'works'>;

type Outcome = Step<Decision<WorksEvent>>;

/** One more than the highest there is: a correction may have taken some away. */
const nextId = (prefix: string, all: readonly Readonly<{ id: string }>[]): string =>
  `${prefix}-${1 + Math.max(0, ...all.map(({ id }) => Number(id.slice(prefix.length + 1))))}`;

/** MOP 37.9: a bridge or a trestle by the players' own name for it. */
const addSpan = ({ works }: Entered, { name, kind, damaged }: WorksCommandOf<'AddSpan'>): Outcome => {
  const { spans } = works;
  return spans.some((span) => sameName(span.name, name))
    ? refuse(FIELD_REFUSALS.NAMED_ALREADY('MOP 37.9'))
    : happened([{ type: 'SpanAdded', span: nextId('span', spans), name, kind, damaged }]);
};

/** A correction: it never was there. What it did on the way stands in the history. */
const removeSpan = (state: Entered, { span: id }: WorksCommandOf<'RemoveSpan'>): Outcome => {
  const span = spanNamed(state, id);
  return 'code' in span ? refuse(span) : happened([{ type: 'SpanRemoved', span: id, name: span.name }]);
};

/** MOP 37.7, 37.8: a baggage train supplies its own formation, so the two are of one side. */
const addTrain = ({ setup, works }: Entered, { side, kind, formation, name }: WorksCommandOf<'AddTrain'>): Outcome => {
  const { trains } = works;
  const his = setup.formations.find(({ id }) => id === formation)?.side;
  return unless(
    [
      [
        trains.some((train) => train.side === side && sameName(train.name, name)),
        FIELD_REFUSALS.NAMED_ALREADY('MOP 37.8'),
      ],
      [formation !== null && his !== side, CUP_REFUSALS.NO_SUCH_FORMATION('MOP 37.8')],
    ],
    () => happened([{ type: 'TrainAdded', train: nextId('train', trains), name, side, kind, formation }]),
  );
};

/** A correction, whatever has become of it since: a train that never was gives no points. */
const removeTrain = ({ works }: Entered, { train: id }: WorksCommandOf<'RemoveTrain'>): Outcome => {
  const train = works.trains.find((one) => one.id === id);
  return train === undefined
    ? refuse(FIELD_REFUSALS.NO_SUCH_TRAIN)
    : happened([{ type: 'TrainRemoved', train: id, name: train.name }]);
};

/** MOP 37.13, 37.13.1: it has left the map by a friendly supply source. */
const exitTrain = (state: Entered, { train: id }: WorksCommandOf<'ExitTrain'>): Outcome => {
  const train = trainThere(state, id);
  return 'code' in train ? refuse(train) : happened([{ type: 'TrainExited', train: id, name: train.name }]);
};

/** Decides any command about spans, trains and positions. */
export const decideWorks: (command: WorksCommand, state: Entered) => Outcome = byType<
  WorksCommand,
  readonly [Entered],
  Outcome
>({
  AddSpan: (command, state) => addSpan(state, command),
  AddTrain: (command, state) => addTrain(state, command),
  ExitTrain: (command, state) => exitTrain(state, command),
  RemoveSpan: (command, state) => removeSpan(state, command),
  RemoveTrain: (command, state) => removeTrain(state, command),
});

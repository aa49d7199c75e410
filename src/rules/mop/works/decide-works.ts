import { byType } from '../../../engine/by-type';
import type { Told } from '../../../engine/fields';
import type { Decision } from '../../../engine/rule-set';
import { otherSide } from '../../../engine/sides';
import { andThen, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { contextOf, isNightTurn } from '../../common/sequence';
import { happened } from '../../common/table';
import type { Setup } from '../../common/setup/setup';
import type { FieldWorks, NamedSpan, Train } from '../../nlc/index';
import { improvedPosition } from '../engineering/improved-position';
import { spanDamage } from '../engineering/span-damage';
import { spanRepair } from '../engineering/span-repair';
import { WEATHERS } from '../tables/lookups';
import { trainCapture } from '../trains/train-capture';
import { CUP_REFUSALS } from '../../nlc/cup/vocabulary';
import { FIELD_REFUSALS } from './vocabulary';
import type { WorksCommand, WorksCommandOf, WorksEvent } from './works-model';

/** All that they are decided by. */
export type WorksState = Readonly<{ setup: Setup; turn: number; works: FieldWorks }>;

type Outcome = Step<Decision<WorksEvent>>;

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** One more than the highest there is: a correction may have taken some away. */
const nextId = (prefix: string, all: readonly Readonly<{ id: string }>[]): string =>
  `${prefix}-${1 + Math.max(0, ...all.map(({ id }) => Number(id.slice(prefix.length + 1))))}`;

/** MOP 37.9: a bridge or a trestle by the players' own name for it. */
const addSpan = ({ works }: WorksState, { name, kind, damaged }: WorksCommandOf<'AddSpan'>): Outcome => {
  const { spans } = works;
  return spans.some((span) => sameName(span.name, name))
    ? refuse(FIELD_REFUSALS.NAMED_ALREADY('MOP 37.9'))
    : happened([{ type: 'SpanAdded', span: nextId('span', spans), name, kind, damaged }]);
};

const withSpan = ({ works }: WorksState, id: string, goOn: (span: NamedSpan) => Outcome): Outcome => {
  const span = works.spans.find((one) => one.id === id);
  return span === undefined ? refuse(FIELD_REFUSALS.NO_SUCH_SPAN) : goOn(span);
};

/** A correction: it never was there. What it did on the way stands in the history. */
const removeSpan = (state: WorksState, { span: id }: WorksCommandOf<'RemoveSpan'>): Outcome =>
  withSpan(state, id, ({ name }) => happened([{ type: 'SpanRemoved', span: id, name }]));

/** MOP 37.9.1: who may and what it costs the procedure knows; no die. */
const breakSpan = (
  state: WorksState,
  { span: id, unit, movementLeft, inEnemyZone }: WorksCommandOf<'DamageSpan'>,
): Outcome =>
  withSpan(state, id, ({ name, kind, damaged }) => {
    if (damaged) return refuse(FIELD_REFUSALS.SPAN_IS_DAMAGED);
    const step = spanDamage.run({ span: kind, unit, movementLeft, inEnemyZone });
    return andThen(step, () => happened([{ type: 'SpanDamaged', span: id, name }]));
  });

/** MOP 37.9.2. */
const mendSpan = (
  state: WorksState,
  { span: id, unit, movementLeft, enemyAtAnEnd, other }: WorksCommandOf<'RepairSpan'>,
): Outcome =>
  withSpan(state, id, ({ name, kind, damaged }) => {
    if (!damaged) return refuse(FIELD_REFUSALS.SPAN_STANDS);
    const step = spanRepair.run({ span: kind, unit, movementLeft, enemyAtAnEnd, other });
    return andThen(step, ({ repaired }) => happened([{ type: 'SpanRepairTried', span: id, name, repaired }], true));
  });

/** MOP 37.7, 37.8: a baggage train supplies its own formation, so the two are of one side. */
const addTrain = (
  { setup, works }: WorksState,
  { side, kind, formation, name }: WorksCommandOf<'AddTrain'>,
): Outcome => {
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
const removeTrain = ({ works }: WorksState, { train: id }: WorksCommandOf<'RemoveTrain'>): Outcome => {
  const train = works.trains.find((one) => one.id === id);
  return train === undefined
    ? refuse(FIELD_REFUSALS.NO_SUCH_TRAIN)
    : happened([{ type: 'TrainRemoved', train: id, name: train.name }]);
};

const withTrain = ({ works }: WorksState, id: string, goOn: (train: Train) => Outcome): Outcome => {
  const train = works.trains.find((one) => one.id === id);
  if (train === undefined) return refuse(FIELD_REFUSALS.NO_SUCH_TRAIN);
  return train.state === 'there' ? goOn(train) : refuse(FIELD_REFUSALS.TRAIN_IS_GONE);
};

/** MOP 37.8, Ruling 50: the enemy of whoever holds it has entered its hex. A pontoon train asks for a die. */
const enemyEntersTrain = (state: WorksState, { train: id, other }: WorksCommandOf<'EnemyEntersTrain'>): Outcome =>
  withTrain(state, id, ({ name, kind, holder }) =>
    andThen(trainCapture.run({ train: kind, other }), ({ fate }) =>
      happened([{ type: 'TrainEntered', train: id, name, by: otherSide(holder), fate }], kind === 'pontoon'),
    ),
  );

/** MOP 37.13, 37.13.1: it has left the map by a friendly supply source. */
const exitTrain = (state: WorksState, { train: id }: WorksCommandOf<'ExitTrain'>): Outcome =>
  withTrain(state, id, ({ name }) => happened([{ type: 'TrainExited', train: id, name }]));

type Digging = Omit<Told<typeof improvedPosition.asks>, 'weather'> & Readonly<{ weather: string }>;

/** MOP 37.3.3, with the weather by its printed name. */
export const buildIn = ({ weather: named, ...digging }: Digging): Step<Readonly<{ built: boolean }>> => {
  const weather = WEATHERS.find((one) => one === named);
  return weather === undefined ? refuse(FIELD_REFUSALS.NO_SUCH_WEATHER) : improvedPosition.run({ ...digging, weather });
};

/** MOP 37.3.3: whether it is night the clock says (Night PM is no night, Ruling 48), the weather is the players' fact. */
const tryImprovedPosition = (
  { setup, turn, works }: WorksState,
  { hex, diggers, weather, other }: WorksCommandOf<'TryImprovedPosition'>,
): Outcome => {
  if (works.positions.some((there) => sameName(there, hex))) return refuse(FIELD_REFUSALS.POSITION_IS_THERE);
  const night = isNightTurn(contextOf(setup, turn));
  return andThen(buildIn({ diggers, weather, night, other }), ({ built }) =>
    happened([{ type: 'PositionTried', hex, built }], true),
  );
};

/** Decides any command about spans, trains and positions. */
export const decideWorks: (command: WorksCommand, state: WorksState) => Outcome = byType<
  WorksCommand,
  readonly [WorksState],
  Outcome
>({
  AddSpan: (command, state) => addSpan(state, command),
  DamageSpan: (command, state) => breakSpan(state, command),
  RepairSpan: (command, state) => mendSpan(state, command),
  AddTrain: (command, state) => addTrain(state, command),
  EnemyEntersTrain: (command, state) => enemyEntersTrain(state, command),
  ExitTrain: (command, state) => exitTrain(state, command),
  RemoveSpan: (command, state) => removeSpan(state, command),
  RemoveTrain: (command, state) => removeTrain(state, command),
  TryImprovedPosition: (command, state) => tryImprovedPosition(state, command),
});

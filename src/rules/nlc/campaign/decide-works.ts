import type { Decision } from '../../../engine/rule-set';
import { otherSide } from '../../../engine/sides';
import { andThen, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { contextOf, isNightTurn } from '../../common/sequence';
import { happened } from '../../common/table';
import type { CampaignEvent, CampaignState, CommandOf } from './campaign';
import type { Refit } from './campaign-book';
import type { NamedSpan, Train } from './works-model';
import { CAMPAIGN_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

type Outcome = Step<Decision<CampaignEvent>>;

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** One more than the highest there is: a correction may have taken some away. */
const nextId = (prefix: string, all: readonly Readonly<{ id: string }>[]): string =>
  `${prefix}-${1 + Math.max(0, ...all.map(({ id }) => Number(id.slice(prefix.length + 1))))}`;

/** MOP 37.9: a bridge or a trestle by the players' own name for it. */
export const addSpan = ({ campaign }: CampaignState, { name, kind, damaged }: CommandOf<'AddSpan'>): Outcome => {
  const { spans } = campaign.works;
  return spans.some((span) => sameName(span.name, name))
    ? refuse(CAMPAIGN_REFUSALS.NAMED_ALREADY('MOP 37.9'))
    : happened([{ type: 'SpanAdded', span: nextId('span', spans), name, kind, damaged }]);
};

const withSpan = ({ campaign }: CampaignState, id: string, goOn: (span: NamedSpan) => Outcome): Outcome => {
  const span = campaign.works.spans.find((one) => one.id === id);
  return span === undefined ? refuse(CAMPAIGN_REFUSALS.NO_SUCH_SPAN) : goOn(span);
};

/** A correction: it never was there. What it did on the way stands in the history. */
export const removeSpan = (state: CampaignState, { span: id }: CommandOf<'RemoveSpan'>): Outcome =>
  withSpan(state, id, ({ name }) => happened([{ type: 'SpanRemoved', span: id, name }]));

/** MOP 37.9.1: who may and what it costs the procedure knows; no die. */
export const damageSpan = (
  state: CampaignState,
  { span: id, unit, movementLeft, inEnemyZone }: CommandOf<'DamageSpan'>,
  refit: Refit,
): Outcome =>
  withSpan(state, id, ({ name, kind, damaged }) => {
    if (damaged) return refuse(CAMPAIGN_REFUSALS.SPAN_IS_DAMAGED);
    const step = refit.damageSpan({ span: kind, unit, movementLeft, inEnemyZone });
    return andThen(step, () => happened([{ type: 'SpanDamaged', span: id, name }]));
  });

/** MOP 37.9.2. */
export const repairSpan = (
  state: CampaignState,
  { span: id, unit, movementLeft, enemyAtAnEnd, other }: CommandOf<'RepairSpan'>,
  refit: Refit,
): Outcome =>
  withSpan(state, id, ({ name, kind, damaged }) => {
    if (!damaged) return refuse(CAMPAIGN_REFUSALS.SPAN_STANDS);
    const step = refit.repairSpan({ span: kind, unit, movementLeft, enemyAtAnEnd, other });
    return andThen(step, ({ repaired }) => happened([{ type: 'SpanRepairTried', span: id, name, repaired }], true));
  });

/** MOP 37.7, 37.8: a baggage train supplies its own formation, so the two are of one side. */
export const addTrain = (
  { setup, campaign }: CampaignState,
  { side, kind, formation, name }: CommandOf<'AddTrain'>,
): Outcome => {
  const { trains } = campaign.works;
  const his = setup.formations.find(({ id }) => id === formation)?.side;
  return unless(
    [
      [
        trains.some((train) => train.side === side && sameName(train.name, name)),
        CAMPAIGN_REFUSALS.NAMED_ALREADY('MOP 37.8'),
      ],
      [formation !== null && his !== side, CUP_REFUSALS.NO_SUCH_FORMATION('MOP 37.8')],
    ],
    () => happened([{ type: 'TrainAdded', train: nextId('train', trains), name, side, kind, formation }]),
  );
};

/** A correction, whatever has become of it since: a train that never was gives no points. */
export const removeTrain = ({ campaign }: CampaignState, { train: id }: CommandOf<'RemoveTrain'>): Outcome => {
  const train = campaign.works.trains.find((one) => one.id === id);
  return train === undefined
    ? refuse(CAMPAIGN_REFUSALS.NO_SUCH_TRAIN)
    : happened([{ type: 'TrainRemoved', train: id, name: train.name }]);
};

const withTrain = ({ campaign }: CampaignState, id: string, goOn: (train: Train) => Outcome): Outcome => {
  const train = campaign.works.trains.find((one) => one.id === id);
  if (train === undefined) return refuse(CAMPAIGN_REFUSALS.NO_SUCH_TRAIN);
  return train.state === 'there' ? goOn(train) : refuse(CAMPAIGN_REFUSALS.TRAIN_IS_GONE);
};

/** MOP 37.8, Ruling 50: the enemy of whoever holds it has entered its hex. A pontoon train asks for a die. */
export const enemyEntersTrain = (
  state: CampaignState,
  { train: id, other }: CommandOf<'EnemyEntersTrain'>,
  refit: Refit,
): Outcome =>
  withTrain(state, id, ({ name, kind, holder }) =>
    andThen(refit.captureTrain({ train: kind, other }), ({ fate }) =>
      happened([{ type: 'TrainEntered', train: id, name, by: otherSide(holder), fate }], kind === 'pontoon'),
    ),
  );

/** MOP 37.13, 37.13.1: it has left the map by a friendly supply source. */
export const exitTrain = (state: CampaignState, { train: id }: CommandOf<'ExitTrain'>): Outcome =>
  withTrain(state, id, ({ name }) => happened([{ type: 'TrainExited', train: id, name }]));

/** MOP 37.3.3: whether it is night the clock says (Night PM is no night, Ruling 48), the weather is the players' fact. */
export const tryImprovedPosition = (
  { setup, turn, campaign }: CampaignState,
  { hex, diggers, weather, other }: CommandOf<'TryImprovedPosition'>,
  refit: Refit,
): Outcome => {
  if (campaign.works.positions.some((there) => sameName(there, hex)))
    return refuse(CAMPAIGN_REFUSALS.POSITION_IS_THERE);
  const night = isNightTurn(contextOf(setup, turn));
  return andThen(refit.buildPosition({ diggers, weather, night, other }), ({ built }) =>
    happened([{ type: 'PositionTried', hex, built }], true),
  );
};

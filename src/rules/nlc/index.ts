import type { Provenance } from '../../engine/rule-set';
import { withBooks } from '../common/game-rules';
import { ruleSet } from '../common/rule-set';
import type { RulesOf } from '../common/rule-set';
import { NLC_CAMPAIGN } from './campaign/nlc-campaign';
import { NLC_CORPS } from './corps/corps-book';
import { STAND_ASIDE, nlcTopics, opensArchive } from './game';
import type { NlcEvent } from './game';
import type { NlcBook } from './book';
import { NLC_OLDER, NLC_PLAYS, nlcPlays } from './plays';
import { withNlcProcedures } from './procedure/nlc-procedure';
import { nlcProcedures, nlcTables } from './procedures';
import { provenanceOf } from './provenance';
import { NOTHING_BESIDE, selectorsOf } from './selectors';
import { NLC_DUE, NLC_STEPS, NLC_SUPPLY_DUE } from './sequence/steps';
import { NLC_SETUP } from './setup-rules';

const BOOK: NlcBook = {
  rules: 'nlc',
  steps: NLC_STEPS,
  due: [...NLC_DUE, NLC_SUPPLY_DUE],
  campaign: NLC_CAMPAIGN,
  corps: NLC_CORPS,
  procedures: withNlcProcedures([]),
  beside: NOTHING_BESIDE,
};

const select = selectorsOf(BOOK);
const topics = nlcTopics(BOOK, select, nlcPlays(select));

type NlcRules = RulesOf<typeof topics> & Provenance<NlcEvent>;
export type NlcCommand = Parameters<NlcRules['decide']>[1];
export type NlcView = NonNullable<ReturnType<NlcRules['viewFor']>>;

const rules: NlcRules = {
  ...ruleSet({ id: 'nlc', stateVersion: 'nlc/12', topics, standAside: STAND_ASIDE, older: NLC_OLDER }),
  opensArchive,
  ...provenanceOf(BOOK),
};

/** The one door to NLC. What stands here may be used outside; the rest is its own business. */
export const nlc = withBooks(rules, {
  setup: NLC_SETUP,
  procedures: nlcProcedures,
  tables: nlcTables,
  plays: NLC_PLAYS,
});

/** What a refit is made of: it lists its own topics beside these, and its book says what it changes in them. */
export { STAND_ASIDE, nlcTopics, opensArchive } from './game';
export { provenanceOf } from './provenance';
export { NLC_MODELS } from './models';
export { NLC_OLDER, NLC_PLAYS, nlcPlays } from './plays';
export { selectorsOf } from './selectors';
export type { Selectors } from './selectors';
export type { CorpsBook } from './corps/corps-book';
export { WEATHERS } from './combat/terms';
export { NLC_SETUP, USUAL_DAY } from './setup-rules';
export { NLC_SWITCHES } from './switches';
export type { NlcSwitch } from './switches';
export { rulingHelps } from './orders/ruling';
export type { RetreatLeave } from './orders/retreat-leave';
export type { CommanderOrders, DeskOrders, OrderOnLine, OrdersView } from './orders/orders-view';
export type { OrderPreview, SheetPreview } from './orders/preview';
export type { DecisionPreview } from './orders/local-decisions';
export type { Fatigue } from './orders/fatigue';
export { archivedOrders } from './orders/archived-orders';
export type { ArchivedLine, ArchivedOrder } from './orders/archived-orders';
export type { RollResult } from './plays';
export { ZONE_REFUSALS } from './corps/zone-exit';
export type { OrdersCommand } from './orders/commands';
export { ordersEvents } from './orders/orders';
export type { BadMove, OrdersEvent, PhaseStep, Recorded } from './orders/orders';
export {
  courier as courierSchema,
  orderStep as orderStepSchema,
  orderSteps as orderStepsSchema,
  recipient as recipientSchema,
} from './orders/order';
export type { Courier, Order, OrderState, OrderStep, Recipient, Target } from './orders/order';
export type { Due as OrderDue } from './orders/phase';
export type { StageOrder } from './orders/stage-facts';
export { ORDER_TYPES } from './command/orders';
export type { OrderType } from './command/orders';
export { keepsOrders, withArrivals } from './selectors';
export type { NlcBook } from './book';
export type { CorpsState } from './corps/state';
export { fatesWritten, onTable, rout, routsCounted } from './procedure/write-back';
export type { Fate, Written } from './procedure/write-back';
export type { NlcEvent } from './game';
export type { NlcState } from './models';
export { NLC_DUE, NLC_STEPS } from './sequence/steps';
export { COORDINATED } from './cup/cup';
export type { CupView, KnownChit } from './cup/cup-view';
export type { StageItem } from './stage/action-stage';
export { bonusOf, contestWorking, coordinatedOdds, coordinatedWorking, initialOdds } from './cup/rolls';
export type { Retreats, Stake } from './cup/rolls';
export { combatsWon } from './pbem/decide-opening';
export { startOdds, startWorking } from './pbem/pbem-initiative';
export type { Acting, Coordination, DrawnChit, Initiative, Opening } from './cup/cup';
export { cupRating } from './cup/chits';
export { cupChances, drawSide } from './cup/draw';
export type { DrawnSide } from './cup/draw';
export type { CampaignCommand, CampaignEvent } from './campaign/campaign';
export type { ArrivalView, CampaignView } from './campaign/campaign-view';
export type { PointsEntry } from './campaign/campaign-book';
export { corpsEvents } from './corps/corps';
export type { CorpsEvent, Operation, Subject } from './corps/corps';
export type { ArmyStatus, CorpsView, FormationStatus, HqStatus, LeaderStatus, LimitStatus } from './corps/corps-view';
export { FOLLOW_UPS, FOLLOW_UP_IDS } from './corps/follow-up-table';
export type { FollowUpId } from './corps/follow-up-table';
export { arrivalGroup, comesOn } from './campaign/arrival-group';
export type { ArrivalBase } from './campaign/arrival-group';
export { NO_WORKS } from './campaign/field-works';
export type { FieldWorks, NamedSpan, Train } from './campaign/field-works';
export type { CommandOf } from './campaign/campaign';
export type { RallyCandidate, RallyView } from './corps/rallying';
export type { Reason } from './orders/order';
export type { Sleep } from './orders/order';
export type { Wait } from './orders/order';
export type { Change } from './orders/order';
export type { LogLine } from './orders/order';
export type { DueKind } from './orders/phase';
export type { StageNote } from './orders/stage-facts';
export type { ComplianceOutcome } from './command/compliance';
export { withNlcProcedures } from './procedure/nlc-procedure';
export type { NlcProcedureView } from './procedure/nlc-procedure';
export type { FightTerms, LeaderTerm, UnitInput } from './procedure/fill';
export type { ByCards, DecisionRolled } from './card-effects/by-cards';
export { cardEffect } from './card-effects/effect';
export type { CardEffect, CardEffectKind } from './card-effects/effect';
export { stackNamed } from './card-effects/effects';
export { ORDER_EFFECTS } from './orders/card-checks';
export { isLeftToHimself } from './orders/retreat-card';
export { isMine, isSame, sideOf } from './orders/state';
export type { OrdersState } from './orders/state';
export { inForceOn } from './orders/open-orders';
export { decideCampaign } from './campaign/decide-campaign';
export { cupModel } from './cup/evolve-cup';
export { NLC_ARMY } from './army/nlc-army';
export { barredFromCharging, cardTerms } from './procedure/by-cards';
export type { Said } from './procedure/by-cards';
export { FIGHT_EFFECTS } from './combat/by-card';
export { fightSoFar } from './combat/fight-facts';
export type { FightSoFar } from './combat/fight-facts';
export type { CardTerm } from './combat/by-card';
export type { ThrowAgain } from './procedure/nlc-procedure';
export type { Weather } from './combat/terms';
export type { HiddenDeskView, HiddenMarch, HiddenView } from './hidden-movement/view';
export type { EnemyHq, Going, HiddenEvent, Revealed, RevealedBy } from './hidden-movement/model';
export type { Covers, MaySend, Spotted, Vedettes, VedettesOut } from './hidden-movement/covers';

/** A morale check, for what a refit checks beside these rules. */
export { checkMorale } from './morale/check';
export { lacksInitiative, namedTwice } from './morale/procedures';
export { membersField } from './morale/unit';
export { routField } from './combat/terms';

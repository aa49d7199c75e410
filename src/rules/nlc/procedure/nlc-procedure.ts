import type { AnyResolver } from '../../../engine/resolver';
import type { Decision } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import type { Appliers } from '../../common/procedure/applier';
import { decideProcedure } from '../../common/procedure/decide-procedure';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from '../../common/procedure/procedure';
import { procedureView } from '../../common/procedure/procedure-view';
import type { ProcedureView } from '../../common/procedure/procedure-view';
import { proceduresOf } from '../../common/procedure/run';
import type { Procedures } from '../../common/procedure/run';
import type { CampaignEvent } from '../campaign/campaign';
import type { Works } from '../campaign/works-model';
import type { CardEffect } from '../cards/card-model';
import type { CorpsEvent } from '../corps/corps';
import type { CorpsState } from '../corps/state';
import { nlcResolvers } from '../procedures';
import {
  assaultApplier,
  bombardmentApplier,
  chargeApplier,
  evasionApplier,
  pursuitApplier,
  reactionChargeApplier,
} from './combat-appliers';
import { termsOf, unitInputsOf } from './fill';
import type { FightTerms, UnitInput } from './fill';
import { disruptionApplier, leaderLossApplier, moraleCheckApplier, rallyApplier } from './recovery-appliers';
import {
  positionApplier,
  spanDamageApplier,
  spanRepairApplier,
  trainCaptureApplier,
  weatherApplier,
} from './works-appliers';

/** All that an outcome may be written into. */
export type ProcedureState = CorpsState &
  Readonly<{ works: Works; procedure: ProcedureTable; cards?: readonly CardEffect[] }>;
type Event = ArmyEvent | CorpsEvent | CampaignEvent | ProcedureEvent;

/** Outcomes that the game keeps, by procedure. What is not here is read off the screen and kept by nobody. */
const APPLIERS: Appliers<ProcedureState, Event> = {
  'nlc/assault': assaultApplier,
  'nlc/bombardment': bombardmentApplier,
  'nlc/charge': chargeApplier,
  'nlc/reaction-charge': reactionChargeApplier,
  'nlc/pursuit': pursuitApplier,
  'nlc/retreat-before-assault': evasionApplier,
  'nlc/morale-check': moraleCheckApplier,
  'nlc/rally': rallyApplier,
  'nlc/leader-loss': leaderLossApplier,
  'nlc/disruption-removal': disruptionApplier,
  'mop/span-damage': spanDamageApplier,
  'mop/span-repair': spanRepairApplier,
  'mop/train-capture': trainCaptureApplier,
  'mop/improved-position': positionApplier,
  'mop/weather-effects': weatherApplier,
};

/** NLC's procedures and those of a refit. */
export const withNlcProcedures = (own: readonly AnyResolver[]): Procedures => proceduresOf([...nlcResolvers, ...own]);

type Known = Readonly<{ procedures: Procedures }>;

/** Decides a play of a procedure, by the game's procedures and by what their outcomes do to it as it stands. */
export const decideNlcProcedure = (
  command: ProcedureCommand,
  state: ProcedureState,
  { procedures }: Known,
): Step<Decision<Event>> =>
  decideProcedure<Event>(command, state.procedure, {
    procedures,
    apply: ({ procedure, input }, outcome) =>
      Object.hasOwn(APPLIERS, procedure) ? (APPLIERS[procedure]?.(state, input, outcome) ?? null) : null,
  });

export type NlcProcedureView = ProcedureView<'nlc', FightTerms, UnitInput>;

export const nlcProcedureView = ({ procedures }: Known, state: ProcedureState, seat: Seat): NlcProcedureView =>
  procedureView(state.procedure, {
    of: 'nlc',
    appliable: Object.keys(APPLIERS).filter((id) => procedures.has(id)),
    terms: termsOf(state, { ...state.procedure, ...(state.cards === undefined ? {} : { cards: state.cards }) }),
    unitInputs: () => unitInputsOf(state, seat),
  });

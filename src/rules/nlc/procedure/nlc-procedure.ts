import type { AnyProcedure } from '../../../engine/procedure';
import type { Decision } from '../../../engine/rule-set';
import { SIDES } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import { accept, mapOutcome, refuse } from '../../../engine/step';
import type { DiceRequest, Step } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import type { Appliers } from '../../common/procedure/applier';
import { decideProcedure, isOf } from '../../common/procedure/decide-procedure';
import type { ProcedureCommand, ProcedureEvent, ProcedureTable } from '../../common/procedure/procedure';
import { procedureView } from '../../common/procedure/procedure-view';
import type { ProcedureView } from '../../common/procedure/procedure-view';
import { proceduresOf } from '../../common/procedure/run';
import type { Procedures, Run } from '../../common/procedure/run';
import { purposesOf, stillFits, throwAgain } from '../../common/procedure/throw-again';
import type { Allowed } from '../../common/procedure/throw-again';
import type { Weather } from '../combat/terms';
import type { FactOfRefit } from '../../common/refit';
import type { CardEffect } from '../card-effects/effect';
import type { CorpsEvent } from '../corps/corps';
import type { CorpsState } from '../corps/state';
import { nlcProcedures } from '../procedures';
import { barredFromCharging, inputRenewed, inputWithCards, sideOfThrow, usedUpBy } from './by-cards';
import { inputAsItStands } from './as-it-stands';
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
import { moraleCheckApplier } from './recovery-appliers';
import { inputWithoutRalliers } from './without-ralliers';
import { CHARGE_REFUSALS } from '../combat/vocabulary';
import { CARD_REFUSALS } from '../card-effects/vocabulary';
import { RUN_REFUSALS } from '../../common/procedure/vocabulary';

/** All that an outcome may be written into. */
export type ProcedureState = CorpsState &
  Readonly<{
    procedure: ProcedureTable;
    weather: Weather | null;
    /** What outcomes of a refit's own procedures change. */
    refits: Appliers<CorpsState, never>;
    /** Cards in force that everybody knows of. */
    cards?: readonly CardEffect[];
    /** Cards in force that their owner alone knows of. */
    covered?: BySide<readonly CardEffect[]>;
  }>;
type Event = ArmyEvent | CorpsEvent | ProcedureEvent;

/** Outcomes that the game keeps, by procedure. What is not here is read off the screen and kept by nobody. */
const APPLIERS: Appliers<CorpsState, Event> = {
  'nlc/assault': assaultApplier,
  'nlc/bombardment': bombardmentApplier,
  'nlc/charge': chargeApplier,
  'nlc/reaction-charge': reactionChargeApplier,
  'nlc/pursuit': pursuitApplier,
  'nlc/retreat-before-assault': evasionApplier,
  'nlc/morale-check': moraleCheckApplier,
};

const appliersOf = ({ refits }: ProcedureState): Appliers<CorpsState, Event> => ({ ...APPLIERS, ...refits });

/** NLC's procedures and those of a refit. */
export const withNlcProcedures = (own: readonly AnyProcedure[]): Procedures => proceduresOf([...nlcProcedures, ...own]);

type Known = Readonly<{ procedures: Procedures }>;
/** How the use of a card is told. */
type Using = Readonly<{ used: (effect: CardEffect) => readonly FactOfRefit[] }>;

/** Who plays, and how a hidden card of his is shown. */
export type Desk<Shown> = Readonly<{
  seat: Seat;
  show: (effect: CardEffect) => Step<Decision<Shown>>;
}>;

const termsNow = (state: ProcedureState): FightTerms =>
  termsOf(state, { weather: state.weather, ...(state.cards === undefined ? {} : { cards: state.cards }) });

/** What comes into the game is decided by what the game knows; what is read off the screen is not looked at. */
const asKnown = (state: ProcedureState, procedure: AnyProcedure | undefined, input: unknown, seat: Seat): unknown =>
  procedure === undefined || !(procedure.id in appliersOf(state))
    ? input
    : inputAsItStands(procedure, input, { units: unitInputsOf(state, seat), terms: termsNow(state) });

/**
 * What a page sends may be older than the game, or untrue: units and terms that the game knows, cards in force (MOP 37.12) and
 * rallying leaders (NLC 13) count as they are now. What has begun keeps what it began with.
 */
const asItCounts = (
  state: ProcedureState,
  command: ProcedureCommand,
  { procedures }: Known,
  seat: Seat,
): ProcedureCommand => {
  if (command.type !== 'GiveToProcedure' && command.type !== 'ApplyProcedure') return command;
  const { run } = state.procedure;
  if (command.input === undefined || (run !== null && isOf(run, command))) return command;
  const known = asKnown(state, procedures.get(command.procedure), command.input, seat);
  const input = inputWithoutRalliers(state, known);
  return { ...command, input: inputWithCards(state.setup, command.procedure, input, state.cards ?? []) };
};

const inputOfRun = (
  state: ProcedureState,
  command: ProcedureCommand,
): Readonly<{ procedure: string; input: unknown }> | null => {
  if (command.type !== 'GiveToProcedure' && command.type !== 'ApplyProcedure') return null;
  const { procedure, input } = command;
  const { run } = state.procedure;
  if (input !== undefined) return { procedure, input };
  return run?.procedure === procedure ? run : null;
};

/** MOP App. I, card 23. */
const barredIn = (state: ProcedureState, command: ProcedureCommand): Step<never> | null => {
  const run = inputOfRun(state, command);
  const barred = run === null ? null : barredFromCharging(state.setup, run.procedure, run.input, state.cards ?? []);
  return barred === null
    ? null
    : refuse(CHARGE_REFUSALS.CARD_FORBIDS_CHARGE({ card: barred.card, units: barred.units.join(', ') }));
};

/** Decides a play of a procedure, by the game's procedures and by what their outcomes do to it as it stands. */
export const decideNlcProcedure = <Shown>(
  command: ProcedureCommand,
  state: ProcedureState,
  { procedures, used }: Known & Using,
  desk: Desk<Shown>,
): Step<Decision<Event | Shown>> => {
  const told = asItCounts(state, command, { procedures }, desk.seat);
  return (
    barredIn(state, told) ??
    decideProcedure<Event | Shown>(told, state.procedure, {
      procedures,
      apply: ({ procedure, input }, outcome) => {
        const applier = new Map(Object.entries(appliersOf(state))).get(procedure);
        return applier === undefined
          ? null
          : mapOutcome(applier(state, input, outcome), (facts) => [
              ...facts,
              ...usedUpBy(outcome, state.cards ?? []).flatMap(used),
            ]);
      },
      cards: {
        again: (run, request, effect) => allowedBy(state, { ...desk, used }, { run, request, effect }),
        renew: (run) => inputRenewed(state.setup, run, state.cards ?? [], purposesOf(procedures, run)),
      },
    })
  );
};

type Wanted = Readonly<{ run: Run; request: DiceRequest; effect: string }>;

const isReroll = ({ kind, uses }: CardEffect): boolean => kind === 'rerolls' && uses !== 0;

/** Hidden cards that whoever sits here may show. */
const ownCovered = ({ covered }: ProcedureState, seat: Seat): readonly CardEffect[] =>
  SIDES.flatMap((side) => (seat === side || seat === 'solo' ? (covered?.[side] ?? []) : []));

/** MOP App. I, cards 7 and 30: a throw of his own is made anew; it is counted, and a hidden card is shown by it. */
const allowedBy = <Shown>(
  state: ProcedureState,
  { seat, show, used }: Desk<Shown> & Using,
  wanted: Wanted,
): Step<Allowed<Event | Shown>> => {
  const { run, request, effect } = wanted;
  const isIt = (one: CardEffect): boolean => one.id === effect && isReroll(one);
  const open = (state.cards ?? []).find(isIt);
  const found = open ?? ownCovered(state, seat).find(isIt);
  if (found === undefined) return refuse(CARD_REFUSALS.EFFECT_IS_OVER);
  const side = sideOfThrow(state.setup, run.procedure, run.input, request.by);
  if (side !== null && side !== found.side) return refuse(RUN_REFUSALS.NOT_HIS_THROW);
  const { card } = found;
  if (open !== undefined) return accept({ card, facts: used(found) });
  return mapOutcome(show(found), ({ facts }): Allowed<Event | Shown> => ({
    card,
    facts: [...facts, ...used(found)],
  }));
};

/** A throw on the table that may be made anew, and by which effect. */
export type ThrowAgain = Readonly<{
  at: number;
  effect: string;
  card: string;
  side: Side;
  left: number;
  covered: boolean;
}>;

/** What on the table may be thrown anew, as far as this seat knows of cards that allow it. */
const againOf = (state: ProcedureState, procedures: Procedures, seat: Seat): readonly ThrowAgain[] => {
  const { run } = state.procedure;
  const open = (state.cards ?? []).filter(isReroll);
  const covered = ownCovered(state, seat).filter(isReroll);
  if (run === null || open.length + covered.length === 0) return [];
  return run.given.flatMap((_, at) => {
    const step = throwAgain(procedures, run, at);
    if (step.kind !== 'accepted') return [];
    const side = sideOfThrow(state.setup, run.procedure, run.input, step.outcome.by);
    return [...open, ...covered]
      .filter((one) => side === null || one.side === side)
      .map((one) => ({
        at,
        effect: one.id,
        card: one.card,
        side: one.side,
        left: one.uses ?? 0,
        covered: covered.includes(one),
      }));
  });
};

export type NlcProcedureView = ProcedureView<'nlc', FightTerms, UnitInput> &
  Readonly<{
    again: readonly ThrowAgain[];
    /** A card that has come into force since it was begun may still count. */
    renewable: boolean;
  }>;

const isRenewable = (state: ProcedureState, procedures: Procedures): boolean => {
  const { run } = state.procedure;
  if (run === null || (state.cards ?? []).length === 0) return false;
  const input = inputRenewed(state.setup, run, state.cards ?? [], purposesOf(procedures, run));
  return input !== run.input && stillFits(procedures, run, input);
};

export const nlcProcedureView = ({ procedures }: Known, state: ProcedureState, seat: Seat): NlcProcedureView => {
  return procedureView(state.procedure, {
    of: 'nlc',
    appliable: Object.keys(appliersOf(state)).filter((id) => procedures.has(id)),
    terms: termsNow(state),
    unitInputs: () => unitInputsOf(state, seat),
    again: againOf(state, procedures, seat),
    renewable: isRenewable(state, procedures),
  });
};

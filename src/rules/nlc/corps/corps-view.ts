import { SIDES } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import type { Working } from '../../../engine/step';
import type { Formation, FormationKind } from '../../common/setup/setup';
import type { Retreats } from '../cup/rolls';
import { lossesOf } from '../recovery/losses';
import type { Condition } from '../command/fields';
import { conditionsOf, orderedCondition } from './conditions';
import { NO_OPERATIONS, keyOfSubject } from './corps';
import type { CorpsTable, Operations, Subject } from './corps';
import { disruptionChecks } from './disruption';
import type { DisruptionCheck } from './disruption';
import type { FollowUpId } from './follow-up-table';
import { followUpsNow, followUpsUsed, retreatsIn } from './follow-ups';
import type { FollowUpView } from './follow-ups';
import { casesOf, demoralizedOf, lossUnits, verdictOn } from './judge';
import { hqState, leadingNow, setupInForce } from './leaders';
import type { HqState } from './leaders';
import { moraleOfSide } from './morale-now';
import type { MoraleNow } from './morale-now';
import { asOrdered, rallyView } from './rallying';
import type { RallyView } from './rallying';
import { formationOf, isHidden, knows, ledgerOf } from './state';
import type { CorpsState } from './state';
import { asKnownTo } from './untold';

/** How near somebody is to his limit, with the sum a player would check. Null where nobody has entered a limit. */
export type LimitStatus = Readonly<{
  of: Subject;
  side: Side;
  lost: number;
  limit: number | null;
  toGo: number | null;
  demoralized: boolean;
  morale: 0 | -1;
  movement: 0 | -1;
  working: Working;
}>;

export type FormationStatus = LimitStatus &
  Readonly<{
    kind: FormationKind;
    /** NLC 20.8: as demoralized, and worse. */
    fatigued: boolean;
    exhausted: boolean;
    near: readonly string[];
    operations: Operations;
    rally: RallyView;
  }>;
/** How a formation stands that receives an order, as far as whoever looks may know. */
export type OrderedCondition = Condition & Readonly<{ formation: string }>;
/** A division on its own orders; whether its commander is in range is the players' to say (NLC 20.6). */
export type DivisionStatus = LimitStatus & Readonly<{ withinCommanderRange: boolean; operations: Operations }>;
/** `generalRetreat`: Ruling 90's four fifths are lost. */
export type ArmyStatus = LimitStatus & Readonly<{ generalRetreat: boolean }>;

/** A leader's rating as it counts this turn. */
export type LeaderStatus = Readonly<{
  id: string;
  side: Side;
  printed: number;
  rating: number;
  leaderless: boolean;
  /** NLC 11.2: he is gone for good; after this turn another leads in his place. */
  lost: boolean;
}>;
export type HqStatus = Readonly<{ leader: string; side: Side; state: HqState; timesLost: number }>;

/** Corps and armies as one viewer may know them. With hidden demoralization he sees his own side's limits only. */
export type CorpsView = Readonly<{
  hidden: boolean;
  /** Whose limits this viewer sees. */
  sees: readonly Side[];
  formations: readonly FormationStatus[];
  /** Divisions on their own orders. */
  divisions: readonly DivisionStatus[];
  armies: readonly ArmyStatus[];
  /** Morale of each unit on the map as it stands, of the sides whose limits this viewer sees. */
  morale: readonly MoraleNow[];
  /** NLC 19.2: the same sides' disrupted units, where a die takes their markers off. */
  checks: readonly DisruptionCheck[];
  conditions: readonly OrderedCondition[];
  leaders: readonly LeaderStatus[];
  /** NLC 11.2: commanders, and formations for their leaders, who were lost. */
  fallen: readonly string[];
  hqs: readonly HqStatus[];
  guard: CorpsTable['guard'];
  followUps: readonly FollowUpView[];
  /** Which marks and counters this game uses. */
  followUpsUsed: readonly FollowUpId[];
  /** NLC 20.11: last turn's, for the Initial Action. */
  retreats: BySide<Retreats>;
}>;

const standings = (state: CorpsState, side: Side) =>
  casesOf(state, side).map((one) => {
    const { outcome, working } = verdictOn(one);
    const { lost, limit, toGo, demoralized, morale } = outcome;
    const movement = outcome.kind === 'army' ? 0 : outcome.movement;
    const standing: LimitStatus = { of: one.of, side, lost, limit, toGo, demoralized, morale, movement, working };
    return { standing, generalRetreat: outcome.kind === 'army' && outcome.generalRetreat };
  });

/** A formation without a limit still has its losses. */
const uncounted = (state: CorpsState, { id, side }: Formation): LimitStatus => {
  const units = lossUnits(
    state.army,
    state.setup.units.filter((unit) => unit.formation === id),
  );
  const { lost, working } = lossesOf({ units, lostBesides: ledgerOf(state, side).besides[id] ?? 0 });
  return {
    of: { kind: 'formation', id },
    side,
    lost,
    limit: null,
    toGo: null,
    demoralized: false,
    morale: 0,
    movement: 0,
    working,
  };
};

const formationStatus = (state: CorpsState, formation: Formation, standing: LimitStatus): FormationStatus => {
  const ledger = ledgerOf(state, formation.side);
  const { fatigued, exhausted } = conditionsOf(state, formation.id, null, []);
  return {
    ...standing,
    kind: formation.kind,
    fatigued,
    exhausted,
    near: ledger.neighbours[formation.id] ?? [],
    operations: ledger.operations[formation.id] ?? NO_OPERATIONS,
    rally: rallyView(state, formation),
  };
};

const divisionStatus = (state: CorpsState, standing: LimitStatus): DivisionStatus => {
  const { divisions, operations } = ledgerOf(state, standing.side);
  const key = keyOfSubject(standing.of);
  return {
    ...standing,
    withinCommanderRange: divisions[key]?.withinCommanderRange === true,
    operations: operations[key] ?? NO_OPERATIONS,
  };
};

type OfSide = Pick<CorpsView, 'formations' | 'divisions' | 'armies' | 'morale' | 'checks'>;

const ofSide = (state: CorpsState, side: Side): OfSide => {
  const all = standings(state, side);
  const own = state.setup.formations.filter((one) => one.side === side);
  return {
    formations: own.map((formation) => {
      const judged = all.find(({ standing: { of } }) => of.kind === 'formation' && of.id === formation.id);
      return formationStatus(state, formation, judged?.standing ?? uncounted(state, formation));
    }),
    divisions: all.flatMap(({ standing }) =>
      standing.of.kind === 'division' ? [divisionStatus(state, standing)] : [],
    ),
    armies: all.flatMap(({ standing, generalRetreat }) =>
      standing.of.kind === 'army' ? [{ ...standing, generalRetreat }] : [],
    ),
    morale: moraleOfSide(state, side),
    checks: disruptionChecks(state, side),
  };
};

const leaderStatuses = ({ setup, corps, turn }: CorpsState): readonly LeaderStatus[] => {
  const inForce = setupInForce(setup, corps, turn);
  const now = new Map([...inForce.leaders, ...inForce.formations].map(({ id, rating }) => [id, rating] as const));
  return [...setup.leaders, ...setup.formations].map(({ id, side, rating }) => ({
    id,
    side,
    printed: rating,
    rating: now.get(id) ?? rating,
    leaderless: leadingNow(corps, id, rating, turn).leaderless,
    lost: corps.lost[id] !== undefined,
  }));
};

const hqStatuses = ({ setup, corps, turn }: CorpsState): readonly HqStatus[] =>
  setup.leaders
    .filter(({ role }) => role === 'OC')
    .map(({ id, side }) => ({
      leader: id,
      side,
      state: hqState(setup, corps, id, turn),
      timesLost: corps.hqs[id]?.timesLost ?? 0,
    }));

export const corpsView = (state: CorpsState, seat: Seat): CorpsView => {
  const { setup, corps, turn } = state;
  const sees = SIDES.filter((side) => knows(state, seat, side));
  // NLC 20.9: its owner sees his limits with what is kept back of them (decision 0012).
  const asSeen = (side: Side): CorpsState => (seat === side || seat === 'solo' ? asKnownTo(state, side) : state);
  const seen = sees.map((side) => ofSide(asSeen(side), side));
  const demoralized = sees.flatMap((side) => demoralizedOf(asSeen(side), side));
  return {
    hidden: isHidden(state),
    sees,
    formations: seen.flatMap(({ formations }) => formations),
    divisions: seen.flatMap(({ divisions }) => divisions),
    armies: seen.flatMap(({ armies }) => armies),
    morale: seen.flatMap(({ morale }) => morale),
    checks: seen.flatMap(({ checks }) => checks),
    conditions: setup.formations.map(({ id }) => ({
      formation: id,
      ...orderedCondition(state, id, null, demoralized),
    })),
    leaders: leaderStatuses(state),
    fallen: Object.keys(corps.lost),
    hqs: hqStatuses(state),
    guard: corps.guard,
    followUps: followUpsNow(setup, corps, turn),
    followUpsUsed: followUpsUsed(state),
    retreats: retreatsIn(corps, turn - 1),
  };
};

/** NLC 13: with what this viewer may know of who is in Reserve. */
export const withReserves = (view: CorpsView, inReserve: (formation: string) => boolean | null): CorpsView => ({
  ...view,
  formations: view.formations.map((one) => ({ ...one, rally: asOrdered(one.rally, inReserve(one.of.id)) })),
});

/** The formations this viewer may know to be demoralized, for victory points (MOP 37.13). */
export const demoralizedSeenBy = (state: CorpsState, seat: Seat): readonly string[] =>
  SIDES.filter((side) => knows(state, seat, side))
    .flatMap((side) => demoralizedOf(state, side))
    .filter((key) => formationOf(state, key) !== undefined);

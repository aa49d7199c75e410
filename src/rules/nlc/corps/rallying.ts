import type { Scope, Side } from '../../../engine/sides';
import { unless } from '../../../engine/step';
import type { Check, Refusal } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import { isHuge } from '../../common/setup/unit';
import type { Unit } from '../../common/setup/unit';
import type { Formation } from '../../common/setup/setup';
import { rally } from '../recovery/rally';
import type { RallyInput } from '../recovery/rally';
import { RECOVERY_REFUSALS } from '../recovery/vocabulary';
import { conditionsOf } from './conditions';
import { demoralizedOf } from './judge';
import { leadingNow } from './leaders';
import { ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';

export type RallyKind = RallyInput['units'][number]['kind'];

/** Who rallies, and what. */
export type Rallying = Readonly<{ scope: Scope; formation: Formation; entries: readonly Entry[] }>;

/** What is to come back, and the second counter that is spent on it. */
export type Entry = Readonly<{ unit: Unit; partner: Unit | null }>;

const isEliminated = ({ army }: CorpsState, { id }: Unit): boolean => {
  const { place } = standingOf(army, id);
  return place === 'uar' || place === 'peu';
};

/** NLC 6.2: its third state, still on the map. */
const isThirdOnMap = ({ army }: CorpsState, unit: Unit): boolean => {
  const { place, stepsLost } = standingOf(army, unit.id);
  return isHuge(unit) && place === 'map' && stepsLost === 2;
};

const kindOf = (state: CorpsState, unit: Unit): RallyKind => {
  if (isThirdOnMap(state, unit)) return 'hugeOnMap';
  return unit.reverse === null ? 'oneStepPair' : 'eliminated';
};

const RATINGS = ['arm', 'guard', 'front', 'initiative', 'morale', 'pursuit', 'movement'] as const;

/** NLC 13: exactly the same ratings, and both of one step. */
const isIdentical = (a: Unit, b: Unit): boolean =>
  a.reverse === null && b.reverse === null && RATINGS.every((rating) => a[rating] === b[rating]);

/** NLC 13: a night turn has begun since. Night PM is a day turn (Ruling 48). */
const nightSince = ({ setup, corps, turn }: CorpsState, { id }: Unit): boolean => {
  const lostOn = corps.eliminatedOn[id] ?? -1;
  return setup.turns.some(({ kind }, i) => kind === 'night' && i > lostOn && i <= turn);
};

const isSupplied = ({ army }: CorpsState, { id }: Unit): boolean => standingOf(army, id).place !== 'peu';

const unitInput = (state: CorpsState, { unit, partner }: Entry): RallyInput['units'][number] => {
  const both = partner === null ? [unit] : [unit, partner];
  return {
    id: unit.name,
    kind: kindOf(state, unit),
    identical: partner !== null && isIdentical(unit, partner),
    suppliedWhenLost: both.every((one) => isSupplied(state, one)),
    nightSince: both.every((one) => nightSince(state, one)),
  };
};

/** Ruling 96: the status when this side's rally segment began; that is with its first rally of the turn. */
export const atStartOf = (state: CorpsState, side: Side): readonly string[] => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? segment.atStart : demoralizedOf(state, side);
};

const triesOf = (state: CorpsState, { id, side }: Formation): number => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? (segment.tries[id] ?? 0) : 0;
};

export const faultsOf = (state: CorpsState, { formation: { id }, entries }: Rallying): readonly Check[] => {
  const all = entries.flatMap(({ unit, partner }) => (partner === null ? [unit] : [unit, partner]));
  const isPair = ({ unit }: Entry): boolean => kindOf(state, unit) === 'oneStepPair';
  return [
    [leadingNow(state.corps, id, 0, state.turn).leaderless, CORPS_REFUSALS.LEADERLESS],
    [all.some(({ formation }) => formation !== id), CORPS_REFUSALS.NOT_ITS_UNIT('NLC 13')],
    [new Set(all).size < all.length, CORPS_REFUSALS.NAMED_TWICE('NLC 13')],
    [!all.every((unit) => isEliminated(state, unit) || isThirdOnMap(state, unit)), CORPS_REFUSALS.NOTHING_TO_RALLY],
    [entries.some((entry) => isPair(entry) && entry.partner === null), CORPS_REFUSALS.PAIR_NEEDED],
    [entries.some((entry) => !isPair(entry) && entry.partner !== null), CORPS_REFUSALS.NO_PAIR_NEEDED],
  ];
};

/** What a formation has lost, or has in its third state on the map. */
export const lostOf = (state: CorpsState, { id }: Formation): readonly Unit[] =>
  state.setup.units.filter((unit) => unit.formation === id && (isEliminated(state, unit) || isThirdOnMap(state, unit)));

/** NLC 13: the units with which one makes a pair; none where it needs none. */
export const partnersOf = (state: CorpsState, unit: Unit): readonly Unit[] =>
  kindOf(state, unit) !== 'oneStepPair'
    ? []
    : state.setup.units.filter(
        (other) =>
          other.id !== unit.id &&
          other.formation === unit.formation &&
          isEliminated(state, other) &&
          isIdentical(unit, other),
      );

/** What the game answers, as far as it is not in somebody's orders. */
export const answers = (state: CorpsState, { formation, entries }: Rallying) => ({
  ...conditionsOf(state, formation.id, null, atStartOf(state, formation.side)),
  attemptsBefore: triesOf(state, formation),
  units: entries.map((entry) => unitInput(state, entry)),
});

/** What the players still confirm of a leader is taken as given. */
const AS_CONFIRMED = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false } as const;

/** NLC 13: what stands against a rally as far as the app knows by itself. */
const againstRally = (state: CorpsState, formation: Formation, unit: Unit, partner: Unit | null) => {
  const rallying: Rallying = {
    scope: scopeOf(state, formation.side),
    formation,
    entries: [{ unit, partner }],
  };
  const step = unless(faultsOf(state, rallying), () =>
    rally.run({ ...answers(state, rallying), ...AS_CONFIRMED, other: undefined }),
  );
  return step.kind === 'refused' ? step.refusal : null;
};

/** A unit that its leader might rally; `why` is what stands against it. */
export type RallyCandidate = Readonly<{
  unit: string;
  name: string;
  kind: RallyKind;
  /** Units with which it makes a pair. */
  partners: readonly string[];
  why: Refusal | null;
}>;
export type RallyView = Readonly<{
  formation: string;
  /** NLC 13: by its orders, for whoever may read them; null where only the players can say it. */
  inReserve: boolean | null;
  /** NLC 5.3, MOP 37.7: what else is asked of the leader in this game. */
  asks: Readonly<{ woods: boolean; supply: boolean }>;
  left: number;
  candidates: readonly RallyCandidate[];
}>;

const PER_LEADER = 2;

/** NLC 13: what a formation has lost or has in its third state, each with what stands against its rally. */
export const rallyView = (state: CorpsState, formation: Formation): RallyView => ({
  formation: formation.id,
  inReserve: null,
  asks: state.book.rally,
  left: Math.max(0, PER_LEADER - triesOf(state, formation)),
  candidates: lostOf(state, formation).map((unit): RallyCandidate => {
    const partners = partnersOf(state, unit);
    const why = (partner: (typeof partners)[number] | null) => againstRally(state, formation, unit, partner);
    const able = partners.find((partner) => why(partner) === null);
    return {
      unit: unit.id,
      name: unit.name,
      kind: kindOf(state, unit),
      partners: partners.map(({ id }) => id),
      why: why(able ?? partners[0] ?? null),
    };
  }),
});

const NOT_IN_RESERVE: Refusal = RECOVERY_REFUSALS.RALLY_NEEDS_RESERVE;

/** NLC 13: with what the orders say of it; the first thing that stands against anybody is then that. */
export const asOrdered = (view: RallyView, inReserve: boolean | null): RallyView => ({
  ...view,
  inReserve,
  candidates: view.candidates.map((one) => (inReserve === false ? { ...one, why: one.why ?? NOT_IN_RESERVE } : one)),
});

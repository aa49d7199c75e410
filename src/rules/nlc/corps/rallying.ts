import type { Seat, Side } from '../../../engine/sides';
import type { Decision, Fact } from '../../../engine/rule-set';
import { mapOutcome, refuse, unless } from '../../../engine/step';
import type { Check, Refusal, Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { isHuge } from '../../common/setup/unit';
import type { Unit } from '../../common/setup/unit';
import type { Formation } from '../../common/setup/setup';
import { rally } from '../recovery/rally';
import type { Rallied, RallyInput } from '../recovery/rally';
import type { CorpsBook } from './corps-book';
import { conditionsOf } from './conditions';
import type { Conditions } from './conditions';
import type { CorpsCommand, CorpsEvent } from './corps';
import { demoralizedOf } from './judge';
import { leadingNow } from './leaders';
import { formationOf, knows, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { RECOVERY_REFUSALS } from '../recovery/vocabulary';

type Event = CorpsEvent | ArmyEvent;
type Command = Extract<CorpsCommand, { type: 'Rally' }>;
type Facts = Command['facts'];
type Outcome = Step<Decision<Event>>;
type Kind = RallyInput['units'][number]['kind'];

/** What is to come back, and the second counter that is spent on it. */
type Entry = Readonly<{ unit: Unit; partner: Unit | null }>;

const isEliminated = ({ army }: CorpsState, { id }: Unit): boolean => {
  const { place } = standingOf(army, id);
  return place === 'uar' || place === 'peu';
};

/** NLC 6.2: its third state, still on the map. */
const isThirdOnMap = ({ army }: CorpsState, unit: Unit): boolean => {
  const { place, stepsLost } = standingOf(army, unit.id);
  return isHuge(unit) && place === 'map' && stepsLost === 2;
};

const kindOf = (state: CorpsState, unit: Unit): Kind => {
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
const atStartOf = (state: CorpsState, side: Side): readonly string[] => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? segment.atStart : demoralizedOf(state, side);
};

const triesOf = (state: CorpsState, { id, side }: Formation): number => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? (segment.tries[id] ?? 0) : 0;
};

/** What the app knows of a leader who rallies, without asking anybody. */
export type RallyBase = Conditions & CorpsBook['inputs'] & Readonly<{ attemptsBefore: number }>;

const baseOf = (state: CorpsState, formation: Formation): RallyBase => ({
  ...conditionsOf(state, formation.id, null, atStartOf(state, formation.side)),
  ...state.book.inputs,
  attemptsBefore: triesOf(state, formation),
});

/** NLC 13: with what the players say of him. MOP has no limit of its own in woods. */
export const rallyInputOf = (
  { game, ...base }: RallyBase,
  units: readonly RallyInput['units'][number][],
  { facts, other }: Pick<Command, 'facts' | 'other'>,
): RallyInput => ({
  ...base,
  ...facts,
  units: [...units],
  leaderInWoods: facts.leaderInWoods && game === 'nlc',
  other,
});

const inputOf = (
  state: CorpsState,
  formation: Formation,
  entries: readonly Entry[],
  told: Pick<Command, 'facts' | 'other'>,
): RallyInput => {
  const units = entries.map((entry) => unitInput(state, entry));
  return rallyInputOf(baseOf(state, formation), units, told);
};

const faultsOf = (state: CorpsState, { id }: Formation, entries: readonly Entry[]): readonly Check[] => {
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

const entriesOf = ({ setup }: CorpsState, { units }: Command): readonly Entry[] | null => {
  const byId = (id: string): Unit | undefined => setup.units.find((unit) => unit.id === id);
  const entries = units.flatMap(({ unit: id, partner: second }): readonly Entry[] => {
    const unit = byId(id);
    const partner = second === null ? null : byId(second);
    return unit === undefined || partner === undefined ? [] : [{ unit, partner }];
  });
  return entries.length < units.length ? null : entries;
};

/** NLC 13, 6.2, Ruling 26: back with its reverse up, or, of one-step units, one with its only side; the failed are out for good. */
const armyEvents = ({ unit, partner }: Entry, { rallied }: Rallied): readonly ArmyEvent[] => [
  rallied
    ? { type: 'UnitPlaced', unit: unit.id, place: 'map', stepsLost: unit.reverse === null ? 0 : 1 }
    : { type: 'UnitPlaced', unit: unit.id, place: 'peu' },
  ...(partner === null ? [] : [{ type: 'UnitPlaced', unit: partner.id, place: 'peu' } as const]),
];

const factsOf = (
  state: CorpsState,
  { id, side }: Formation,
  entries: readonly Entry[],
  results: readonly Rallied[],
): readonly Fact<Event>[] => {
  const done = entries.flatMap((entry, i) => {
    const result = results[i];
    return result === undefined ? [] : [{ entry, result }];
  });
  const tried: CorpsEvent = {
    type: 'RallyTried',
    formation: id,
    side,
    turn: state.turn,
    atStart: [...atStartOf(state, side)],
    tries: done.map(({ entry: { unit, partner }, result }) => ({
      unit: unit.id,
      partner: partner?.id ?? null,
      rallied: result.rallied,
    })),
  };
  const onTable: readonly Event[] = [
    ...done.flatMap(({ entry, result }) => armyEvents(entry, result)),
    { type: 'FollowUpSet', id: 'leadsRally', of: id, value: 1 },
  ];
  return [
    { scope: scopeOf(state, side), event: tried },
    ...onTable.map((event): Fact<Event> => ({ scope: 'table', event })),
  ];
};

/** NLC 13: at a desk whose orders are in the app nobody is asked whether the formation is in Reserve. */
const knowing = ({ inReserve }: CorpsState, { id }: Formation, { facts, other }: Command) => ({
  facts: { ...facts, inReserve: inReserve?.(id) ?? facts.inReserve },
  other,
});

/**
 * NLC 13, Ruling 96: a leader rallies what his formation has lost. With hidden demoralization the owner does it at his own
 * desk, where the dice stay too, and undo stops at it whether or not dice were thrown: either would tell.
 */
export const rallyUnits = (state: CorpsState, command: Command, seat: Seat): Outcome => {
  const formation = formationOf(state, command.leaderFormation);
  if (formation === undefined) return refuse(CUP_REFUSALS.NO_SUCH_FORMATION('NLC 13'));
  const { side } = formation;
  if (!knows(state, seat, side)) return refuse(CORPS_REFUSALS.OWNER_JUDGES);
  const entries = entriesOf(state, command);
  if (entries === null) return refuse(ARMY_REFUSALS.NO_SUCH_UNIT('NLC 13'));
  return unless(faultsOf(state, formation, entries), () => {
    const step = rally.run(inputOf(state, formation, entries, knowing(state, formation, command)));
    const barrier = step.kind === 'needsDice' || scopeOf(state, side) !== 'table';
    return mapOutcome(step, ({ units }) => ({ facts: factsOf(state, formation, entries, units), barrier }));
  });
};

/** A unit that its leader might rally; `why` is what stands against it. */
export type RallyCandidate = Readonly<{
  unit: string;
  name: string;
  kind: Kind;
  /** Units with which it makes a pair. */
  partners: readonly string[];
  why: Refusal | null;
  /** As the procedure takes it, for its odds. */
  input: RallyInput['units'][number];
}>;
export type RallyView = Readonly<{
  formation: string;
  /** NLC 13: by its orders, for whoever may read them; null where only the players can say it. */
  inReserve: boolean | null;
  /** NLC 5.3, MOP 37.7: what else is asked of the leader in this game. */
  asks: Readonly<{ woods: boolean; supply: boolean }>;
  left: number;
  base: RallyBase;
  candidates: readonly RallyCandidate[];
}>;

/** What the players still confirm is taken as given, so that `why` is what the app knows by itself. */
const AS_CONFIRMED: Facts = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false };
const PER_LEADER = 2;

const whyNot = (state: CorpsState, formation: Formation, entry: Entry): Refusal | null => {
  const step = unless(faultsOf(state, formation, [entry]), () =>
    rally.run(inputOf(state, formation, [entry], { facts: AS_CONFIRMED })),
  );
  return step.kind === 'refused' ? step.refusal : null;
};

/** NLC 13: what a formation has lost or has in its third state, each with what stands against its rally. */
export const rallyView = (state: CorpsState, formation: Formation): RallyView => {
  const lost = state.setup.units.filter(
    (unit) => unit.formation === formation.id && (isEliminated(state, unit) || isThirdOnMap(state, unit)),
  );
  const candidates = lost.map((unit): RallyCandidate => {
    const kind = kindOf(state, unit);
    const partners =
      kind === 'oneStepPair' ? lost.filter((other) => other.id !== unit.id && isIdentical(unit, other)) : [];
    const able = partners.find((partner) => whyNot(state, formation, { unit, partner }) === null);
    const entry: Entry = { unit, partner: able ?? partners[0] ?? null };
    const why = whyNot(state, formation, entry);
    const input = unitInput(state, entry);
    return { unit: unit.id, name: unit.name, kind, partners: partners.map(({ id }) => id), why, input };
  });
  const base = baseOf(state, formation);
  return {
    formation: formation.id,
    inReserve: null,
    asks: state.book.rally,
    left: Math.max(0, PER_LEADER - base.attemptsBefore),
    base,
    candidates,
  };
};

const NOT_IN_RESERVE: Refusal = RECOVERY_REFUSALS.RALLY_NEEDS_RESERVE;

/** NLC 13: with what the orders say of it; the first thing that stands against anybody is then that. */
export const asOrdered = (view: RallyView, inReserve: boolean | null): RallyView => ({
  ...view,
  inReserve,
  candidates: view.candidates.map((one) => (inReserve === false ? { ...one, why: one.why ?? NOT_IN_RESERVE } : one)),
});

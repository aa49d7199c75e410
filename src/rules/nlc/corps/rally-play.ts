import { group, list, maybe, name } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Fact } from '../../../engine/rule-set';
import type { Scope, Seat, Side } from '../../../engine/sides';
import { unless } from '../../../engine/step';
import type { Check, Refusal } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { playIn } from '../../common/play/play';
import { isHuge } from '../../common/setup/unit';
import type { Unit } from '../../common/setup/unit';
import type { Formation } from '../../common/setup/setup';
import { rally } from '../recovery/rally';
import type { Rallied, RallyInput, RallyOutcome } from '../recovery/rally';
import { conditionsOf } from './conditions';
import type { CorpsEvent } from './corps';
import type { CorpsBook } from './corps-book';
import { demoralizedOf } from './judge';
import { leadingNow } from './leaders';
import { formationOf, knows, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';

type Event = CorpsEvent | ArmyEvent;
export type RallyKind = RallyInput['units'][number]['kind'];

const about = {
  /** Whose leader rallies. */
  formation: name(40),
  /** `partner`: the second of two one-step units (NLC 13). */
  units: list(group({ unit: name(40), partner: maybe(name(40)) }), 1, 2),
};
type About = Told<typeof about>;

/** Who rallies, and what. */
type Rallying = Readonly<{ scope: Scope; formation: Formation; entries: readonly Entry[] }>;

/** What is to come back, and the second counter that is spent on it. */
type Entry = Readonly<{ unit: Unit; partner: Unit | null }>;

export const isEliminated = ({ army }: CorpsState, { id }: Unit): boolean => {
  const { place } = standingOf(army, id);
  return place === 'uar' || place === 'peu';
};

/** NLC 6.2: its third state, still on the map. */
export const isThirdOnMap = ({ army }: CorpsState, unit: Unit): boolean => {
  const { place, stepsLost } = standingOf(army, unit.id);
  return isHuge(unit) && place === 'map' && stepsLost === 2;
};

export const kindOf = (state: CorpsState, unit: Unit): RallyKind => {
  if (isThirdOnMap(state, unit)) return 'hugeOnMap';
  return unit.reverse === null ? 'oneStepPair' : 'eliminated';
};

const RATINGS = ['arm', 'guard', 'front', 'initiative', 'morale', 'pursuit', 'movement'] as const;

/** NLC 13: exactly the same ratings, and both of one step. */
export const isIdentical = (a: Unit, b: Unit): boolean =>
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

export const triesOf = (state: CorpsState, { id, side }: Formation): number => {
  const segment = ledgerOf(state, side).rallies[side];
  return segment?.turn === state.turn ? (segment.tries[id] ?? 0) : 0;
};

const entriesOf = ({ setup }: CorpsState, { units }: About): readonly Entry[] | null => {
  const byId = (id: string): Unit | undefined => setup.units.find((unit) => unit.id === id);
  const entries = units.flatMap(({ unit: id, partner: second }): readonly Entry[] => {
    const unit = byId(id);
    const partner = second === null ? null : byId(second);
    return unit === undefined || partner === undefined ? [] : [{ unit, partner }];
  });
  return entries.length < units.length ? null : entries;
};

const faultsOf = (state: CorpsState, { formation: { id }, entries }: Rallying): readonly Check[] => {
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

/** NLC 13, 6.2, Ruling 26: back with its reverse up, or, of one-step units, one with its only side; the failed are out for good. */
const armyEvents = ({ unit, partner }: Entry, { rallied }: Rallied): readonly ArmyEvent[] => [
  rallied
    ? { type: 'UnitPlaced', unit: unit.id, place: 'map', stepsLost: unit.reverse === null ? 0 : 1 }
    : { type: 'UnitPlaced', unit: unit.id, place: 'peu' },
  ...(partner === null ? [] : [{ type: 'UnitPlaced', unit: partner.id, place: 'peu' } as const]),
];

const factsOf = (
  state: CorpsState,
  { scope, formation: { id, side }, entries }: Rallying,
  { units: results }: RallyOutcome,
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
  return [{ scope, event: tried }, ...onTable.map((event): Fact<Event> => ({ scope: 'table', event }))];
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

const offersOf = (state: CorpsState, formation: Formation) =>
  lostOf(state, formation).map((unit) => ({
    formation: formation.id,
    units: [{ unit: unit.id, partner: partnersOf(state, unit)[0]?.id ?? null }],
  }));

const find = (state: CorpsState, about: About, seat: Seat): Rallying | Refusal => {
  const formation = formationOf(state, about.formation);
  if (formation === undefined) return CUP_REFUSALS.NO_SUCH_FORMATION('NLC 13');
  if (!knows(state, seat, formation.side)) return CORPS_REFUSALS.OWNER_JUDGES;
  const entries = entriesOf(state, about);
  return entries === null
    ? ARMY_REFUSALS.NO_SUCH_UNIT('NLC 13')
    : { scope: scopeOf(state, formation.side), formation, entries };
};

/** What the game answers, as far as it is not in somebody's orders. */
const answers = (state: CorpsState, { formation, entries }: Rallying) => ({
  ...conditionsOf(state, formation.id, null, atStartOf(state, formation.side)),
  attemptsBefore: triesOf(state, formation),
  units: entries.map((entry) => unitInput(state, entry)),
});

/** What the players still confirm of a leader is taken as given. */
const AS_CONFIRMED = { inReserve: true, leaderSeenByEnemy: false, leaderInWoods: false, outOfSupply: false } as const;

/** NLC 13: what stands against a rally as far as the app knows by itself. */
export const againstRally = (state: CorpsState, formation: Formation, unit: Unit, partner: Unit | null) => {
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

/** NLC 5.3: where a book has a stacking limit of its own, woods hold nobody back. */
const inWoods = ({ rally: { woods } }: CorpsBook) => (woods ? {} : { leaderInWoods: false });

/**
 * NLC 13, Ruling 96: a leader rallies what his formation has lost. With hidden demoralization the owner does it at his own
 * desk, where the dice stay too, and undo stops at it whether or not dice were thrown: either would tell.
 */
export const rallyPlay = playIn<CorpsState, Event>()(rally, {
  about,
  offers: (state, seat) =>
    state.setup.formations.filter(({ side }) => knows(state, seat, side)).flatMap((one) => offersOf(state, one)),
  find,
  settled: ['units', 'attemptsBefore', 'demoralized', 'armyDemoralized', 'fatigued', 'exhausted'],
  perhaps: ['inReserve', 'leaderInWoods'],
  knows: (state, rallying) => {
    const inReserve = state.inReserve?.(rallying.formation.id) ?? null;
    return { ...answers(state, rallying), ...inWoods(state.book), ...(inReserve === null ? {} : { inReserve }) };
  },
  checks: faultsOf,
  writes: (state, rallying, { outcome }) => factsOf(state, rallying, outcome),
});

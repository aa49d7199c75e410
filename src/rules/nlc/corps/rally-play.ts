import { group, list, maybe, name } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Fact } from '../../../engine/rule-set';
import type { Seat } from '../../../engine/sides';
import type { Refusal } from '../../../engine/step';
import type { ArmyEvent } from '../../common/army/army';
import { playIn } from '../../common/play/play';
import type { Unit } from '../../common/setup/unit';
import type { Formation } from '../../common/setup/setup';
import { rally } from '../recovery/rally';
import type { Rallied, RallyOutcome } from '../recovery/rally';
import type { CorpsEvent } from './corps';
import type { CorpsBook } from './corps-book';
import { answers, atStartOf, faultsOf, lostOf, partnersOf } from './rallying';
import type { Entry, Rallying } from './rallying';
import { formationOf, knows, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';

type Event = CorpsEvent | ArmyEvent;
const about = {
  /** Whose leader rallies. */
  formation: name(40),
  /** `partner`: the second of two one-step units (NLC 13). */
  units: list(group({ unit: name(40), partner: maybe(name(40)) }), 1, 2),
};
type About = Told<typeof about>;

const entriesOf = ({ setup }: CorpsState, { units }: About): readonly Entry[] | null => {
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

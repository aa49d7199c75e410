import { group, list, maybe, name, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import type { Fact } from '../../../engine/rule-set';
import { SIDES, bothSides } from '../../../engine/sides';
import type { Scope, Seat, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Check, Refusal, Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { playIn } from '../../common/play/play';
import type { Unit } from '../../common/setup/unit';
import { disruptionRemoval } from '../recovery/disruption-removal';
import type { DisruptionRemovalOutcome } from '../recovery/disruption-removal';
import { isOn } from '../switches';
import { fatesWritten, rout, routsCounted } from '../procedure/write-back';
import { armyLowersMorale, frenchShaken, moraleUnitOf } from './conditions';
import type { CorpsEvent } from './corps';
import { demoralizedOf } from './judge';
import { isHelped } from './rallying-leader';
import { formationOf, knows, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';

type Event = CorpsEvent | ArmyEvent;
type Result = DisruptionRemovalOutcome['kind'];

const { unit, shelteringTerrain, undisruptedEnemyAdjacent, ...moment } = disruptionRemoval.asks;

/** What players see of a unit on the map. */
const onTheMap = {
  unit: name(40),
  shelteringTerrain,
  undisruptedEnemyAdjacent,
  withLeader: yesNo(false),
  inReserve: yesNo(false),
};
const asks = {
  /** `mayBeLed`: whether a leader who is said to be with it helps it (NLC 13). `ordered`: in Reserve, as far as orders tell. */
  tries: list(group({ id: name(40), unit, mayBeLed: yesNo(true), ordered: maybe(yesNo()) }), 1, 200),
  seen: list(group(onTheMap), 0, 200, []),
  ...moment,
};
type Removals = Told<typeof asks>;
type Outcome = Readonly<{ results: readonly Result[] }>;

const PLAIN = { shelteringTerrain: false, undisruptedEnemyAdjacent: false, withLeader: false, inReserve: false };

const tryOne = (
  { seen, ...its }: Removals,
  { id, unit: known, mayBeLed, ordered }: Removals['tries'][number],
): Step<Result> => {
  const { withLeader, inReserve, ...around } = seen.find((one) => one.unit === id) ?? PLAIN;
  const step = disruptionRemoval.run({
    ...its,
    shelteringTerrain: around.shelteringTerrain,
    undisruptedEnemyAdjacent: around.undisruptedEnemyAdjacent,
    unit: { ...known, withLeader: withLeader && mayBeLed, inReserve: ordered ?? inReserve },
  });
  return mapOutcome(step, ({ kind }) => kind);
};

/** NLC 19.2: one after the other, but each as it stood before the first die. */
const tryAll = (told: Removals): Step<Outcome> => {
  const all = told.tries.reduce<Step<readonly Result[]>>(
    (before, one) => andThen(before, (done) => andThen(tryOne(told, one), (result) => accept([...done, result]))),
    accept([]),
  );
  return mapOutcome(all, (results) => ({ results }));
};

/** The procedure of the books is of one unit; in a game those of a phase try together. */
const removals = procedure({
  id: disruptionRemoval.id,
  rule: 'NLC 19.2',
  title: disruptionRemoval.title,
  asks,
  example: {
    input: { tries: [{ id: 'Pirch', unit: { id: 'Pirch', arm: 'infantry', frontStrength: 6 } }] },
    dice: [[5]],
  },
  run: tryAll,
});

const about = { units: list(name(40), 1, 200) };

type Disrupted = Readonly<{ unit: Unit; side: Side }>;
type Trying = Readonly<{ scope: Scope; all: readonly Disrupted[]; named: readonly string[] }>;

const sideOfUnit = (state: CorpsState, { formation }: Unit): Side | undefined => formationOf(state, formation)?.side;

const find = (state: CorpsState, { units: named }: Told<typeof about>, seat: Seat): Trying | Refusal => {
  const all = named.flatMap((id): readonly Disrupted[] => {
    const found = state.setup.units.find((one) => one.id === id);
    const side = found === undefined ? undefined : sideOfUnit(state, found);
    return found === undefined || side === undefined ? [] : [{ unit: found, side }];
  });
  if (all.some(({ side }) => !knows(state, seat, side))) return CORPS_REFUSALS.OWNER_JUDGES;
  const [first] = all;
  if (first === undefined || all.length < named.length) return ARMY_REFUSALS.NO_SUCH_UNIT('NLC 19.2');
  return { scope: scopeOf(state, first.side), all, named };
};

export const hasTried = (state: CorpsState, { id }: Unit, side: Side): boolean => {
  const tried = ledgerOf(state, side).tried[side];
  return tried?.turn === state.turn && tried.units.includes(id);
};

export const isDisrupted = ({ army }: CorpsState, { id }: Unit): boolean =>
  standingOf(army, id).marks.includes('disrupted');

const checks = (state: CorpsState, { all, named }: Trying): readonly Check[] => [
  [new Set(named).size < named.length, CORPS_REFUSALS.NAMED_TWICE('NLC 19.2')],
  [!all.every(({ unit: one }) => isDisrupted(state, one)), ARMY_REFUSALS.NO_SUCH_MARK('NLC 19.2')],
  [all.some(({ unit: one, side }) => hasTried(state, one, side)), CORPS_REFUSALS.TRIED_THIS_TURN],
];

const STANDING = { withLeader: false, inReserve: false } as const;

const knownOf = (state: CorpsState, { all }: Trying) => {
  // Of a side that has no unit among them nothing is asked: it may be the one whose status is hidden.
  const status = bothSides((side) => (all.some((one) => one.side === side) ? demoralizedOf(state, side) : []));
  return {
    ...state.book.inputs,
    byCheck: isOn(state.setup, 'disruptionByCheck'),
    rout: isOn(state.setup, 'rout'),
    frenchShaken: frenchShaken(state),
    armyLowersMorale: armyLowersMorale(state),
    tries: all.map(({ unit: one, side }) => ({
      id: one.id,
      unit: moraleUnitOf(state, one, status[side], STANDING),
      mayBeLed: isHelped(state, one.id),
      ordered: state.inReserve?.(one.formation) ?? null,
    })),
  };
};

const triedOf = (
  state: CorpsState,
  all: readonly (Disrupted & Readonly<{ result: Result }>)[],
): readonly Fact<Event>[] =>
  SIDES.flatMap((side): readonly Fact<Event>[] => {
    const tries = all.flatMap(({ unit: one, result, side: its }) => (its === side ? [{ unit: one.id, result }] : []));
    if (tries.length === 0) return [];
    return [{ scope: scopeOf(state, side), event: { type: 'DisruptionTried', side, turn: state.turn, tries } }];
  });

const writes = (state: CorpsState, { all }: Trying, { results }: Outcome): readonly Fact<Event>[] => {
  const tried = all.flatMap((one, i) => {
    const result = results[i];
    return result === undefined ? [] : [{ ...one, result }];
  });
  const whoIs = (what: Result): readonly string[] =>
    tried.flatMap(({ unit: one, result }) => (result === what ? [one.id] : []));
  const lifts = whoIs('removed').map((id) => ({ unit: id, mark: 'disrupted' as const }));
  const gone = whoIs('routed').map(rout);
  const onTable: readonly Event[] = [
    ...(lifts.length === 0 ? [] : [{ type: 'MarksLifted' as const, lifts }]),
    ...fatesWritten(state, gone),
    ...routsCounted(state, gone),
  ];
  return [...triedOf(state, tried), ...onTable.map((event): Fact<Event> => ({ scope: 'table', event }))];
};

/**
 * NLC 19.2, 6.3, 20.10: at the turn's end each disrupted unit tries once to lose its marker, all of a phase together. With hidden
 * demoralization only the owner may: his morale would tell.
 */
export const disruptionPlay = playIn<CorpsState, Event>()(removals, {
  about,
  offers: (state, seat) =>
    state.setup.units.flatMap((one) => {
      const side = sideOfUnit(state, one);
      const isOpen = side !== undefined && knows(state, seat, side) && isDisrupted(state, one);
      return isOpen && !hasTried(state, one, side) ? [{ units: [one.id] }] : [];
    }),
  find,
  settled: ['tries', 'game', 'byCheck', 'rout', 'frenchShaken', 'armyLowersMorale'],
  knows: knownOf,
  checks,
  writes: (state, trying, { outcome }) => writes(state, trying, outcome),
});

import { SIDES, bothSides } from '../../../engine/sides';
import type { BySide, Seat, Side } from '../../../engine/sides';
import type { Decision, Fact } from '../../../engine/rule-set';
import { accept, andThen, refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent } from '../../common/army/army';
import { isOn } from '../switches';
import type { Unit } from '../../common/setup/unit';
import { disruptionRemoval } from '../recovery/disruption-removal';
import type { DisruptionRemovalInput } from '../recovery/disruption-removal';
import { armyLowersMorale, asPrinted, frenchShaken, moraleUnitOf } from './conditions';
import type { PrintedUnit } from './conditions';
import type { CorpsCommand, CorpsEvent } from './corps';
import { followUpsUsed, retreatsIn } from './follow-ups';
import { demoralizedOf } from './judge';
import { isHelped } from './rallying-leader';
import { formationOf, knows, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';

type Event = CorpsEvent | ArmyEvent;
type Command = Extract<CorpsCommand, { type: 'RemoveDisruption' }>;
type Disrupted = Readonly<{ unit: Unit; side: Side; facts: Command['units'][number] }>;
/** Who is demoralized on either side, before the first die: all attempts of a phase are made at once (NLC 19.2). */
type Status = BySide<readonly string[]>;
type Tried = Readonly<{ unit: Unit; side: Side; result: 'removed' | 'stays' | 'routed' }>;

const found = (state: CorpsState, { units }: Command): readonly Disrupted[] =>
  units.flatMap((facts): readonly Disrupted[] => {
    const unit = state.setup.units.find(({ id }) => id === facts.unit);
    const side = unit === undefined ? undefined : formationOf(state, unit.formation)?.side;
    return unit === undefined || side === undefined ? [] : [{ unit, side, facts }];
  });

const hasTried = (state: CorpsState, { unit, side }: Pick<Disrupted, 'unit' | 'side'>): boolean => {
  const tried = ledgerOf(state, side).tried[side];
  return tried?.turn === state.turn && tried.units.includes(unit.id);
};

/** What the app knows of a disrupted unit's try, without asking anybody. */
export type CheckBase = Pick<DisruptionRemovalInput, 'game' | 'byCheck' | 'frenchShaken' | 'armyLowersMorale'> &
  Readonly<{
    unit: PrintedUnit;
    /** NLC 13: whether its leader, where he is with it, helps it. */
    isHelped: boolean;
  }>;

const baseOf = (state: CorpsState, unit: Unit, demoralized: readonly string[]): CheckBase => ({
  unit: asPrinted(moraleUnitOf(state, unit, demoralized, { withLeader: false, inReserve: false })),
  ...state.book.inputs,
  byCheck: isOn(state.setup, 'disruptionByCheck'),
  frenchShaken: frenchShaken(state),
  armyLowersMorale: armyLowersMorale(state),
  isHelped: isHelped(state, unit.id),
});

/** NLC 19.2: with what the players see on the map. */
export const removalInputOf = (
  { unit, isHelped: mayBeLed, ...base }: CheckBase,
  { shelteringTerrain, undisruptedEnemyAdjacent, withLeader, inReserve }: Omit<Command['units'][number], 'unit'>,
  { rout, other }: Pick<Command, 'rout' | 'other'>,
): DisruptionRemovalInput => ({
  ...base,
  unit: { initiative: null, specialMorale: null, ...unit, withLeader: withLeader && mayBeLed, inReserve },
  shelteringTerrain,
  undisruptedEnemyAdjacent,
  rout,
  other,
});

const tryOne = (state: CorpsState, { unit, side, facts }: Disrupted, status: Status, command: Command): Step<Tried> => {
  const input = removalInputOf(baseOf(state, unit, status[side]), facts, command);
  return andThen(disruptionRemoval.run(input), ({ kind }) => accept<Tried>({ unit, side, result: kind }));
};

const tryAll = (state: CorpsState, all: readonly Disrupted[], command: Command): Step<readonly Tried[]> => {
  // Of a side that has no unit among them nothing is asked: it may be the one whose status is hidden.
  const status = bothSides((side) => (all.some((one) => one.side === side) ? demoralizedOf(state, side) : []));
  return all.reduce<Step<readonly Tried[]>>(
    (before, one) =>
      andThen(before, (done) => andThen(tryOne(state, one, status, command), (tried) => accept([...done, tried]))),
    accept([]),
  );
};

/** NLC 20.10: a unit that routs is eliminated, for good where it is out of supply (NLC 13). */
const routed = (state: CorpsState, { unit }: Tried): ArmyEvent => ({
  type: 'UnitPlaced',
  unit: unit.id,
  place: standingOf(state.army, unit.id).marks.includes('outOfSupply') ? 'peu' : 'uar',
});

const MOST_COUNTED = 99;

/** NLC 20.11: routed units count as units that retreated, where the Initial Action asks for them. */
const countedRouts = (state: CorpsState, all: readonly Tried[]): readonly CorpsEvent[] =>
  SIDES.flatMap((side): readonly CorpsEvent[] => {
    const routs = all.filter((one) => one.side === side && one.result === 'routed').length;
    if (routs === 0 || !followUpsUsed(state).includes('retreated')) return [];
    const value = Math.min(MOST_COUNTED, retreatsIn(state.corps, state.turn)[side].units + routs);
    return [{ type: 'FollowUpSet', id: 'retreated', of: side, value }];
  });

const factsOf = (state: CorpsState, all: readonly Tried[]): readonly Fact<Event>[] => {
  const tries = SIDES.flatMap((side): readonly Fact<Event>[] => {
    const its = all.filter((one) => one.side === side).map(({ unit, result }) => ({ unit: unit.id, result }));
    if (its.length === 0) return [];
    return [{ scope: scopeOf(state, side), event: { type: 'DisruptionTried', side, turn: state.turn, tries: its } }];
  });
  const lifts = all
    .filter(({ result }) => result === 'removed')
    .map(({ unit }) => ({ unit: unit.id, mark: 'disrupted' as const }));
  const gone = all.filter(({ result }) => result === 'routed').map((one) => routed(state, one));
  const onTable: readonly Event[] = [
    ...(lifts.length === 0 ? [] : [{ type: 'MarksLifted' as const, lifts }]),
    ...gone,
    ...countedRouts(state, all),
  ];
  return [...tries, ...onTable.map((event): Fact<Event> => ({ scope: 'table', event }))];
};

/**
 * NLC 19.2, 6.3, 20.10: at the turn's end each disrupted unit tries once to lose its marker. With hidden demoralization only
 * the owner may: his morale would tell.
 */
export const removeDisruption = (state: CorpsState, command: Command, seat: Seat): Step<Decision<Event>> => {
  const all = found(state, command);
  if (all.some(({ side }) => !knows(state, seat, side))) return refuse(CORPS_REFUSALS.OWNER_JUDGES);
  const ids = command.units.map(({ unit }) => unit);
  return unless(
    [
      [all.length < ids.length, ARMY_REFUSALS.NO_SUCH_UNIT('NLC 19.2')],
      [new Set(ids).size < ids.length, CORPS_REFUSALS.NAMED_TWICE('NLC 19.2')],
      [
        !all.every(({ unit }) => standingOf(state.army, unit.id).marks.includes('disrupted')),
        ARMY_REFUSALS.NO_SUCH_MARK('NLC 19.2'),
      ],
      [all.some((one) => hasTried(state, one)), CORPS_REFUSALS.TRIED_THIS_TURN],
    ],
    () =>
      andThen(tryAll(state, all, command), (tried) =>
        accept({ facts: factsOf(state, tried), barrier: isOn(state.setup, 'disruptionByCheck') }),
      ),
  );
};

/** A unit that bears the marker: whether it has tried this turn, and what its odds come from. */
export type DisruptionCheck = Readonly<{ unit: string; tried: boolean; base: CheckBase }>;

/** NLC 19.2: a side's disrupted units, where a die takes their markers off. For those who may know how its formations stand. */
export const disruptionChecks = (state: CorpsState, side: Side): readonly DisruptionCheck[] => {
  if (!isOn(state.setup, 'disruptionByCheck')) return [];
  const bearing = state.setup.units.filter(
    ({ id, formation }) =>
      formationOf(state, formation)?.side === side && standingOf(state.army, id).marks.includes('disrupted'),
  );
  const demoralized = bearing.length === 0 ? [] : demoralizedOf(state, side);
  return bearing.map((unit) => ({
    unit: unit.id,
    tried: hasTried(state, { unit, side }),
    base: baseOf(state, unit, demoralized),
  }));
};

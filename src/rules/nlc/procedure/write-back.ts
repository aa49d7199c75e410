import type { Fact } from '../../../engine/rule-set';
import { SIDES } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent, Mark } from '../../common/army/army';
import { stepsOf } from '../../common/setup/unit';
import type { Unit } from '../../common/setup/unit';
import type { CorpsEvent } from '../corps/corps';
import type { FollowUpId } from '../corps/follow-up-table';
import { followUpsUsed, retreatsIn } from '../corps/follow-ups';
import { formationOf } from '../corps/state';
import type { CorpsState } from '../corps/state';

/** What has become of one unit in a fight, whatever the fight. `stepsLost` counts from full strength. */
export type Fate = Readonly<{
  id: string;
  eliminated: boolean;
  stepsLost: number;
  disrupted: boolean;
  retreated: boolean;
}>;

export type Written = CorpsEvent | ArmyEvent;

/** A unit of the game, as far as it still stands on the map: a fight may also have had others. */
export const onMap = ({ setup, army }: CorpsState, id: string): Unit | null => {
  const unit = setup.units.find((one) => one.id === id);
  return unit !== undefined && standingOf(army, id).place === 'map' ? unit : null;
};

export const sideOfUnit = (state: CorpsState, id: string): Side | null => {
  const unit = state.setup.units.find((one) => one.id === id);
  return unit === undefined ? null : (formationOf(state, unit.formation)?.side ?? null);
};

/** NLC 13: whoever is lost out of supply is lost for good. */
const gravePlace = ({ army }: CorpsState, id: string): 'uar' | 'peu' =>
  standingOf(army, id).marks.includes('outOfSupply') ? 'peu' : 'uar';

/** NLC 6.1, 6.2: one event for each step, the last of them off the map. */
const stepsLostBy = (state: CorpsState, { id, eliminated, stepsLost }: Fate): readonly ArmyEvent[] => {
  const unit = onMap(state, id);
  if (unit === null) return [];
  const [before, all] = [standingOf(state.army, id).stepsLost, stepsOf(unit)];
  const after = eliminated ? all : Math.min(stepsLost, all);
  return Array.from({ length: Math.max(0, after - before) }, (_, i) => ({
    type: 'StepLost',
    unit: id,
    place: before + i + 1 >= all ? gravePlace(state, id) : 'map',
  }));
};

/** A marker for those of them who are still there and do not bear it yet. */
export const marked = (state: CorpsState, ids: readonly string[], mark: Mark): readonly ArmyEvent[] => {
  const units = [...new Set(ids)].filter(
    (id) => onMap(state, id) !== null && !standingOf(state.army, id).marks.includes(mark),
  );
  return units.length === 0 ? [] : [{ type: 'MarkPut', units, mark }];
};

const survives = (state: CorpsState, { id, eliminated, stepsLost }: Fate): boolean => {
  const unit = onMap(state, id);
  return unit !== null && !eliminated && stepsLost < stepsOf(unit);
};

/** NLC 6.1 to 6.3: steps off, and a marker on whoever came out of it in disorder. */
export const fatesWritten = (state: CorpsState, fates: readonly Fate[]): readonly Written[] => [
  ...fates.flatMap((fate) => stepsLostBy(state, fate)),
  ...marked(
    state,
    fates.filter((fate) => fate.disrupted && survives(state, fate)).map(({ id }) => id),
    'disrupted',
  ),
];

const MOST_COUNTED = 99;

const counted = (id: FollowUpId, of: string, value: number): CorpsEvent => ({
  type: 'FollowUpSet',
  id,
  of,
  value: Math.min(MOST_COUNTED, value),
});

/** NLC 20.11: units that went back, and combats in which a side's did, for the Initial Action of the next turn. */
export const retreatsCounted = (state: CorpsState, fates: readonly Fate[]): readonly CorpsEvent[] => {
  if (!followUpsUsed(state).includes('combats')) return [];
  const before = retreatsIn(state.corps, state.turn);
  return SIDES.flatMap((side): readonly CorpsEvent[] => {
    const units = fates.filter(({ id, retreated }) => retreated && sideOfUnit(state, id) === side).length;
    if (units === 0) return [];
    return [counted('retreated', side, before[side].units + units), counted('combats', side, before[side].combats + 1)];
  });
};

/** NLC 20.10: whoever routs is off the map. */
export const rout = (id: string): Fate => ({ id, eliminated: true, stepsLost: 0, disrupted: false, retreated: true });

/** NLC 20.11: routed units count as units that retreated; what they routed by is no combat of its own. */
export const routsCounted = (state: CorpsState, fates: readonly Fate[]): readonly CorpsEvent[] =>
  retreatsCounted(state, fates).filter((event) => event.type === 'FollowUpSet' && event.id === 'retreated');

const isMarkedNow = ({ corps, turn }: CorpsState, id: FollowUpId, of: string): boolean =>
  corps.followUps.some((one) => one.id === id && one.of === of && one.turn === turn && one.value > 0);

/** A follow-up for each of them who does not have it from this turn already. */
export const followed = (state: CorpsState, id: FollowUpId, of: readonly string[]): readonly CorpsEvent[] =>
  [...new Set(of)].filter((one) => !isMarkedNow(state, id, one)).map((one) => counted(id, one, 1));

const formationsOf = ({ setup }: CorpsState, ids: readonly string[]): readonly string[] =>
  setup.units.filter(({ id }) => ids.includes(id)).map(({ formation }) => formation);

/** Ruling 92: whoever was assaulted, charged or bombarded. */
export const attackedBy = (state: CorpsState, ids: readonly string[]): readonly CorpsEvent[] =>
  followed(state, 'attacked', formationsOf(state, ids));

export const onTable = <Event>(events: readonly Event[]): readonly Fact<Event>[] =>
  events.map((event) => ({ scope: 'table', event }));

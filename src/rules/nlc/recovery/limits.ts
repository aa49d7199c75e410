import { group, list, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Working, WorkingLine } from '../../../engine/step';
import { roundHalfUp } from '../../common/rounding';
import { DEMORALIZATION_LINES } from './vocabulary';

/** NLC 20.9: what has happened to a formation's orders, counted. */
export const orderEvents = {
  /** Complied with an Attack, a Probe, or a sequence with one in it. */
  attacksComplied: number(0, 99, 0),
  /** Received a Fall Back or General Retreat. */
  retreatsReceived: number(0, 99, 0),
  /** Orders that failed, of any type. */
  failures: number(0, 99, 0),
  /** Attack orders of the enemy that failed against it. */
  attacksRepelled: number(0, 99, 0),
};
type OrderEvents = Told<typeof orderEvents>;

/** NLC 20.9 for divisions on their own orders. */
export const divisionEvents = { ...orderEvents, divisionsOfCorps: number(1, 20) };
type DivisionEvents = Told<typeof divisionEvents>;

/** NLC 20.6: a friendly demoralized formation whose leader is within five hexes. */
export const neighbours = list(group({ kind: oneOf(['corps', 'cavalryCorps', 'division']) }), 0, 20, []);
type Neighbour = Told<typeof neighbours.of.of>;

/** NLC 11.4, 7.4: what lowers an army's level. */
export const armyFacts = {
  hqsDestroyed: number(0, 9, 0),
  /** Failed Defend or Reserve orders (NLC 20.9). */
  defenceFailures: number(0, 99, 0),
  /** NLC 7.4: Guard infantry that assaulted was thrown back (once in a game, Ruling 35). */
  guardThrownBack: yesNo(false),
  alliedArmyDemoralized: yesNo(false),
};
type ArmyFacts = Told<typeof armyFacts>;

/** One thing that changes a limit. */
export type LimitChange = Readonly<{ by: number; working: Working }>;
const NOTHING: LimitChange = { by: 0, working: [] };

const A_TENTH = 10;

const percentOfEvents = (events: OrderEvents): number =>
  A_TENTH * (events.attacksComplied + events.attacksRepelled - events.retreatsReceived - events.failures);

/** Half up in the same way on both sides of nothing: 13.5 is 14, so −1.5 is −1. */
const rounded = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

const changed = (line: WorkingLine, by: number): LimitChange => ({ by, working: [line] });

/** Tenths of the printed limit, rounded once. */
const tenths = (printed: number, percent: number): LimitChange => {
  const by = rounded(printed * percent, 100);
  return percent === 0 ? NOTHING : changed(DEMORALIZATION_LINES.limitEvents('NLC 20.9', { by, percent }), by);
};

/** NLC 20.9, Ruling 24: tenths of the printed limit, added up and rounded once. */
export const eventsChange = (printed: number, events: OrderEvents): LimitChange =>
  tenths(printed, percentOfEvents(events));

/** NLC 20.9, Ruling 24: the same for a division on its own orders, shared among the corps's divisions, but at least 1. */
export const divisionChange = (printed: number, { divisionsOfCorps, ...events }: DivisionEvents): LimitChange => {
  const percent = percentOfEvents(events);
  if (percent === 0) return NOTHING;
  const size = Math.max(1, roundHalfUp(printed * Math.abs(percent), 100 * divisionsOfCorps));
  const by = percent < 0 ? -size : size;
  const facts = { by, percent, divisions: divisionsOfCorps };
  return changed(DEMORALIZATION_LINES.limitDivision('NLC 20.9', facts), by);
};

const PER_NEIGHBOUR = 2;

/** NLC 20.6: −2 for each; cavalry corps and divisions frighten nobody. */
export const proximityChange = (formations: readonly Neighbour[]): LimitChange => {
  const near = formations.filter(({ kind }) => kind === 'corps').length;
  const by = -PER_NEIGHBOUR * near;
  return near === 0 ? NOTHING : changed(DEMORALIZATION_LINES.limitProximity('NLC 20.6', { by, near }), by);
};

const PER_HQ = 5;
const GUARD = 10;

const hqChange = (hqs: number): LimitChange => {
  const by = -PER_HQ * hqs;
  return hqs === 0 ? NOTHING : changed(DEMORALIZATION_LINES.limitHq('NLC 11.4', { by, hqs }), by);
};

/** NLC 11.4, 7.4, 20.9, Rulings 24, 35: the army's own. */
export const armyChanges = (printed: number, facts: ArmyFacts): readonly LimitChange[] => [
  hqChange(facts.hqsDestroyed),
  facts.guardThrownBack && !facts.alliedArmyDemoralized
    ? changed(DEMORALIZATION_LINES.limitGuard('Ruling 35', { by: -GUARD }), -GUARD)
    : NOTHING,
  tenths(printed, -A_TENTH * facts.defenceFailures),
];

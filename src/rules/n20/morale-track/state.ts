import type { Decision } from '../../../engine/rule-set';
import type { BySide, Side } from '../../../engine/sides';
import { refuse } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import { standingOf } from '../../common/army/army';
import type { ArmyEvent, ArmyTable, Standing } from '../../common/army/army';
import type { Setup } from '../../common/setup/setup';
import type { Unit } from '../../common/setup/unit';
import type { MoraleEvent, MoraleTable, Pursuer } from './model';
import { ARMY_REFUSALS } from '../../common/army/vocabulary';
import { TRACK_REFUSALS } from '../morale/vocabulary';

/** All that morale has to know of a game; `step` is the id of the step of the sequence. */
export type MoraleState = Readonly<{
  setup: Setup;
  turn: number;
  step: string;
  army: ArmyTable;
  morale: MoraleTable;
}>;

export type TrackEvent = MoraleEvent | ArmyEvent;
/** What a play of this slice comes to. */
export type Play = Step<Decision<TrackEvent>>;

/** A unit of the players' lists, whose it is and how it stands. */
export type KnownUnit = Readonly<{ unit: Unit; side: Side; standing: Standing }>;

export const knownUnit = ({ setup, army }: MoraleState, id: string): KnownUnit | null => {
  const unit = setup.units.find((one) => one.id === id);
  const side = setup.formations.find((one) => one.id === unit?.formation)?.side;
  return unit === undefined || side === undefined ? null : { unit, side, standing: standingOf(army, id) };
};

/** Goes on with a unit that is in the lists. */
export const withUnit = (state: MoraleState, id: string, rule: RuleId, goOn: (known: KnownUnit) => Play): Play => {
  const known = knownUnit(state, id);
  return known === null ? refuse(ARMY_REFUSALS.NO_SUCH_UNIT(rule)) : goOn(known);
};

/** Goes on once the track has a start. */
export const withTrack = ({ morale }: MoraleState, goOn: (now: BySide<number>) => Play): Play =>
  morale.now === null ? refuse(TRACK_REFUSALS.MORALE_NOT_SET) : goOn(morale.now);

/** N20 16.8.3: who has left in pursuit and not been brought back by a correction. */
export const pursuersNow = ({ morale, army }: MoraleState): readonly Pursuer[] =>
  morale.pursuers.filter(({ unit }) => standingOf(army, unit).place === 'pursuing');

/** The players' own names of a hex, however they are written. */
export const hexKey = (hex: string): string => hex.trim().toLowerCase();

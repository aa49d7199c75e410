import { group, maybe, number, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { leadersField } from './assault-input';
import { cardsField } from './by-card';
import { hexField, hexsideField } from './terrain';
import {
  armyLowersMoraleField,
  frenchShakenField,
  gameField,
  optionsField,
  otherField,
  switchesField,
  turnField,
  weatherField,
} from './terms';
import { unitsField } from './unit';

/** A bombardment as it stands before the dice: one stack of artillery, one target hex. */
export const bombardmentAsks = {
  game: gameField,
  weather: weatherField,
  turn: turnField,
  /** Only those stacked together bombard together. */
  battery: unitsField,
  range: number(1, 3, 2),
  lineOfSight: yesNo(true),
  /** The battery stands in woods. */
  fromWoods: yesNo(false),
  target: unitsField,
  /** Leaders stacked with the target, by name. */
  leaders: leadersField,
  hex: hexField,
  /** What runs along the hexside the line of sight comes in by. */
  hexside: hexsideField,
  /** NLC 8.5: cavalry of the bombarding side could charge the target. */
  cavalryInReach: yesNo(false),
  /** NLC 20.13: fire at a stack on the move. */
  opportunity: maybe(
    group({
      /** The battery has moved this turn. */
      moved: yesNo(false),
      /** It has fired at this stack before. */
      again: yesNo(false),
    }),
  ),
  /** For 20.4, as the next. */
  frenchShaken: frenchShakenField,
  armyLowersMorale: armyLowersMoraleField,
  /** MOP 37.12: what cards in force do to it. */
  cards: cardsField,
  other: otherField,
  options: optionsField,
  switches: switchesField,
};
export type Bombardment = Told<typeof bombardmentAsks>;

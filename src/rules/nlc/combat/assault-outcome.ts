import type { Field, Fighter } from './assault-field';
import type { Exchange } from './assault-fire';
import { usedCards } from './by-card';
import type { CardsUsed, UsedCard } from './by-card';
import type { ByCombatant, Combatant } from './terms';
import { isGone } from './unit';

/** Who went back in the end, and whether he chose to. */
export type Retreat =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'voluntary'; side: Combatant }>
  | Readonly<{ kind: 'involuntary'; side: Combatant }>;

/** An assault once hits are paid and retreats are over. */
export type Course = Readonly<{
  field: Field;
  retreat: Retreat;
  routed: readonly string[];
  crowdedHexes: number;
  guardBroken: boolean;
  /** MOP 37.12: cards that were used up on the way. */
  used: readonly UsedCard[];
}>;

/** What has become of a unit. `stepsLost` counts from full strength, not from this fight. */
export type UnitFate = Readonly<{
  id: string;
  fate: 'stands' | 'retreated' | 'eliminated';
  stepsLost: number;
  disrupted: boolean;
}>;

export type AssaultOutcome = CardsUsed &
  Readonly<{
    retreat: Retreat;
    units: ByCombatant<readonly UnitFate[]>;
    /** Infantry next to the chateau that was there to take losses for it (NLC 10). */
    adjacentInfantry: readonly UnitFate[];
    /** The defender's hex is empty. */
    vacated: boolean;
    advanced: readonly string[];
    /** NLC 20.10: friends next to these must check morale at once. */
    routed: readonly string[];
    /** NLC 7.4: hexes whose friends are all disrupted by those who came through. */
    crowdedHexes: number;
    /** NLC 11.2, Ruling 85: leaders to roll for, since their units were hit. */
    leaderChecks: ByCombatant<readonly string[]>;
    /** NLC 7.4, Ruling 35: Guard that assaulted was thrown back: the French are shaken from now on. */
    guardBroken: boolean;
  }>;

const fateOf = (unit: Fighter): UnitFate => ({
  id: unit.id,
  fate: isGone(unit) ? 'eliminated' : unit.retreated ? 'retreated' : 'stands',
  stepsLost: unit.stepsLost,
  disrupted: unit.disrupted && !isGone(unit),
});

/** Ruling 85: any hit that was rolled, before anything halved it, endangers the leaders with those units. */
const leadersHit = ({ field, suffers }: Exchange): ByCombatant<readonly string[]> => ({
  attacker: suffers.attacker.rolled > 0 ? field.input.attackers.flatMap(({ leaders }) => leaders) : [],
  defender: suffers.defender.rolled > 0 ? field.input.defender.leaders : [],
});

/** The end of an assault as others need it, without a die in it. */
export const outcomeOf = (
  exchange: Exchange,
  { field, retreat, routed, crowdedHexes, guardBroken, used }: Course,
  vacated: boolean,
  advanced: readonly string[],
): AssaultOutcome => ({
  retreat,
  units: { attacker: field.sides.attacker.map(fateOf), defender: field.sides.defender.map(fateOf) },
  adjacentInfantry: field.helpers.map(fateOf),
  vacated,
  advanced,
  routed,
  crowdedHexes,
  leaderChecks: leadersHit(exchange),
  guardBroken,
  ...usedCards(used),
});

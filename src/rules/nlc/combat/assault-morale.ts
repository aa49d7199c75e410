import { groupMorale } from '../morale/morale';
import type { CardChange, GroupMorale, Member, Other as MoraleOther } from '../morale/morale';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import type { MoraleCircumstances } from '../morale/unit';
import type { Field, Fighter } from './assault-field';
import { moraleByCards } from './by-card';
import { isBuiltUp } from './terrain';
import { opponentOf } from './terms';
import type { ByCombatant, Combatant, Game, Other } from './terms';
import type { Unit } from './unit';

/** NLC 7.4, Ruling 35: French Guard infantry frightens: not the Young Guard; in MOP the Old Guard alone. */
export const isDreaded = ({ nation, arm, guard }: Unit, game: Game): boolean =>
  nation === 'french' && arm === 'infantry' && (guard === 'old' || (guard === 'middle' && game === 'nlc'));

/** NLC 7.6, 12.2: the defender is flanked, or caught on the road by cavalry; in a town or chateau he never is. */
const isFlanked = ({ input: { defender }, ground, sides }: Field): boolean => {
  const caught =
    defender.onRoad &&
    sides.defender.some(({ fallingBack }) => fallingBack) &&
    sides.attacker.some(({ arm }) => arm === 'cavalry');
  return (defender.flanked || caught) && !isBuiltUp(ground);
};

/** NLC 2.3, 7.4, 7.6, Ruling 20: what bears on the morale of a unit here. La Garde counts on the retreat roll alone. */
const circumstancesOf = (
  field: Field,
  who: Combatant,
  { stack }: Fighter,
  retreatRoll: boolean,
): MoraleCircumstances => {
  const { input, ground, guns, sides } = field;
  const hex = who === 'defender' ? ground : (input.attackers[stack]?.hex ?? []);
  const foe = opponentOf(who);
  return {
    ...NO_CIRCUMSTANCES,
    game: input.game,
    defending: who === 'defender',
    flanked: who === 'defender' && isFlanked(field),
    inWoods: hex.includes('woods'),
    underArtillery: guns[foe],
    facingGuard: retreatRoll && sides[foe].some((unit) => isDreaded(unit, input.game)),
    frenchShaken: input.frenchShaken,
    armyLowersMorale: input.armyLowersMorale,
  };
};

/** Units of one side with what bears on each, as a morale check takes them. */
export const membersOf = (
  field: Field,
  who: Combatant,
  units: readonly Fighter[],
  retreatRoll = false,
): readonly Member[] => units.map((unit) => ({ unit, circumstances: circumstancesOf(field, who, unit, retreatRoll) }));

/** Ruling 7 and MOP 37.12, as a morale takes them. */
export const moraleOther = (other: Other, cards: readonly CardChange[] = []): MoraleOther | undefined => {
  const amount = other?.morale ?? 0;
  if (cards.length === 0) return amount === 0 ? undefined : { amount, reason: other?.reason ?? '' };
  return { amount, reason: other?.reason ?? '', cards };
};

/** What somebody or a card adds to a side's morale in this assault. */
export const addedTo = ({ input: { other, cards } }: Field, who: Combatant, mayBeForced = false) =>
  moraleOther(other[who], moraleByCards(cards, who, mayBeForced));

/** NLC 20.4: the morale of both sides as they meet. */
export const meetingMorale = (field: Field): ByCombatant<GroupMorale> => {
  const of = (who: Combatant): GroupMorale => groupMorale(membersOf(field, who, field.sides[who]), addedTo(field, who));
  return { attacker: of('attacker'), defender: of('defender') };
};

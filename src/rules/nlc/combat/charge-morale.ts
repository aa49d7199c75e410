import { groupMorale } from '../morale/morale';
import type { Member, Other as MoraleOther } from '../morale/morale';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import type { Working } from '../../../engine/step';
import { moraleOther } from './assault-morale';
import { moraleByCards } from './by-card';
import { moraleFactor } from './boost';
import type { ChargeSetting, ChargingStack, Fight } from './charge-terms';
import type { Factor } from './strength';
import { groundHeldBy, isBuiltUp } from './terrain';
import type { ByCombatant, Combatant } from './terms';
import type { Unit } from './unit';
import { CHARGE_LINES } from './vocabulary';

/** NLC 7.10, 12.2: whether this stack takes the defender in flank; nobody can in a town or chateau. */
export const isFlanking = ({ target }: Fight, { flank }: Pick<ChargingStack, 'flank'>): boolean => {
  const caughtOnRoad = target.onRoad && target.units.some(({ fallingBack }) => fallingBack);
  return (flank || caughtOnRoad) && !isBuiltUp(groundHeldBy(target.hex, target.units.length));
};

/** Ruling 20: the chargers' morale as they ride, the defenders' where they stand: a flank or woods take off 2. */
export const membersIn = (fight: Fight, who: Combatant, units: readonly Unit[]): readonly Member[] => {
  const { game, frenchShaken, armyLowersMorale } = fight.setting;
  const common = { ...NO_CIRCUMSTANCES, game, frenchShaken, armyLowersMorale };
  const circumstances =
    who === 'attacker'
      ? common
      : {
          ...common,
          defending: true,
          flanked: fight.stacks.some((stack) => isFlanking(fight, stack)),
          inWoods: fight.target.hex.includes('woods'),
        };
  return units.map((unit) => ({ unit, circumstances }));
};

/** Ruling 7, MOP 37.12: what somebody or a card adds to a side's morale, as a check takes it. */
export const otherMorale = (
  { setting: { other, cards } }: Readonly<{ setting: Pick<ChargeSetting, 'other' | 'cards'> }>,
  who: Combatant,
): MoraleOther | undefined => moraleOther(other[who], moraleByCards(cards, who));

export type Advantage = Readonly<{ factors: ByCombatant<readonly Factor[]>; working: Working }>;

/** NLC 7.10: a square has no flank. */
export const unflanked = (fight: Fight): Fight => ({
  ...fight,
  stacks: fight.stacks.map((stack) => ({ ...stack, flank: false })),
  target: { ...fight.target, onRoad: false },
});

const NONE: Advantage = { factors: { attacker: [], defender: [] }, working: [] };
const PERCENT_A_POINT = 25;

/** NLC 20.4, Ruling 29: a quarter more for the better morale and a quarter less for the worse, for each point between them. */
export const moraleAdvantage = (fight: Fight, defenders: readonly Unit[], inSquare: boolean): Advantage => {
  if (!fight.setting.options.rollSix || defenders.length === 0) return NONE;
  const riders = fight.stacks.flatMap(({ units }) => units);
  const attacker = groupMorale(membersIn(fight, 'attacker', riders), otherMorale(fight, 'attacker'));
  const met = inSquare ? unflanked(fight) : fight;
  const defender = groupMorale(membersIn(met, 'defender', defenders), otherMorale(fight, 'defender'));
  const points = attacker.morale - defender.morale;
  return {
    factors: { attacker: moraleFactor(points), defender: moraleFactor(-points) },
    working: [
      ...attacker.working,
      ...defender.working,
      CHARGE_LINES.chargeMorale('NLC 20.4', {
        attacker: attacker.morale,
        defender: defender.morale,
        percent: Math.abs(points) * PERCENT_A_POINT,
      }),
    ],
  };
};

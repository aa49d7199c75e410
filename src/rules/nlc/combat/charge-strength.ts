import { HALF } from '../../common/rounding';
import type { Fraction } from '../../common/rounding';
import { groundOf } from './charge-checks';
import { isFlanking } from './charge-morale';
import type { ChargingStack, Fight } from './charge-terms';
import { settingFactors } from './factors';
import type { Factor, Part } from './strength';
import { terrainFactors } from './terrain';
import type { Combatant } from './terms';
import { isArtillery, strengthNow } from './unit';
import type { Unit } from './unit';

/** How far the charge has come when strengths are added up. */
export type Moment = Readonly<{ inSquare: boolean; defenders: readonly Unit[] }>;

const DOUBLE: Fraction = { n: 2, d: 1 };
const only = (holds: boolean, factor: Factor): readonly Factor[] => (holds ? [factor] : []);

/** NLC 7.10, Ruling 39: nobody flanks a square. */
const flanks = (fight: Fight, stack: ChargingStack, { inSquare }: Moment): boolean =>
  !inSquare && isFlanking(fight, stack);

const settingOf = ({ setting }: Fight, who: Combatant, facesInfantry: boolean) => ({
  fight: 'charge' as const,
  game: setting.game,
  weather: setting.weather,
  turn: setting.turn,
  options: setting.options,
  attacking: who === 'attacker',
  facesInfantry,
  other: setting.other[who],
});

/**
 * NLC 7.7, 7.10, Rulings 16, 29, 39: cavalry charges at its full strength, less what the ground and a square take off; a flank
 * or a backhand blow doubles it (under 20.4 they raise the dice instead).
 */
export const chargingParts = (fight: Fight, moment: Moment, morale: readonly Factor[]): readonly Part[] => {
  const { setting, stacks, target } = fight;
  const raises = !setting.options.rollSix;
  const facesInfantry = moment.defenders.some(({ arm }) => arm === 'infantry');
  return stacks.flatMap((stack) => {
    const ofStack = [
      ...terrainFactors(groundOf(setting, target, stack), setting.switches.terrainMultiplies),
      ...only(moment.inSquare, { rule: 'NLC 7.10', key: 'square', by: HALF }),
      ...only(raises && flanks(fight, stack, moment), { rule: 'NLC 7.10', key: 'flankCharge', by: DOUBLE }),
      ...only(raises && fight.backhand, { rule: 'NLC 7.10', key: 'backhandBlow', by: DOUBLE }),
    ];
    return stack.units.map((unit) => ({
      id: unit.id,
      strength: strengthNow(unit),
      factors: [...ofStack, ...settingFactors(unit, settingOf(fight, 'attacker', facesInfantry)), ...morale],
    }));
  });
};

/** NLC 7.10: foot and guns have no answer to a charge that comes wholly from the flank. */
const isWhollyFlanked = (fight: Fight, moment: Moment): boolean =>
  fight.stacks.every((stack) => flanks(fight, stack, moment));

/** NLC 20.4, Ruling 29: what would raise the strength of anybody raises every die by 1. */
export const chargingDice = (fight: Fight, moment: Moment): number =>
  Number(fight.stacks.some((stack) => flanks(fight, stack, moment))) + Number(fight.backhand);

const answers = (fight: Fight, moment: Moment, unit: Unit): boolean => {
  if (fight.silent.includes(unit.id)) return false;
  if (isArtillery(unit) && unit.mayNotFire) return false;
  return unit.arm === 'cavalry' || !isWhollyFlanked(fight, moment);
};

/** NLC 7.7, Ruling 37: infantry and artillery answer with half, disrupted or not; of cavalry only the disrupted. */
export const answeringParts = (fight: Fight, moment: Moment, morale: readonly Factor[]): readonly Part[] =>
  moment.defenders
    .filter((unit) => answers(fight, moment, unit))
    .map((unit) => ({
      id: unit.id,
      strength: strengthNow(unit),
      factors: [
        ...only(unit.arm !== 'cavalry', { rule: 'NLC 7.7', key: 'againstCavalry', by: HALF }),
        ...only(unit.arm === 'cavalry' && unit.disrupted, { rule: 'NLC 6.3', key: 'disrupted', by: HALF }),
        ...settingFactors(unit, settingOf(fight, 'defender', false)),
        ...morale,
      ],
    }));

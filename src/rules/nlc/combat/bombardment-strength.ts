import { HALF } from '../../common/rounding';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { groupMorale } from '../morale/morale';
import { NO_CIRCUMSTANCES } from '../morale/unit';
import { moraleOther } from './assault-morale';
import type { Bombardment } from './bombardment-input';
import { bombardmentRolls, moraleByCards, rollLines, rollOf } from './by-card';
import { boostFactors, moraleFactor, plusesOf } from './boost';
import type { Boosts } from './boost';
import { settingFactors } from './factors';
import type { Volley } from './fire';
import { strengthWorking, totalStrength } from './strength';
import type { Factor, Part } from './strength';
import { groundHeldBy, isBuiltUp, terrainFactors } from './terrain';
import type { GroundEffect } from './terrain';
import { isArtillery, strengthNow } from './unit';
import type { Unit } from './unit';
import { FIRE_LINES } from './vocabulary';

/** NLC 8.5: whether the target stands in squares; `none` where nobody was asked. */
export type Squares = 'none' | 'square' | 'declined';

const OPPORTUNITY: Factor = { rule: 'NLC 20.13', key: 'opportunity', by: HALF };

/** NLC 8.4, 20.13: facing binds a bombardment only where opportunity fire is played. */
const firing = ({ battery, options }: Bombardment): readonly Unit[] =>
  options.opportunityFire ? battery.filter(({ mayNotFire }) => !mayNotFire) : battery;

const boostsOf = ({ target, hex, options }: Bombardment, { enfilades }: Unit, squares: Squares): Boosts => {
  const open = !isBuiltUp(groundHeldBy(hex, target.length));
  const crowd = target.filter((unit) => !isArtillery(unit)).length > 1;
  return { enfilade: open && (enfilades || squares === 'square'), detail: options.artilleryDetail && crowd };
};

/** NLC 20.4: the morale of the battery against that of its target. */
const moraleDifference = (input: Bombardment): number => {
  const { battery, target, game, frenchShaken, armyLowersMorale, hex, other, cards } = input;
  if (!input.options.rollSix) return 0;
  const calm = { ...NO_CIRCUMSTANCES, game, frenchShaken, armyLowersMorale };
  const guns = groupMorale(
    battery.map((unit) => ({ unit, circumstances: calm })),
    moraleOther(other, moraleByCards(cards, 'attacker')),
  );
  const there = { ...calm, defending: true, inWoods: hex.includes('woods') };
  const held = groupMorale(
    target.map((unit) => ({ unit, circumstances: there })),
    moraleOther(null, moraleByCards(cards, 'defender')),
  );
  return guns.morale - held.morale;
};

const factorsOf = (input: Bombardment, effect: GroundEffect, unit: Unit, boosts: Boosts): readonly Factor[] => {
  const { options, switches } = input;
  const facesInfantry = input.target.some(({ arm }) => arm === 'infantry');
  return [
    ...terrainFactors(effect, switches.terrainMultiplies),
    ...(input.opportunity === null ? [] : [OPPORTUNITY]),
    ...(options.rollSix ? [] : boostFactors(boosts, switches)),
    ...settingFactors(unit, { ...input, fight: 'bombardment', attacking: input.opportunity === null, facesInfantry }),
    ...moraleFactor(moraleDifference(input)),
  ];
};

const sameFactors = (a: Part, b: Part): boolean => JSON.stringify(a.factors) === JSON.stringify(b.factors);

/** NLC 19.4, Ruling 83: at range 3 the sum of those that fire alike is halved, rounded down, before anything else. */
const atRange = (parts: readonly Part[], range: number): readonly Part[] => {
  const [first] = parts;
  if (range < 3 || first === undefined) return parts;
  const alike = parts.filter((part) => sameFactors(part, first));
  const sum = alike.reduce((total, { strength }) => total + strength, 0);
  const together = { ...first, id: alike.map(({ id }) => id).join(', '), strength: Math.floor(sum / 2) };
  return [
    together,
    ...atRange(
      parts.filter((part) => !sameFactors(part, first)),
      range,
    ),
  ];
};

/** NLC 8.1, 8.5, 19.4: the fire of a battery, with its sum. Disruption does not weaken it (6.3). */
export const bombardmentVolley = (input: Bombardment, effect: GroundEffect, squares: Squares): Step<Volley> => {
  const { options, other, switches, range } = input;
  const guns = firing(input).map((unit) => ({ unit, boosts: boostsOf(input, unit, squares) }));
  const parts = atRange(
    guns.map(({ unit, boosts }) => {
      return { id: unit.id, strength: strengthNow(unit), factors: factorsOf(input, effect, unit, boosts) };
    }),
    range,
  );
  const strength = totalStrength(parts, switches.oneRounding);
  const rolls = bombardmentRolls(input.cards);
  const volley: Volley = {
    by: 'attacker',
    purpose: 'bombardment',
    strength,
    disrupts: options.rollSix || options.alternateArtillery,
    roll: (other?.roll ?? 0) + rollOf(rolls, 'attacker'),
    hits: other?.hits ?? 0,
    sixes: options.rollSix ? { plus: plusesOf(guns.map(({ boosts }) => boosts)) } : null,
  };
  const why: Working =
    other === null ? [] : [FIRE_LINES.otherReason('Ruling 7', { by: 'attacker', reason: other.reason })];
  const far: Working = range < 3 ? [] : [FIRE_LINES.rangeThree('NLC 19.4')];
  const total = FIRE_LINES.strengthTotal('NLC 8.1', { by: 'attacker', strength });
  return accept(volley, [
    ...far,
    ...strengthWorking('attacker', parts),
    total,
    ...why,
    ...rollLines(rolls, 'attacker'),
  ]);
};

import { HALF } from '../../common/rounding';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import type { Field, Fighter } from './assault-field';
import { boostFactors, moraleFactor, plusesOf } from './boost';
import type { Boosts } from './boost';
import { meetingMorale } from './assault-morale';
import { rollLines, rollOf } from './by-card';
import { settingFactors } from './factors';
import type { Setting } from './factors';
import type { Volley } from './fire';
import { strengthWorking, totalStrength } from './strength';
import type { Factor, Part } from './strength';
import { isBuiltUp, terrainFactors } from './terrain';
import { opponentOf } from './terms';
import type { Combatant } from './terms';
import { isArtillery, strengthNow } from './unit';
import type { Unit } from './unit';
import { FIRE_LINES } from './vocabulary';

const boostsOf = ({ input, ground }: Field, who: Combatant, unit: Unit, remote: boolean): Boosts => {
  const gun = isArtillery(unit);
  const targets = who === 'attacker' ? [ground] : input.attackers.map(({ hex }) => hex);
  return {
    enfilade: gun && unit.enfilades && targets.some((hex) => !isBuiltUp(hex)),
    detail: gun && who === 'defender' && !remote && input.options.artilleryDetail,
  };
};

const CAVALRY: Factor = { rule: 'NLC 7.3', key: 'cavalry', by: HALF };
const DISRUPTED: Factor = { rule: 'NLC 7.6', key: 'disrupted', by: HALF };
const OUT_OF_WOODS: Factor = { rule: 'NLC 7.6', key: 'outOfWoods', by: HALF };

/** Ruling 38: fire out of woods is halved unless one of the attacking stacks is in woods. */
const leavesWoods = ({ input }: Field, fromWoods: boolean): boolean =>
  fromWoods && !input.attackers.some(({ hex }) => hex.includes('woods'));

/** One unit that fires: from which stack, and whether from elsewhere (19.3). */
type Gun = Readonly<{ unit: Unit; stack: number; remote: boolean; fromWoods: boolean }>;

const groundFactors = (field: Field, who: Combatant, { stack, fromWoods }: Gun): readonly Factor[] => {
  const effect = field.effects[stack];
  if (who === 'attacker')
    return effect === undefined ? [] : terrainFactors(effect, field.input.switches.terrainMultiplies);
  return leavesWoods(field, fromWoods) ? [OUT_OF_WOODS] : [];
};

const settingOf = ({ input, sides }: Field, who: Combatant): Setting => ({
  fight: 'assault',
  game: input.game,
  weather: input.weather,
  turn: input.turn,
  options: input.options,
  attacking: who === 'attacker',
  facesInfantry: sides[opponentOf(who)].some(({ arm }) => arm === 'infantry'),
  other: input.other[who],
});

const partOf = (field: Field, who: Combatant, gun: Gun, extra: readonly Factor[]): Part => {
  const { unit, remote } = gun;
  const boosts = boostsOf(field, who, unit, remote);
  const factors = [
    ...(unit.arm === 'cavalry' ? [CAVALRY] : []),
    ...(unit.disrupted ? [DISRUPTED] : []),
    ...groundFactors(field, who, gun),
    ...settingFactors(unit, settingOf(field, who)),
    ...(field.input.options.rollSix ? [] : boostFactors(boosts, field.input.switches)),
    ...extra,
  ];
  return { id: unit.id, strength: strengthOf(gun, field.input.defender.remoteSupport), factors };
};

/** NLC 19.4, Ruling 83: at range 3 half, rounded down, before anything else. */
const strengthOf = ({ unit, remote }: Gun, support: readonly Readonly<{ unit: Unit; range: number }>[]): number => {
  const far = remote && support.some((one) => one.unit.id === unit.id && one.range > 2);
  return far ? Math.floor(strengthNow(unit) / 2) : strengthNow(unit);
};

/** NLC 7.3, 8.4, 19.3: everyone of that side who fires. */
const gunsOf = ({ input, sides, ground }: Field, who: Combatant): readonly Gun[] => {
  const near = sides[who].map((unit: Fighter): Gun => {
    return { unit, stack: unit.stack, remote: false, fromWoods: who === 'defender' && ground.includes('woods') };
  });
  const far = who === 'attacker' ? [] : input.defender.remoteSupport;
  const all = [...near, ...far.map(({ unit, fromWoods }): Gun => ({ unit, stack: 0, remote: true, fromWoods }))];
  return all.filter(({ unit }) => !unit.mayNotFire);
};

const differenceOf = (field: Field, who: Combatant): number => {
  if (!field.input.options.rollSix) return 0;
  const { attacker, defender } = meetingMorale(field);
  const lead = attacker.morale - defender.morale;
  return who === 'attacker' ? lead : -lead;
};

/** NLC 20.3, Ruling 82: artillery in the front line beside infantry or cavalry fires in support. */
const supports = ({ input, sides, guns }: Field, who: Combatant): boolean =>
  input.options.artillerySupport && guns[who] && sides[who].some((unit) => !isArtillery(unit));

/** NLC 7.1, 7.3, 7.6: the fire of one side in an assault, with its sum. */
export const volleyOf = (field: Field, who: Combatant): Step<Volley> => {
  const { options, switches, other } = field.input;
  const guns = gunsOf(field, who);
  const extra = moraleFactor(differenceOf(field, who));
  const parts = guns.map((gun) => partOf(field, who, gun, extra));
  const without = guns.flatMap(({ unit, remote }, at) => (isArtillery(unit) && !remote ? [] : parts.slice(at, at + 1)));
  const strength = totalStrength(parts, switches.oneRounding);
  const volley: Volley = {
    by: who,
    purpose: 'assaultFire',
    strength,
    ...(supports(field, who) ? { strengthWithout: totalStrength(without, switches.oneRounding) } : {}),
    roll: (other[who]?.roll ?? 0) + rollOf(field.rolls, who),
    hits: other[who]?.hits ?? 0,
    sixes: options.rollSix
      ? { plus: plusesOf(guns.map(({ unit, remote }) => boostsOf(field, who, unit, remote))) }
      : null,
  };
  return accept(volley, sumOf(field, who, parts, strength));
};

const sumOf = (field: Field, who: Combatant, parts: readonly Part[], strength: number): Working => {
  const reason = field.input.other[who]?.reason;
  const why: Working = reason === undefined ? [] : [FIRE_LINES.otherReason('Ruling 7', { by: who, reason })];
  return [
    ...strengthWorking(who, parts),
    FIRE_LINES.strengthTotal('NLC 7.1', { by: who, strength }),
    ...why,
    ...rollLines(field.rolls, who),
  ];
};

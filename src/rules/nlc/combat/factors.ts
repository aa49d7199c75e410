import { HALF, percent } from '../../common/rounding';
import type { Fraction } from '../../common/rounding';
import type { RuleId } from '../../../engine/step';
import type { Factor } from './strength';
import type { Game, Options, Other, Turn, Weather } from './terms';
import { isArtillery } from './unit';
import type { Unit } from './unit';

/** What bears on the strength of a unit whatever kind of fight it is in. */
export type Setting = Readonly<{
  fight: 'assault' | 'charge' | 'bombardment';
  game: Game;
  weather: Weather;
  /** A day turn where nothing is said. */
  turn?: Turn;
  options: Options;
  attacking: boolean;
  /** An infantry unit stands among its enemies in this combat. */
  facesInfantry: boolean;
  other: Other;
}>;

type FactorRule = Readonly<{
  rule: RuleId;
  key: string;
  by: Fraction;
  when: (unit: Unit, setting: Setting) => boolean;
}>;

const DOUBLE: Fraction = { n: 2, d: 1 };
const isFoot = ({ arm }: Unit): boolean => arm === 'infantry';
const inClose = ({ fight }: Setting): boolean => fight !== 'bombardment';

/** NLC 20.2: doctrine. */
const DOCTRINE: readonly FactorRule[] = [
  {
    rule: 'NLC 20.2.1',
    key: 'notEnBataille',
    by: percent(-20),
    when: (unit, { options }) => options.doctrine && unit.notEnBataille && isFoot(unit),
  },
  {
    rule: 'NLC 20.2.3',
    key: 'extended',
    by: HALF,
    when: (unit, { options }) => options.doctrine && unit.extended && isFoot(unit),
  },
];

/** MOP 37.16: Napoleon lends it to infantry, Ney to whoever attacks: a battery that bombards does too (NLC 7.1). */
const LEADERS: readonly FactorRule[] = [
  {
    rule: 'MOP 37.16',
    key: 'napoleon',
    by: percent(25),
    when: (unit, { game }) => game === 'mop' && unit.inspiredBy === 'napoleon' && isFoot(unit),
  },
  {
    rule: 'MOP 37.16',
    key: 'ney',
    by: percent(25),
    when: (unit, { game, attacking }) => game === 'mop' && unit.inspiredBy === 'ney' && attacking,
  },
];

const weatherIs = ({ game, weather }: Setting, ...states: readonly Weather[]): boolean =>
  game === 'mop' && states.includes(weather);

/** MOP 37.4, Ruling 52. What a weather forbids is the business of the fight itself. */
const WEATHER: readonly FactorRule[] = [
  {
    rule: 'MOP 37.4',
    key: 'mud',
    by: HALF,
    when: (unit, setting) => isArtillery(unit) && setting.fight === 'assault' && weatherIs(setting, 'mud'),
  },
  {
    rule: 'MOP 37.1',
    key: 'nightPm',
    by: HALF,
    when: (unit, { fight, game, turn }) =>
      isArtillery(unit) && fight === 'assault' && game === 'mop' && turn === 'nightPm',
  },
  {
    rule: 'MOP 37.4',
    key: 'rainOnInfantry',
    by: HALF,
    when: (unit, setting) => isFoot(unit) && !setting.facesInfantry && weatherIs(setting, 'rain'),
  },
  {
    rule: 'MOP 37.4',
    key: 'rainForCavalry',
    by: DOUBLE,
    when: (unit, setting) =>
      unit.arm === 'cavalry' && inClose(setting) && setting.facesInfantry && weatherIs(setting, 'rain'),
  },
  {
    rule: 'MOP 37.4',
    key: 'dimLight',
    by: percent(-25),
    when: (_, setting) => setting.fight === 'bombardment' && weatherIs(setting, 'rain', 'fog', 'snow'),
  },
  {
    rule: 'MOP 37.4',
    key: 'snowOnCharge',
    by: percent(-25),
    when: (unit, setting) =>
      unit.arm === 'cavalry' &&
      setting.fight === 'charge' &&
      setting.attacking &&
      weatherIs(setting, 'snow', 'snowstorm'),
  },
  {
    rule: 'MOP 37.4',
    key: 'snowstormOnInfantry',
    by: percent(-25),
    when: (unit, setting) => isFoot(unit) && weatherIs(setting, 'snowstorm'),
  },
];

const EVERYWHERE = [...DOCTRINE, ...LEADERS, ...WEATHER];

/** Ruling 16 (b): everything but terrain that multiplies a unit's strength in any fight; Ruling 7's percentage is the last. */
export const settingFactors = (unit: Unit, setting: Setting): readonly Factor[] => {
  const found = EVERYWHERE.filter(({ when }) => when(unit, setting)).map(({ rule, key, by }) => ({ rule, key, by }));
  const change = setting.other?.strengthPercent ?? 0;
  return change === 0 ? found : [...found, { rule: 'Ruling 7', key: 'other', by: percent(change) }];
};

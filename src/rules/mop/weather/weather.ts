import { oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import { WEATHERS, weatherEffects } from '../tables/lookups';
import type { WeatherEffects } from '../tables/lookups';
import { WEATHER_EFFECT_LINES } from './vocabulary';

/** The weather of the turn, and against whom one fights. */
const asks = {
  weather: oneOf(WEATHERS),
  turn: oneOf(['day', 'nightPM', 'night'], 'day'),
  /** Any enemy in the combat is infantry. */
  enemyInfantry: yesNo(false),
};
type WeatherNow = Told<typeof asks>;

/** What the turn allows; percentages are what is left of a strength, so that 100 is all of it. */
export type WeatherRuling = Readonly<{
  adjacentSightOnly: boolean;
  bombardment: null | Readonly<{ percent: number; maxRange: number | null }>;
  artilleryInAssaultPercent: number;
  infantryPercent: number;
  /** In an assault, after the half that cavalry has there anyway. */
  cavalryPercent: number;
  charge: null | Readonly<{ percent: number }>;
  /** Times the movement points that trains and artillery pay. */
  trainAndArtilleryCost: 1 | 2;
  pontoons: boolean;
  improvedPositions: boolean;
}>;

type TurnKind = WeatherNow['turn'];

/** MOP 37.1: a Night PM turn sees and shoots less than a day; NLC 16: so does a night, when nobody enters a ZOC to charge. */
const DARK: Readonly<
  Record<TurnKind, Readonly<{ dark: boolean; artilleryPercent: number; digs: boolean; charges: boolean }>>
> = {
  day: { dark: false, artilleryPercent: 100, digs: true, charges: true },
  nightPM: { dark: true, artilleryPercent: 50, digs: true, charges: true },
  night: { dark: true, artilleryPercent: 100, digs: false, charges: false },
};

/**
 * MOP 37.1, 37.3.3, 37.4, Ruling 52: what the weather leaves of sight, fire, charges, movement and engineering. In rain
 * infantry keeps its strength, and cavalry has double, if any enemy in the combat is infantry.
 */
export const rulingOf = (now: WeatherNow): WeatherRuling => {
  const { dark, artilleryPercent, digs, charges } = DARK[now.turn];
  const printed = weatherEffects(now.weather);
  const spared = printed.infantrySparedAgainstInfantry && now.enemyInfantry;
  return {
    adjacentSightOnly: printed.adjacentSightOnly || dark,
    bombardment: dark ? null : bombardmentIn(printed),
    artilleryInAssaultPercent: (artilleryPercent * (100 + printed.artilleryInAssaultPercent)) / 100,
    infantryPercent: spared ? 100 : 100 + printed.infantryPercent,
    cavalryPercent: 100 + (now.enemyInfantry ? printed.cavalryAgainstInfantryPercent : 0),
    charge: charges ? chargeIn(printed, now.enemyInfantry) : null,
    trainAndArtilleryCost: printed.trainAndArtilleryCost,
    pontoons: printed.pontoons,
    improvedPositions: printed.improvedPositions && digs,
  };
};

const run = (now: WeatherNow): Step<WeatherRuling> => {
  const ruling = rulingOf(now);
  return accept(ruling, [
    WEATHER_EFFECT_LINES.mopWeather('MOP 37.4', { weather: now.weather }),
    ...turnLines(now.turn),
    ...linesOf(ruling),
  ]);
};

const bombardmentIn = ({ bombardment }: WeatherEffects): WeatherRuling['bombardment'] =>
  bombardment === false ? null : { percent: 100 + bombardment.percent, maxRange: bombardment.maxRange };

const chargeIn = (printed: WeatherEffects, enemyInfantry: boolean): WeatherRuling['charge'] =>
  printed.charge === false
    ? null
    : { percent: 100 + printed.charge.percent + (enemyInfantry ? printed.cavalryAgainstInfantryPercent : 0) };

const TURN_LINES: Readonly<Record<TurnKind, Working>> = {
  day: [],
  nightPM: [WEATHER_EFFECT_LINES.mopNightPM('MOP 37.1')],
  night: [WEATHER_EFFECT_LINES.mopNight('NLC 16')],
};

const turnLines = (turn: TurnKind): Working => TURN_LINES[turn];

/** Only what is not as usual is told; what depends on whom one fights may be left to the fight. */
export const linesOf = (ruling: WeatherRuling, { byFoe } = { byFoe: true }): Working => [
  ...when(ruling.adjacentSightOnly, 'mopSightAdjacent'),
  ...bombardmentLines(ruling.bombardment),
  ...percentLine('mopAssaultArtillery', ruling.artilleryInAssaultPercent),
  ...(byFoe ? percentLine('mopInfantryPercent', ruling.infantryPercent) : []),
  ...(byFoe ? percentLine('mopCavalryPercent', ruling.cavalryPercent) : []),
  ...(ruling.charge === null ? when(true, 'mopNoCharge') : percentLine('mopChargePercent', ruling.charge.percent)),
  ...when(ruling.trainAndArtilleryCost === 2, 'mopDoubleCost'),
  ...when(!ruling.pontoons, 'mopNoPontoons'),
  ...when(!ruling.improvedPositions, 'mopNoPositions'),
];

type Plain = 'mopSightAdjacent' | 'mopNoCharge' | 'mopDoubleCost' | 'mopNoPontoons' | 'mopNoPositions';
type Percent = 'mopAssaultArtillery' | 'mopInfantryPercent' | 'mopCavalryPercent' | 'mopChargePercent';

const when = (holds: boolean, key: Plain): Working => (holds ? [WEATHER_EFFECT_LINES[key]('MOP 37.4')] : []);
const percentLine = (key: Percent, percent: number): Working =>
  percent === 100 ? [] : [WEATHER_EFFECT_LINES[key]('MOP 37.4', { percent })];

const bombardmentLines = (bombardment: WeatherRuling['bombardment']): Working => {
  if (bombardment === null) return [WEATHER_EFFECT_LINES.mopNoBombardment('MOP 37.4')];
  const { percent, maxRange } = bombardment;
  return maxRange === null ? [] : [WEATHER_EFFECT_LINES.mopBombardment('MOP 37.4', { percent, range: maxRange })];
};

/** What the weather does, asked for by itself. */
export const weatherNow = procedure({
  id: 'mop/weather-effects',
  rule: 'MOP 37.4',
  title: 'Effects of the weather',
  asks,
  example: { input: { weather: 'Rain', enemyInfantry: true } },
  run,
});

import { cellOf } from '../../../engine/table';
import { reductionIn } from '../../nlc/tables/lookups';
import type { AttackKind, TerrainReduction } from '../../nlc/tables/lookups';
import { RANDOM_EVENTS_A } from './random-events-a';
import { RANDOM_EVENTS_B } from './random-events-b';
import { MOP_TERRAIN } from './terrain';
import { WEATHER } from './weather';

export type MopTerrain = (typeof MOP_TERRAIN.rows)[number]['key'];

const KIND_COLUMN = { assault: 'Assault', bombardment: 'Bomb.', charge: 'Charge' } as const;

/** MOP 37.3: percent off, 0 for no effect, null where barred. Crest and slope under bombardment: 0, sight decides (Ruling 45). */
export const mopTerrainReduction = (terrain: MopTerrain, kind: AttackKind): TerrainReduction =>
  kind === 'bombardment' && (terrain === 'Crest' || terrain === 'Slope')
    ? 0
    : reductionIn(cellOf(MOP_TERRAIN, terrain, KIND_COLUMN[kind]));

export type Weather = (typeof WEATHER.rows)[number]['key'];

/** The eight states of the weather, by their printed names. */
export const WEATHERS = [
  'Fair',
  'Mud',
  'Rain',
  'Cloudy',
  'Fog',
  'Frost',
  'Snow',
  'Snowstorm',
] as const satisfies readonly Weather[];

/** What everybody else calls it, by its printed name. */
export const weatherPrinted = (now: Lowercase<Weather>): Weather =>
  WEATHERS.find((one) => one.toLowerCase() === now) ?? 'Fair';

/** MOP 37.4 as numbers: percentages are changes (-25 is a quarter less), `false` is what cannot be done. */
export type WeatherEffects = Readonly<{
  adjacentSightOnly: boolean;
  bombardment: false | Readonly<{ percent: number; maxRange: number | null }>;
  artilleryInAssaultPercent: number;
  infantryPercent: number;
  /** The infantry's loss does not count when it fights infantry (rain). */
  infantrySparedAgainstInfantry: boolean;
  /** In assault and charge. */
  cavalryAgainstInfantryPercent: number;
  charge: false | Readonly<{ percent: number }>;
  /** By how much the MP costs of trains and artillery are multiplied. */
  trainAndArtilleryCost: 1 | 2;
  pontoons: boolean;
  improvedPositions: boolean;
}>;

const percentIn = (cell: string): number => Number(/([+-]\d+)%/.exec(cell)?.[1] ?? 0);

/** MOP 37.4: what the printed line of that weather says. */
export const weatherEffects = (weather: Weather): WeatherEffects => {
  const bombardment = cellOf(WEATHER, weather, 'Bombardment');
  const infantry = cellOf(WEATHER, weather, 'Infantry');
  const cavalry = cellOf(WEATHER, weather, 'Cavalry');
  const againstInfantry = cavalry === '+100% against infantry';
  return {
    adjacentSightOnly: cellOf(WEATHER, weather, 'LOS') === 'adjacent',
    bombardment: bombardment !== 'no' && {
      percent: percentIn(bombardment),
      maxRange: bombardment === '-25%, range 1' ? 1 : null,
    },
    artilleryInAssaultPercent: percentIn(cellOf(WEATHER, weather, 'Artillery in assault')),
    infantryPercent: percentIn(infantry),
    infantrySparedAgainstInfantry: infantry === '-50% except against infantry',
    cavalryAgainstInfantryPercent: againstInfantry ? percentIn(cavalry) : 0,
    charge: cavalry !== 'no charge' && { percent: againstInfantry ? 0 : percentIn(cavalry) },
    trainAndArtilleryCost: cellOf(WEATHER, weather, 'MP of trains and artillery') === '×2' ? 2 : 1,
    pontoons: cellOf(WEATHER, weather, 'Pontoons') !== 'no',
    improvedPositions: cellOf(WEATHER, weather, 'Improved positions') !== 'no',
  };
};

/** MOP 37.12.2 (Appendix II): turns late (negative: early) for a die; a modified die stops at 1 and 6 (Ruling 41). */
export const arrivalOn = (die: number): number => [-2, -1, 0, 0, 1, 2][Math.min(Math.max(die, 1), 6) - 1] ?? 0;

export type RandomTable = 'A' | 'B';

/** MOP 37.12.3 (Appendix III j): the table a die chooses. */
export const randomTableOn = (die: number): RandomTable => (die <= 3 ? 'A' : 'B');

/** An event of a random table. `inverted`: befalls the own side, so its victory points count the other way. */
export type RandomEvent = Readonly<{ event: string; card: number | null; inverted: boolean }>;

const EVENTS = { A: RANDOM_EVENTS_A, B: RANDOM_EVENTS_B } as const;

/** MOP 37.12.3 (Appendix III j): the event on a table for two dice, the first read as tens. Null: no event. */
export const randomEventOn = (named: RandomTable, tens: number, ones: number): RandomEvent | null => {
  const [event, card] = EVENTS[named].rows.find(({ key }) => key === `${tens}${ones}`)?.cells ?? [];
  if (event === undefined || card === undefined || card === '-') return null;
  return { event, card: Number.parseInt(card, 10), inverted: card.endsWith('*') };
};

/** MOP 37.12.3 (Appendix III j): odd the French, even the Coalition. */
export const belligerentOn = (die: number): 'French' | 'Coalition' => (die % 2 === 1 ? 'French' : 'Coalition');

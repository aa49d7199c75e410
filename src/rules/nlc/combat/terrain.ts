import { list, oneOf } from '../../../engine/fields';
import { WHOLE, percent } from '../../common/rounding';
import type { Factor } from './strength';
import type { Game } from './terms';
import type { RuleId, Refusal } from '../../../engine/step';
import { FIGHT_REFUSALS } from './vocabulary';

/** What stands in a hex, for an attack into it. */
export const IN_HEX = ['town', 'chateau', 'woods', 'marsh', 'improvedPosition'] as const;
export type InHex = (typeof IN_HEX)[number];

/** What an attack crosses on its way in. A bridge is the way over the water it spans. */
export const HEXSIDES = ['stream', 'crest', 'slope', 'bridge', 'majorRiver'] as const;
export type Hexside = (typeof HEXSIDES)[number];

export const ATTACKS = ['assault', 'bombardment', 'charge'] as const;
export type AttackKind = (typeof ATTACKS)[number];

/** The terrain of a hex; empty for clear ground. */
export const hexField = list(oneOf(IN_HEX), 0, 3, []);
/** What runs along the hexside attacked across; empty for nothing. */
export const hexsideField = list(oneOf(HEXSIDES), 0, 3, []);

type Row = Readonly<Record<AttackKind, number | null>>;

/** NLC 7.6 and MOP's chart: percent off an attack, null where it cannot be made. The printed tables are tested against it. */
const OFF: Readonly<Record<InHex | Hexside, Row>> = {
  town: { assault: 25, bombardment: 75, charge: 50 },
  chateau: { assault: 50, bombardment: null, charge: null },
  woods: { assault: 50, bombardment: 50, charge: 75 },
  marsh: { assault: 50, bombardment: 50, charge: 75 },
  improvedPosition: { assault: 50, bombardment: 0, charge: null },
  stream: { assault: 25, bombardment: 0, charge: 25 },
  crest: { assault: 25, bombardment: null, charge: 0 },
  slope: { assault: 25, bombardment: 0, charge: 50 },
  bridge: { assault: 50, bombardment: 0, charge: null },
  majorRiver: { assault: null, bombardment: 0, charge: null },
};

const MOP_ONLY: readonly (InHex | Hexside)[] = ['marsh', 'improvedPosition', 'slope'];

/** Ruling 45: in MOP a crest is no reduction under bombardment, the line of sight decides. */
const percentOff = (terrain: InHex | Hexside, kind: AttackKind, game: Game): number | null =>
  terrain === 'crest' && kind === 'bombardment' && game === 'mop' ? 0 : OFF[terrain][kind];

/** An attack and the ground it goes over. */
export type Ground = Readonly<{
  kind: AttackKind;
  game: Game;
  hex: readonly InHex[];
  hexside: readonly Hexside[];
  /** The attacker stands in woods himself. */
  fromWoods: boolean;
  /** Ruling 16, the switch: percentages multiply, so that two of them never come to a whole. */
  multiplies?: boolean;
}>;

/** NLC 7.3: a major river that nothing spans. */
export const isUnbridged = (hexside: readonly Hexside[]): boolean =>
  hexside.includes('majorRiver') && !hexside.includes('bridge');

/** NLC 7.6: the terrain chart's bridge stands in place of what is in the hex; an assault between woods knows no woods, nor, by MOP's note, a bombardment. */
const linesInHex = ({ kind, game, hex, hexside, fromWoods }: Ground): readonly InHex[] => {
  if (hexside.includes('bridge') && kind !== 'bombardment') return [];
  const between = fromWoods && (kind === 'assault' || (kind === 'bombardment' && game === 'mop'));
  return hex.filter((terrain) => !(terrain === 'woods' && between));
};

/** NLC 7.3: what bars is a major river without a bridge. */
const sidesOf = ({ hexside }: Ground): readonly Hexside[] =>
  isUnbridged(hexside) ? hexside : hexside.filter((side) => side !== 'majorRiver');

const best = (lines: readonly (number | null)[]): number | null =>
  lines.includes(null) ? null : lines.reduce<number>((most, line) => Math.max(most, line ?? 0), 0);

/** What the ground does to an attack: why it cannot be, or the percentages it takes off. */
export type GroundEffect =
  | Readonly<{ kind: 'barred'; why: (rule: RuleId) => Refusal }>
  | Readonly<{ kind: 'reduced'; hexside: number; hex: number }>;

/** NLC 7.6, Ruling 16 (a): one hexside line and one in-hex line, each the best for the defender. */
export const effectOf = (ground: Ground): GroundEffect => {
  const { kind, game } = ground;
  if (game === 'nlc' && [...ground.hex, ...ground.hexside].some((terrain) => MOP_ONLY.includes(terrain)))
    return { kind: 'barred', why: FIGHT_REFUSALS.TERRAIN_OF_MOP_ONLY };
  const hexside = best(sidesOf(ground).map((side) => percentOff(side, kind, game)));
  const hex = best(linesInHex(ground).map((terrain) => percentOff(terrain, kind, game)));
  if (hexside === null || hex === null || (ground.multiplies !== true && hexside + hex >= 100))
    return { kind: 'barred', why: FIGHT_REFUSALS.ATTACK_BARRED_BY_TERRAIN };
  return { kind: 'reduced', hexside, hex };
};

/** Ruling 16: the two percentages are added; with the switch they multiply. */
export const terrainFactors = (effect: GroundEffect, multiplies: boolean): readonly Factor[] => {
  if (effect.kind === 'barred') return [{ rule: 'NLC 7.6', key: 'terrain', by: { ...WHOLE, n: 0 } }];
  const off = multiplies ? [effect.hexside, effect.hex] : [effect.hexside + effect.hex];
  return off.filter((one) => one > 0).map((one) => ({ rule: 'NLC 7.6', key: 'terrain', by: percent(-one) }));
};

/** NLC 10: two units in a chateau make it clear ground. */
export const groundHeldBy = (hex: readonly InHex[], unitsInHex: number): readonly InHex[] =>
  unitsInHex === 1 ? hex : hex.filter((terrain) => terrain !== 'chateau');

/** NLC 7.6, 8.5, 7.10: in a town or chateau nobody is flanked or enfiladed. */
export const isBuiltUp = (hex: readonly InHex[]): boolean => hex.includes('town') || hex.includes('chateau');

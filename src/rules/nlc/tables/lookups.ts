import { COMPLIANCE } from './compliance';
import { FIRE } from './fire';
import { HIDDEN_MOVEMENT } from './hidden-movement';
import { LOCAL_DECISION } from './local-decision';
import { TERRAIN } from './terrain';
import { cellOf } from '../../../engine/table';

const within = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const HITS = FIRE.rows.map(({ cells }) => cells.map(Number));
const STRONGEST = 24;

/**
 * NLC 7.1: the hits of a strength at a sum of two dice. Above 24 it counts once for every full 24 and once for what
 * remains, with the same dice (Ruling 18); no strength hits nothing. A modified sum stops at 2 and 12.
 */
export const hitsOn = (strength: number, sum: number): number => {
  const column = within(2, sum, 12) - 2;
  const full = Math.max(Math.floor(strength / STRONGEST), 0);
  const rest = strength - full * STRONGEST;
  const most = HITS[STRONGEST - 1]?.[column] ?? 0;
  return full * most + (HITS[rest - 1]?.[column] ?? 0);
};

export type ComplianceResult = 'I' | 'R4' | '1T' | 'C';

/** NLC 12.7: the column on the printed table; ratings and shifts beyond its ends stay on them (Ruling 10). */
export const complianceColumn = (column: number): number => within(-1, column, 10);

/** The heading of that column: the last one is printed for all beyond it. */
export const complianceHeading = (column: number): string => {
  const at = complianceColumn(column);
  return at === 10 ? '10+' : String(at);
};

const THRESHOLDS = COMPLIANCE.columns.map((column) =>
  (['C', '1T', 'R4'] as const).map((result) => ({ result, from: Number(cellOf(COMPLIANCE, result, column)) })),
);

/** NLC 12.7: the highest threshold the two dice reach (Ruling 3); a result that a column does not have is never reached. */
export const complianceOn = (column: number, sum: number): ComplianceResult =>
  THRESHOLDS[complianceColumn(column) + 1]?.find(({ from }) => sum >= from)?.result ?? 'I';

export type LocalDecisionResult = (typeof LOCAL_DECISION.rows)[number]['key'];

const DECISIONS = LOCAL_DECISION.columns.map((column) =>
  (['Acts locally', 'No Effect', 'Bad Move'] as const).map((key) => ({
    key,
    from: Number(cellOf(LOCAL_DECISION, key, column).split('-')[0]),
  })),
);

/** NLC 12.11: columns 0 to 4+; shifts stop at the ends and a sum above 12 reads as 12 (Ruling 14). */
export const localDecisionOn = (column: number, sum: number): LocalDecisionResult =>
  DECISIONS[within(0, column, 4)]?.find(({ from }) => sum >= from)?.key ?? 'Bad Move';

/** NLC 20.1.2: H or R in the given turn of the march (from 1); a modified die stops at 1 and 6. */
export const hiddenOn = (turn: number, die: number): 'H' | 'R' =>
  HIDDEN_MOVEMENT.rows[within(1, turn, 3) - 1]?.cells[within(1, die, 6) - 1] ?? 'H';

export type NlcTerrain = (typeof TERRAIN.rows)[number]['key'];
export type AttackKind = 'assault' | 'bombardment' | 'charge';

/** The percentage a terrain takes off an attack: 0 where it has no effect, null where that attack cannot be made. */
export type TerrainReduction = number | null;

const KIND_COLUMN = { assault: 'Assault', bombardment: 'Bomb.', charge: 'Charge' } as const;

/** Reads a printed reduction: `-50%*` takes 50 off, `NE` nothing, `N/A` bars the attack. */
export const reductionIn = (cell: string): TerrainReduction =>
  cell.startsWith('N/A') ? null : Number(/-(\d+)%/.exec(cell)?.[1] ?? 0);

/** NLC 7.6: what NLC's chart takes off an attack into that terrain. */
export const terrainReduction = (terrain: NlcTerrain, kind: AttackKind): TerrainReduction =>
  reductionIn(cellOf(TERRAIN, terrain, KIND_COLUMN[kind]));

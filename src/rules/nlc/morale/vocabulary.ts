import { lines } from '../../../engine/vocabulary';

const base = { unit: 'unit', value: 'number' } as const;
const modifier = { change: 'number' } as const;
const checked = { unit: 'unit', morale: 'number', die: 'number' } as const;

/** Where a unit's morale starts. */
const BASES = {
  moraleUsual: base,
  moraleOldGuard: base,
  moraleBritishDefending: base,
  moraleBritishCavalry: base,
  moraleDutch: base,
  moraleLandwehr: base,
  moraleInitiative: base,
  moraleSpecial: base,
} as const;
export type MoraleBase = keyof typeof BASES;

/** What raises and lowers it. */
const MODIFIERS = {
  moraleStepLost: modifier,
  moraleExhausted: modifier,
  moraleDemoralized: modifier,
  moraleFatigued: modifier,
  moraleOutOfSupply: modifier,
  moraleArmyDemoralized: modifier,
  moraleReserve: modifier,
  moraleLeader: modifier,
  moraleFlanked: modifier,
  moraleWoods: modifier,
  moraleArtillery: modifier,
  moraleFacingGuard: modifier,
  moraleShaken: modifier,
  moraleShelter: modifier,
  moraleEnemyNear: modifier,
  moraleRussianDefending: modifier,
  moraleBlucherReacts: modifier,
  moraleBlucherCharges: modifier,
} as const;
export type MoraleChange = keyof typeof MODIFIERS;

/** The sum of a morale, and its check. */
export const MORALE_LINES = lines({
  ...BASES,
  ...MODIFIERS,
  moraleOther: { change: 'number', reason: 'text' },
  moraleTotal: { unit: 'unit', sum: 'number', morale: 'number' },
  moraleCounts: { unit: 'unit', morale: 'number' },
  moraleHeld: checked,
  moraleFailed: checked,
  moraleRouted: { unit: 'unit' },
});

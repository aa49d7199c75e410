import type { HeldHexes } from '../../../src/rules/n20/index';

/** N20 15.0: the kinds of hexes that count. */
export const HEX_KINDS: readonly Readonly<{ id: keyof HeldHexes; label: string }>[] = [
  { id: 'enemyObjectives', label: 'Enemy objectives' },
  { id: 'enemyLoc', label: 'Enemy LOC hexes' },
  { id: 'fortresses', label: 'Fortresses' },
  { id: 'redoubts', label: 'Redoubts' },
];

export const NO_HEXES: HeldHexes = { enemyObjectives: 0, enemyLoc: 0, fortresses: 0, redoubts: 0 };

import { lines, refusals } from '../../../engine/vocabulary';

const worth = { strength: 'number', movement: 'number' } as const;
const unit = { unit: 'unit' } as const;
const shifted = { shift: 'number', column: 'text' } as const;
const advance = { maneuver: 'text', who: ['attackers', 'defenders'], arms: 'text' } as const;

/** What units are worth, the matrix, and the battle on the title's own table. */
export const MATRIX_LINES = lines({
  n20MarkerAgain: { result: 'text' },
  n20Disordered: worth,
  n20Routed: worth,
  n20Worth: worth,
  n20OtherStrength: { reason: 'text', change: 'number' },
  n20Recovers: unit,
  n20StaysDisordered: unit,
  n20Matrix: { attack: 'text', defense: 'text', cell: 'text' },
  'n20Auto-DW': {},
  'n20Auto-N': {},
  n20CavalryDoubled: { from: 'number', to: 'number' },
  n20Strengths: { attack: 'number', defense: 'number' },
  n20Column: { column: 'text' },
  n20Shift: { shift: 'number' },
  n20ShiftTo: shifted,
  n20ShiftAtEnd: shifted,
  n20WillDisorder: { who: ['attackers', 'defenders', 'both'] },
  n20BattleRolled: { die: 'number', column: 'text', result: 'text' },
  n20BattleTold: { result: 'text' },
  n20Wasted: { attacker: 'number', defender: 'number' },
  'n20Advance-never': advance,
  'n20Advance-must': advance,
  'n20Advance-nobodyCan': advance,
});

/** Why the matrix cannot be used in a battle. */
export const BATTLE_REFUSALS = refusals({
  NO_MATRIX_AGAINST_WORKS: 'N20 9.0',
  NO_MATRIX_IN_REACTION: 'N20 9.0',
  MATRIX_FOR_THE_PHASING_PLAYER: 'Ruling 69',
  MATRIX_USED_THIS_PHASE: 'N20 9.0',
  MATRIX_OUT_OF_REACH: 'N20 9.0',
});

import type { Names } from '../../../../src/wording/names';

const COMBATANTS: Readonly<Record<string, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** Whose dice or whose decision: a side of the game by its name, a party of the fight by its part in it. */
export const whoOf = (by: string | undefined, names: Names): string | null => {
  if (by === 'first' || by === 'second') return names.side(by);
  return by === undefined ? null : (COMBATANTS[by] ?? null);
};

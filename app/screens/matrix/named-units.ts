import type { Side } from '../../../src/engine/sides';
import type { MatrixBattleView } from '../../../src/rules/n20/index';

/** Who takes part in the battle, as the players tapped them. */
export type NamedUnits = Readonly<Record<Side, readonly string[]>>;

export const NOBODY: NamedUnits = { first: [], second: [] };

/** The same by what each side does in the battle. */
export const inRoles = (
  { attacker, defender }: Pick<MatrixBattleView, 'attacker' | 'defender'>,
  named: NamedUnits,
) => ({
  attackers: [...named[attacker]],
  defenders: [...named[defender]],
});

import { otherSide } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';

/** What the players say of a battle before it may come to the matrix. */
export type AskedBattle = Readonly<{
  attacker: Side;
  duringReaction: boolean;
  defenderIn: 'open' | 'redoubt' | 'fortified';
  reach: Readonly<Record<Side, boolean>>;
}>;

/** N20 9.0, Ruling 69: whose turn it is. In a reaction it is the enemy of whoever attacks. */
export const phasingIn = ({ attacker, duringReaction }: AskedBattle): Side =>
  duringReaction ? otherSide(attacker) : attacker;

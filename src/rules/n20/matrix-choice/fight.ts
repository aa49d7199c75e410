import * as v from 'valibot';
import { otherSide } from '../../../engine/sides';
import { titleTable } from '../combat/title-table';
import { fighters } from '../combat/unit-input';
import type { MatrixSeen } from './decide-matrix';
import type { MatrixBattle, MatrixTable } from './matrix-choice';
import { UNNAMED } from './reveal';

const ids = v.array(v.string());

/** Which two chits a battle was begun with, and who was named then: by this a battle is known again as that of the matrix. */
export const revealedInput = v.object({
  battle: v.number(),
  attack: v.string(),
  defense: v.string(),
  attackers: v.optional(ids, []),
  defenders: v.optional(ids, []),
});
type Revealed = Readonly<v.InferOutput<typeof revealedInput>>;

const revealedOf = ({ battle, revealed }: MatrixBattle): Revealed | null =>
  revealed === null
    ? null
    : {
        battle,
        attack: revealed.attack,
        defense: revealed.defense,
        attackers: revealed.named?.attackers ?? [],
        defenders: revealed.named?.defenders ?? [],
      };

/**
 * N20 9.0: what the two chits leave to be fought out, made ready for the one procedure of a battle: units with what they are
 * worth, the title's own table, what was spent. Terrain is the players' to say. A maneuver that settles the battle by itself
 * needs nobody named.
 */
export const fightOf = (state: MatrixSeen, now: MatrixBattle) => {
  const { revealed, spent, attacker } = now;
  const from = revealedOf(now);
  if (revealed === null || from === null) return null;
  const unnamed = revealed.result.kind === 'automatic' ? UNNAMED : [];
  const side = (who: typeof attacker, named: readonly string[]) => {
    const found = fighters(state, who, named);
    return found.length === 0 ? unnamed : found;
  };
  return {
    revealed: from,
    maneuvers: { attack: revealed.attack, defense: revealed.defense },
    attackers: side(attacker, from.attackers),
    defenders: side(otherSide(attacker), from.defenders),
    terrain: 0,
    spentHalves: { attacker: spent?.attackerHalves ?? 0, defender: spent?.defenderHalves ?? 0 },
    ...titleTable(state.setup.title),
  } as const;
};
export type MatrixFight = Readonly<NonNullable<ReturnType<typeof fightOf>>>;

/** Whether a battle that is written down is the one whose chits lie turned up. */
export const closes = ({ battle }: MatrixTable, from: Revealed | undefined): boolean => {
  const now = battle === null ? null : revealedOf(battle);
  return now !== null && from?.battle === now.battle && from.attack === now.attack && from.defense === now.defense;
};

import { SIDES, bothSides, otherSide } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { CardEffect } from '../card-effects/effect';
import { sidesWith } from '../card-effects/effects';
import { initialContest } from './rolls';
import type { Stake } from './rolls';

/** What a card does to the rolls of NLC 4.1 and 4.2 (MOP 37.12, Ruling 54). */

type Effects = readonly CardEffect[] | undefined;

/** MOP App. I, card 7: the French have a Coordinated Action chit without a roll. */
export const isCoordinatedByCard = (effects: Effects, side: Side): boolean =>
  sidesWith(effects ?? [], 'coordinated').includes(side);

/** How the Initial Action comes out: by dice, by a card, or by dice for the order alone. */
export type Rolls = Readonly<{
  dice: BySide<number>;
  winner: Side | null;
  lead: number;
  byCard?: true;
  /** Whose Initial Action comes after the winner's. */
  then?: Side;
}>;

const NO_DICE: BySide<number> = bothSides(() => 0);

/** Ruling 54: for the order of two Initial Actions the higher sum is enough; equal ones are rolled again. */
const whoFirst = (stakes: BySide<Stake>): Step<Rolls> =>
  andThen(initialContest(stakes), ({ dice, lead }) => {
    const [first, second] = SIDES.map((side) => dice[side] + stakes[side].rating + stakes[side].bonus);
    if (lead === 0 || first === undefined || second === undefined) return whoFirst(stakes);
    const winner = first > second ? 'first' : 'second';
    return accept({ dice, winner, lead, byCard: true, then: otherSide(winner) });
  });

/** NLC 4.2, Ruling 54: a card's Initial Action takes the roll's place; who starts late has none. */
export const initialByCard = (effects: Effects, stakes: BySide<Stake>): Step<Rolls> => {
  const late = sidesWith(effects ?? [], 'barsInitial');
  const given = sidesWith(effects ?? [], 'initialAction').filter((side) => !late.includes(side));
  const [one, other] = given;
  if (one !== undefined && other !== undefined) return whoFirst(stakes);
  if (one !== undefined || late.length === SIDES.length)
    return accept({ dice: NO_DICE, winner: one ?? null, lead: 0, byCard: true });
  return mapOutcome(initialContest(stakes), ({ winner, ...rolled }): Rolls =>
    winner !== null && late.includes(winner) ? { ...rolled, winner: null, byCard: true } : { ...rolled, winner },
  );
};

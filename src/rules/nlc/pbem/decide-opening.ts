import type { Decision } from '../../../engine/rule-set';
import { bothSides, otherSide } from '../../../engine/sides';
import type { BySide } from '../../../engine/sides';
import { andThen, refuse } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { isOn } from '../switches';
import type { Leader, Setup } from '../../common/setup/setup';
import { happened } from '../../common/table';
import { cupRating } from '../cup/chits';
import type { CupCommand, CupEvent, CupTable } from '../cup/cup';
import type { Retreats } from '../cup/rolls';
import { startRoll } from './pbem-initiative';
import { CORPS_REFUSALS } from '../corps/vocabulary';
import { CUP_REFUSALS } from '../cup/vocabulary';

type Command<Type extends CupCommand['type']> = Extract<CupCommand, { type: Type }>;
type State = Readonly<{ setup: Setup; cup: CupTable }>;
type Outcome = Step<Decision<CupEvent>>;

const ratingOf = (leader: Leader | null): number => (leader === null ? 0 : cupRating(leader));

/** Ruling 99: one start roll a turn, unless all its throws were ties; each side names its commander, or none (Ruling 28). */
export const rollStart = (
  { setup, cup }: State,
  { commanders, won }: Command<'RollStart'>,
  leaders: BySide<Leader | null | undefined>,
): Outcome => {
  if (!isOn(setup, 'pbem') || setup.cup !== 'none') return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE('Ruling 99'));
  if ((cup.opening?.winner ?? null) !== null) return refuse(CUP_REFUSALS.ROLLED_ALREADY('Ruling 99'));
  const { first, second } = leaders;
  if (first === undefined || second === undefined) return refuse(CUP_REFUSALS.NOT_ON_MAP);
  const rating = { first: ratingOf(first), second: ratingOf(second) };
  const stakes = bothSides((side) => ({
    rating: rating[side],
    combatsWon: won?.[side] ?? 0,
    other: undefined,
  }));
  return andThen(startRoll(stakes), ({ dice, winner }) => {
    const rolls = bothSides((side) => ({
      commander: commanders[side],
      rating: stakes[side].rating,
      won: stakes[side].combatsWon,
      die: dice[side],
    }));
    return happened([{ type: 'StartRolled', rolls, winner }], true);
  });
};

/** Ruling 99: the winner says whose player turn comes first, once. */
export const chooseOpening = ({ cup: { opening } }: State, { opens }: Command<'ChooseOpening'>): Outcome => {
  if (opening === undefined || opening.winner === null) return refuse(CUP_REFUSALS.NO_START_ROLL);
  if (opening.opens !== null) return refuse(CUP_REFUSALS.OPENING_IS_CHOSEN);
  return happened([{ type: 'OpeningChosen', opens }]);
};

/** Ruling 99: a side won the combats in which the other went back. */
export const combatsWon = (retreats: BySide<Retreats>): BySide<number> =>
  bothSides((side) => retreats[otherSide(side)].combats);

import { bothSides, otherSide } from '../../../src/engine/sides';
import type { BySide, Side } from '../../../src/engine/sides';
import { combatsWon, cupRating } from '../../../src/rules/nlc/index';
import type { CupView } from '../../../src/rules/nlc/index';
import type { AppCommand, AppView } from '../../../src/session/rule-sets';
import { FOOT, footWords } from '../../../src/wording/en/foot';
import type { Names } from '../../../src/wording/names';
import { rollerOf } from './next-prepare';
import { only, played } from './next-types';
import type { Next, Way } from './next-types';
import type { TurnDraft } from './turn-draft';

type Starting = Readonly<{ view: AppView; cup: CupView; draft: TurnDraft; names: Names }>;

/** Ruling 99: what each side adds to its die; combats won as the players say, else as they were counted. */
export const startStakes = ({
  view: { corps },
  cup,
  draft,
}: Omit<Starting, 'names'>): BySide<Readonly<{ commander: string | null; rating: number; combatsWon: number }>> => {
  const won = draft.won ?? (corps === undefined ? null : combatsWon(corps.retreats));
  return bothSides((side) => {
    const leader = rollerOf(cup.commanders[side], draft.contender[side]);
    return {
      commander: leader?.id ?? null,
      rating: leader === undefined ? 0 : cupRating(leader),
      combatsWon: won?.[side] ?? 0,
    };
  });
};

/** Ruling 99: the roll, what the winner chooses, and then the turn of whoever moves first. */
export const startNext = (at: Starting): Next | null => {
  const { cup, names } = at;
  const { opening } = cup;
  const winner = opening?.winner ?? null;
  if (winner === null) {
    const stakes = startStakes(at);
    const roll: AppCommand = {
      type: 'RollStart',
      commanders: bothSides((side) => stakes[side].commander),
      won: bothSides((side) => stakes[side].combatsWon),
    };
    const label = opening === null ? FOOT.startRoll : FOOT.startAgain;
    return only({ label, icon: 'dice', deed: played(roll), testID: 'start.roll' });
  }
  if (opening?.opens !== null) return null;
  return { main: opens(winner, names), pass: opens(otherSide(winner), names), note: null };
};

const opens = (side: Side, names: Names): Way => ({
  label: footWords.opens(side, names),
  icon: 'flag',
  deed: played({ type: 'ChooseOpening', opens: side }),
  testID: `start.opens.${side}`,
});

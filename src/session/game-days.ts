import { isPlayedOut } from '../rules/common/index';

/** What of a game tells its days. */
export type DayView = Readonly<{
  setup: Readonly<{ turns: readonly Readonly<{ day: number }>[] }>;
  turn: Readonly<{ index: number }>;
  isLastTurn: boolean;
  steps: readonly unknown[];
  step: number;
}>;

/** The last game day that is over: one whose turns are all passed, or the day of the last turn once its last step is reached. */
export const dayOver = (view: DayView): number => {
  const { turns } = view.setup;
  const { index } = view.turn;
  const day = turns[index]?.day ?? 0;
  if (isPlayedOut(view)) return day;
  return turns.slice(0, index).reduce((over, turn) => (turn.day < day ? Math.max(over, turn.day) : over), 0);
};

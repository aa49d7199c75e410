import { screen } from '@testing-library/react-native';
import { press } from './phone';

const YES = 'combat.choice.yes';

/** An answer is chosen in its row, and done at the foot; counters and what both answer are done by one tap. */
export const answer = async (id: string): Promise<void> => {
  const isRow = screen.queryByTestId(YES) !== null && !id.endsWith('.both-stay');
  await press(id);
  if (isRow) await press(YES);
};

/** Whatever on the screen may be tapped to decide something. */
export const tappable = (): readonly string[] =>
  [...JSON.stringify(screen.toJSON()).matchAll(/"testID":"(combat\.(?:choice|field)\.[^"]+)"/g)].flatMap(([, id]) =>
    id === undefined || id === YES ? [] : id,
  );

/** Decides once, whatever is asked. */
export const decideOnce = (): Promise<void> => answer(tappable()[0] ?? 'combat.choice');

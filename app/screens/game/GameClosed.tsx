import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { Screen } from '../../components/Screen';
import type { GameOpening } from '../../hooks/use-open-game';

const WHY: Readonly<
  Record<Exclude<GameOpening['kind'], 'open' | 'opening'>, Readonly<{ title: string; text: string }>>
> = {
  missing: { title: 'No such game', text: 'It is not on this device, or it has been thrown away.' },
  unreadable: {
    title: 'This game cannot be read',
    text: 'Its first entries are damaged. It is kept as it is; export it from the list of games to save what there is.',
  },
  newer: { title: 'Made by a newer Estafette', text: 'Update the app to open this game. Nothing in it was changed.' },
};

type GameClosedProps = {
  readonly why: Exclude<GameOpening, { kind: 'open' }>;
  readonly onLeave: () => void;
};

/** Stands where a game would, while it is not open. */
export const GameClosed = ({ why, onLeave }: GameClosedProps) => (
  <Screen testID={`game.${why.kind}`}>
    {why.kind === 'opening' ? null : (
      <Notice
        kind="warning"
        {...WHY[why.kind]}
        titlesPage
        testID="game.closed"
        action={<Button label="To the games" onPress={onLeave} testID="game.closed.leave" />}
      />
    )}
  </Screen>
);

import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useGame, useGameState } from '../../hooks/use-game';
import { WrittenMoments } from '../moments/WrittenMoments';

export type WrittenInProps = {
  /** What was written, in the words of its result. */
  readonly line: string;
  /** How many entries the game had then: what comes after it is not taken back from here. */
  readonly count: number;
  readonly testID?: string | undefined;
};

/** It is in the game: said on the page that wrote it and on no other, with what would be taken back. */
export const WrittenIn = ({ line, count, testID = 'resolve.written' }: WrittenInProps) => {
  const game = useGame();
  const isLast = useGameState((state) => state.canUndo && state.count === count);
  return (
    <>
      <Notice
        kind="good"
        title="Written into the game"
        text={line}
        action={
          isLast ? (
            <Button
              label="Take it back"
              kind="plain"
              icon="undo"
              onPress={() => {
                void game.undo();
              }}
              testID="resolve.written.undo"
            />
          ) : undefined
        }
        testID={testID}
      />
      <WrittenMoments seq={count} />
    </>
  );
};

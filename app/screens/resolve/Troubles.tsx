import { useContext } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { GameContext, useGame, useGameState } from '../../hooks/use-game';
import { PlayNotices } from '../game/PlayNotices';
import { AnewPad, TypeAnewButton } from '../game/TypeAnew';

/** The page is empty again once an outcome is in the game: that it is there has to be said. */
const WrittenIn = () => {
  const game = useGame();
  const isWritten = useGameState(({ last, canUndo }) => last?.type === 'ApplyProcedure' && canUndo);
  if (!isWritten) return null;
  return (
    <Notice
      kind="good"
      text="Written into the game."
      action={
        <Button
          label="Take it back"
          kind="plain"
          icon="undo"
          onPress={() => {
            void game.undo();
          }}
          testID="resolve.written.undo"
        />
      }
      testID="resolve.written"
    />
  );
};

type TroublesProps = {
  readonly unsaved: boolean;
  /** Where the page itself does not say that the outcome is in the game. */
  readonly andWritten?: boolean;
};

/** What became of the last play, where there is a game for it to happen in; and what this device could not keep. */
export const Troubles = ({ unsaved, andWritten = false }: TroublesProps) => {
  const inGame = useContext(GameContext) !== null;
  return (
    <>
      {inGame ? <PlayNotices /> : null}
      {inGame ? <AnewPad /> : null}
      {inGame ? <TypeAnewButton /> : null}
      {inGame && andWritten ? <WrittenIn /> : null}
      {unsaved ? (
        <Notice
          kind="damage"
          title="Not saved"
          text="This device could not keep the last step, so no dice fell. Free some space and try again."
          testID="resolve.unsaved"
        />
      ) : null}
    </>
  );
};

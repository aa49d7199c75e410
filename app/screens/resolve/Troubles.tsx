import { useContext, useState } from 'react';
import { Notice } from '../../components/Notice';
import { GameContext, useGame, useGameState } from '../../hooks/use-game';
import { PlayNotices } from '../game/PlayNotices';
import { AnewPad, TypeAnewButton } from '../game/TypeAnew';

/** What was refused on another page stays there; a failure concerns them all. */
const OwnNotices = () => {
  const game = useGame();
  const [before] = useState(() => game.getState().refusal);
  const isOwn = useGameState(({ refusal, failure }) => failure !== null || refusal !== before);
  return isOwn ? <PlayNotices /> : null;
};

/** What became of the last play, where there is a game for it to happen in; and what this device could not keep. */
export const Troubles = ({ unsaved }: { readonly unsaved: boolean }) => {
  const inGame = useContext(GameContext) !== null;
  return (
    <>
      {inGame ? <OwnNotices /> : null}
      {inGame ? <AnewPad /> : null}
      {inGame ? <TypeAnewButton /> : null}
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

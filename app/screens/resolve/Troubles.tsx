import { useContext } from 'react';
import { Notice } from '../../components/Notice';
import { GameContext } from '../../hooks/use-game';
import { PlayNotices } from '../game/PlayNotices';

/** Why a play did not happen, where there is a game for it to happen in; and what this device could not keep. */
export const Troubles = ({ unsaved }: { readonly unsaved: boolean }) => (
  <>
    {useContext(GameContext) === null ? null : <PlayNotices />}
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

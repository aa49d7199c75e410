import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { DEVICE } from '../../wiring/this-device';

const WHY =
  DEVICE === 'browser'
    ? 'A private window does that, or a setting that blocks site data. A game hides what a side must not know, so none can begin here. Open Estafette in an ordinary window, or allow site data and load it again. Resolve and the books need no game.'
    : 'A game hides what a side must not know, so none can begin without it. Unlock the phone, or restart it, and try again. Resolve and the books need no game.';

/** Stands above everything that is to be entered for a game that could not be played. */
export const NoSecrets = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Notice
    kind="warning"
    title={
      DEVICE === 'browser'
        ? 'This browser keeps no secrets for this page'
        : 'This phone does not give out its key just now'
    }
    text={WHY}
    action={<Button label="Try again" onPress={onAgain} testID="newgame.nosecrets.again" />}
    testID="newgame.nosecrets"
  />
);

import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useOpenTutorial } from './use-open-tutorial';

/** The way into the worked game, where nobody has played yet. */
export const TutorialButton = () => {
  const { busy, failed, open } = useOpenTutorial();
  return (
    <>
      <Button
        label="Tutorial · ten minutes"
        icon="eye"
        busy={busy}
        hint="One turn of a small battle, played by yourself"
        onPress={open}
        testID="games.tutorial"
      />
      {failed ? <Small testID="games.tutorial.failed">The device could not begin it. Try again.</Small> : null}
    </>
  );
};

import { Button } from '../../components/Button';
import { useDispatch, useGame } from '../../hooks/use-game';
import { useAfterDesk } from './use-after-desk';

/** Ends a visit to the desk: whoever looks next looks at the open table. */
export const CloseDesk = () => {
  const game = useGame();
  const dispatch = useDispatch();
  const afterwards = useAfterDesk();
  return (
    <Button
      label="Done, close the desk"
      icon="lock"
      kind="primary"
      wide
      onPress={() => {
        void dispatch({ type: 'CloseDesk' }).then((done) => {
          if (!done) return;
          game.takeSeat('table');
          afterwards();
        });
      }}
      testID="desk.footer.close"
    />
  );
};

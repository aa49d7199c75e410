import { Button } from '../../components/Button';
import { useDispatch, useGame } from '../../hooks/use-game';

/** Ends a visit to the desk: whoever looks next looks at the open table. */
export const CloseDesk = () => {
  const game = useGame();
  const dispatch = useDispatch();
  return (
    <Button
      label="Done, close the desk"
      icon="lock"
      kind="primary"
      wide
      onPress={() => {
        void dispatch({ type: 'CloseDesk' }).then((done) => {
          if (done) game.takeSeat('table');
        });
      }}
      testID="desk.footer.close"
    />
  );
};

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Curtain } from '../../components/Curtain';
import { useCurtainFalls } from '../../hooks/use-curtain-falls';
import { useGame, useGameState } from '../../hooks/use-game';
import { useScreenKeptOn } from '../../hooks/use-screen-kept-on';

/**
 * Stands between an open desk and whoever holds the phone. It is down whenever a desk is open and nobody has held it
 * up since: after the hand-over, after a load, after another app, after two idle minutes.
 */
export const CurtainGuard = ({ children }: { readonly children: ReactNode }) => {
  const game = useGame();
  const desk = useGameState((state) => state.view.desk);
  const seat = useGameState((state) => state.seat);
  const title = useGameState((state) => (desk === null ? '' : state.view.setup.sides[desk].title));
  useScreenKeptOn();
  const touched = useCurtainFalls(desk !== null);
  useEffect(() => {
    // The desk was closed: whoever looks now looks at the open table.
    if (desk === null && seat !== 'table' && seat !== 'solo') game.takeSeat('table');
  }, [desk, seat, game]);
  const down = desk !== null && seat === 'table';
  if (down)
    return (
      <Curtain
        lead="For the eyes of"
        sideName={title}
        holdLabel="Press and hold"
        leave={{
          label: 'Back to the table',
          onPress: () => {
            void game.dispatch({ type: 'CloseDesk' });
          },
        }}
        onOpen={() => {
          game.takeSeat(desk);
        }}
        testID="curtain"
      />
    );
  return (
    <View style={{ flex: 1 }} onTouchStart={touched}>
      {children}
    </View>
  );
};

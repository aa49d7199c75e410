import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { DiceAsk } from '../turn/DiceAsk';
import { PlayNotices } from './PlayNotices';

/** What stands under the thumb where one plays, as long as there is something: why a play was stopped, and dice from the table. */
export const usePlayFoot = (): ReactNode => {
  const asking = useGameState((state) => state.asks !== null);
  const stopped = useGameState((state) => state.refusal !== null || state.failure !== null);
  return asking || stopped ? (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <DiceAsk />
    </View>
  ) : undefined;
};

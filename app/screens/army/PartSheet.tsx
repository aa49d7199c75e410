import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Sheet } from '../../components/Sheet';
import { useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { PlayNotices } from '../game/PlayNotices';
import { DiceAsk } from '../turn/DiceAsk';

type PartSheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testID: string;
};

/** A sheet in which one plays: notices and dice from the table stand at its own foot. */
export const PartSheet = ({ title, onClose, children, testID }: PartSheetProps) => {
  const asking = useGameState((state) => state.asks !== null);
  const stopped = useGameState((state) => state.refusal !== null || state.failure !== null);
  const foot = (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <DiceAsk />
    </View>
  );
  return (
    <Sheet open title={title} onClose={onClose} footer={asking || stopped ? foot : undefined} testID={testID}>
      {children}
    </Sheet>
  );
};

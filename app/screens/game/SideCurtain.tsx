import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { Curtain } from '../../components/Curtain';
import { Body } from '../../components/Words';
import { useGame, useGameState } from '../../hooks/use-game';
import { CodeSheet } from './CodeSheet';
import { OLDER_LOCK } from './lock-words';
import { PinCurtain } from './PinCurtain';

export type SideCurtainProps = {
  readonly side: Side;
  readonly lead: string;
  readonly leave: Readonly<{ label: string; onPress: () => void }>;
  /** The thumb was held, or the lock opened. */
  readonly onOpen: () => void;
};

/** The curtain before one side's desk: a thumb raises it, or whatever its lock asks for. */
export const SideCurtain = (props: SideCurtainProps) => {
  const { side, lead, leave, onOpen } = props;
  const title = useGameState((state) => state.view.setup.sides[side].title);
  const lock = useGameState((state) => state.locks[side]);
  const [byCode, setByCode] = useState(false);
  const game = useGame();
  const sheet = (
    <CodeSheet
      open={byCode}
      sideName={title}
      label="Recovery code"
      onCode={(code) => game.recover(side, code)}
      onOpen={onOpen}
      onClose={() => {
        setByCode(false);
      }}
      testID="curtain.code"
    />
  );
  const forgotten = (): void => {
    setByCode(true);
  };
  const common = { lead, sideName: title, leave, testID: 'curtain' } as const;
  switch (lock.kind) {
    case 'open':
      return <Curtain {...common} holdLabel="Press and hold" onOpen={onOpen} />;
    case 'locked':
      return (
        <PinCurtain key={side} {...common} side={side} onOpen={onOpen} onForgotten={forgotten}>
          {sheet}
        </PinCurtain>
      );
    case 'otherDevice':
      return (
        <Curtain {...common} holdLabel="" onOpen={onOpen} note={<Said text={ELSEWHERE} />}>
          <View style={{ alignItems: 'center' }}>
            <Button label="Enter the recovery code" icon="pencil" onPress={forgotten} testID="curtain.bycode" />
          </View>
          {sheet}
        </Curtain>
      );
    case 'olderLock':
    case 'unreadable':
      return (
        <Curtain {...common} holdLabel="" onOpen={onOpen} note={<Said text={SHUT[lock.kind]} />}>
          <View />
        </Curtain>
      );
  }
};

const ELSEWHERE =
  'This desk was locked on another device. Its recovery code opens it here. Without the code it stays shut; the table and the other side play on.';
const UNREADABLE =
  'The lock of this desk cannot be read: it is damaged, or a newer Estafette made it. Nothing was deleted. The table and the other side play on.';

const SHUT = { olderLock: OLDER_LOCK, unreadable: UNREADABLE } as const;

const Said = ({ text }: { readonly text: string }) => (
  <View style={{ maxWidth: 420 }}>
    <Body tone="onCurtain" align="center" testID="curtain.says">
      {text}
    </Body>
  </View>
);

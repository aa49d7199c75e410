import { useState } from 'react';
import { Modal, View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { StatusRegion } from '../../components/StatusRegion';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { SideCurtain } from './SideCurtain';

/** In a copy: whose curtain what is hidden waits for, and the way to it. */
export const CopyNotice = () => {
  const awaited = useGameState((state) => state.awaited);
  const sides = useGameState((state) => state.view.setup.sides);
  const [raising, setRaising] = useState<Side | null>(null);
  const [first, ...others] = awaited;
  if (first === undefined) return null;
  const names = [first, ...others].map((side) => sides[side].title).join(' and ');
  const done = (): void => {
    setRaising(null);
  };
  return (
    <>
      <Notice
        kind="info"
        title="This is a copy of a game"
        text={`What is hidden for ${names} takes part when each has raised the curtain here, once. All else plays on.`}
        testID="game.copy"
        action={
          <View style={{ gap: SPACE.s }}>
            {awaited.map((side) => (
              <Button
                key={side}
                label={`Curtain of ${sides[side].title}`}
                wide
                onPress={() => {
                  setRaising(side);
                }}
                testID={`game.copy.${side}`}
              />
            ))}
          </View>
        }
      />
      {raising === null ? null : <RaiseCurtain side={raising} onDone={done} />}
    </>
  );
};

type RaiseCurtainProps = { readonly side: Side; readonly onDone: () => void };

/** Nothing is shown behind it: that a side raised it is all that is wanted, and a desk with a PIN is locked again. */
const RaiseCurtain = ({ side, onDone }: RaiseCurtainProps) => {
  const game = useGame();
  const raised = async (): Promise<void> => {
    await game.raiseCurtain(side);
    await game.lockAll();
    onDone();
  };
  return (
    <Modal visible animationType="none" onRequestClose={onDone} statusBarTranslucent aria-label="Curtain">
      <StatusRegion />
      <SideCurtain
        side={side}
        lead="In this copy, the curtain of"
        leave={{ label: 'Back to the table', onPress: onDone }}
        onOpen={() => {
          void raised();
        }}
      />
    </Modal>
  );
};

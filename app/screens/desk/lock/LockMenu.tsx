import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Notice } from '../../../components/Notice';
import { Body } from '../../../components/Words';
import { useGameState } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { WhatItHolds } from './WhatItHolds';

type LockMenuProps = {
  readonly hasPin: boolean;
  readonly isFromBefore: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onPin: () => void;
  readonly onCode: () => void;
  readonly onRemove: () => void;
};

/** What a game must know to go on is sealed for the device and not by the PIN; with N20 that is all a desk has (decision 0009). */
const Worth = ({ hasPin }: Pick<LockMenuProps, 'hasPin'>) => {
  const playsOn = useGameState((state) => state.view.rules === 'n20');
  if (hasPin) return <Body>This desk locks whenever you leave it or the app, and after two idle minutes.</Body>;
  return (
    <Body>
      {playsOn
        ? 'With a PIN nobody else opens this desk in the app. Its cards and chits stay sealed for this device: the game needs them to go on while the desk is locked.'
        : 'With a PIN nobody else opens this desk in the app, nor from a file of the game.'}
    </Body>
  );
};

/** What can be done about the lock, and honestly what it is worth. */
export const LockMenu = ({ hasPin, isFromBefore, busy, failed, onPin, onCode, onRemove }: LockMenuProps) => (
  <View style={{ gap: SPACE.m }}>
    {failed ? (
      <Notice kind="damage" text="This device could not keep the lock. It is as it was before." testID="lock.failed" />
    ) : null}
    <Worth hasPin={hasPin} />
    {isFromBefore ? (
      <Notice
        kind="warning"
        text="This PIN was set by an older Estafette: a copy or a file made before it still opens what is written now. Set it anew, and that ends."
        testID="lock.before"
      />
    ) : null}
    <Button
      label={hasPin ? 'Change the PIN' : 'Set a PIN'}
      icon="lock"
      kind={hasPin ? 'quiet' : 'primary'}
      wide
      busy={busy}
      onPress={onPin}
      testID="lock.set"
    />
    {hasPin ? (
      <>
        <Button label="New recovery code" icon="pencil" wide busy={busy} onPress={onCode} testID="lock.code" />
        <InlineConfirm
          label="Remove the PIN"
          question="Leave this desk to the curtain alone?"
          yes="Remove the PIN"
          no="Keep it"
          kind="danger"
          disabled={busy}
          onConfirm={onRemove}
          testID="lock.remove"
        />
      </>
    ) : null}
    <WhatItHolds />
  </View>
);

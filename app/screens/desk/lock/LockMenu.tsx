import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Notice } from '../../../components/Notice';
import { Body, Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';

type LockMenuProps = {
  readonly hasPin: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onPin: () => void;
  readonly onCode: () => void;
  readonly onRemove: () => void;
};

/** What can be done about the lock, and honestly what it is worth. */
export const LockMenu = ({ hasPin, busy, failed, onPin, onCode, onRemove }: LockMenuProps) => (
  <View style={{ gap: SPACE.m }}>
    {failed ? (
      <Notice kind="damage" text="This device could not keep the lock. It is as it was before." testID="lock.failed" />
    ) : null}
    <Body>
      {hasPin
        ? 'This desk locks when it is closed, when the app is left, and after two idle minutes.'
        : 'With a PIN nobody else opens this desk: not through the app, and not from a copy of its data.'}
    </Body>
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
    <Small>
      A PIN does not help against someone who watches you type it, films the screen, or owns this phone and rebuilds the
      app. Where that matters, play on two phones.
    </Small>
  </View>
);

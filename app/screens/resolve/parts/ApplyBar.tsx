import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { SPACE } from '../../../theme/metrics';

export type ApplyBarProps = {
  /** Writes the outcome into the game; null where there is nothing to write, or no game. */
  readonly onApply: (() => void) | null;
  readonly onAgain: () => void;
  readonly busy?: boolean | undefined;
  readonly againLabel?: string | undefined;
  /** Something that is done with it leads on: that is the plate of the page. */
  readonly quiet?: boolean | undefined;
  readonly testID?: string | undefined;
};

/** What to do with a result: into the game with it, or the next one. */
export const ApplyBar = (props: ApplyBarProps) => {
  const { onApply, onAgain, busy, againLabel = 'Another', quiet = false, testID = 'resolve.apply' } = props;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }} testID={testID}>
      <View style={{ flexGrow: 1, flexBasis: 120 }}>
        <Button
          label={againLabel}
          icon="redo"
          kind={onApply === null && !quiet ? 'primary' : 'quiet'}
          wide
          onPress={onAgain}
          testID={`${testID}.again`}
        />
      </View>
      {onApply === null ? null : (
        <View style={{ flexGrow: 2, flexBasis: 160 }}>
          <Button
            label="Apply to the game"
            icon="check"
            kind={quiet ? 'quiet' : 'primary'}
            wide
            busy={busy}
            onPress={onApply}
            testID={`${testID}.yes`}
          />
        </View>
      )}
    </View>
  );
};

import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { Label, Small } from './Words';

export type ToggleRowProps = {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: 56, paddingVertical: SPACE.xs },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
      track: {
        width: 54,
        height: 32,
        borderRadius: 16,
        borderWidth: 1,
        borderColor: colour.rule,
        backgroundColor: colour.sunk,
        justifyContent: 'center',
        paddingHorizontal: 4,
      },
      trackOn: { backgroundColor: colour.primary, borderColor: colour.primary },
      knob: {
        width: 22,
        height: 22,
        borderRadius: 11,
        backgroundColor: colour.card,
        borderWidth: 1,
        borderColor: colour.rule,
      },
      knobOn: { alignSelf: 'flex-end', backgroundColor: colour.onPrimary, borderColor: colour.onPrimary },
      pressed: { opacity: 0.65 },
      disabled: { opacity: 0.4 },
    }) as const,
);

/** A whole row that is on or off. */
export const ToggleRow = ({ label, value, onChange, hint, disabled = false, testID }: ToggleRowProps) => {
  const styles = useStyles();
  return (
    <HintedPressable
      accessibilityRole="switch"
      accessibilityLabel={label}
      hint={hint}
      aria-checked={value}
      disabled={disabled}
      onPress={() => {
        onChange(!value);
      }}
      testID={testID}
      style={({ pressed }) => [styles.row, pressed ? styles.pressed : null, disabled ? styles.disabled : null]}
    >
      <View style={styles.words}>
        <Label>{label}</Label>
        {hint === undefined ? null : <Small>{hint}</Small>}
      </View>
      <View style={[styles.track, value ? styles.trackOn : null]}>
        <View style={[styles.knob, value ? styles.knobOn : null]} />
      </View>
    </HintedPressable>
  );
};

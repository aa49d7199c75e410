import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { IconButton } from './IconButton';
import { Label, Numeral, Small } from './Words';
import { WORDS } from './own-words';

export type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly step?: number | undefined;
  /** How the value is printed, e.g. `3½`. */
  readonly format?: ((value: number) => string) | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ textScale }) =>
    ({
      row: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: SPACE.m,
        minHeight: 56,
      },
      words: { flexShrink: 1, flexGrow: 1, flexBasis: 120 },
      dial: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
      value: { minWidth: 48 * textScale, alignItems: 'center' },
    }) as const,
);

/** A number with a range: two thumbs' worth of minus and plus, no keyboard. */
export const Stepper = ({
  label,
  value,
  min,
  max,
  onChange,
  step = 1,
  format = String,
  hint,
  disabled = false,
  testID = 'stepper',
}: StepperProps) => {
  const styles = useStyles();
  const move = (by: number) => () => {
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <View style={styles.row} testID={testID} accessibilityRole="none">
      <View style={styles.words}>
        <Label>{label}</Label>
        {hint === undefined ? null : <Small>{hint}</Small>}
      </View>
      <View style={styles.dial}>
        <IconButton
          icon="minus"
          framed
          label={`${label}: ${WORDS.less}`}
          disabled={disabled || value <= min}
          onPress={move(-step)}
          testID={`${testID}.less`}
        />
        <View style={styles.value}>
          <Numeral align="center" label={`${label}: ${format(value)}`} live testID={`${testID}.value`}>
            {format(value)}
          </Numeral>
        </View>
        <IconButton
          icon="plus"
          framed
          label={`${label}: ${WORDS.more}`}
          disabled={disabled || value >= max}
          onPress={move(step)}
          testID={`${testID}.more`}
        />
      </View>
    </View>
  );
};

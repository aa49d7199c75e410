import { View } from 'react-native';
import { RADIUS, SPACE, TARGET } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { stopsOf } from './stops';
import { Caption, Label, Words } from './Words';

/** One of a few answers. */
export type Option<T extends string> = {
  readonly id: T;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
};

export type SegmentedProps<T extends string> = {
  readonly label?: string | undefined;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (id: T) => void;
  /** Choosing is a play: arrows alone do not choose. */
  readonly plays?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      all: { gap: SPACE.xs },
      track: {
        flexDirection: textScale > 1.4 ? 'column' : 'row',
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        padding: 2,
        gap: 2,
        backgroundColor: colour.card,
      },
      cell: {
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: textScale > 1.4 ? 'auto' : 0,
        minHeight: TARGET,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: SPACE.xs,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.s,
        borderWidth: 2,
        borderColor: 'transparent',
      },
      // Ring, tint and weight: the dark plate is the foot's alone.
      chosen: { backgroundColor: colour.tint, borderColor: colour.ink },
      pressed: { opacity: 0.65 },
      disabled: { opacity: 0.4 },
    }) as const,
);

/** Two to four answers of which exactly one holds. */
export const Segmented = <T extends string>({
  label,
  options,
  value,
  onChange,
  plays,
  testID = 'segmented',
}: SegmentedProps<T>) => {
  const styles = useStyles();
  const stops = stopsOf({ answers: options, chosen: value, plays });
  return (
    <View style={styles.all}>
      {label === undefined ? null : <Label>{label}</Label>}
      <View
        {...stops.group}
        style={styles.track}
        accessibilityRole="radiogroup"
        accessibilityLabel={label}
        testID={testID}
      >
        {options.map((option) => {
          const chosen = option.id === value;
          const disabled = option.disabled ?? false;
          return (
            <HintedPressable
              key={option.id}
              {...stops.answer(option.id)}
              accessibilityRole="radio"
              accessibilityLabel={option.label}
              hint={option.hint}
              aria-checked={chosen}
              disabled={disabled}
              onPress={() => {
                onChange(option.id);
              }}
              testID={`${testID}.${option.id}`}
              style={({ pressed }) => [
                styles.cell,
                chosen ? styles.chosen : null,
                pressed ? styles.pressed : null,
                disabled ? styles.disabled : null,
              ]}
            >
              <Words cut={chosen ? 'strong' : 'label'} align="center">
                {option.label}
              </Words>
              {option.hint === undefined ? null : (
                <Caption tone={chosen ? 'ink' : 'inkSoft'} align="center">
                  {option.hint}
                </Caption>
              )}
            </HintedPressable>
          );
        })}
      </View>
    </View>
  );
};

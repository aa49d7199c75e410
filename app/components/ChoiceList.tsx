import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '../drawings/Icon';
import { RADIUS, SPACE, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { useRing } from './pointed';
import type { Option } from './Segmented';
import { stopsOf } from './stops';
import type { Stops } from './stops';
import { Label, Small, Strong } from './Words';

export type ChoiceProps<T extends string> = {
  readonly label?: string | undefined;
  readonly options: readonly (Option<T> & { readonly mark?: ReactNode })[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  /** `one`: a new choice takes the old one's place; `many`: each is on or off. */
  readonly mode?: 'one' | 'many' | undefined;
  /** Choosing is a play: arrows alone do not choose. */
  readonly plays?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      all: { gap: SPACE.s },
      wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
      list: { gap: SPACE.s },
      chip: {
        minHeight: TARGET,
        minWidth: TARGET,
        maxWidth: '100%',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderWidth: 2,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      row: { justifyContent: 'flex-start', paddingVertical: SPACE.s },
      // Ring, tint and weight: the dark plate is the foot's alone.
      chosen: { backgroundColor: colour.tint, borderColor: colour.ink },
      pressed: { opacity: 0.65 },
      disabled: { opacity: 0.4 },
      words: { flexShrink: 1 },
      fill: { flexShrink: 1, flexGrow: 1 },
    }) as const,
);

const toggled = <T extends string>(chosen: readonly T[], id: T, mode: 'one' | 'many'): readonly T[] => {
  if (mode === 'one') return [id];
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
};

type OneChoiceProps<T extends string> = {
  readonly option: Option<T> & { readonly mark?: ReactNode };
  readonly on: boolean;
  readonly mode: 'one' | 'many';
  readonly shape: 'chip' | 'row';
  readonly stop: ReturnType<Stops<T>['answer']>;
  readonly onPress: () => void;
  readonly testID: string;
};

type ChoiceWordsProps = Readonly<{ label: string; hint: string | undefined; on: boolean }>;

const ChoiceWords = ({ label, hint, on }: ChoiceWordsProps) => (
  <>
    {on ? <Strong>{label}</Strong> : <Label>{label}</Label>}
    {hint === undefined ? null : <Small tone={on ? 'ink' : 'inkSoft'}>{hint}</Small>}
  </>
);

const Choice = <T extends string>({ option, on, mode, shape, stop, onPress, testID }: OneChoiceProps<T>) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const disabled = option.disabled ?? false;
  const { ring, ref } = useRing(testID, disabled || on);
  return (
    <HintedPressable
      ref={ref}
      {...stop}
      accessibilityRole={mode === 'one' ? 'radio' : 'checkbox'}
      accessibilityLabel={option.label}
      hint={option.hint}
      aria-checked={on}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.chip,
        shape === 'row' ? styles.row : null,
        on ? styles.chosen : null,
        pressed ? styles.pressed : null,
        disabled ? styles.disabled : null,
        ring,
      ]}
    >
      {option.mark}
      <View style={shape === 'row' ? styles.fill : styles.words}>
        <ChoiceWords label={option.label} hint={option.hint} on={on} />
      </View>
      {on && (mode === 'many' || shape === 'row') ? <Icon name="check" colour={colour.ink} size={18} /> : null}
    </HintedPressable>
  );
};

const Choices = <T extends string>({
  label,
  options,
  chosen,
  onChange,
  mode = 'one',
  plays,
  testID = 'choice',
  shape,
}: ChoiceProps<T> & { readonly shape: 'chip' | 'row' }) => {
  const styles = useStyles();
  // Ticks stand each for itself and are stops of their own.
  const stops = mode === 'one' ? stopsOf({ answers: options, chosen: chosen[0], plays }) : null;
  return (
    <View style={styles.all}>
      {label === undefined ? null : <Label>{label}</Label>}
      <View
        {...stops?.group}
        style={shape === 'chip' ? styles.wrap : styles.list}
        role={mode === 'one' ? 'radiogroup' : 'group'}
        accessibilityLabel={label}
        testID={testID}
      >
        {options.map((option) => (
          <Choice
            key={option.id}
            option={option}
            on={chosen.includes(option.id)}
            mode={mode}
            shape={shape}
            stop={stops?.answer(option.id) ?? {}}
            onPress={() => {
              onChange(toggled(chosen, option.id, mode));
            }}
            testID={`${testID}.${option.id}`}
          />
        ))}
      </View>
    </View>
  );
};

/** Short answers side by side, wrapping as they must. */
export const ChipPicker = <T extends string>(props: ChoiceProps<T>) => <Choices {...props} shape="chip" />;

/** Answers that need a line of explanation, one below the other. */
export const ChoiceList = <T extends string>(props: ChoiceProps<T>) => <Choices {...props} shape="row" />;

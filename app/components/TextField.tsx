import { useState } from 'react';
import { View } from 'react-native';
import { RADIUS, SPACE, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { HintedInput } from './Hinted';
import { Label, Small } from './Words';

export type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong with the text, in a sentence. */
  readonly error?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Several lines, for pasting. */
  readonly lines?: number | undefined;
  readonly onSubmit?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, type, textScale }) =>
    ({
      all: { gap: SPACE.xs },
      field: {
        ...type.body,
        lineHeight: undefined,
        minHeight: TARGET,
        color: colour.ink,
        backgroundColor: colour.card,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s * textScale,
      },
      focused: { borderColor: colour.ink },
      wrong: { borderColor: colour.danger },
    }) as const,
);

const TOP = { textAlignVertical: 'top' } as const;

/** The sentence below the field: what is wrong, else what helps. */
const Below = ({ hint, error }: Pick<TextFieldProps, 'hint' | 'error'>) => {
  if (error !== undefined) {
    return (
      <Small tone="danger" live>
        {error}
      </Small>
    );
  }
  return hint === undefined ? null : <Small>{hint}</Small>;
};

const useFocus = () => {
  const [focused, setFocused] = useState(false);
  const onFocus = () => {
    setFocused(true);
  };
  const onBlur = () => {
    setFocused(false);
  };
  return { focused, handlers: { onFocus, onBlur } };
};

/** What one line and many lines do differently. */
const manners = (lines: number, onSubmit: (() => void) | undefined) =>
  lines > 1
    ? ({ multiline: true, returnKeyType: 'default', numberOfLines: lines } as const)
    : ({ multiline: false, returnKeyType: 'done', onSubmitEditing: onSubmit } as const);

/** Names, and only names: whatever has a range has a stepper or a picker. */
export const TextField = (props: TextFieldProps) => {
  const { label, value, onChange, placeholder, hint, error, maxLength = 80, lines = 1, onSubmit } = props;
  const styles = useStyles();
  const { colour, type } = useTheme();
  const { focused, handlers } = useFocus();
  const tall = { ...TOP, minHeight: lines * 24 + SPACE.l, lineHeight: type.body.lineHeight };
  return (
    <View style={styles.all}>
      <Label>{label}</Label>
      <HintedInput
        accessibilityLabel={label}
        hint={error ?? hint}
        value={value}
        onChangeText={onChange}
        placeholder={placeholder}
        placeholderTextColor={colour.inkSoft}
        maxLength={maxLength}
        autoFocus={props.autoFocus ?? false}
        autoCorrect={false}
        testID={props.testID}
        style={[styles.field, lines > 1 && tall, focused && styles.focused, error !== undefined && styles.wrong]}
        {...handlers}
        {...manners(lines, onSubmit)}
      />
      <Below hint={hint} error={error} />
    </View>
  );
};

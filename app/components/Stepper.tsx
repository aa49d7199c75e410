import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE, TARGET } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { HintedPressable } from './Hinted';
import { IconButton } from './IconButton';
import { NumberPad } from './NumberPad';
import { useRunning } from './use-running';
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
  /** What may be typed: nothing where no figures are printed, unless it is said here. */
  readonly typed?: Readonly<{ min: number; max: number; halves?: true }> | undefined;
  /** A typed number, where a step to it would mean something else. */
  readonly onTyped?: ((value: number) => void) | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      row: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: SPACE.m,
        minHeight: 56,
      },
      words: { flexShrink: 1, flexGrow: 1, flexBasis: 108 },
      dial: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, marginLeft: 'auto' },
      value: { minWidth: 56 * textScale, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' },
      /** A dotted line below, as for what is filled in. */
      typed: { borderBottomWidth: 1, borderStyle: 'dotted', borderColor: colour.rule },
      pressed: { opacity: 0.6 },
    }) as const,
);

type FigureProps = {
  readonly label: string;
  readonly shown: string;
  /** Null: no number can be typed. */
  readonly onType: (() => void) | null;
  readonly isTyping: boolean;
  readonly testID: string;
};

/** What it stands at. Where a number can be typed, a tap on it opens the digits. */
const Figure = ({ label, shown, onType, isTyping, testID }: FigureProps) => {
  const styles = useStyles();
  const spoken = `${label}: ${shown}`;
  if (onType === null)
    return (
      <View style={styles.value}>
        <Numeral align="center" label={spoken} live="changes" testID={`${testID}.value`}>
          {shown}
        </Numeral>
      </View>
    );
  return (
    <HintedPressable
      accessibilityRole="button"
      accessibilityLabel={spoken}
      hint={WORDS.typeNumber}
      aria-expanded={isTyping}
      onPress={onType}
      style={({ pressed }) => [styles.value, styles.typed, pressed ? styles.pressed : null]}
      testID={`${testID}.type`}
    >
      <Numeral align="center" live="changes" testID={`${testID}.value`}>
        {shown}
      </Numeral>
    </HintedPressable>
  );
};

type DialProps = Pick<StepperProps, 'label' | 'value' | 'min' | 'max' | 'onChange'> & {
  readonly step: number;
  readonly disabled: boolean;
  readonly children: ReactNode;
  readonly testID: string;
};

const Dial = ({ label, value, min, max, onChange, step, disabled, children, testID }: DialProps) => {
  const styles = useStyles();
  const move = (by: number) => () => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
    return next > min && next < max;
  };
  const [less, more] = [useRunning(move(-step)), useRunning(move(step))];
  return (
    <View style={styles.dial}>
      <IconButton
        icon="minus"
        framed
        label={`${label}: ${WORDS.less}`}
        disabled={disabled || value <= min}
        {...less}
        testID={`${testID}.less`}
      />
      {children}
      <IconButton
        icon="plus"
        framed
        label={`${label}: ${WORDS.more}`}
        disabled={disabled || value >= max}
        {...more}
        testID={`${testID}.more`}
      />
    </View>
  );
};

/** Digits are for figures: where something else is printed for them, only what the page allows is typed. */
type Range = Readonly<{ min: number; max: number; halves: boolean }>;

const rangeToType = ({ min, max, step, format, typed, disabled }: StepperProps): Range | null => {
  if (disabled === true) return null;
  const halves = step === 0.5;
  return typed === undefined ? (format === undefined ? { min, max, halves } : null) : { halves, ...typed };
};

const takerOf = ({ onTyped, onChange }: StepperProps): StepperProps['onChange'] => onTyped ?? onChange;

/** A number with a range: two thumbs' worth of minus and plus that run while held, and the app's own digits for a far one. */
export const Stepper = (props: StepperProps) => {
  const { label, value, step = 1, format = String, hint, disabled = false, testID = 'stepper' } = props;
  const range = rangeToType(props);
  const styles = useStyles();
  const [asked, setTyping] = useState(false);
  const isTyping = asked && range !== null;
  const toggle = (): void => {
    setTyping(!isTyping);
  };
  return (
    <View>
      <View style={styles.row} testID={testID} accessibilityRole="none">
        <View style={styles.words}>
          <Label>{label}</Label>
          {hint === undefined ? null : <Small>{hint}</Small>}
        </View>
        <Dial {...props} step={step} disabled={disabled} testID={testID}>
          <Figure
            label={label}
            shown={format(value)}
            onType={range === null ? null : toggle}
            isTyping={isTyping}
            testID={testID}
          />
        </Dial>
      </View>
      {isTyping ? (
        <NumberPad
          label={label}
          {...range}
          onNumber={(number) => {
            setTyping(false);
            takerOf(props)(number);
          }}
          testID={`${testID}.pad`}
        />
      ) : null}
    </View>
  );
};

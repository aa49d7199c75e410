import { useState } from 'react';
import { Pressable, View, useWindowDimensions } from 'react-native';
import { Icon } from '../drawings/Icon';
import { useAnnouncedChange } from '../hooks/use-announced';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { pictured } from './told';
import { Numeral } from './Words';
import type { Tone } from './Words';
import { WORDS } from './own-words';

/** How many digits a PIN may have. */
export const PIN_LENGTH = { least: 4, most: 8 } as const;

export type PinPadProps = {
  /** Called with the digits; the pad forgets them at once. */
  readonly onPin: (pin: string) => void;
  /** What the last key does, for those who cannot see it. */
  readonly enterLabel: string;
  /** One waits, or a PIN is being tried. */
  readonly disabled?: boolean | undefined;
  /** Where it stands on the curtain and not on paper. */
  readonly onCurtain?: boolean | undefined;
  readonly testID?: string | undefined;
};

const KEY = { minHeight: 56, minWidth: 64, width: 84, maxWidth: '31%', flexGrow: 1 } as const;
const ROWS = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
] as const;

type Ink = Readonly<{ tone: Tone & ('ink' | 'onCurtain'); line: string }>;

const useInk = (onCurtain: boolean): Ink => {
  const { colour } = useTheme();
  return onCurtain ? { tone: 'onCurtain', line: `${colour.onCurtain}88` } : { tone: 'ink', line: colour.rule };
};

/** As many dots as digits were typed; the digits themselves are neither shown nor spoken. */
const Dots = ({ typed, ink, testID }: { readonly typed: number; readonly ink: Ink; readonly testID: string }) => {
  const { colour } = useTheme();
  const size = 14;
  useAnnouncedChange(WORDS.digitsTyped(typed));
  return (
    <View
      style={{ flexDirection: 'row', gap: SPACE.m, justifyContent: 'center', minHeight: size }}
      {...pictured(WORDS.digitsTyped(typed))}
      testID={`${testID}.dots`}
    >
      {Array.from({ length: Math.max(PIN_LENGTH.least, typed) }, (_, i) => (
        <View
          key={i}
          style={{
            width: size,
            height: size,
            borderRadius: size / 2,
            borderWidth: 1.5,
            borderColor: colour[ink.tone],
            backgroundColor: i < typed ? colour[ink.tone] : 'transparent',
          }}
        />
      ))}
    </View>
  );
};

type KeyProps = {
  readonly ink: Ink;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly testID: string;
  /** The digit, or the sign of a key that is none. */
  readonly face: string | Readonly<{ icon: 'back' | 'check' }>;
};

const Key = ({ ink, label, disabled, onPress, testID, face }: KeyProps) => {
  const { colour } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        KEY,
        {
          borderWidth: 1,
          borderColor: ink.line,
          borderRadius: RADIUS.m,
          alignItems: 'center',
          justifyContent: 'center',
        },
        pressed ? { opacity: 0.5 } : null,
        disabled ? { opacity: 0.35 } : null,
      ]}
    >
      {typeof face === 'string' ? (
        <Numeral tone={ink.tone}>{face}</Numeral>
      ) : (
        <Icon name={face.icon} colour={colour[ink.tone]} size={26} />
      )}
    </Pressable>
  );
};

const ROW = { flexDirection: 'row', gap: SPACE.s, justifyContent: 'center' } as const;
/** Four rows of keys just fit a phone on its side. */
const LOW = 480;

/**
 * Ten digits of the app's own: no keyboard that learns, nothing to paste, and the same picture whatever game it guards. The
 * length of a PIN is nobody's business, so it is sent by a key and not by itself.
 */
export const PinPad = (props: PinPadProps) => {
  const { onPin, enterLabel, disabled = false, onCurtain = false, testID = 'pin' } = props;
  const ink = useInk(onCurtain);
  const low = useWindowDimensions().height < LOW;
  const [typed, setTyped] = useState('');
  const enter = (): void => {
    setTyped('');
    onPin(typed);
  };
  const digit = (one: string) => (
    <Key
      key={one}
      ink={ink}
      face={one}
      label={one}
      disabled={disabled || typed.length >= PIN_LENGTH.most}
      onPress={() => {
        setTyped((now) => (now + one).slice(0, PIN_LENGTH.most));
      }}
      testID={`${testID}.key-${one}`}
    />
  );
  return (
    <View style={{ gap: SPACE.m, width: '100%', maxWidth: 300, alignSelf: 'center' }} testID={testID}>
      <Dots typed={typed.length} ink={ink} testID={testID} />
      <View style={{ gap: low ? SPACE.xs : SPACE.s }}>
        {ROWS.map((row) => (
          <View key={row[0]} style={ROW}>
            {row.map(digit)}
          </View>
        ))}
        <View style={ROW}>
          <Key
            ink={ink}
            face={{ icon: 'back' }}
            label={WORDS.deleteDigit}
            disabled={disabled || typed === ''}
            onPress={() => {
              setTyped((now) => now.slice(0, -1));
            }}
            testID={`${testID}.delete`}
          />
          {digit('0')}
          <Key
            ink={ink}
            face={{ icon: 'check' }}
            label={enterLabel}
            disabled={disabled || typed.length < PIN_LENGTH.least}
            onPress={enter}
            testID={`${testID}.enter`}
          />
        </View>
      </View>
    </View>
  );
};

import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { RADIUS, SPACE } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { themedStyles } from '../theme/use-styles';
import { Caption, Numeral } from './Words';
import { WORDS } from './own-words';

type NumberPadProps = {
  /** What is counted, for those who cannot see it. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Numbers go by halves: N20's morale. */
  readonly halves: boolean;
  readonly onNumber: (value: number) => void;
  readonly testID: string;
};

const useStyles = themedStyles(
  ({ colour }) =>
    ({
      pad: {
        gap: SPACE.s,
        padding: SPACE.s,
        marginTop: SPACE.s,
        marginBottom: SPACE.s,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.sunk,
      },
      head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
      row: { flexDirection: 'row', gap: SPACE.xs },
      key: {
        flexGrow: 1,
        flexBasis: 0,
        minHeight: 52,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      pressed: { opacity: 0.5 },
      disabled: { opacity: 0.35 },
    }) as const,
);

type Key = Readonly<{ id: string; label: string; face: string | Readonly<{ icon: IconName }> }>;

const digit = (face: string): Key => ({ id: face, label: face, face });
const DELETE: Key = { id: 'delete', label: WORDS.deleteDigit, face: { icon: 'back' } };
const ENTER: Key = { id: 'enter', label: WORDS.enterNumber, face: { icon: 'check' } };
const HALF: Key = { id: 'half', label: WORDS.half, face: '½' };
const MINUS: Key = { id: 'minus', label: WORDS.minus, face: '−' };

/** What was typed as a number; null for what is none, or none that may be. */
const numberIn = (typed: string, min: number, max: number): number | null => {
  if (!/\d|½/.test(typed)) return null;
  const [, sign = '', whole = '', half = ''] = /^(−?)(\d*)(½?)$/.exec(typed) ?? [];
  const size = Number(whole) + (half === '' ? 0 : 0.5);
  const value = sign === '' ? size : -size;
  return value >= min && value <= max ? value : null;
};

const MOST = 5;

const after = (typed: string, { id, face }: Key): string => {
  if (id === 'delete') return typed.slice(0, -1);
  if (id === 'minus') return typed.startsWith('−') ? typed.slice(1) : `−${typed}`;
  if (typed.length >= MOST || typed.endsWith('½') || typeof face !== 'string') return typed;
  return typed + face;
};

/** The app's own digits: no keyboard comes up for a number. Nothing is changed before the tick is tapped. */
export const NumberPad = ({ label, min, max, halves, onNumber, testID }: NumberPadProps) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const [typed, setTyped] = useState('');
  const value = numberIn(typed, min, max);
  const press = (key: Key): void => {
    if (key.id !== 'enter') setTyped((now) => after(now, key));
    else if (value !== null) onNumber(value);
  };
  const extra = [...(min < 0 ? [MINUS] : []), ...(halves ? [HALF] : [])];
  const rows = [['1', '2', '3', '4', '5'].map(digit), ['6', '7', '8', '9', '0'].map(digit), [DELETE, ...extra, ENTER]];
  return (
    <View style={styles.pad} testID={testID} role="group" accessibilityLabel={label}>
      <View style={styles.head}>
        <Numeral live="changes" label={typed === '' ? label : `${label}: ${typed}`} testID={`${testID}.typed`}>
          {typed === '' ? '…' : typed}
        </Numeral>
        <Caption>{WORDS.between(min, max)}</Caption>
      </View>
      {rows.map((row) => (
        <View key={row[0]?.id} style={styles.row}>
          {row.map((key) => (
            <Pressable
              key={key.id}
              accessibilityRole="button"
              accessibilityLabel={key.label}
              disabled={key.id === 'enter' ? value === null : key.id === 'delete' && typed === ''}
              onPress={() => {
                press(key);
              }}
              testID={`${testID}.${key.id}`}
              style={({ pressed }) => [
                styles.key,
                pressed ? styles.pressed : null,
                key.id === 'enter' && value === null ? styles.disabled : null,
              ]}
            >
              {typeof key.face === 'string' ? (
                <Numeral>{key.face}</Numeral>
              ) : (
                <Icon name={key.face.icon} colour={colour.ink} size={26} />
              )}
            </Pressable>
          ))}
        </View>
      ))}
    </View>
  );
};

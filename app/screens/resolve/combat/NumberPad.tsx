import { Pressable, View } from 'react-native';
import { IconButton } from '../../../components/IconButton';
import { stopsOf } from '../../../components/stops';
import { Label, Numeral } from '../../../components/Words';
import { RADIUS, SPACE, TARGET } from '../../../theme/metrics';
import { themedStyles } from '../../../theme/use-styles';

export type NumberPadProps = {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly testID: string;
};

const useStyles = themedStyles(
  ({ colour, textScale }) =>
    ({
      all: { gap: SPACE.s },
      keys: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
      key: {
        minWidth: TARGET,
        minHeight: TARGET,
        flexGrow: 1,
        flexBasis: textScale > 1.4 ? '30%' : '22%',
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      chosen: { backgroundColor: colour.primary, borderColor: colour.primary },
      pressed: { opacity: 0.65 },
      head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs },
      words: { flexGrow: 1, flexShrink: 1, flexBasis: 96 },
      value: { minWidth: 48 * textScale, alignItems: 'center' },
    }) as const,
);

/** Most counters print one of these. */
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ANSWERS = KEYS.map((key) => ({ id: String(key) }));
const HIGHEST = 30;

/** A strength in one tap; what is rarer, with plus and minus. */
export const NumberPad = ({ label, value, onChange, testID }: NumberPadProps) => {
  const styles = useStyles();
  const stops = stopsOf({ answers: ANSWERS, chosen: String(value) });
  const beyond = value > KEYS.length || value < 1;
  return (
    <View style={styles.all}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Label>{label}</Label>
        </View>
        <IconButton
          icon="minus"
          framed
          label={`${label}: less`}
          disabled={value <= 0}
          onPress={() => {
            onChange(value - 1);
          }}
          testID={`${testID}.less`}
        />
        {beyond ? (
          <View style={styles.value}>
            <Numeral live="changes">{String(value)}</Numeral>
          </View>
        ) : null}
        <IconButton
          icon="plus"
          framed
          label={`${label}: more`}
          disabled={value >= HIGHEST}
          onPress={() => {
            onChange(value + 1);
          }}
          testID={`${testID}.more`}
        />
      </View>
      <View style={styles.keys} accessibilityRole="radiogroup" accessibilityLabel={label} testID={testID}>
        {KEYS.map((key) => (
          <Pressable
            key={key}
            {...stops.answer(String(key))}
            accessibilityRole="radio"
            accessibilityLabel={`${label}: ${String(key)}`}
            aria-checked={key === value}
            onPress={() => {
              onChange(key);
            }}
            style={({ pressed }) => [styles.key, key === value && styles.chosen, pressed && styles.pressed]}
            testID={`${testID}.${String(key)}`}
          >
            <Numeral tone={key === value ? 'onPrimary' : 'ink'}>{String(key)}</Numeral>
          </Pressable>
        ))}
      </View>
    </View>
  );
};

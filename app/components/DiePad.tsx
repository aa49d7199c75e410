import { Pressable, View, useWindowDimensions } from 'react-native';
import { DieFace } from '../drawings/DieFace';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { Label } from './Words';
import { WORDS } from './own-words';

export type DiePadProps = {
  /** Dice to be entered. */
  readonly count: number;
  readonly sides?: number | undefined;
  /** Faces entered so far, in the order tapped. */
  readonly faces: readonly number[];
  readonly onChange: (faces: readonly number[]) => void;
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

const useStyles = themedStyles(
  () =>
    ({
      all: { gap: SPACE.m },
      thrown: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, alignItems: 'center' },
      pad: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
      sixth: { flexGrow: 1, flexBasis: '14%' },
      third: { flexGrow: 1, flexBasis: '30%' },
      key: { minWidth: 48, minHeight: 56, alignItems: 'center', justifyContent: 'center' },
      pressed: { opacity: 0.55, transform: [{ scale: 0.94 }] },
      full: { opacity: 0.35 },
      empty: { opacity: 0.3 },
    }) as const,
);

type ThrownProps = Pick<DiePadProps, 'count' | 'faces' | 'onChange'> & {
  readonly sides: number;
  readonly testID: string;
};

/** The dice as entered; tapping one takes it back. */
const Thrown = ({ count, faces, onChange, sides, testID }: ThrownProps) => {
  const styles = useStyles();
  return (
    <View style={styles.thrown} aria-live="polite">
      {Array.from({ length: count }, (_, i) => {
        const face = faces[i];
        if (face === undefined) {
          return (
            <View key={i} style={[styles.key, styles.empty]} testID={`${testID}.empty-${String(i + 1)}`}>
              <DieFace look="outline" size={48} />
            </View>
          );
        }
        return (
          <Pressable
            key={i}
            style={styles.key}
            accessibilityRole="button"
            accessibilityLabel={`${WORDS.takeBack}: ${WORDS.die} ${String(i + 1)}, ${String(face)}`}
            onPress={() => {
              onChange(faces.filter((_face, j) => j !== i));
            }}
            testID={`${testID}.thrown-${String(i + 1)}`}
          >
            <DieFace face={face} sides={sides} look="ink" size={48} />
          </Pressable>
        );
      })}
    </View>
  );
};

/** Faces thrown on the table, tapped in: one tap a die. */
export const DiePad = ({ count, sides = 6, faces, onChange, label, testID = 'dice' }: DiePadProps) => {
  const styles = useStyles();
  const full = faces.length >= count;
  const narrow = useWindowDimensions().width < 380;
  const share = narrow ? styles.third : styles.sixth;
  return (
    <View style={styles.all} testID={testID}>
      {label === undefined ? null : <Label>{label}</Label>}
      {count === 1 ? null : <Thrown count={count} faces={faces} onChange={onChange} sides={sides} testID={testID} />}
      <View style={styles.pad}>
        {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
          <Pressable
            key={face}
            accessibilityRole="button"
            accessibilityLabel={`${WORDS.die}: ${String(face)}`}
            aria-selected={count === 1 && faces[0] === face}
            aria-pressed={count === 1 ? faces[0] === face : undefined}
            disabled={full && count > 1}
            onPress={() => {
              onChange(count === 1 ? [face] : [...faces, face]);
            }}
            testID={`${testID}.face-${String(face)}`}
            style={({ pressed }) => [
              styles.key,
              sides === 6 ? share : null,
              pressed ? styles.pressed : null,
              full && count > 1 ? styles.full : null,
            ]}
          >
            <DieFace face={face} sides={sides} look={count === 1 && faces[0] === face ? 'ink' : 'ivory'} size={48} />
          </Pressable>
        ))}
      </View>
    </View>
  );
};

import { Pressable, View, useWindowDimensions } from 'react-native';
import { DieFace } from '../drawings/DieFace';
import { SPACE } from '../theme/metrics';
import { themedStyles } from '../theme/use-styles';
import { ChangeAnnounced } from './Announced';
import { pressedIn } from './chosen';
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
      /** A phone that lies on its side has width to spare, and no height. */
      beside: { maxWidth: '100%', flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
      grows: { flexGrow: 1, flexShrink: 1 },
      thrown: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, alignItems: 'center' },
      pad: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
      sixth: { flexGrow: 1, flexBasis: '14%' },
      third: { flexGrow: 1, flexBasis: '30%' },
      key: { minWidth: 48, minHeight: 56, alignItems: 'center', justifyContent: 'center' },
      low: { minHeight: 48 },
      pressed: { opacity: 0.55, transform: [{ scale: 0.94 }] },
      full: { opacity: 0.35 },
      empty: { opacity: 0.3 },
    }) as const,
);

/** A window that is lower than this has room for one row of dice. */
const LOW = 480;

type ThrownProps = Pick<DiePadProps, 'count' | 'faces' | 'onChange'> & {
  readonly sides: number;
  readonly low: boolean;
  readonly testID: string;
};

/** The dice as entered; tapping one takes it back. */
const Thrown = ({ count, faces, onChange, sides, low, testID }: ThrownProps) => {
  const styles = useStyles();
  const size = low ? 40 : 48;
  const key = [styles.key, low ? styles.low : null];
  return (
    <View style={styles.thrown}>
      <ChangeAnnounced text={faces.join(', ')} />
      {Array.from({ length: count }, (_, i) => {
        const face = faces[i];
        if (face === undefined) {
          return (
            <View key={i} style={[key, styles.empty]} testID={`${testID}.empty-${String(i + 1)}`}>
              <DieFace look="outline" size={size} />
            </View>
          );
        }
        return (
          <Pressable
            key={i}
            style={key}
            accessibilityRole="button"
            accessibilityLabel={`${WORDS.takeBack}: ${WORDS.die} ${String(i + 1)}, ${String(face)}`}
            onPress={() => {
              onChange(faces.filter((_face, j) => j !== i));
            }}
            testID={`${testID}.thrown-${String(i + 1)}`}
          >
            <DieFace face={face} sides={sides} look="ink" size={size} />
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
  const { width, height } = useWindowDimensions();
  const low = height < LOW;
  const share = low ? null : width < 380 ? styles.third : styles.sixth;
  return (
    <View style={low ? styles.beside : styles.all} testID={testID}>
      {label === undefined ? null : <Label>{label}</Label>}
      {count === 1 ? null : (
        <Thrown count={count} faces={faces} onChange={onChange} sides={sides} low={low} testID={testID} />
      )}
      <View style={[styles.pad, low ? styles.grows : null]}>
        {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
          <Pressable
            key={face}
            accessibilityRole="button"
            accessibilityLabel={`${WORDS.die}: ${String(face)}`}
            {...pressedIn(count === 1 ? faces[0] === face : undefined)}
            disabled={full && count > 1}
            onPress={() => {
              onChange(count === 1 ? [face] : [...faces, face]);
            }}
            testID={`${testID}.face-${String(face)}`}
            style={({ pressed }) => [
              styles.key,
              low ? styles.low : null,
              sides === 6 ? share : null,
              pressed ? styles.pressed : null,
              full && count > 1 ? styles.full : null,
            ]}
          >
            <DieFace
              face={face}
              sides={sides}
              look={count === 1 && faces[0] === face ? 'ink' : 'ivory'}
              size={low ? 40 : 48}
            />
          </Pressable>
        ))}
      </View>
    </View>
  );
};

import { View } from 'react-native';
import { DiceResult } from '../../../components/DiceResult';
import { Caption } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';

/** One throw as it fell, with what it was for. */
export type Throw = Readonly<{
  faces: readonly number[];
  sides: number;
  label: string;
  /** Which answer it was, counted from 0. */
  nth?: number;
}>;

export type ThrownProps = {
  readonly throws: readonly Throw[];
  /** Below a result the dice are small, so that they stand in one row. */
  readonly small?: boolean | undefined;
  readonly testID?: string | undefined;
};

const sizeOf = (faces: readonly number[], small: boolean): number => (small ? 26 : faces.length > 4 ? 32 : 44);

/** The dice so far, in the order they fell; the newest rolls in. */
export const Thrown = ({ throws, small = false, testID = 'resolve.thrown' }: ThrownProps) => {
  if (throws.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }} testID={testID}>
      {throws.map(({ faces, sides, label }, i) => (
        <View key={i} style={{ gap: SPACE.hair }}>
          <DiceResult
            faces={faces}
            sides={sides}
            size={sizeOf(faces, small)}
            throwKey={i === throws.length - 1 ? i : undefined}
            label={`${label}: ${faces.join(', ')}`}
            testID={`${testID}.${String(i)}`}
          />
          <Caption>{label}</Caption>
        </View>
      ))}
    </View>
  );
};

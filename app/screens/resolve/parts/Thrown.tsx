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

export type ThrownProps = { readonly throws: readonly Throw[]; readonly testID?: string | undefined };

/** The dice so far, in the order they fell; the newest rolls in. */
export const Thrown = ({ throws, testID = 'resolve.thrown' }: ThrownProps) => {
  if (throws.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }} testID={testID}>
      {throws.map(({ faces, sides, label }, i) => (
        <View key={i} style={{ gap: SPACE.hair }}>
          <DiceResult
            faces={faces}
            sides={sides}
            size={faces.length > 4 ? 32 : 44}
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

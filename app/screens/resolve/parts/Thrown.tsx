import { useContext } from 'react';
import { View } from 'react-native';
import { Announced } from '../../../components/Announced';
import { DiceResult } from '../../../components/DiceResult';
import { Caption } from '../../../components/Words';
import { GameContext } from '../../../hooks/use-game';
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

const throwWords = ({ label, faces }: Pick<Throw, 'label' | 'faces'>): string => `${label}: ${faces.join(', ')}`;

/** The dice so far, in the order they fell; the newest rolls in. */
export const Thrown = ({ throws, small = false, testID = 'resolve.thrown' }: ThrownProps) => {
  const newest = throws.at(-1);
  const inGame = useContext(GameContext) !== null;
  if (newest === undefined) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s }} testID={testID}>
      {inGame ? null : <Announced text={throwWords(newest)} />}
      {throws.map(({ faces, sides, label }, i) => (
        <View key={i} style={{ gap: SPACE.hair }}>
          <DiceResult
            faces={faces}
            sides={sides}
            size={sizeOf(faces, small)}
            throwKey={i === throws.length - 1 ? i : undefined}
            label={throwWords({ label, faces })}
            testID={`${testID}.${String(i)}`}
          />
          <Caption>{label}</Caption>
        </View>
      ))}
    </View>
  );
};

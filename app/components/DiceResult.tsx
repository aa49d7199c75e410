import { useLayoutEffect, useState } from 'react';
import { Animated, Easing, Platform, View } from 'react-native';
import { DieFace } from '../drawings/DieFace';
import { NEWS } from '../hooks/focus-marks';
import { MOTION_MS, SPACE } from '../theme/metrics';
import { useReduceMotion } from '../theme/use-reduce-motion';

export type DiceResultProps = {
  readonly faces: readonly number[];
  readonly sides?: number | undefined;
  readonly size?: number | undefined;
  /** Changes with every throw: a new one rolls in. Without it the dice lie still. */
  readonly throwKey?: string | number | undefined;
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

/** 0 → 1 once for every new key. */
const useArrival = (key: string | number | undefined): Animated.Value => {
  const still = useReduceMotion();
  const [value] = useState(() => new Animated.Value(1));
  useLayoutEffect(() => {
    if (key === undefined || still) return undefined;
    value.setValue(0);
    const rolling = Animated.timing(value, {
      toValue: 1,
      duration: MOTION_MS,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    rolling.start();
    return () => {
      rolling.stop();
      value.setValue(1);
    };
  }, [key, still, value]);
  return value;
};

/** The dice as they fell. They tumble in from the side, each a little further than the one before. */
export const DiceResult = ({
  faces,
  sides = 6,
  size = 56,
  throwKey,
  label,
  testID = 'dice.result',
}: DiceResultProps) => {
  const arrival = useArrival(throwKey);
  return (
    <View
      {...NEWS}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
      accessible
      accessibilityRole="image"
      accessibilityLabel={label ?? faces.join(', ')}
      testID={testID}
    >
      {faces.map((face, i) => {
        const turn = arrival.interpolate({ inputRange: [0, 1], outputRange: [`${String(-150 - i * 60)}deg`, '0deg'] });
        const slide = arrival.interpolate({ inputRange: [0, 1], outputRange: [-48 - i * 24, 0] });
        return (
          <Animated.View key={i} style={{ opacity: arrival, transform: [{ translateX: slide }, { rotate: turn }] }}>
            <DieFace face={face} sides={sides} size={size} />
          </Animated.View>
        );
      })}
    </View>
  );
};

import { useLayoutEffect, useState } from 'react';
import { Animated, Easing, Platform, View } from 'react-native';
import { CrackedHalf, LaidSabre, LozengeRule, VictoryLaurels } from '../drawings/MomentSigns';
import { MOTION_MS } from '../theme/metrics';
import { useReduceMotion } from '../theme/use-reduce-motion';

/** Flourishes that have been played: whoever comes back to a page finds the picture as it ended. */
const PLAYED = new Set<string>();
const REMEMBERED = 200;

const remember = (key: string): void => {
  if (PLAYED.size >= REMEMBERED) PLAYED.clear();
  PLAYED.add(key);
};

/** 0 → 1 once for each key, and at once where the player asked the phone to keep still. */
export const useArrival = (key: string): Animated.Value => {
  const still = useReduceMotion();
  const [isNew] = useState(() => !PLAYED.has(key));
  const [arrival] = useState(() => new Animated.Value(isNew && !still ? 0 : 1));
  useLayoutEffect(() => {
    remember(key);
    if (!isNew || still) {
      arrival.setValue(1);
      return undefined;
    }
    const arriving = Animated.timing(arrival, {
      toValue: 1,
      duration: MOTION_MS,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    arriving.start();
    return () => {
      arriving.stop();
      arrival.setValue(1);
    };
  }, [arrival, isNew, key, still]);
  return arrival;
};

type FlourishProps = {
  readonly sign: 'breaks' | 'falls' | 'victory' | 'over' | 'hour' | 'badMove';
  readonly arrival: Animated.Value;
};

const PARTED = 5;

/** The rule over what breaks: its halves part. */
const Cracks = ({ arrival }: Pick<FlourishProps, 'arrival'>) => {
  const to = (x: number) => arrival.interpolate({ inputRange: [0, 1], outputRange: [x, 0] });
  return (
    <View style={{ height: 16 }}>
      <Animated.View style={{ transform: [{ translateX: to(PARTED) }] }}>
        <CrackedHalf half="left" />
      </Animated.View>
      <Animated.View style={{ position: 'absolute', left: 0, right: 0, transform: [{ translateX: to(-PARTED) }] }}>
        <CrackedHalf half="right" />
      </Animated.View>
    </View>
  );
};

/** The drawing over a great moment; it comes to rest within a quarter of a second, and says nothing to a screen reader. */
export const Flourish = ({ sign, arrival }: FlourishProps) => {
  if (sign === 'breaks') return <Cracks arrival={arrival} />;
  if (sign === 'falls') {
    const rotate = arrival.interpolate({ inputRange: [0, 1], outputRange: ['-12deg', '0deg'] });
    return (
      <Animated.View style={{ alignItems: 'center', transform: [{ rotate }] }}>
        <LaidSabre />
      </Animated.View>
    );
  }
  if (sign === 'victory') {
    const scale = arrival.interpolate({ inputRange: [0, 1], outputRange: [0.85, 1] });
    return (
      <Animated.View style={{ alignItems: 'center', opacity: arrival, transform: [{ scale }] }}>
        <VictoryLaurels />
      </Animated.View>
    );
  }
  return <LozengeRule />;
};

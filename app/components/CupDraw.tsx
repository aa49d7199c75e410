import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Animated, Easing, Platform, View } from 'react-native';
import { Cup } from '../drawings/Cup';
import type { CupProps } from '../drawings/Cup';
import { MOTION_MS } from '../theme/metrics';
import { useReduceMotion } from '../theme/use-reduce-motion';

type DrawKey = string | number | undefined;

export type CupDrawProps = CupProps & {
  /** The chit that was drawn last, standing above the cup; none before the first draw. */
  readonly chit?: ReactNode;
  /** Changes with every draw: a new chit rises from the cup. */
  readonly drawKey?: DrawKey;
};

/** A draw taken back is no draw: where draws are counted, a smaller count raises nothing. */
const isNewDraw = (key: DrawKey, before: DrawKey): boolean => {
  if (key === undefined || key === before) return false;
  return !(typeof key === 'number' && typeof before === 'number' && key < before);
};

/** 0 → 1 on every new draw. What was drawn before the page opened simply stands there. */
export const useRise = (drawKey: DrawKey): Animated.Value => {
  const still = useReduceMotion();
  const [rise] = useState(() => new Animated.Value(1));
  const before = useRef(drawKey);
  useLayoutEffect(() => {
    const isNew = isNewDraw(drawKey, before.current);
    before.current = drawKey;
    if (!isNew || still) return undefined;
    rise.setValue(0);
    const rising = Animated.timing(rise, {
      toValue: 1,
      duration: MOTION_MS,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    rising.start();
    return () => {
      rising.stop();
      rise.setValue(1);
    };
  }, [drawKey, rise, still]);
  return rise;
};

/**
 * The cup and the chit that came out of it. On a new draw the chit rises from the cup's mouth; asked to keep still,
 * it is simply there.
 */
export const CupDraw = ({ chit, drawKey, ...cup }: CupDrawProps) => {
  const size = cup.size ?? 176;
  const rise = useRise(drawKey);
  const from = rise.interpolate({ inputRange: [0, 1], outputRange: [size * 0.55, 0] });
  const grow = rise.interpolate({ inputRange: [0, 1], outputRange: [0.7, 1] });
  const lean = rise.interpolate({ inputRange: [0, 1], outputRange: ['-14deg', '-3deg'] });
  return (
    <View style={{ alignItems: 'center' }}>
      {chit === undefined || chit === null ? null : (
        <Animated.View
          style={{
            marginBottom: -size * 0.12,
            opacity: rise,
            transform: [{ translateY: from }, { scale: grow }, { rotate: lean }],
          }}
        >
          {chit}
        </Animated.View>
      )}
      <Cup {...cup} />
    </View>
  );
};

import type { ReactNode } from 'react';
import { Animated, View } from 'react-native';

type HoldRingProps = {
  readonly progress: Animated.Value;
  readonly size: number;
  readonly colour: string;
  readonly ground: string;
  readonly children: ReactNode;
};

type HalfProps = Pick<HoldRingProps, 'progress' | 'size' | 'colour'> & { readonly side: 'left' | 'right' };

/**
 * Half the ring: a half circle that turns out from behind its clip. Only `transform` moves, so on a phone the
 * animation runs without JavaScript.
 */
const Half = ({ progress, size, colour, side }: HalfProps) => {
  const right = side === 'right';
  const turn = progress.interpolate({
    inputRange: right ? [0, 0.5, 1] : [0, 0.5, 1],
    outputRange: right ? ['-180deg', '0deg', '0deg'] : ['-180deg', '-180deg', '0deg'],
  });
  return (
    <View
      style={{
        position: 'absolute',
        top: 0,
        left: right ? size / 2 : 0,
        width: size / 2,
        height: size,
        overflow: 'hidden',
      }}
    >
      <Animated.View
        style={{
          position: 'absolute',
          top: 0,
          left: right ? -size / 2 : 0,
          width: size,
          height: size,
          transform: [{ rotate: turn }],
        }}
      >
        <View
          style={{
            position: 'absolute',
            left: right ? size / 2 : 0,
            width: size / 2,
            height: size,
            backgroundColor: colour,
            ...(right
              ? { borderTopRightRadius: size / 2, borderBottomRightRadius: size / 2 }
              : { borderTopLeftRadius: size / 2, borderBottomLeftRadius: size / 2 }),
          }}
        />
      </Animated.View>
    </View>
  );
};

/** A ring that fills clockwise while a thumb rests on it. */
export const HoldRing = ({ progress, size, colour, ground, children }: HoldRingProps) => {
  const inner = size - 14;
  return (
    <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <View
        style={{
          position: 'absolute',
          width: size,
          height: size,
          borderRadius: size / 2,
          borderWidth: 1,
          borderColor: colour,
          opacity: 0.7,
        }}
      />
      <Half progress={progress} size={size} colour={colour} side="right" />
      <Half progress={progress} size={size} colour={colour} side="left" />
      <View
        style={{
          width: inner,
          height: inner,
          borderRadius: inner / 2,
          backgroundColor: ground,
          borderWidth: 1,
          borderColor: colour,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {children}
      </View>
    </View>
  );
};

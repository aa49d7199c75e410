import { useEffect, useRef, useState } from 'react';
import { AccessibilityInfo, Animated, Easing, Platform, Pressable, View } from 'react-native';
import type { GestureResponderEvent } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { useReduceMotion } from '../theme/use-reduce-motion';
import { HoldRing } from './HoldRing';
import { Label } from './Words';
import { WORDS } from './own-words';

export type HoldButtonProps = {
  readonly label: string;
  readonly onHeld: () => void;
  readonly icon?: IconName | undefined;
  /** How long a thumb must stay, in ms. */
  readonly holdMs?: number | undefined;
  /** Colours, where it does not stand on paper (the curtain). */
  readonly colour: string;
  readonly ground: string;
  readonly tone?: 'ink' | 'onCurtain' | 'danger' | undefined;
  readonly size?: number | undefined;
  readonly testID?: string | undefined;
};

/** A click without a finger: keyboard, switch or screen reader. These cannot hold, so they press twice. */
const isFingerless = (event: GestureResponderEvent, reader: boolean): boolean => {
  if (Platform.OS !== 'web') return reader;
  const native: object = event.nativeEvent;
  return !('detail' in native) || native.detail === 0;
};

const useScreenReader = (): boolean => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (Platform.OS === 'web') return undefined;
    const listening = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    AccessibilityInfo.isScreenReaderEnabled().then(setOn, () => {
      setOn(false);
    });
    return () => {
      listening.remove();
    };
  }, []);
  return on;
};

/** The ring's progress 0…1; with reduced motion it stays empty and the words alone tell. */
const useRing = (holdMs: number) => {
  const still = useReduceMotion();
  const [progress] = useState(() => new Animated.Value(0));
  const fill = () => {
    if (still) return;
    Animated.timing(progress, {
      toValue: 1,
      duration: holdMs,
      easing: Easing.linear,
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  };
  const empty = () => {
    progress.stopAnimation();
    progress.setValue(0);
  };
  return { progress, fill, empty };
};

/** Armed for a few seconds after the first fingerless press; the second one counts. */
const useTwoPresses = (onSecond: () => void) => {
  const [armed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const press = () => {
    clearTimeout(timer.current);
    setArmed(!armed);
    if (armed) {
      onSecond();
      return;
    }
    timer.current = setTimeout(() => {
      setArmed(false);
    }, 6000);
  };
  return { armed, press };
};

/**
 * Pressed and held, for what must not happen by a slip of the thumb. Letting go early or sliding off does nothing.
 * Who cannot hold (screen reader, keyboard) presses twice.
 */
export const HoldButton = ({
  label,
  onHeld,
  icon = 'lock',
  holdMs = 700,
  colour,
  ground,
  tone = 'ink',
  size = 124,
  testID = 'hold',
}: HoldButtonProps) => {
  const reader = useScreenReader();
  const { progress, fill, empty } = useRing(holdMs);
  const { armed, press } = useTwoPresses(onHeld);
  return (
    <View style={{ alignItems: 'center', gap: 12 }}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={armed ? WORDS.pressAgain : label}
        accessibilityHint={reader ? WORDS.assistedHint : WORDS.holdHint}
        onPressIn={fill}
        onPressOut={empty}
        onLongPress={() => {
          empty();
          onHeld();
        }}
        delayLongPress={holdMs}
        onPress={(event) => {
          if (isFingerless(event, reader)) press();
        }}
        testID={testID}
      >
        <HoldRing progress={progress} size={size} colour={colour} ground={ground}>
          <Icon name={icon} colour={colour} size={size * 0.32} />
        </HoldRing>
      </Pressable>
      <View aria-hidden>
        <Label tone={tone} align="center">
          {armed ? WORDS.pressAgain : label}
        </Label>
      </View>
    </View>
  );
};

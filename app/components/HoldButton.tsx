import { useEffect, useRef, useState } from 'react';
import { Animated, Easing, Platform, Pressable, View } from 'react-native';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { announce } from '../hooks/announce';
import { useFingerless } from '../hooks/use-fingerless';
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

/** A switch that steps from thing to thing takes its time to come round again. */
const ARMED_MS = 20_000;

/** Armed for a while after the first fingerless press; the second one counts. */
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
    announce(WORDS.pressAgain);
    timer.current = setTimeout(() => {
      setArmed(false);
    }, ARMED_MS);
  };
  return { armed, press };
};

/**
 * Pressed and held, for what must not happen by a slip of the thumb. Letting go early or sliding off does nothing, and
 * neither do two quick taps. Who cannot hold (screen reader, switch, keyboard) presses twice, as its name tells him.
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
  const isFingerless = useFingerless();
  const { progress, fill, empty } = useRing(holdMs);
  const { armed, press } = useTwoPresses(onHeld);
  return (
    <View style={{ alignItems: 'center', gap: 12 }}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={armed ? WORDS.pressAgain : WORDS.orPressTwice(label)}
        onPressIn={fill}
        onPressOut={empty}
        onLongPress={() => {
          empty();
          onHeld();
        }}
        delayLongPress={holdMs}
        onPress={(event) => {
          if (isFingerless(event)) press();
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

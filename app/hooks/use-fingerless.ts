import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import type { GestureResponderEvent } from 'react-native';

const useScreenReader = (): boolean => {
  const [on, setOn] = useState(false);
  useEffect(() => {
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

/** Android presses for a keyboard or a switch without a touch; a reader on an iPhone touches like a finger. */
const hasTouch = (event: object): boolean => 'touches' in event;

/** Tells whether a press came from someone who cannot hold: a key, a switch, a screen reader. */
export const useFingerless = (): ((event: GestureResponderEvent) => boolean) => {
  const reader = useScreenReader();
  return (event) => reader || !hasTouch(event.nativeEvent);
};

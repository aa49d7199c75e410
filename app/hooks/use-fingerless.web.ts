import { useEffect, useRef } from 'react';
import type { GestureResponderEvent } from 'react-native';
import { isFingerless } from './fingerless';
import type { Contact } from './fingerless';

/** Tells whether a press came from someone who cannot hold: a key, a switch, a screen reader. */
export const useFingerless = (): ((event: GestureResponderEvent) => boolean) => {
  const contact = useRef<Contact>(null);
  useEffect(() => {
    const down = ({ width, height }: PointerEvent): void => {
      contact.current = { width, height };
    };
    document.addEventListener('pointerdown', down, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
    };
  }, []);
  return (event) => isFingerless(event.nativeEvent, contact.current);
};

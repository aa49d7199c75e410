import { useContext, useEffect } from 'react';
import { NavigationContext } from '@react-navigation/native';
import { announce } from './announce';

/** Has a text read out when it comes and whenever it changes, unless its page lies under another one. */
export const useAnnounced = (text: string | null): void => {
  const page = useContext(NavigationContext);
  useEffect(() => {
    if (text !== null && page?.isFocused() !== false) announce(text);
  }, [text, page]);
};

import { useContext, useEffect, useId, useRef } from 'react';
import { NavigationContext } from '@react-navigation/native';
import { announce } from './announce';

/** Has a text read out when it comes and whenever it changes, unless its page lies under another one. */
export const useAnnounced = (text: string | null): void => {
  const page = useContext(NavigationContext);
  const of = useId();
  useEffect(() => {
    if (text !== null && page?.isFocused() !== false) announce(text, of);
  }, [text, page, of]);
};

/** The same of what one changes oneself: it says where it stands, and nothing when it comes. */
export const useAnnouncedChange = (text: string | null): void => {
  const page = useContext(NavigationContext);
  const of = useId();
  const was = useRef(text);
  useEffect(() => {
    if (text === was.current) return;
    was.current = text;
    if (text !== null && page?.isFocused() !== false) announce(text, of);
  }, [text, page, of]);
};

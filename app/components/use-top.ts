import { useEffect, useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent } from 'react-native';
import { makeScroller } from './scroller';
import type { Scroller } from './scroller';

type Scrolling = Readonly<{
  /** What the page's ScrollView is given. */
  page: Readonly<{
    ref: Scroller['attach'];
    onScroll: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
    scrollEventThrottle: number;
  }>;
  scroller: Scroller;
}>;

/** A page that scrolls, and goes back to its top when the key changes. */
export const useTop = (key?: string | number): Scrolling => {
  const [scroller] = useState(makeScroller);
  useEffect(() => {
    scroller.toTop();
  }, [scroller, key]);
  return {
    page: {
      ref: scroller.attach,
      onScroll: ({ nativeEvent }) => {
        scroller.moved(nativeEvent.contentOffset.y);
      },
      scrollEventThrottle: 16,
    },
    scroller,
  };
};

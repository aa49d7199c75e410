import { createContext } from 'react';
import type { RefObject } from 'react';
import type { ScrollView, View } from 'react-native';

/** A page that scrolls: it can be taken back to its top, and asked to bring into view what the tutorial points at. */
export type Scroller = Readonly<{
  attach: (page: ScrollView | null) => void;
  /** How far the page has been scrolled. */
  moved: (offset: number) => void;
  toTop: () => void;
  /** Asks for a thing; of several the one with the lowest number goes first. Answers how to ask no longer. */
  ask: (number: number, thing: RefObject<View | null>) => () => void;
}>;

/** The page around a thing; null where nothing scrolls: in a header, in a footer. */
export const ScrollerContext = createContext<Scroller | null>(null);

/** Pages come in pieces: they are looked at when the last has found its place. */
const SETTLED_MS = 250;
/** How far below the upper edge a thing is brought, in parts of the page. */
const FROM_THE_TOP = 0.3;

const bring = (page: ScrollView, thing: View, offset: number): void => {
  page.getNativeScrollRef()?.measureInWindow((_left, top, _width, height) => {
    thing.measureInWindow((_x, y, _w, high) => {
      const isSeen = y >= top && y + high <= top + height;
      const below = y - top - height * FROM_THE_TOP;
      if (high > 0 && !isSeen) page.scrollTo({ y: Math.max(0, offset + below), animated: false });
    });
  });
};

const lowest = (asked: ReadonlyMap<number, RefObject<View | null>>): RefObject<View | null> | null =>
  asked.get(Math.min(...asked.keys())) ?? null;

/** Each thing is brought once, so that the page stays where the player then moves it. */
export const makeScroller = (): Scroller => {
  const asked = new Map<number, RefObject<View | null>>();
  let page: ScrollView | null = null;
  let offset = 0;
  let last: RefObject<View | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const thing = lowest(asked);
    if (thing === null || thing === last || thing.current === null || page === null) return;
    last = thing;
    bring(page, thing.current, offset);
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = asked.size === 0 ? undefined : setTimeout(look, SETTLED_MS);
  };
  return {
    attach: (next) => {
      page = next;
    },
    moved: (next) => {
      offset = next;
    },
    // Merely asking a browser to scroll makes it lay out the page at once, which costs more than drawing what changed.
    toTop: () => {
      if (offset <= 0) return;
      offset = 0;
      page?.scrollTo({ y: 0, animated: false });
    },
    ask: (number, thing) => {
      asked.set(number, thing);
      soon();
      return () => {
        if (asked.get(number) === thing) asked.delete(number);
        soon();
      };
    },
  };
};

import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Screen } from '../components/Screen';

const load = () => import('../beyond');

type Late = Awaited<ReturnType<typeof load>>;

let here: Late | null = null;

/** Fetches what lies beyond the first page, once. */
export const beyond = async (): Promise<Late> => (here ??= await load());

/** Waits until the first page stands, so that what comes beside it does not come before it. */
const AFTER_THE_FIRST_PAGE = 600;

/** Fetches what the player will want next while he looks at the first page. A fetch that fails is made again when it is needed. */
export const fetchSoon = (): (() => void) => {
  const timer = setTimeout(() => {
    beyond().catch(() => undefined);
  }, AFTER_THE_FIRST_PAGE);
  return () => {
    clearTimeout(timer);
  };
};

type Coming = Readonly<{ late: Late | null; failure?: Error }>;

/** What came late, from the first drawing on where it is here already. A fetch that failed is the page's mishap. */
const useLate = (): Late | null => {
  const [{ late, failure }, setComing] = useState<Coming>({ late: here });
  useEffect(() => {
    let gone = false;
    const show = (coming: Coming): void => {
      if (!gone) setComing(coming);
    };
    if (late === null)
      beyond().then(
        (found) => {
          show({ late: found });
        },
        (cause: unknown) => {
          show({ late: null, failure: new Error('what comes late did not come', { cause }) });
        },
      );
    return () => {
      gone = true;
    };
  }, [late]);
  if (failure !== undefined) throw failure;
  return late;
};

/**
 * A screen, or a part of one, that the first page does not need: the web fetches it beside the app (the service worker keeps it
 * from the first visit on), a phone has it in its bundle. While it comes, an empty sheet of the same paper. React's own way,
 * `lazy` below `Suspense`, would hold the page back until the empty sheet was seen for 300 ms.
 */
export const lazily = <Props extends object>(
  pick: (late: Late) => ComponentType<Props>,
  coming: ReactNode = <Screen testID="coming">{null}</Screen>,
): ComponentType<Props> => {
  const Lazily = (props: Props) => {
    const late = useLate();
    return late === null ? coming : createElement(pick(late), props);
  };
  return Lazily;
};

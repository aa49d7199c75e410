import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Screen } from '../components/Screen';

/** Fetches what lies beyond the first page, once. */
export const beyond = () => import('../beyond');

/** Waits until the first page stands, so that what comes beside it does not come before it. */
const AFTER_THE_FIRST_PAGE = 600;

/** Fetches what the player will want next while he looks at the first page. A fetch that fails is made again when it is needed. */
export const fetchSoon = (load: () => Promise<unknown>): (() => void) => {
  const timer = setTimeout(() => {
    load().catch(() => undefined);
  }, AFTER_THE_FIRST_PAGE);
  return () => {
    clearTimeout(timer);
  };
};

/**
 * A screen that the first page does not need: the web fetches it beside the app (the service worker keeps it from the first
 * visit on), a phone has it in its bundle. While it comes, an empty sheet of the same paper.
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode = <Screen testID="coming">{null}</Screen>,
): ComponentType<Props> => {
  const Late = lazy(async () => ({ default: await load() }));
  const Lazily = (props: Props) => (
    <Suspense fallback={coming}>
      <Late {...props} />
    </Suspense>
  );
  return Lazily;
};

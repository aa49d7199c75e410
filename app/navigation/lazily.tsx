import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { Screen } from '../components/Screen';

/**
 * A screen that the first page does not need: the web fetches it beside the app (the service worker keeps it from the first
 * visit on), a phone has it in its bundle. While it comes, an empty sheet of the same paper.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Late = lazy(async () => ({ default: await load() }));
  const Lazily = (props: Props) => (
    <Suspense fallback={<Screen testID="coming">{null}</Screen>}>
      <Late {...props} />
    </Suspense>
  );
  return Lazily;
};

/** Part of a page that only some games need: it comes beside the app too, and until then nothing stands in its place. */
export const lazilyWithin = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Late = lazy(async () => ({ default: await load() }));
  const Lazily = (props: Props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
  return Lazily;
};

import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { listen } from '../hooks/announce';
import { writtenIn } from '../hooks/written-in';

/** Not to be seen, but there: what is `display: none` is not read out. */
const UNSEEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * Where a browser's reader hears what happens. It is on the page before anything is said: a reader tells what changes in a region
 * that it knows, and nothing of one that is born with its text. A sheet has its own, because a reader hears nothing from beside it.
 */
export const StatusRegion = () => {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (region.current === null ? undefined : listen(writtenIn(region.current))), []);
  // eslint-disable-next-line no-restricted-syntax -- the one place that is live
  return <div ref={region} style={UNSEEN} role="status" aria-live="polite" aria-atomic data-testid="status" />;
};

import { lines } from '../../../engine/vocabulary';

/** Out of whose cup the next chit comes. */
export const CUP_SIDE_LINES = lines({
  mopOnlyCup: { side: 'side' },
  mopMarkerDrawn: { side: 'side', first: 'number', second: 'number' },
});

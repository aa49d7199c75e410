import type { App } from '../pages/app';
import type { Thumb } from '../pages/evening-thumb';

/** What an evening says and shows to whoever runs it. */
export type Watched = Readonly<{ log: (line: string) => void; look: (station: string) => Promise<void> }>;

/** The table of an evening: the app under a thumb that counts, and somebody who takes pictures. */
export type Table = Readonly<{ app: App; thumb: Thumb; look: Watched['look'] }>;

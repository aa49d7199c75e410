import type { Recipient } from './order-types';
import type { Mode } from './writing/draft';

/** An order sheet that was taken up: how it comes about, and for whom where that is known. */
export type Write = Readonly<{ mode: Mode; of: Recipient | null }>;

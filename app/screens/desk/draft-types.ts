import type { Going, Jams } from '../hidden/hidden-types';
import type { Write } from './orders/write';
import type { Draft, OpenPart } from './orders/writing/draft';

/** A hidden march while it is being plotted; `who` by his key. */
export type MarchDraft = Readonly<{
  who: string | null;
  route: readonly string[];
  going: Going;
  allCavalry: boolean | null;
  jams: Jams;
}>;

/** What is half written at a desk: which sheet lies open, and what stands on it. */
export type Drafts = Readonly<{
  write: Write | null;
  order: Draft;
  open: OpenPart;
  target: string;
  plot: boolean;
  march: MarchDraft;
}>;

/** As much of it as was begun. */
export type Begun = Readonly<{ [Name in keyof Drafts]?: Drafts[Name] | undefined }>;

/** When it was written: in which turn, and after how many papers of this desk. */
export type DraftTime = Readonly<{ turn: number; written: number }>;

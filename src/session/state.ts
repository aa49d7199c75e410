import type { Given } from '../engine/given';
import type { Seat } from '../engine/sides';
import type { ChoiceRequest, DiceRequest, Faces, Refusal, Working } from '../engine/step';
import type { Damage } from '../journal/open-journal';
import type { GameRow } from '../journal/store';
import type { HistoryCursor, HistoryPage } from './history';

/** Where dice come from: thrown by the app, or thrown on the table and tapped in. */
export type DiceSource = 'app' | 'table';

/** What the last play came to, for showing the working. */
export type LastPlay = Readonly<{ type: string; working: Working; rolls: Given['rolls'] }>;

/** Something the play in hand still needs from the players. */
export type Ask =
  /** `nth`: how many throws the play has had before. */
  Readonly<{ kind: 'dice'; request: DiceRequest; nth: number }> | Readonly<{ kind: 'choice'; request: ChoiceRequest }>;

export type SessionState<View> = Readonly<{
  view: View;
  seat: Seat;
  asks: Ask | null;
  refusal: Refusal | null;
  /** A write that did not reach the disk. What is on screen is what is on disk. */
  failure: 'conflict' | 'storage' | null;
  damage: Damage | null;
  last: LastPlay | null;
  canUndo: boolean;
  canRedo: boolean;
  busy: boolean;
  count: number;
  savedAt: number;
}>;

/** A command as a screen sends it. The rules read it before they believe it. */
export type Sent = Readonly<{ type: string; [field: string]: unknown }>;

/** One open game. Every change goes through here: decided by the rules, written to disk, then shown. */
export type Session<View, Event = unknown, Preview = unknown> = Readonly<{
  game: GameRow;
  getState: () => SessionState<View>;
  subscribe: (listener: (state: SessionState<View>, before: SessionState<View>) => void) => () => void;
  /** True when the play happened; false when it was refused, failed, or waits for dice. */
  dispatch: (command: Sent, dice?: DiceSource) => Promise<boolean>;
  /** What a command would come to; null where the rules have nothing to say before it happens. */
  preview: (command: Sent) => Preview | null;
  giveFaces: (faces: Faces) => Promise<boolean>;
  giveChoice: (option: string) => Promise<boolean>;
  cancelAsk: () => void;
  dismiss: () => void;
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
  /** Goes back to the state after play `to`, past any barrier, for both to see. */
  correct: (to: number, reason: string) => Promise<boolean>;
  takeSeat: (seat: Seat) => void;
  history: (cursor?: HistoryCursor) => Promise<HistoryPage<Event>>;
  /** Checks all rows in the background and marks damage that the opening did not meet. */
  verify: () => Promise<void>;
  /** Saves a checkpoint now; otherwise one is saved every so often. */
  rest: () => Promise<void>;
}>;

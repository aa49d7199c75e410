import type { Given } from '../engine/given';
import type { BySide, Seat, Side } from '../engine/sides';
import type { ChoiceRequest, DiceRequest, Faces, Refusal, Working } from '../engine/step';
import type { Archive } from '../journal/archive';
import type { CopyKind } from '../journal/entry';
import type { Damage, SealDamage } from '../journal/open-journal';
import type { GameRow, WriteFault } from '../journal/store';
import type { PinSet, Unlocked } from './doors';
import type { HistoryCursor, HistoryPage } from './history';
import type { HeldState, LockState } from './lock-state';

/** Where dice come from: thrown by the app, or thrown on the table and tapped in. */
export type DiceSource = 'app' | 'table';

/** What the last play came to, for showing the working. */
export type LastPlay = Readonly<{
  type: string;
  working: Working;
  rolls: Given['rolls'];
  /** Whose dice may be thrown again by a card: a side's, or (null) whoever's play it was. */
  throws: readonly (string | null)[];
  /** All its dice were typed in from the table, and may be typed anew until the next play. */
  typed: boolean;
}>;

/** Something the play in hand still needs from the players. */
export type Ask =
  /** `nth`: how many throws the play has had before. `anew`: they take the place of some that were typed wrongly. */
  | Readonly<{ kind: 'dice'; request: DiceRequest; nth: number; anew?: true }>
  | Readonly<{ kind: 'choice'; request: ChoiceRequest }>;

/**
 * Whether the head of this game is kept outside the database, so that a loss is noticed. `refused`: this device does not keep
 * it, which is said once for each time that the game is opened; `told`: that was put away.
 */
export type Watch = 'kept' | 'refused' | 'told';

/**
 * Why a play did not happen. Of one that is `unsettled` it is not known yet, and nothing is played until it is; `stands` says
 * that it did happen after all, and what was tapped meanwhile did not.
 */
export type Failure = 'conflict' | WriteFault | 'stands';

export type SessionState<View> = Readonly<{
  view: View;
  seat: Seat;
  asks: Ask | null;
  refusal: Refusal | null;
  /** A write that did not reach the disk. What is on screen is what is on disk. */
  failure: Failure | null;
  damage: Damage | null;
  watch: Watch;
  /** How either desk stands. */
  locks: BySide<LockState>;
  /** Whether this device can play the table at all. */
  held: HeldState;
  /** In a copy: the sides that have not yet raised their curtain in it. What is held for them waits. */
  awaited: readonly Side[];
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
  /**
   * What a command would come to, as the seat may know it (`as` the table, which is less); null where the rules have nothing to
   * say before it happens.
   */
  preview: (command: Sent, as?: 'table') => Preview | null;
  /**
   * The newest play with one throw made anew: the last one of that side. `command` says by what; the rules find the play itself
   * in its field `play`. One entry takes the old play's place, so the use is counted or nothing happened.
   */
  throwAgain: (command: Sent & Readonly<{ side: Side }>, dice?: DiceSource) => Promise<boolean>;
  /** The newest play once more, with its dice from the table typed anew: asks for them. One entry takes the old play's place. */
  typeAnew: () => Promise<boolean>;
  giveFaces: (faces: Faces) => Promise<boolean>;
  giveChoice: (option: string) => Promise<boolean>;
  cancelAsk: () => void;
  dismiss: () => void;
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
  /**
   * Goes back to the state after play `to`, past any barrier, for both to see. Where that would leave choices face down that both
   * have seen since, it goes back to before them.
   */
  correct: (to: number, reason: string) => Promise<boolean>;
  /** False when the seat sees a desk that is locked. Leaving a desk that has a PIN locks it. */
  takeSeat: (seat: Seat) => boolean;
  /** What lies open to both sides, whoever sits where. */
  tableView: () => View;
  /** As the seat may read it; `as` the table, which is less. `size`: how many lines at most. */
  history: (cursor?: HistoryCursor, as?: 'table', size?: number) => Promise<HistoryPage<Event>>;
  /** Checks all rows in the background and marks damage that the opening did not meet. */
  verify: () => Promise<void>;
  lockState: (side: Side) => LockState;
  unlock: (side: Side, pin: string) => Promise<Unlocked>;
  /** How long nobody may try that side's PIN, in milliseconds; a restart changes nothing of it. */
  pinPause: (side: Side) => Promise<number>;
  /** By the code on paper: a side's own, or that of the file the whole game came in. */
  recover: (who: Side | 'game', code: string) => Promise<Unlocked>;
  /** In a copy: that side has raised its curtain here, by its PIN where it has one. False while its desk is locked. */
  raiseCurtain: (side: Side) => Promise<boolean>;
  /** A copy of the game is about to be made. False where the rows take nothing any more. */
  tellOfCopy: (as: CopyKind) => Promise<boolean>;
  /** A PIN, another one, or the same anew: each with a key and a code of its own. By whoever sits there; the code is shown once. */
  setPin: (side: Side, pin: string) => Promise<PinSet>;
  removePin: (side: Side) => Promise<PinSet>;
  /** Another device's secrets are given up: what was sealed stays so, and the table can be played. */
  goOnWithout: () => Promise<boolean>;
  /** The app is left, the phone handed over, nobody has touched it: every desk that has a PIN is locked. */
  lockAll: () => Promise<void>;
  /** Sealed parts of this seat's own that are damaged. */
  damagedSeals: () => Promise<readonly SealDamage[]>;
  /** What is half written at a desk, for whoever sits there; null where nothing is. */
  readDraft: (side: Side) => Promise<string | null>;
  /** Keeps it under the desk's key, or with null takes it away. False when it is not kept. */
  keepDraft: (side: Side, text: string | null) => Promise<boolean>;
  /** Every play of a side's desk, held against what was promised when it was made; once that side has laid it open. */
  archive: (side: Side) => Promise<Archive<Event>>;
  /** Saves a checkpoint now; otherwise one is saved every so often. */
  rest: () => Promise<void>;
}>;

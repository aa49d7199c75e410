import { SECRET_SCOPES, deskOf } from '../engine/sides';
import type { SecretScope, Side } from '../engine/sides';
import { decodeLock } from '../secrecy/decode-lock';
import { doorOf } from '../secrecy/desk-lock';
import { isHeldOpen } from './lock-box';
import type { LockBox } from './lock-box';

/** How a side's desk stands, for its curtain. Nothing of it depends on what lies on the desk. */
export type LockState =
  /**
   * `pin`: whoever gets up from it locks it. `keys`: how many it has had; with a PIN and a single one, that PIN was set before
   * a PIN came with a key of its own.
   */
  | Readonly<{ kind: 'open'; pin: boolean; keys: number }>
  /** Its PIN opens it. */
  | Readonly<{ kind: 'locked' }>
  /** Only its recovery code opens it: it was locked on another device, or this one has lost its own secret. */
  | Readonly<{ kind: 'otherDevice' }>
  /** The desk was given another key since this lock was made: its newer copy or file opens it, this one does not. */
  | Readonly<{ kind: 'olderLock' }>
  /** The lock itself is damaged or was made by a newer app. */
  | Readonly<{ kind: 'unreadable' }>;

export const hasPin = ({ locks }: Pick<LockBox, 'locks'>, side: Side): boolean => {
  const lock = locks.locks[deskOf(side)];
  return lock !== undefined && doorOf(lock).kind === 'pin';
};

export const lockStateOf = (box: LockBox, side: Side): LockState => {
  const scope = deskOf(side);
  if (box.ring.has(scope)) return { kind: 'open', pin: hasPin(box, side), keys: box.ring.count(scope) };
  const answer = box.answers.get(scope);
  switch (answer) {
    case 'unlocked':
    case 'needsPin':
    case 'wrongPin':
      return { kind: 'locked' };
    case 'otherDevice':
    case 'olderLock':
      return { kind: answer };
    default:
      return { kind: 'unreadable' };
  }
};

/**
 * Whether the table can be played here: it cannot while what the app itself holds for the sides opens on another device
 * alone, or to a newer app; or with a key that this device once had (`keyGone`), or does not give out (`keyDenied`).
 */
export type HeldState = 'open' | 'elsewhere' | 'keyGone' | 'keyDenied' | 'newer';

export const heldStateOf = (box: LockBox): HeldState => {
  if (isHeldOpen(box)) return 'open';
  const isNewer =
    box.isNewer || SECRET_SCOPES.some((scope) => !box.ring.has(scope) && box.answers.get(scope) === 'newer');
  if (isNewer) return 'newer';
  if (box.isKeyDenied) return 'keyDenied';
  return SECRET_SCOPES.some((scope) => !scope.startsWith('desk:') && lostItsKey(box, scope)) ? 'keyGone' : 'elsewhere';
};

/** Whether a lock was made on this device, with a key that it has no longer. */
const lostItsKey = ({ answers, locks, marks }: LockBox, scope: SecretScope): boolean => {
  if (answers.get(scope) !== 'otherDevice') return false;
  const reading = decodeLock(locks.locks[scope] ?? '');
  return reading.kind === 'lock' && reading.lock.pepperMark !== null && marks.includes(reading.lock.pepperMark);
};

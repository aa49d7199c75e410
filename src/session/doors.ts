import { SECRET_SCOPES, SIDES, deskOf, heldOf } from '../engine/sides';
import type { SecretScope, Side } from '../engine/sides';
import type { Seat } from '../engine/sides';
import { changeGuard, doorOf, lockedBy, newDesk, recoverDesk, rekeyed, unlockDesk } from '../secrecy/desk-lock';
import type { Guard, Pepper, Recovery, Unlocking } from '../secrecy/desk-lock';
import { forgetKey, heldKeyOf } from '../secrecy/keys';
import type { DeskKey } from '../secrecy/keys';
import { pauseAfter } from '../secrecy/pin-backoff';
import { deskIdOf, pepperOf, saveLocks, withLock } from './lock-box';
import type { LockBox } from './lock-box';
import type { Locks } from './decode-locks';
import { triesAt } from './pin-tries';
import type { Uptime } from './pin-tries';

/** What came of trying to open a desk. */
export type Unlocked =
  | Readonly<{ kind: 'open' }>
  /** `left` more tries cost no waiting; then one waits for `ms`. */
  | Readonly<{ kind: 'wrongPin'; left: number; ms: number }>
  /** Too early: nothing was tried. */
  | Readonly<{ kind: 'wait'; ms: number }>
  /** The count of tries could not be kept, so nothing was tried. */
  | Readonly<{ kind: 'failed' }>
  /** Something in the desk, or its lock, was made by a newer app. */
  | Readonly<{ kind: 'newer' }>
  /** The lock is older than the rows: the desk was given another key since, which this lock knows nothing of. */
  | Readonly<{ kind: 'olderLock' }>
  | Exclude<Unlocking, Readonly<{ kind: 'unlocked' | 'wrongPin' | 'newer' }>>
  | Exclude<Recovery, Readonly<{ kind: 'unlocked' | 'newer' }>>;

export type PinSet =
  /** Shown once, to be written down; null where key and code stay what they were. */
  | Readonly<{ kind: 'set'; code: string | null }>
  /** Only from an open desk by whoever sits at it. */
  | Readonly<{ kind: 'notAtDesk' | 'failed' }>;

/** How long nobody may try; nothing is counted by asking, and what is left of a pause is kept. */
export const pinPause = async (box: LockBox, clock: Uptime, side: Side): Promise<number> => {
  const asking = (await triesAt(box, clock, side)?.ask()) ?? null;
  return asking?.kind === 'wait' ? asking.ms : 0;
};

/**
 * Tries a PIN. The try is counted before it is made, outside the database, and forgotten when it was right: neither killing
 * the app nor putting back an older copy of the game gives another one.
 */
export const tryPin = async (box: LockBox, clock: Uptime, side: Side, pin: string): Promise<Unlocked> => {
  const lock = box.locks.locks[deskOf(side)];
  if (box.ring.has(deskOf(side))) return { kind: 'open' };
  if (lock === undefined) return { kind: 'damaged' };
  const tries = triesAt(box, clock, side);
  if (tries === null) return openWith(box, side, lock, pin);
  const asking = await tries.ask();
  if (asking?.kind === 'wait') return { kind: 'wait', ms: asking.ms };
  if (asking === null || !(await tries.keep(asking.then))) return { kind: 'failed' };
  const answer = await openWith(box, side, lock, pin);
  if (answer.kind === 'wrongPin') return { ...answer, left: asking.left, ms: pauseAfter(asking.then.wrong) };
  // Right, or no PIN was tried at all.
  await (answer.kind === 'open' ? tries.forget() : tries.takeBack());
  return answer;
};

const openWith = async (box: LockBox, side: Side, lock: string, pin: string): Promise<Unlocked> => {
  const means = { pin, pepper: await pepperOf(box.ports) };
  const answer = await unlockDesk(box.ports.vault.stretch, deskIdOf(box.game, deskOf(side)), lock, means);
  if (answer.kind === 'newer') return { kind: 'newer' };
  if (answer.kind === 'wrongPin') return { kind: 'wrongPin', left: 0, ms: 0 };
  if (answer.kind !== 'unlocked') return answer;
  putKeys(box, side, answer);
  return { kind: 'open' };
};

/**
 * With the desk's first key comes that of what the app holds for its side, should this device not have it; but for a game that once
 * went on without it, and holds by a key of its own since.
 */
const putKeys = (box: LockBox, side: Side, { key, older }: Extract<Unlocking, { kind: 'unlocked' }>): void => {
  const held = heldOf(side);
  box.ring.put(deskOf(side), ...older, key);
  const isNew = box.locks.lost.some(({ scope }) => scope === held);
  if (!box.ring.has(held) && !isNew) box.ring.put(held, heldKeyOf(older[0] ?? key));
};

/** Opens a desk by its recovery code, on any device; what needs no PIN opens here by itself from then on. */
export const recoverSide = async (box: LockBox, side: Side, code: string): Promise<Unlocked> => {
  const scope = deskOf(side);
  const lock = box.locks.locks[scope];
  if (lock === undefined) return { kind: 'damaged' };
  const answer = recoverDesk(deskIdOf(box.game, scope), lock, code);
  if (answer.kind === 'newer') return { kind: 'newer' };
  if (answer.kind !== 'unlocked') return answer;
  putKeys(box, side, answer);
  await settleHere(box, doorOf(lock).kind === 'device' ? [scope, heldOf(side)] : [heldOf(side)]);
  return { kind: 'open' };
};

/**
 * Opens by the code of a file all that was open when the file was made. A side's own code opens that side, and its PIN stays
 * what it was.
 */
export const recoverGame = async (box: LockBox, code: string): Promise<Unlocked> => {
  let answered: Unlocked = { kind: 'wrongCode' };
  const opened: SecretScope[] = [];
  for (const scope of SECRET_SCOPES.filter((one) => !one.startsWith('desk:') && !box.ring.has(one))) {
    const lock = box.locks.locks[scope];
    const answer = lock === undefined ? null : recoverDesk(deskIdOf(box.game, scope), lock, code);
    if (answer?.kind === 'unlocked') {
      box.ring.put(scope, answer.key);
      opened.push(scope);
    } else if (answer !== null) answered = answer.kind === 'newer' ? { kind: 'newer' } : answer;
  }
  await settleHere(box, opened);
  let isOpen = opened.length > 0;
  for (const side of SIDES.filter((one) => !box.ring.has(deskOf(one))))
    isOpen = (await recoverSide(box, side, code)).kind === 'open' || isOpen;
  return isOpen ? { kind: 'open' } : answered;
};

/** Locks keys to this device that were opened by a code. Should it fail, the code is needed once more, and nothing is lost. */
const settleHere = async (box: LockBox, scopes: readonly SecretScope[]): Promise<void> => {
  const pepper = await pepperOf(box.ports);
  const foreign = scopes.filter((scope) => box.answers.get(scope) !== 'unlocked');
  if (pepper === null || foreign.length === 0) return;
  let { locks } = box;
  for (const scope of foreign) {
    const key = box.ring.keyOf(scope);
    const lock = key === null ? null : await relocked(box, scope, key, { kind: 'device', pepper });
    if (lock !== null) locks = { ...locks, locks: { ...locks.locks, [scope]: lock } };
  }
  if (await saveLocks(box, locks)) foreign.forEach((scope) => box.answers.set(scope, 'unlocked'));
};

/** The lock with another guard; a new one where the old cannot be read. */
const relocked = async (box: LockBox, scope: SecretScope, key: DeskKey, guard: Guard): Promise<string> => {
  const before = box.locks.locks[scope];
  const changed = before === undefined ? null : await changeGuard(box.ports.vault, key, before, guard);
  return changed?.kind === 'relocked' ? changed.lock : (await lockedBy(box.ports.vault, key, guard)).lock;
};

/**
 * Goes on without what no code brings back: new keys for what the app holds, so that the table can be played. What was
 * sealed with the lost ones stays sealed, and their locks are kept should a code turn up.
 */
export const goOnWithout = async (box: LockBox): Promise<boolean> => {
  const pepper = await pepperOf(box.ports);
  if (pepper === null) return false;
  const gone = SECRET_SCOPES.filter((scope) => !scope.startsWith('desk:') && !box.ring.has(scope));
  const keys: (readonly [SecretScope, DeskKey])[] = [];
  let { locks }: { locks: Locks } = box;
  for (const scope of gone) {
    const made = await newDesk(box.ports.vault, deskIdOf(box.game, scope), { kind: 'device', pepper });
    const old = locks.locks[scope];
    const lost = old === undefined ? locks.lost : [...locks.lost, { scope, lock: old }];
    locks = { locks: { ...locks.locks, [scope]: made.lock }, lost };
    keys.push([scope, made.key]);
  }
  if (!(await saveLocks(box, locks))) return false;
  for (const [scope, key] of keys) {
    box.ring.put(scope, key);
    box.answers.set(scope, 'unlocked');
  }
  return true;
};

/** The keys of a desk, for whoever sits at it. */
const keysAtDesk = (box: LockBox, seat: Seat, side: Side): readonly DeskKey[] =>
  seat === side || seat === 'solo' ? box.ring.keysOf(deskOf(side)) : [];

const guardWith = async ({ ports }: LockBox, pin: string, pepper: Pepper | null): Promise<Guard> => ({
  kind: 'pin',
  pin,
  cost: await ports.vault.cost(),
  pepper,
});

/**
 * Locks a desk with a PIN, the same or another. With it come a key and a recovery code of their own: a copy or a file from before
 * opens nothing that is written after.
 */
export const setPin = async (box: LockBox, seat: Seat, side: Side, pin: string): Promise<PinSet> => {
  const former = keysAtDesk(box, seat, side);
  if (former.length === 0) return { kind: 'notAtDesk' };
  const guard = await guardWith(box, pin, await pepperOf(box.ports));
  const made = await rekeyed(box.ports.vault, former, guard);
  if (made === null || !(await saveLocks(box, withLock(box, deskOf(side), made.lock)))) {
    former.forEach(forgetKey);
    return { kind: 'failed' };
  }
  box.answers.set(deskOf(side), 'needsPin');
  // Whoever got up from the desk meanwhile has taken its keys along.
  if (box.ring.has(deskOf(side))) box.ring.put(deskOf(side), ...former, made.key);
  else [...former, made.key].forEach(forgetKey);
  return { kind: 'set', code: made.code };
};

/** Leaves a desk to its curtain alone; its keys stay. */
export const removePin = async (box: LockBox, seat: Seat, side: Side): Promise<PinSet> => {
  const keys = keysAtDesk(box, seat, side);
  const key = keys.at(-1);
  if (key === undefined) return { kind: 'notAtDesk' };
  const pepper = await pepperOf(box.ports);
  const lock = pepper === null ? null : await relocked(box, deskOf(side), key, { kind: 'device', pepper });
  keys.forEach(forgetKey);
  if (lock === null || !(await saveLocks(box, withLock(box, deskOf(side), lock)))) return { kind: 'failed' };
  box.answers.set(deskOf(side), 'unlocked');
  return { kind: 'set', code: null };
};

/** After a right PIN: where this device could make it costlier to guess than it is, it does. */
export const raiseCost = async (box: LockBox, side: Side, pin: string): Promise<void> => {
  const key = box.ring.keyOf(deskOf(side));
  const lock = box.locks.locks[deskOf(side)];
  const door = lock === undefined ? null : doorOf(lock);
  if (key === null || door?.kind !== 'pin') return;
  if (door.logN >= (await box.ports.vault.cost()).logN) return;
  const guard = await guardWith(box, pin, await pepperOf(box.ports));
  const raised = await relocked(box, deskOf(side), key, guard);
  forgetKey(key);
  await saveLocks(box, withLock(box, deskOf(side), raised));
};

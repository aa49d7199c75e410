import { SECRET_SCOPES, SIDES, deskOf, heldOf, sideOf } from '../engine/sides';
import type { SecretScope } from '../engine/sides';
import { openKeyring } from '../journal/keyring';
import type { OpenKeyring } from '../journal/keyring';
import type { GameRow } from '../journal/store';
import { lockedBy, newDesk, unlockDesk } from '../secrecy/desk-lock';
import type { Guard, Pepper, Unlocking } from '../secrecy/desk-lock';
import { heldKeyOf } from '../secrecy/keys';
import type { DeskId } from '../secrecy/keys';
import { decodeLocks, writeLocks } from './decode-locks';
import type { Locks } from './decode-locks';
import type { Ports } from './ports';

export type BoxedGame = Pick<GameRow, 'key' | 'chain'>;
type BoxPorts = Pick<Ports, 'store' | 'vault'>;

/** The locks of an open game, and the keys that are out of them. */
export type LockBox = {
  readonly ports: BoxPorts;
  readonly game: BoxedGame;
  readonly ring: OpenKeyring;
  locks: Locks;
  /** What stands on the disk, so that nobody else's change is overwritten. */
  text: string | null;
  /** The locks as a whole were made by a newer app: nothing of them is replaced. */
  isNewer: boolean;
  /** The device gives out no key of its own: it keeps none, or not just now. */
  isKeyDenied: boolean;
  /** Marks of the keys this device has or has had. */
  marks: readonly string[];
  /** How each lock answered to this device. A scope that is missing has no lock that could be read. */
  readonly answers: Map<SecretScope, Unlocking['kind'] | 'olderLock'>;
};

/** The chain names the game, not the key: a copy has the same chain, and its locks are copied with it. */
export const deskIdOf = ({ chain }: BoxedGame, scope: SecretScope): DeskId => {
  const side = sideOf(scope);
  return { game: chain, side: side !== null && scope === deskOf(side) ? side : scope };
};

const NO_LOCKS: Locks = { locks: {}, lost: [] };

/** The pepper, or null where the device cannot give it just now. */
export const pepperOf = ({ vault }: Pick<Ports, 'vault'>): Promise<Pepper | null> =>
  vault.keeper.pepper().catch(() => null);

/**
 * Opens what this device may open by itself. A game that has no locks yet, new or older than the seals, is given some; where
 * the device cannot keep a secret just now it goes without, and nothing secret can be played until it can.
 */
export const openLockBox = async (ports: BoxPorts, game: BoxedGame): Promise<LockBox> => {
  const ring = openKeyring(ports.vault.random);
  const pepper = await pepperOf(ports);
  const marks = await ports.vault.keeper.marks().catch(() => []);
  const stands = { locks: NO_LOCKS, text: null, isNewer: false, isKeyDenied: pepper === null, marks };
  const box: LockBox = { ports, game, ring, ...stands, answers: new Map() };
  await readLocks(box);
  if (box.text === null && pepper !== null) await makeLocks(box, { kind: 'device', pepper });
  for (const scope of SECRET_SCOPES) await openByDevice(box, scope, pepper);
  return box;
};

const readLocks = async (box: LockBox): Promise<void> => {
  box.text = await box.ports.store.readLocks(box.game.key);
  const reading = box.text === null ? null : decodeLocks(box.text);
  box.locks = reading?.kind === 'locks' ? reading.locks : NO_LOCKS;
  box.isNewer = reading?.kind === 'newer';
};

const openByDevice = async (box: LockBox, scope: SecretScope, pepper: Pepper | null): Promise<void> => {
  const lock = box.locks.locks[scope];
  if (lock === undefined) return;
  const answer = await unlockDesk(box.ports.vault.stretch, deskIdOf(box.game, scope), lock, { pin: null, pepper });
  box.answers.set(scope, answer.kind);
  if (answer.kind === 'unlocked') box.ring.put(scope, ...answer.older, answer.key);
};

/** Whoever else made them in the same moment was first: then these are not used. */
const makeLocks = async (box: LockBox, guard: Guard): Promise<void> => {
  const { ports, game } = box;
  const locks: Partial<Record<SecretScope, string>> = {};
  for (const side of SIDES) {
    const desk = await newDesk(ports.vault, deskIdOf(game, deskOf(side)), guard);
    locks[deskOf(side)] = desk.lock;
    locks[heldOf(side)] = (await lockedBy(ports.vault, heldKeyOf(desk.key), guard)).lock;
  }
  locks.umpire = (await newDesk(ports.vault, deskIdOf(game, 'umpire'), guard)).lock;
  if (!(await saveLocks(box, { locks, lost: [] }))) await readLocks(box);
};

/** Keys from a lock that is older than the rows are as good as none; which desks have such a lock is kept for their curtains. */
export const dropOutdated = ({ ring, answers }: LockBox): boolean => {
  const outdated = SIDES.map(deskOf).filter(ring.isOutdated);
  for (const scope of outdated) {
    ring.drop(scope);
    answers.set(scope, 'olderLock');
  }
  return outdated.length > 0;
};

/** Keeps other locks in place of those that are there. False when they are not kept: then all stays as it was. */
export const saveLocks = async (box: LockBox, locks: Locks): Promise<boolean> => {
  if (box.isNewer) return false;
  const text = writeLocks(locks);
  const result = await box.ports.store.saveLocks(box.game.key, text, box.text);
  if (result.kind !== 'saved') return false;
  box.text = text;
  box.locks = locks;
  return true;
};

/** The same locks but for one. */
export const withLock = ({ locks: { locks, lost } }: LockBox, scope: SecretScope, lock: string): Locks => ({
  locks: { ...locks, [scope]: lock },
  lost,
});

/** Scopes that the table cannot be played without: what the app holds for either side, and the umpire's. */
export const isHeldOpen = ({ ring }: Pick<LockBox, 'ring'>): boolean =>
  SECRET_SCOPES.every((scope) => scope.startsWith('desk:') || ring.has(scope));

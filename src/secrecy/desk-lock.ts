import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from './base64url';
import { enc } from './bytes';
import { decodeLock, writeLock } from './decode-lock';
import type { CodeWrap, DeviceWrap, Lock, LockFault, OlderWrap, PepperKind, PinWrap } from './decode-lock';
import {
  NONCE_LENGTH,
  SALT_LENGTH,
  SECRET_LENGTH,
  codeKek,
  deviceKek,
  olderKek,
  pepperMark,
  pinBytes,
  pinKek,
  unwrapKey,
  wrapKey,
} from './keys';
import type { Cost, DeskId, DeskKey, Stretch } from './keys';
import { readRecoveryCode, recoveryCode } from './recovery-code';
import type { CodeReading } from './recovery-code';

/** 32 bytes that this device keeps for itself: without them a copied database cannot be tried PIN by PIN. */
export type Pepper = Readonly<{ kind: PepperKind; secret: Uint8Array }>;

/** How a desk is to be locked: by a PIN, or by nothing but being on this device. */
export type Guard =
  | Readonly<{ kind: 'pin'; pin: string; cost: Cost; pepper: Pepper | null }>
  | Readonly<{ kind: 'device'; pepper: Pepper }>;

/** Chance comes from the platform, and so may a faster scrypt. */
export type LockPorts = Readonly<{ random: (length: number) => Uint8Array; stretch: Stretch }>;

const CODE_BYTES = 16;
const PIN_MARK_LENGTH = 12;

export type NewDesk = Readonly<{ key: DeskKey; lock: string; code: string }>;

/** A desk with a key of its own. The code is shown once, to be written down; it is kept nowhere. */
export const newDesk = (ports: LockPorts, desk: DeskId, guard: Guard): Promise<NewDesk> =>
  lockedBy(ports, { desk, secret: ports.random(SECRET_LENGTH) }, guard);

/** A lock for a key that is there already, with a code of its own. */
export const lockedBy = async (ports: LockPorts, key: DeskKey, guard: Guard): Promise<NewDesk> => {
  const secret = newCode(ports);
  const lock = writeLock({ ...(await guarded(ports, key, guard)), code: codeWrap(ports, key, secret), older: [] });
  return { key, lock, code: recoveryCode(secret) };
};

/**
 * Another key for a desk that has had some (the first of them first), with a lock and a code of its own. It opens what they
 * opened; whoever has kept one of theirs, in a copy or a file, opens nothing that is sealed with it.
 */
export const rekeyed = async (ports: LockPorts, former: readonly DeskKey[], guard: Guard): Promise<NewDesk | null> => {
  const [first] = former;
  if (first === undefined) return null;
  const key: DeskKey = { desk: first.desk, secret: ports.random(SECRET_LENGTH) };
  const secret = newCode(ports);
  const ways = { ...(await guarded(ports, key, guard)), code: codeWrap(ports, key, secret) };
  const lock = writeLock({ ...ways, older: former.map((one) => olderWrap(ports, key, one)) });
  return { key, lock, code: recoveryCode(secret) };
};

const olderWrap = ({ random }: LockPorts, key: DeskKey, older: DeskKey): OlderWrap => {
  const nonce = random(NONCE_LENGTH);
  return { nonce, wrapped: wrapKey(olderKek(key), nonce, older) };
};

export type Relocked = Readonly<{ kind: 'relocked'; lock: string }> | LockFault;

/** No PIN any more, a higher cost, or another device: the key stays, and with it every row and the recovery code. */
export const changeGuard = async (ports: LockPorts, key: DeskKey, lock: string, guard: Guard): Promise<Relocked> => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock') return reading;
  return { kind: 'relocked', lock: writeLock({ ...reading.lock, ...(await guarded(ports, key, guard)) }) };
};

export type Recoded = Readonly<{ kind: 'recoded'; lock: string; code: string }> | LockFault;

/** What a recovery code consists of: one code may open several locks. */
export const newCode = ({ random }: LockPorts): Uint8Array => random(CODE_BYTES);

/** Another code for the same key: what a file that leaves this device is opened by. */
export const changeCode = (
  ports: LockPorts,
  key: DeskKey,
  lock: string,
  secret: Uint8Array = newCode(ports),
): Recoded => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock') return reading;
  const changed = writeLock({ ...reading.lock, code: codeWrap(ports, key, secret) });
  return { kind: 'recoded', lock: changed, code: recoveryCode(secret) };
};

const guarded = async (ports: LockPorts, key: DeskKey, guard: Guard): Promise<Pick<Lock, 'guard' | 'pepperMark'>> => ({
  guard: guard.kind === 'pin' ? await pinWrap(ports, key, guard) : deviceWrap(ports, key, guard.pepper),
  pepperMark: guard.pepper === null ? null : markOf(guard.pepper),
});

const markOf = ({ secret }: Pepper): string => base64url(pepperMark(secret));

const pinWrap = async (
  { random, stretch }: LockPorts,
  key: DeskKey,
  { pin, cost, pepper }: Extract<Guard, { kind: 'pin' }>,
): Promise<PinWrap> => {
  const [salt, nonce] = [random(SALT_LENGTH), random(NONCE_LENGTH)];
  const kek = pinKek(key.desk, await stretch(pinBytes(pin), salt, cost), secretOf(pepper), salt);
  return { kdf: 'scrypt', cost, pepper: pepper?.kind ?? 'none', salt, nonce, wrapped: wrapKey(kek, nonce, key) };
};

const secretOf = (pepper: Pepper | null): Uint8Array => pepper?.secret ?? new Uint8Array();

const deviceWrap = ({ random }: LockPorts, key: DeskKey, { kind, secret }: Pepper): DeviceWrap => {
  const [salt, nonce] = [random(SALT_LENGTH), random(NONCE_LENGTH)];
  const wrapped = wrapKey(deviceKek(key.desk, secret, salt), nonce, key);
  return { kdf: 'none', pepper: kind, salt, nonce, wrapped };
};

const codeWrap = ({ random }: LockPorts, key: DeskKey, secret: Uint8Array): CodeWrap => {
  const [salt, nonce] = [random(SALT_LENGTH), random(NONCE_LENGTH)];
  return { kdf: 'code', salt, nonce, wrapped: wrapKey(codeKek(key.desk, secret, salt), nonce, key) };
};

/** What the door asks for before anything is tried; `logN` so that a low one can be raised at the next opening. */
export type Door =
  | Readonly<{ kind: 'pin'; logN: number }>
  | Readonly<{ kind: 'device' }>
  /** From another device, without its PIN. */
  | Readonly<{ kind: 'code' }>
  | LockFault;

export const doorOf = (lock: string): Door => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock') return reading;
  const { guard } = reading.lock;
  if (guard === null) return { kind: 'code' };
  return guard.kdf === 'scrypt' ? { kind: 'pin', logN: guard.cost.logN } : { kind: 'device' };
};

/**
 * What tells one PIN's wrap from every other, or null where no PIN is: a hash of all of it. A lock that opens to another PIN has
 * another mark even where it was given the same salt, and one that was changed to have another mark opens to no PIN at all.
 */
export const pinMark = (lock: string): string | null => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock' || reading.lock.guard?.kdf !== 'scrypt') return null;
  const { salt, nonce, wrapped, cost } = reading.lock.guard;
  return base64url(sha256(enc('wgc/pin-mark/1', salt, nonce, wrapped, cost.logN)).slice(0, PIN_MARK_LENGTH));
};

/** What somebody who wants in has. */
export type Means = Readonly<{ pin: string | null; pepper: Pepper | null }>;

/** The key of a desk, and those that it had before: the first of them first. */
type Opened = Readonly<{ kind: 'unlocked'; key: DeskKey; older: readonly DeskKey[] }>;

export type Unlocking =
  | Opened
  | Readonly<{ kind: 'needsPin' }>
  | Readonly<{ kind: 'wrongPin' }>
  /** Locked on another device, or this one has lost its pepper: no PIN helps, the recovery code does. */
  | Readonly<{ kind: 'otherDevice' }>
  /** The lock of another desk. */
  | Readonly<{ kind: 'otherDesk' }>
  | LockFault;

/** Opens a desk by PIN and device. Counting the tries is `askToTry`'s business, before this is called. */
export const unlockDesk = async (
  stretch: Stretch,
  desk: DeskId,
  lock: string,
  { pin, pepper }: Means,
): Promise<Unlocking> => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock') return reading;
  const { guard } = reading.lock;
  if (guard === null || !isPepperOf(reading.lock, pepper)) return { kind: 'otherDevice' };
  const own = guard.pepper === 'none' ? null : pepper;
  if (guard.kdf === 'none') {
    const key = unwrapKey(deviceKek(desk, secretOf(own), guard.salt), guard.nonce, desk, guard.wrapped);
    return key === null ? { kind: 'otherDesk' } : withOlder(key, reading.lock);
  }
  if (pin === null) return { kind: 'needsPin' };
  const kek = pinKek(desk, await stretch(pinBytes(pin), guard.salt, guard.cost), secretOf(own), guard.salt);
  const key = unwrapKey(kek, guard.nonce, desk, guard.wrapped);
  return key === null ? { kind: 'wrongPin' } : withOlder(key, reading.lock);
};

const withOlder = (key: DeskKey, { older }: Lock): Opened | LockFault => {
  const kek = olderKek(key);
  const keys = older.map(({ nonce, wrapped }) => unwrapKey(kek, nonce, key.desk, wrapped));
  const whole = keys.filter((one) => one !== null);
  return whole.length === keys.length ? { kind: 'unlocked', key, older: whole } : { kind: 'damaged' };
};

/** Whether this device has what the lock needs of a device. */
const isPepperOf = ({ guard, pepperMark: mark }: Lock, pepper: Pepper | null): boolean =>
  guard?.pepper === 'none' || (pepper !== null && pepper.kind === guard?.pepper && markOf(pepper) === mark);

/**
 * The lock as a file may carry it. A PIN that nothing but itself protects could be guessed by whoever has the file, so
 * there the code alone opens; a lock that needs this device is no use to anybody else.
 */
export const lockForFile = (lock: string): string => {
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock' || reading.lock.guard?.pepper !== 'none') return lock;
  return writeLock({ ...reading.lock, guard: null, pepperMark: null });
};

export type Recovery =
  | Opened
  /** Typed as it was written down, but of another desk. */
  | Readonly<{ kind: 'wrongCode' }>
  | Exclude<CodeReading, { kind: 'code' }>
  | LockFault;

/** Opens a desk by its recovery code, on any device. */
export const recoverDesk = (desk: DeskId, lock: string, typed: string): Recovery => {
  const code = readRecoveryCode(typed);
  if (code.kind !== 'code') return code;
  const reading = decodeLock(lock);
  if (reading.kind !== 'lock') return reading;
  const { salt, nonce, wrapped } = reading.lock.code;
  const key = unwrapKey(codeKek(desk, code.secret, salt), nonce, desk, wrapped);
  return key === null ? { kind: 'wrongCode' } : withOlder(key, reading.lock);
};

import { base64url, readBase64url } from './base64url';
import { readChecked, withCheck } from './checked';
import { NONCE_LENGTH, SALT_LENGTH, SECRET_LENGTH } from './keys';
import type { Cost } from './keys';

/** What a device keeps out of the database: the phone's keystore, or a key the browser will not hand out. */
export const PEPPERS = ['ss1', 'web1'] as const;
export type PepperKind = (typeof PEPPERS)[number];

type Wrapped = Readonly<{ salt: Uint8Array; nonce: Uint8Array; wrapped: Uint8Array }>;

/** One way to the desk's key. */
export type PinWrap = Wrapped & Readonly<{ kdf: 'scrypt'; cost: Cost; pepper: PepperKind | 'none' }>;
export type DeviceWrap = Wrapped & Readonly<{ kdf: 'none'; pepper: PepperKind }>;
export type CodeWrap = Wrapped & Readonly<{ kdf: 'code' }>;
/** A key that the desk had before, under the one it has now. */
export type OlderWrap = Readonly<{ nonce: Uint8Array; wrapped: Uint8Array }>;

/**
 * All ways to one desk's key, and the mark of the pepper that the first of them needs. In a file that leaves the device the
 * first may be missing. `older`: the keys that the desk had before, the first of them first.
 */
export type Lock = Readonly<{
  guard: PinWrap | DeviceWrap | null;
  code: CodeWrap;
  older: readonly OlderWrap[];
  pepperMark: string | null;
}>;

export type LockFault =
  | Readonly<{ kind: 'cut' | 'damaged' }>
  /** Made by a newer app, or in a way that this one does not know: it is not guessed at. */
  | Readonly<{ kind: 'newer'; what: string }>;

export type LockReading = Readonly<{ kind: 'lock'; lock: Lock }> | LockFault;

/** An app that knows of one key only must not take the newest for all of them: several make a lock of version 2. */
const VERSIONS = { oneKey: 1, severalKeys: 2 } as const;
const KDFS = ['scrypt', 'none', 'code'] as const;
/** More would not fit a phone's memory; less than 1 is no scrypt. */
const MOST_LOG_N = 17;

const headerOf = (wrap: PinWrap | DeviceWrap | CodeWrap, v: number): Readonly<Record<string, unknown>> => ({
  v,
  kdf: wrap.kdf,
  ...(wrap.kdf === 'scrypt' ? wrap.cost : {}),
  salt: base64url(wrap.salt),
  pep: wrap.kdf === 'code' ? 'none' : wrap.pepper,
  n: base64url(wrap.nonce),
  ct: base64url(wrap.wrapped),
});

/** A lock as text, to be kept beside the game. */
export const writeLock = ({ guard, code, older, pepperMark }: Lock): string => {
  const v = older.length === 0 ? VERSIONS.oneKey : VERSIONS.severalKeys;
  const lock = guard === null ? null : headerOf(guard, v);
  const former = older.map(({ nonce, wrapped }) => ({ n: base64url(nonce), ct: base64url(wrapped) }));
  const fields = { lock, code: headerOf(code, v), mark: pepperMark };
  return withCheck(JSON.stringify(older.length === 0 ? fields : { ...fields, older: former }));
};

export const decodeLock = (text: string): LockReading => {
  const checked = readChecked(text);
  if (checked.kind !== 'whole') return checked;
  const json = fieldsOf(parse(checked.text));
  const guard = json['lock'] === null ? null : decodeWrap(json['lock']);
  const code = decodeWrap(json['code']);
  const older = olderOf(json['older']);
  const mark = json['mark'] ?? null;
  if (guard !== null && 'kind' in guard) return guard;
  if ('kind' in code) return code;
  return (older === null ? null : wholeLock(guard, code, older, mark)) ?? { kind: 'damaged' };
};

const wholeLock = (
  guard: PinWrap | DeviceWrap | CodeWrap | null,
  code: PinWrap | DeviceWrap | CodeWrap,
  older: readonly OlderWrap[],
  mark: unknown,
): LockReading | null => {
  if (guard?.kdf === 'code' || code.kdf !== 'code' || (mark !== null && typeof mark !== 'string')) return null;
  return { kind: 'lock', lock: { guard, code, older, pepperMark: mark } };
};

const olderOf = (json: unknown = []): readonly OlderWrap[] | null => {
  if (!Array.isArray(json)) return null;
  const wraps = json.map((one: unknown) => nonceAndWrapped(fieldsOf(one)));
  const whole = wraps.filter((wrap) => wrap !== null);
  return whole.length === wraps.length ? whole : null;
};

const nonceAndWrapped = ({ n, ct }: Readonly<{ n?: unknown; ct?: unknown }>): OlderWrap | null => {
  const [nonce, wrapped] = [bytesOf(n, NONCE_LENGTH), bytesOf(ct, WRAPPED_LENGTH)];
  return nonce === null || wrapped === null ? null : { nonce, wrapped };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const fieldsOf = (json: unknown): Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};

const decodeWrap = (json: unknown): PinWrap | DeviceWrap | CodeWrap | LockFault => {
  const fields = fieldsOf(json);
  const { v, kdf, pep } = fields as Readonly<{ v?: unknown; kdf?: unknown; pep?: unknown }>;
  if (v !== VERSIONS.oneKey && v !== VERSIONS.severalKeys)
    return typeof v === 'number' ? { kind: 'newer', what: `v ${v}` } : { kind: 'damaged' };
  const knownKdf = KDFS.find((known) => known === kdf);
  const knownPepper = [...PEPPERS, 'none' as const].find((known) => known === pep);
  if (knownKdf === undefined) return { kind: 'newer', what: `kdf ${String(kdf)}` };
  if (knownPepper === undefined) return { kind: 'newer', what: `pep ${String(pep)}` };
  const wrapped = wrappedOf(fields);
  return wrapped === null ? { kind: 'damaged' } : wrapOf(knownKdf, knownPepper, wrapped, fields);
};

const wrapOf = (
  kdf: (typeof KDFS)[number],
  pepper: PinWrap['pepper'],
  wrapped: Wrapped,
  fields: Readonly<Record<string, unknown>>,
): PinWrap | DeviceWrap | CodeWrap | LockFault => {
  switch (kdf) {
    case 'scrypt':
      return pinWrap(wrapped, fields, pepper);
    case 'none':
      return pepper === 'none' ? { kind: 'damaged' } : { kdf, pepper, ...wrapped };
    case 'code':
      return { kdf, ...wrapped };
  }
};

const pinWrap = (
  wrapped: Wrapped,
  { logN, r, p }: Readonly<{ logN?: unknown; r?: unknown; p?: unknown }>,
  pepper: PinWrap['pepper'],
): PinWrap | LockFault => {
  const isKnown = typeof logN === 'number' && Number.isInteger(logN) && logN >= 1 && logN <= MOST_LOG_N;
  if (!isKnown || r !== 8 || p !== 1) return { kind: 'newer', what: `scrypt ${[logN, r, p].map(String).join(' ')}` };
  return { kdf: 'scrypt', cost: { logN, r, p }, pepper, ...wrapped };
};

const wrappedOf = ({ salt, n, ct }: Readonly<{ salt?: unknown; n?: unknown; ct?: unknown }>): Wrapped | null => {
  const [saltBytes, wrap] = [bytesOf(salt, SALT_LENGTH), nonceAndWrapped({ n, ct })];
  return saltBytes === null || wrap === null ? null : { salt: saltBytes, ...wrap };
};

const WRAPPED_LENGTH = SECRET_LENGTH + 16;

const bytesOf = (text: unknown, length: number): Uint8Array | null => {
  const bytes = typeof text === 'string' ? readBase64url(text) : null;
  return bytes?.length === length ? bytes : null;
};

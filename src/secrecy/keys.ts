import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from './base64url';
import { enc, join } from './bytes';
import { utf8 } from './utf8';

/** Whose secrets: a side of a game, or its umpire. `game` must travel with the game, else an imported copy never opens. */
export type DeskId = Readonly<{ game: string; side: string }>;

/** The key of one desk, in memory only while that desk is open. */
export type DeskKey = Readonly<{ desk: DeskId; secret: Uint8Array }>;
/** The key of one turn of a desk: it can be handed over without the rest. */
export type TurnKey = Readonly<{ desk: DeskId; turn: number; secret: Uint8Array }>;

/** What a PIN costs to try (scrypt). It is stored beside the wrap, so that it can rise without locking anybody out. */
export type Cost = Readonly<{ logN: number; r: number; p: number }>;
/** Makes a PIN slow to guess. An argument, so that a platform's own scrypt can take its place. */
export type Stretch = (pin: Uint8Array, salt: Uint8Array, cost: Cost) => Promise<Uint8Array>;

export const SECRET_LENGTH = 32;
export const SALT_LENGTH = 16;
export const NONCE_LENGTH = 24;

/** Scrypt in plain JavaScript; it lets the screen breathe. */
export const stretchPin: Stretch = (pin, salt, { logN, r, p }) =>
  scryptAsync(pin, salt, { N: 2 ** logN, r, p, dkLen: SECRET_LENGTH });

/** The key that wraps the desk's key under a PIN; `pepper` is empty where the device can keep no secret. */
export const pinKek = (desk: DeskId, stretched: Uint8Array, pepper: Uint8Array, salt: Uint8Array): Uint8Array =>
  derive(join(stretched, pepper), enc('wgc/kek/1', desk.game, desk.side), salt);

/** Without a PIN: what the device keeps for itself is the only secret. */
export const deviceKek = (desk: DeskId, pepper: Uint8Array, salt: Uint8Array): Uint8Array =>
  derive(pepper, enc('wgc/kek-device/1', desk.game, desk.side), salt);

/** From the recovery code, which is random enough to need no stretching and no device. */
export const codeKek = (desk: DeskId, code: Uint8Array, salt: Uint8Array): Uint8Array =>
  derive(code, enc('wgc/kek-code/1', desk.game, desk.side), salt);

/** Tells two peppers apart and says nothing else of them. */
export const pepperMark = (pepper: Uint8Array): Uint8Array => derive(pepper, enc('wgc/pepper-mark/1')).slice(0, 6);

const derive = (secret: Uint8Array, info: Uint8Array, salt?: Uint8Array): Uint8Array =>
  hkdf(sha256, secret, salt, info, SECRET_LENGTH);

const wrapper = (kek: Uint8Array, nonce: Uint8Array, { game, side }: DeskId) =>
  xchacha20poly1305(kek, nonce, enc('wgc/wrap/1', game, side));

export const wrapKey = (kek: Uint8Array, nonce: Uint8Array, { desk, secret }: DeskKey): Uint8Array =>
  wrapper(kek, nonce, desk).encrypt(secret);

/** Null when that is not the key it was wrapped with, or not the desk. */
export const unwrapKey = (kek: Uint8Array, nonce: Uint8Array, desk: DeskId, wrapped: Uint8Array): DeskKey | null => {
  const secret = attempt(() => wrapper(kek, nonce, desk).decrypt(wrapped));
  return secret?.length === SECRET_LENGTH ? { desk, secret } : null;
};

/** The library says by a throw that a seal does not fit; here that is a value like any other. */
export const attempt = <T>(open: () => T): T | null => {
  try {
    return open();
  } catch {
    return null;
  }
};

export const turnKeyOf = ({ desk, secret }: DeskKey, turn: number): TurnKey => ({
  desk,
  turn,
  secret: derive(secret, enc('wgc/turnkey/1', desk.game, desk.side, turn)),
});

/**
 * The key of what the app holds for a side. It follows from the desk's key, so that the desk's recovery code brings back
 * both; and it tells nothing of it, so that the app may have it while the desk is locked.
 */
export const heldKeyOf = ({ desk, secret }: DeskKey): DeskKey => ({
  desk: { game: desk.game, side: `held:${desk.side}` },
  secret: derive(secret, enc('wgc/held/1', desk.game, desk.side)),
});

/** Says of a key which one it is, and nothing else: nobody finds the key by it. */
export const keyMarkOf = ({ desk, secret }: DeskKey): string =>
  base64url(derive(secret, enc('wgc/key-mark/1', desk.game, desk.side)));

/** Wraps the keys that a desk had before: whoever has the new one has them all, and never the other way round. */
export const olderKek = ({ desk, secret }: DeskKey): Uint8Array =>
  derive(secret, enc('wgc/kek-older/1', desk.game, desk.side));

/** What the nonces of all commitments of a desk come from. Shown at the end of the game it proves them, and opens no row. */
export const commitmentRoot = ({ desk, secret }: DeskKey): Uint8Array =>
  derive(secret, enc('wgc/root/1', desk.game, desk.side));

/** The nonce of one commitment. */
export const nonceFrom = (root: Uint8Array, context: Uint8Array): Uint8Array =>
  derive(root, enc('wgc/nonce/1', context));

/** Blots a key out of memory when its desk is left. */
export const forgetKey = ({ secret }: DeskKey | TurnKey): void => {
  secret.fill(0);
};

/** A PIN as the bytes that are stretched. */
export const pinBytes = (pin: string): Uint8Array => utf8(pin);

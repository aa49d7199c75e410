import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, readBase64url } from './base64url';
import { enc, same } from './bytes';
import type { Field } from './bytes';
import { nonceFrom } from './keys';
import type { DeskId } from './keys';

/**
 * A promise in the open about what stands in a sealed row, which by itself binds nobody: another key may open it to another
 * text. `slot` names one writing of one order: a changed order is another slot, else its nonce would serve twice.
 */
export type CommitPlace = Readonly<{ desk: DeskId; turn: number; slot: string }>;

/** The payload is the exact bytes that were sealed, never written out anew. */
export type Claim = Readonly<{ place: CommitPlace; payload: Uint8Array; commitment: string }>;

export type Checking =
  | Readonly<{ kind: 'holds' }>
  /** The payload is not what was promised there. */
  | Readonly<{ kind: 'broken' }>
  /** That is no commitment at all. */
  | Readonly<{ kind: 'unreadable' }>;

/** SHA-256 over fields that cannot run into one another: commitments, hash chains and the seeds of common dice. */
export const hashOf = (...fields: readonly Field[]): Uint8Array => sha256(enc(...fields));

export const contextOf = ({ desk, turn, slot }: CommitPlace): Uint8Array => enc(desk.game, desk.side, turn, slot);

const hashAt = (place: CommitPlace, payload: Uint8Array, nonce: Uint8Array): Uint8Array =>
  hashOf('wgc/commit/1', contextOf(place), sha256(payload), nonce);

/** Without its nonce a commitment to one of five chits would be found out by five guesses. */
export const nonceFor = (root: Uint8Array, place: CommitPlace): Uint8Array => nonceFrom(root, contextOf(place));

export const commit = (place: CommitPlace, payload: Uint8Array, nonce: Uint8Array): string =>
  base64url(hashAt(place, payload, nonce));

/** Whether what is revealed is what was promised. */
export const checkReveal = ({ place, payload, commitment }: Claim, nonce: Uint8Array): Checking => {
  const promised = readBase64url(commitment);
  if (promised?.length !== 32) return { kind: 'unreadable' };
  return same(promised, hashAt(place, payload, nonce)) ? { kind: 'holds' } : { kind: 'broken' };
};

/** The archive opened: every claim that is not what was promised, so that a changed order is named. */
export const brokenClaims = <C extends Claim>(root: Uint8Array, claims: readonly C[]): readonly C[] =>
  claims.filter((claim) => checkReveal(claim, nonceFor(root, claim.place)).kind !== 'holds');

import type { SecretScope } from '../engine/sides';
import { checkReveal, commit, nonceFor } from '../secrecy/commitment';
import type { Checking, CommitPlace } from '../secrecy/commitment';
import { commitmentRoot, forgetKey, turnKeyOf } from '../secrecy/keys';
import type { DeskKey, TurnKey } from '../secrecy/keys';
import { openRow, sealRow } from '../secrecy/row-seal';
import type { RowOpening, RowPlace, Sealing } from '../secrecy/row-seal';
import { utf8 } from '../secrecy/utf8';

/** What is sealed for one scope, and the turn whose key it is sealed with. */
export type Sealed = Readonly<{ scope: SecretScope; turn: number; sealed: string }>;

export type Locked = Readonly<{ kind: 'locked' }>;

type At = Pick<Sealed, 'scope' | 'turn'>;

/** The keys of an open game, as far as they are to be had just now. What is locked stays sealed. */
export type Keyring = Readonly<{
  has: (scope: SecretScope) => boolean;
  seal: (at: At, place: RowPlace, text: string) => Sealing | Locked;
  open: (sealed: Sealed, place: RowPlace) => RowOpening | Locked;
  /** A promise in the open about a text that is sealed: no other text will ever pass for it. Null where it is locked. */
  promise: (at: At, slot: string, text: string) => string | null;
  /** Whether a text is the one that was promised. */
  keeps: (at: At & Readonly<{ promise: string }>, slot: string, text: string) => Checking['kind'] | 'locked';
}>;

/** A keyring onto which keys are put and from which they are taken again. */
export type OpenKeyring = Keyring &
  Readonly<{
    put: (scope: SecretScope, key: DeskKey) => void;
    /** A copy of the key, for whoever changes its lock: it must not turn to nothing in his hands when the desk is left. */
    keyOf: (scope: SecretScope) => DeskKey | null;
    /** Blots the key out of memory, with all that was made from it. */
    drop: (scope: SecretScope) => void;
  }>;

const LOCKED: Locked = { kind: 'locked' };
const NONCE = 24;

/** Whoever only looks at what is open needs no key. */
export const NO_KEYS: Keyring = {
  has: () => false,
  seal: () => LOCKED,
  open: () => LOCKED,
  promise: () => null,
  keeps: () => 'locked',
};

/**
 * `known`: what was last sealed or opened, so that an undo far back need not open it all again. `root`: what the nonces of
 * all promises come from.
 */
type Held = Readonly<{ key: DeskKey; root: Uint8Array; turns: Map<number, TurnKey>; known: Map<string, string> }>;

const MOST_KNOWN = 512;

const nameOf = (turn: number, { entry, type }: RowPlace, sealed: string): string =>
  `${turn}/${entry}/${type}/${sealed}`;

const remember = ({ known }: Held, name: string, text: string): void => {
  known.set(name, text);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
};

const sealWith = (held: Held, turn: number, place: RowPlace, text: string, nonce: Uint8Array): Sealing => {
  const sealing = sealRow(turnKey(held, turn), place, text, nonce);
  if (sealing.kind === 'sealed') remember(held, nameOf(turn, place, sealing.text), text);
  return sealing;
};

const openWith = (held: Held, { turn, sealed }: Sealed, place: RowPlace): RowOpening => {
  const name = nameOf(turn, place, sealed);
  const text = held.known.get(name);
  if (text !== undefined) return { kind: 'opened', text };
  const opening = openRow(turnKey(held, turn), place, sealed);
  if (opening.kind === 'opened') remember(held, name, opening.text);
  return opening;
};

const turnKey = ({ key, turns }: Held, turn: number): TurnKey => {
  const known = turns.get(turn) ?? turnKeyOf(key, turn);
  turns.set(turn, known);
  return known;
};

const promised = ({ key, root }: Held, turn: number, slot: string, text: string) => {
  const place: CommitPlace = { desk: key.desk, turn, slot };
  return { place, payload: utf8(text), nonce: nonceFor(root, place) };
};

export const openKeyring = (random: (length: number) => Uint8Array): OpenKeyring => {
  const keys = new Map<SecretScope, Held>();
  const drop = (scope: SecretScope): void => {
    const held = keys.get(scope);
    keys.delete(scope);
    if (held === undefined) return;
    [held.key, ...held.turns.values()].forEach(forgetKey);
    held.root.fill(0);
    held.known.clear();
  };
  return {
    has: (scope) => keys.has(scope),
    seal: ({ scope, turn }, place, text) => {
      const held = keys.get(scope);
      return held === undefined ? LOCKED : sealWith(held, turn, place, text, random(NONCE));
    },
    open: (sealed, place) => {
      const held = keys.get(sealed.scope);
      return held === undefined ? LOCKED : openWith(held, sealed, place);
    },
    put: (scope, key) => {
      drop(scope);
      keys.set(scope, { key, root: commitmentRoot(key), turns: new Map(), known: new Map() });
    },
    promise: ({ scope, turn }, slot, text) => {
      const held = keys.get(scope);
      if (held === undefined) return null;
      const { place, payload, nonce } = promised(held, turn, slot, text);
      return commit(place, payload, nonce);
    },
    keeps: ({ scope, turn, promise }, slot, text) => {
      const held = keys.get(scope);
      if (held === undefined) return 'locked';
      const { place, payload, nonce } = promised(held, turn, slot, text);
      return checkReveal({ place, payload, commitment: promise }, nonce).kind;
    },
    keyOf: (scope) => {
      const key = keys.get(scope)?.key;
      return key === undefined ? null : { ...key, secret: key.secret.slice() };
    },
    drop,
  };
};

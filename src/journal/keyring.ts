import type { SecretScope } from '../engine/sides';
import { checkReveal, commit, nonceFor } from '../secrecy/commitment';
import type { Checking, CommitPlace } from '../secrecy/commitment';
import { commitmentRoot, forgetKey, keyMarkOf, turnKeyOf } from '../secrecy/keys';
import type { DeskKey, TurnKey } from '../secrecy/keys';
import { openRow, sealRow } from '../secrecy/row-seal';
import type { RowOpening, RowPlace, Sealing } from '../secrecy/row-seal';
import { utf8 } from '../secrecy/utf8';

/** What is sealed for one scope, and the turn whose key it is sealed with. */
export type Sealed = Readonly<{ scope: SecretScope; turn: number; sealed: string }>;

export type Locked = Readonly<{ kind: 'locked' }>;

type At = Pick<Sealed, 'scope' | 'turn'>;

/** Where something sealed stands: the row says which of a scope's keys it was sealed with. */
export type SealedPlace = RowPlace & Readonly<{ row: number }>;

/**
 * A desk was given another key: what stands in the rows after `seq` is sealed with it. `mark` says which one it is. A fact of
 * the chain, which no undo turns back.
 */
export type KeyFact = Readonly<{ scope: SecretScope; nr: number; mark: string; seq: number }>;

/** The keys of an open game, as far as they are to be had just now. What is locked stays sealed. */
export type Keyring = Readonly<{
  /** Whether the key is there that the scope is sealed with now. */
  has: (scope: SecretScope) => boolean;
  /** Told while a game's rows are read, before what follows on them is opened. */
  rekeyed: (fact: KeyFact) => void;
  seal: (at: At, place: SealedPlace, text: string) => Sealing | Locked;
  open: (sealed: Sealed, place: SealedPlace) => RowOpening | Locked;
  /** A promise in the open about a text that is sealed: no other text will ever pass for it. Null where it is locked. */
  promise: (at: At, place: SealedPlace, text: string) => string | null;
  /** Whether a text is the one that was promised. */
  keeps: (at: At & Readonly<{ promise: string }>, place: SealedPlace, text: string) => Checking['kind'] | 'locked';
}>;

/** A keyring onto which keys are put and from which they are taken again. */
export type OpenKeyring = Keyring &
  Readonly<{
    /** All keys of a scope, the first of them first. */
    put: (scope: SecretScope, ...keys: readonly DeskKey[]) => void;
    /** A copy of the newest key, for whoever changes its lock: it must not turn to nothing in his hands when the desk is left. */
    keyOf: (scope: SecretScope) => DeskKey | null;
    count: (scope: SecretScope) => number;
    /** Copies of all of them. */
    keysOf: (scope: SecretScope) => readonly DeskKey[];
    /** The newest key, where the rows do not know of it yet: nothing is sealed with it before they do. */
    unannounced: (scope: SecretScope) => Omit<KeyFact, 'seq'> | null;
    /** Keys are there, but not the one that the rows name: the lock they came from is older than the rows. */
    isOutdated: (scope: SecretScope) => boolean;
    /** Blots the key out of memory, with all that was made from it. */
    drop: (scope: SecretScope) => void;
  }>;

const LOCKED: Locked = { kind: 'locked' };
const NONCE = 24;

/** Whoever only looks at what is open needs no key. */
export const NO_KEYS: Keyring = {
  has: () => false,
  rekeyed: () => undefined,
  seal: () => LOCKED,
  open: () => LOCKED,
  promise: () => null,
  keeps: () => 'locked',
};

/**
 * `known`: what was last sealed or opened, so that an undo far back need not open it all again. `root`: what the nonces of
 * all promises come from.
 */
type Held = Readonly<{
  key: DeskKey;
  mark: string;
  root: Uint8Array;
  turns: Map<number, TurnKey>;
  known: Map<string, string>;
}>;

const heldOf = (key: DeskKey): Held => ({
  key,
  mark: keyMarkOf(key),
  root: commitmentRoot(key),
  turns: new Map(),
  known: new Map(),
});

const forget = (held: Held): void => {
  [held.key, ...held.turns.values()].forEach(forgetKey);
  held.root.fill(0);
  held.known.clear();
};

const copyOf = ({ key }: Held): DeskKey => ({ ...key, secret: key.secret.slice() });

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

const promised = ({ key, root }: Held, turn: number, { entry }: SealedPlace, text: string) => {
  // No entry has two parts of one desk, so its number names one writing.
  const place: CommitPlace = { desk: key.desk, turn, slot: entry };
  return { place, payload: utf8(text), nonce: nonceFor(root, place) };
};

/** The keys of the scopes, and what the rows say of them. */
const openBunch = () => {
  const keys = new Map<SecretScope, readonly Held[]>();
  const facts = new Map<SecretScope, readonly KeyFact[]>();
  const of = (scope: SecretScope): readonly Held[] => keys.get(scope) ?? [];
  const byFact = (scope: SecretScope, fact: KeyFact | undefined): Held | undefined =>
    fact === undefined ? of(scope)[0] : of(scope).find(({ mark }) => mark === fact.mark);
  const factsOf = (scope: SecretScope): readonly KeyFact[] => facts.get(scope) ?? [];
  return {
    keys,
    of,
    /** The key that a row is sealed with. */
    at: (scope: SecretScope, row: number): Held | undefined =>
      byFact(
        scope,
        factsOf(scope).findLast(({ seq }) => seq < row),
      ),
    now: (scope: SecretScope): Held | undefined => byFact(scope, factsOf(scope).at(-1)),
    learn: (fact: KeyFact): void => {
      const known = factsOf(fact.scope).filter(({ seq }) => seq !== fact.seq);
      facts.set(
        fact.scope,
        [...known, fact].sort((a, b) => a.seq - b.seq),
      );
    },
  };
};

export const openKeyring = (random: (length: number) => Uint8Array): OpenKeyring => {
  const bunch = openBunch();
  const drop = (scope: SecretScope): void => {
    bunch.of(scope).forEach(forget);
    bunch.keys.delete(scope);
  };
  return {
    has: (scope) => bunch.now(scope) !== undefined,
    rekeyed: bunch.learn,
    seal: ({ scope, turn }, place, text) => {
      const held = bunch.at(scope, place.row);
      return held === undefined ? LOCKED : sealWith(held, turn, place, text, random(NONCE));
    },
    open: (sealed, place) => {
      const held = bunch.at(sealed.scope, place.row);
      return held === undefined ? LOCKED : openWith(held, sealed, place);
    },
    put: (scope, ...keys) => {
      drop(scope);
      bunch.keys.set(scope, keys.map(heldOf));
    },
    promise: ({ scope, turn }, at, text) => {
      const held = bunch.at(scope, at.row);
      if (held === undefined) return null;
      const { place, payload, nonce } = promised(held, turn, at, text);
      return commit(place, payload, nonce);
    },
    keeps: ({ scope, turn, promise }, at, text) => {
      const held = bunch.at(scope, at.row);
      if (held === undefined) return 'locked';
      const { place, payload, nonce } = promised(held, turn, at, text);
      return checkReveal({ place, payload, commitment: promise }, nonce).kind;
    },
    keyOf: (scope) => bunch.of(scope).map(copyOf).at(-1) ?? null,
    count: (scope) => bunch.of(scope).length,
    keysOf: (scope) => bunch.of(scope).map(copyOf),
    unannounced: (scope) => {
      const [now, newest] = [bunch.now(scope), bunch.of(scope).at(-1)];
      if (now === undefined || newest === undefined || now === newest) return null;
      return { scope, nr: bunch.of(scope).length, mark: newest.mark };
    },
    isOutdated: (scope) => bunch.of(scope).length > 0 && bunch.now(scope) === undefined,
    drop,
  };
};

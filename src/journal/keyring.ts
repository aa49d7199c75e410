import type { SecretScope } from '../engine/sides';
import { forgetKey, turnKeyOf } from '../secrecy/keys';
import type { DeskKey, TurnKey } from '../secrecy/keys';
import { openRow, sealRow } from '../secrecy/row-seal';
import type { RowOpening, RowPlace, Sealing } from '../secrecy/row-seal';

/** What is sealed for one scope, and the turn whose key it is sealed with. */
export type Sealed = Readonly<{ scope: SecretScope; turn: number; sealed: string }>;

export type Locked = Readonly<{ kind: 'locked' }>;

/** The keys of an open game, as far as they are to be had just now. What is locked stays sealed. */
export type Keyring = Readonly<{
  has: (scope: SecretScope) => boolean;
  seal: (at: Readonly<{ scope: SecretScope; turn: number }>, place: RowPlace, text: string) => Sealing | Locked;
  open: (sealed: Sealed, place: RowPlace) => RowOpening | Locked;
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
export const NO_KEYS: Keyring = { has: () => false, seal: () => LOCKED, open: () => LOCKED };

type Held = Readonly<{ key: DeskKey; turns: Map<number, TurnKey> }>;

const turnKey = ({ key, turns }: Held, turn: number): TurnKey => {
  const known = turns.get(turn) ?? turnKeyOf(key, turn);
  turns.set(turn, known);
  return known;
};

export const openKeyring = (random: (length: number) => Uint8Array): OpenKeyring => {
  const keys = new Map<SecretScope, Held>();
  const drop = (scope: SecretScope): void => {
    const held = keys.get(scope);
    keys.delete(scope);
    if (held !== undefined) [held.key, ...held.turns.values()].forEach(forgetKey);
  };
  return {
    has: (scope) => keys.has(scope),
    seal: ({ scope, turn }, place, text) => {
      const held = keys.get(scope);
      return held === undefined ? LOCKED : sealRow(turnKey(held, turn), place, text, random(NONCE));
    },
    open: ({ scope, turn, sealed }, place) => {
      const held = keys.get(scope);
      return held === undefined ? LOCKED : openRow(turnKey(held, turn), place, sealed);
    },
    put: (scope, key) => {
      drop(scope);
      keys.set(scope, { key, turns: new Map() });
    },
    keyOf: (scope) => {
      const key = keys.get(scope)?.key;
      return key === undefined ? null : { ...key, secret: key.secret.slice() };
    },
    drop,
  };
};

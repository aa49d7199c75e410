import type { Side } from '../engine/sides';
import { deskOf } from '../engine/sides';
import type { SecretKeeper } from '../journal/store';
import { pinMark } from '../secrecy/desk-lock';
import { afterRunning, askToTry, decodeTries, FRESH_TRIES } from '../secrecy/pin-backoff';
import type { PinTries, Trying } from '../secrecy/pin-backoff';
import type { LockBox } from './lock-box';

/** How long the app has been running, by a clock that nobody can set. */
export type Uptime = Readonly<{ uptime: () => number }>;

type Counted = Readonly<{
  tries: PinTries;
  /** When the app stood there. */
  at: number;
  /** What the device keeps of it. */
  kept: number;
}>;

/**
 * What was counted since the app began to run. It belongs to the keeper, as that lives as long as the app does: whoever opens
 * the game again, or a copy of it, does not find a pause begun anew or gone.
 */
const counted = new WeakMap<SecretKeeper, Map<string, Counted>>();

const countedBy = (keeper: SecretKeeper): Map<string, Counted> => {
  const found = counted.get(keeper) ?? new Map<string, Counted>();
  counted.set(keeper, found);
  return found;
};

/** The tries at one PIN: at its wrap, so that neither a copy gives new ones nor another lock's PIN takes these back. */
export type TriesAt = Readonly<{
  /** Null where the device cannot say just now. */
  ask: () => Promise<Trying | null>;
  /** False where the count cannot be kept: then nothing may be tried. */
  keep: (tries: PinTries) => Promise<boolean>;
  /** As it stood before the try that was just kept: no PIN was tried at all. */
  takeBack: () => Promise<boolean>;
  /** After the right PIN. */
  forget: () => Promise<boolean>;
}>;

/** Null where no PIN locks the desk: then there is nothing to count. */
export const triesAt = ({ ports: { vault }, game, locks }: LockBox, { uptime }: Uptime, side: Side): TriesAt | null => {
  const mark = pinMark(locks.locks[deskOf(side)] ?? '');
  if (mark === null) return null;
  const { keeper } = vault;
  const known = countedBy(keeper);
  const before = `${game.chain}.${side}`;
  const name = `${before}.${mark}`;
  let last = FRESH_TRIES;
  const save = async (tries: PinTries): Promise<boolean> => {
    const isKept = await keeper.saveTries(name, tries).then(
      () => true,
      () => false,
    );
    if (isKept) known.set(name, { tries, at: uptime(), kept: tries.left });
    return isKept;
  };
  return {
    ask: async () => {
      const found = known.get(name) ?? (await readCount(keeper, { name, before }, uptime));
      if (found === null) return null;
      last = afterRunning(found.tries, uptime() - found.at);
      known.set(name, { tries: last, at: uptime(), kept: found.kept });
      // What is left of a pause is kept as it goes by: whoever ends the app loses the little since it was last asked for.
      if (last.left !== found.kept) await save(last);
      return askToTry(last);
    },
    keep: save,
    takeBack: () => save(last),
    forget: () => save(FRESH_TRIES),
  };
};

type Names = Readonly<{ name: string; before: string }>;

/**
 * Earlier versions counted under chain and side alone. What stands there is where a lock begins that was never tried since. It
 * is not taken away, for a lock of whoever would have it gone might be the first to ask.
 */
const readCount = async (
  { readTries }: SecretKeeper,
  { name, before }: Names,
  uptime: () => number,
): Promise<Counted | null> => {
  try {
    const kept = (await readTries(name)) ?? (await readTries(before));
    const tries = kept === null ? FRESH_TRIES : decodeTries(kept);
    return { tries, at: uptime(), kept: tries.left };
  } catch {
    return null;
  }
};

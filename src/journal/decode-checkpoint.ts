import type { RuleSet } from '../engine/rule-set';
import { genesisHash, textHash } from './chain';
import type { Checkpoint } from './store';
import { startOf } from './timeline';
import type { Position, Timeline } from './timeline';

/** A place to fold on from: a saved state, or the beginning. */
export type Base<State> = Readonly<{ timeline: Timeline<State>; hash: string }>;

type Saved<State> = Readonly<{ position: Omit<Position<State>, 'behind' | 'depth'>; hash: string }>;

/** A state worth keeping, so that the next opening need not fold what came before. */
export const checkpointOf = <State>(
  timeline: Timeline<State>,
  hash: string,
  rules: Pick<RuleSet<State, never, never, unknown>, 'stateVersion'>,
): Checkpoint => {
  const { seq, state, from, barrier } = timeline.here;
  const saved: Saved<State> = { position: { seq, state, from, barrier }, hash };
  const text = JSON.stringify(saved);
  return { seq: timeline.count, version: rules.stateVersion, body: `${textHash(text)}${text}` };
};

const HASH_LENGTH = 43;

/**
 * A checkpoint is the app's own and of this very version of the state: it is read back as it was written. It stands beside
 * the chain, so it carries its own hash; null when that does not fit, since a damaged one is as good as none.
 */
export const baseOf = <State>(checkpoint: Checkpoint | null, chain: string, start: State): Base<State> | null => {
  if (checkpoint === null) return { timeline: startOf(start), hash: genesisHash(chain) };
  const text = checkpoint.body.slice(HASH_LENGTH);
  if (textHash(text) !== checkpoint.body.slice(0, HASH_LENGTH)) return null;
  const saved = JSON.parse(text) as Saved<State>;
  const here: Position<State> = { ...saved.position, behind: null, depth: 0 };
  return { timeline: { count: checkpoint.seq, here, undone: null }, hash: saved.hash };
};

import type { DraftUnit } from './draft';
import type { Fight } from './use-fight';

/** A fight as it was written into the game, and how many entries the game had then. */
export type WrittenFight = Readonly<{
  fight: Fight;
  outcome: unknown;
  units: readonly DraftUnit[];
  count: number;
}>;

import { isListed } from '../common/setup/switches';
import type { SwitchReader } from '../common/setup/switches';

/** What N20 leaves to the players: other readings of unclear rules. */
export const N20_SWITCHES = [
  /** Ruling 64, other reading: pursuers count only while the hex they left by is held. */
  'pursuitHeldHexOnly',
  /** Ruling 64, other reading: a pursuer counts on one night only. */
  'pursuitOnce',
] as const;
export type N20Switch = (typeof N20_SWITCHES)[number];

export const isOn: SwitchReader<N20Switch> = isListed;

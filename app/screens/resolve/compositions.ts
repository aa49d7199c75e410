import type { Compose } from './composition';
import { BATTLE } from './singles/battle';
import { COMMAND } from './singles/command';
import { CUP } from './singles/cup';
import { LOSSES } from './singles/losses';
import { MOP } from './singles/mop';
import { MOP_COVERED } from './singles/repulse';
import { MOP_CARDS } from './singles/mop-cards';
import { MORALE } from './singles/morale';
import { N20 } from './singles/n20';
import { N20_UNITS } from './singles/n20-units';
import { RECOVERY } from './singles/recovery';
import { SENDING } from './singles/sending';

/** Every screen that asks, throws and tells in one go; combat has screens of its own. */
export const COMPOSITIONS: Readonly<Record<string, Compose>> = {
  ...MORALE,
  ...COMMAND,
  ...SENDING,
  ...CUP,
  ...RECOVERY,
  ...LOSSES,
  ...MOP,
  ...MOP_COVERED,
  ...MOP_CARDS,
  ...BATTLE,
  ...N20,
  ...N20_UNITS,
};

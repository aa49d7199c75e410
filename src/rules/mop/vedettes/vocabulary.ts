import { lines } from '../../../engine/vocabulary';

/** Going into a hex that is covered. */
export const REPULSE_LINES = lines({
  mopVedettesGiveWay: {},
  mopFreeAttack: {},
  mopRepulsed: {},
  mopRepulseBarred: {},
  mopRepulseDisrupts: {},
  mopRepulseSpares: {},
});

import { lines, refusals } from '../../../engine/vocabulary';

const standing = { first: 'number', second: 'number', firstHexes: 'number', secondHexes: 'number' } as const;
const won = { side: 'side' } as const;

/** How a game ends, and who pursues beyond the map. */
export const ENDING_LINES = lines({
  n20Standing: standing,
  n20GoesOn: standing,
  'n20Won-decisive': won,
  'n20Won-marginal': won,
  'n20Won-tactical': won,
  n20Draw: {},
  n20SentOff: { unit: 'unit' },
  n20NightLoss: { unit: 'unit', halves: 'number' },
});

/** Why nobody pursues off the map. */
export const ENDING_REFUSALS = refusals({
  ENEMY_MAY_NOT_EXIT: 'N20 16.8',
  LOC_NOT_HELD: 'N20 16.8',
  NOT_MOVED_THERE: 'N20 16.8',
  ONE_PURSUIT_A_TURN: 'N20 16.8.1',
});

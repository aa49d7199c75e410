import { lines } from '../../../engine/vocabulary';

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

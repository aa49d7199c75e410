import { lines } from '../../../engine/vocabulary';

/** The initiative in play by mail. */
export const START_ROLL_LINES = lines({
  pbemTotal: { side: 'side', die: 'number', rating: 'number', combatsWon: 'number', total: 'number' },
  pbemTie: {},
  pbemOpens: { side: 'side' },
});

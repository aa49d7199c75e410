import { lines } from '../../../engine/vocabulary';

const rolled = { line: 'text', total: 'number' } as const;

/** Hidden marches. */
export const HIDDEN_LINES = lines({
  hiddenEastern: { change: 'number' },
  hiddenStays: rolled,
  hiddenRevealed: rolled,
  hiddenSeen: {},
  hiddenShown: {},
  hiddenSpends: { mp: 'number' },
});

import type { Verdict } from '../../journal/archive';

/** What is found against a play of a desk; null where there is nothing. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string | null>> = {
  holds: null,
  unpromised: 'From before orders were promised: it opens, and no more can be said',
  broken: 'Not what was promised when it was sealed',
  sealDamaged: 'The seal does not open: it was changed or damaged',
  rowChanged: 'Changed since it was stored',
};

const orders = (count: number): string => (count === 1 ? '1 order' : `${String(count)} orders`);

/** What came of holding all of it against the promises. `bad`: entries with which something is wrong. */
export const archiveVerdict = (count: number, bad: number): string => {
  if (bad === 0) return count === 0 ? 'No order was ever written.' : `${orders(count)}, each as it was sealed.`;
  return `${orders(count)}. ${bad === 1 ? 'One entry is' : `${String(bad)} entries are`} not as sealed.`;
};

/** An entry of the journal, by its number. */
export const entryWords = (seq: number, verdict: Verdict): string =>
  `Entry ${String(seq)}: ${VERDICT_WORDS[verdict] ?? 'whole'}`;

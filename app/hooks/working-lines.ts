import type { Working } from '../../src/engine/step';
import { hitsAlong } from '../../src/wording/en/books/hits';
import { workingSentence } from '../../src/wording/en/working';
import type { Names } from '../../src/wording/names';
import type { WorkingLine } from '../components/WorkingList';

/** A working as it is printed: a sentence a line, its rule, and the cell of the table that was hit. */
export const workingLines = (working: Working, names: Names): readonly WorkingLine[] => {
  const hits = hitsAlong(working);
  return working.map((line, i) => ({ text: workingSentence(line, names), rule: line.rule, hit: hits[i] ?? null }));
};

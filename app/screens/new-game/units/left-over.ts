import { pasteUnits } from '../../../../src/packs/paste-units';
import type { PasteFault, PasteInto } from '../../../../src/packs/paste-units';

/**
 * What stays in the field once the good lines are taken: those that could not be read, below their headings, to be mended
 * and taken too.
 */
export const leftOver = (text: string, faults: readonly PasteFault[], into: PasteInto): string => {
  if (faults.length === 0) return '';
  const lines = text.split(/\r\n?|\n/);
  const bad = new Set(faults.map(({ line }) => line - 1));
  const heading = lines.findIndex((line) => line.trim() !== '');
  const isKept = (line: string, i: number): boolean => bad.has(i) || (i === heading && isHeading(line, into));
  return lines.filter(isKept).join('\n');
};

/** A line of headings alone is neither a unit nor a fault. */
const isHeading = (line: string, into: PasteInto): boolean => {
  const { units, faults } = pasteUnits(line, into);
  return units.length + faults.length === 0;
};

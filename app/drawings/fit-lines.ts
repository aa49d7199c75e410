/** Set widths of Alegreya Sans Bold in ems, by groups of like letters; enough to fit a name on a counter. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\s'’.,:;]/u, 0.2],
  [/[iljI()/|-]/u, 0.3],
  [/[ftrJ1]/u, 0.35],
  [/[mM—]/u, 0.81],
  [/[wHNDQOUGXÖÜ]/u, 0.68],
  [/W/u, 0.91],
  [/\p{Lu}/u, 0.57],
];

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.51;

/** How wide a line sets, in ems. */
export const emsOf = (line: string): number => Array.from(line).reduce((sum, letter) => sum + widthOf(letter), 0);

/** Every way to break a name into at most `rows` lines: at spaces, and after hyphens, which stay at the line's end. */
const settings = (name: string, rows: number): readonly (readonly string[])[] => {
  if (rows === 1) return [[name]];
  const broken = [...name.matchAll(/[\s-]/gu)].flatMap(({ index, 0: mark }) =>
    settings(name.slice(index + 1), rows - 1).map((rest) => [name.slice(0, mark === '-' ? index + 1 : index), ...rest]),
  );
  return [[name], ...broken];
};

export type FittedLines = { readonly lines: readonly string[]; readonly size: number };

/** A further line must pay for itself: a name in one piece is read quicker than a larger one in pieces. */
const WORTH_A_LINE = 1.2;

/**
 * Sets a formation's name in one or two lines (three where it would get too small to read) as large as the place
 * allows. Long names shrink; no name is cut, since "I Armeekorps" and "II Armeekorps" differ where a cut would fall.
 */
export const fitLines = (name: string, width: number, height: number, largest: number): FittedLines => {
  const fitted = settings(name.trim(), 3).map((lines) => ({
    lines,
    size: Math.min(largest, width / Math.max(...lines.map(emsOf)), height / (lines.length * 1.06)),
  }));
  const bestIn = (rows: number) =>
    fitted
      .filter(({ lines }) => lines.length === rows)
      .sort((a, b) => b.size - a.size)
      .at(0);
  return [2, 3].reduce(
    (best, rows) => {
      const next = bestIn(rows);
      return next !== undefined && next.size > best.size * WORTH_A_LINE ? next : best;
    },
    bestIn(1) ?? { lines: [name], size: largest },
  );
};

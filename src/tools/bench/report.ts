/** What one line of the table says. Times are milliseconds, sizes kilobytes; `ratio` is the median over the floor. */
export type Line = Readonly<{
  name: string;
  /** On what it was measured: storage backend, or browser and its slow-down. */
  on: string;
  unit: 'ms' | 'KB';
  median: number;
  floor: number | null;
  ratio: number | null;
  limit: Limit | null;
  ok: boolean | null;
  runs: number;
}>;

export type Limit = Readonly<{ of: 'ratio' | 'median'; most: number }>;

type Measured = Readonly<{ name: string; on: string; median: number; runs: number }> &
  Partial<Pick<Line, 'unit' | 'floor' | 'limit'>>;

/** A finished line: the ratio and the verdict follow from the figures. No limit, no verdict. */
export const lineOf = ({ unit = 'ms', floor = null, limit = null, ...measured }: Measured): Line => {
  const ratio = floor === null ? null : measured.median / floor;
  const judged = limit?.of === 'ratio' ? ratio : measured.median;
  return {
    ...measured,
    unit,
    floor,
    ratio,
    limit,
    ok: limit === null || judged === null ? null : judged <= limit.most,
  };
};

const figure = (value: number | null): string =>
  value === null ? '' : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4);

const limitText = ({ limit, unit }: Line): string => {
  if (limit === null) return '';
  return limit.of === 'ratio' ? `≤ ${String(limit.most)}×` : `≤ ${String(limit.most)} ${unit}`;
};

const verdict = ({ ok }: Line): string => (ok === null ? '' : ok ? 'ok' : 'OVER');

const cellsOf = (line: Line): readonly string[] => [
  line.name,
  figure(line.median),
  line.unit,
  figure(line.floor),
  line.ratio === null ? '' : `${line.ratio.toFixed(2)}×`,
  limitText(line),
  verdict(line),
];

const HEAD: readonly string[] = ['', 'median', '', 'floor', 'ratio', 'limit', ''];
const RIGHT = new Set([1, 3, 4, 5]);

/** The lines as a table, under a heading for each thing they were measured on. */
export const tableOf = (lines: readonly Line[]): string => {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const print = (row: readonly string[]): string =>
    row
      .map((cell, i) => (RIGHT.has(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const groups = [...new Set(lines.map(({ on }) => on))];
  return groups
    .map((on) =>
      [on, print(HEAD), ...lines.filter((line) => line.on === on).map((line) => print(cellsOf(line)))].join('\n'),
    )
    .join('\n\n');
};

type Column = Readonly<{ label: string; attack: number; defense: number }>;
/** The heading of the title's combat results table, as the matrix's procedure takes it. */
type Crt = { by: 'difference' | 'ratio'; columns: Column[] };

const RATIO = /^(\d+)\s*[:/]\s*(\d+)\+?$/;
const DIFFERENCE = /^[<>≤≥=]*\s*([+−-]?\d+)(?:\s*(?:to|\.\.|…|–)\s*[+−-]?\d+)?\+?$/;

const ratio = (label: string): Column | null => {
  const found = RATIO.exec(label);
  return found === null ? null : { label, attack: Number(found[1]), defense: Number(found[2]) };
};

const difference = (label: string): Column | null => {
  const found = DIFFERENCE.exec(label)?.[1];
  if (found === undefined) return null;
  const lead = Number(found.replace('−', '-'));
  return { label, attack: Math.max(lead, 0), defense: Math.max(-lead, 0) };
};

const READERS = [
  ['ratio', ratio],
  ['difference', difference],
] as const;

/**
 * The players copied their table's heading as it is printed: `1:2`, `+3`. Where every column reads as odds or as a
 * difference of strengths the column can be named; else the table is left to the players.
 */
export const crtOf = (combat: Readonly<{ columns: readonly string[] }> | null): Crt | undefined => {
  const labels = (combat?.columns ?? []).map((label) => label.trim());
  if (labels.length === 0) return undefined;
  for (const [by, read] of READERS) {
    const columns = labels.map(read).filter((column) => column !== null);
    if (columns.length === labels.length) return { by, columns };
  }
  return undefined;
};

type Row = Readonly<{ key: string; cells: readonly string[] }>;
type Printed = Readonly<{ columns: readonly string[]; rows: readonly Row[] }>;

/** Heading and rows together, as a battle takes them; nothing where the heading cannot be read. */
export const titleTable = ({
  combat,
}: Readonly<{ combat: Printed | null }>): Readonly<{ crt?: Crt; rows?: readonly Row[] }> => {
  const crt = crtOf(combat);
  return combat === null || crt === undefined ? {} : { crt, rows: combat.rows };
};

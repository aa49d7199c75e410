import type { Odds } from '../../../components/OddsBar';
import type { ResultWords } from './ResultPanel';

export type Odd = Readonly<{ outcome: unknown; n: number; d: number }>;

const RANK = { good: 0, info: 1, ink: 2, warn: 3, danger: 4 } as const;

const rankOf = ({ tone = 'ink' }: Odds): number => RANK[tone];

/** Exact odds as a player asks for them: what reads the same is one bar; the best first, then the likeliest. */
export const oddsBars = (
  odds: readonly Odd[] | null,
  wordsOf: (outcome: unknown) => Readonly<{ line: string; tone?: ResultWords['tone'] }>,
): readonly Odds[] | null => {
  if (odds === null) return null;
  const bars = new Map<string, Odds>();
  for (const { outcome, n, d } of odds) {
    const { line, tone = 'ink' } = wordsOf(outcome);
    const before = bars.get(line);
    bars.set(line, { id: String(before?.id ?? bars.size), label: line, n: n + (before?.n ?? 0), d, tone });
  }
  return fewest([...bars.values()].sort((a, b) => b.n - a.n)).sort((a, b) => rankOf(a) - rankOf(b) || b.n - a.n);
};

/** More bars than this are read by nobody. */
const MOST_BARS = 8;

const fewest = (bars: readonly Odds[]): Odds[] => {
  const [first] = bars;
  if (first === undefined || bars.length <= MOST_BARS) return [...bars];
  const rest = bars.slice(MOST_BARS - 1).reduce((sum, { n }) => sum + n, 0);
  return [...bars.slice(0, MOST_BARS - 1), { id: 'rest', label: 'Anything else', n: rest, d: first.d, tone: 'ink' }];
};

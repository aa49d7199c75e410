import { checkFor, STORES } from './check';
import type { Facts, Finding, StoreId } from './check';

const lineOf = ({ what, advice }: Finding): string =>
  advice === null ? `  ok       ${what}` : `  MISSING  ${what}: ${advice}`;

/** What is there and what is missing for these stores, and how much. */
export const reportOn = (stores: readonly StoreId[], facts: Facts): Readonly<{ text: string; missing: number }> => {
  const found = stores.map((store) => ({ store, findings: checkFor(store, facts) }));
  const missing = found.flatMap(({ findings }) => findings.filter(({ advice }) => advice !== null)).length;
  const text = found.map(({ store, findings }) => {
    const there = findings.filter(({ advice }) => advice === null).length;
    return [`${STORES[store]}: ${String(there)} of ${String(findings.length)} are there`, ...findings.map(lineOf)].join(
      '\n',
    );
  });
  return { text: text.join('\n\n'), missing };
};

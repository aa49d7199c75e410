/** The middle one; of an even number the upper of the two in the middle, so that no figure is one nobody measured. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that `work` takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Measures something once and says how many milliseconds one of it takes; preparing is not counted. */
export type Take = () => Promise<number>;

/** The medians of several things measured in turn, round after round: what the machine does else hits them alike. */
export const interleaved = async <Name extends string>(
  takes: Readonly<Record<Name, Take>>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> => {
  const entries = Object.entries<Take>(takes).map(([name, take]) => ({ name, take, found: new Array<number>() }));
  for (const { take } of entries) await take();
  for (let round = 0; round < rounds; round += 1) for (const { take, found } of entries) found.push(await take());
  return Object.fromEntries(entries.map(({ name, found }) => [name, median(found)])) as Record<Name, number>;
};

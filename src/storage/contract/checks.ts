/** Assertions without a test framework: the same cases run under jest and inside a page. */
const show = (value: unknown): string => {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)}… (${String(text.length)} characters)` : text;
};

/** Objects are compared without regard to the order of their fields, which differs between backends. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
};

/** The condition must hold. */
export const expectTrue = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(`not so: ${what}`);
};

/** Both must be the same as data. */
export const expectEqual = (actual: unknown, expected: unknown, what: string): void => {
  if (JSON.stringify(sorted(actual)) === JSON.stringify(sorted(expected))) return;
  throw new Error(`${what}: expected ${show(expected)}, got ${show(actual)}`);
};

/** The promise must be refused; why is nobody's business, since expo-sqlite loses the cause on the web. */
export const expectRefused = async (attempt: Promise<unknown>, what: string): Promise<void> => {
  const refused = await attempt.then(
    () => false,
    () => true,
  );
  if (!refused) throw new Error(`was not refused: ${what}`);
};

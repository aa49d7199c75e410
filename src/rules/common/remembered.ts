const partsOf = (value: object): ReadonlyMap<string, unknown> => new Map(Object.entries(value));

const holdTheSame = (a: object, b: object, alike: (a: unknown, b: unknown) => boolean): boolean => {
  const [before, now] = [partsOf(a), partsOf(b)];
  return before.size === now.size && [...before].every(([name, part]) => now.has(name) && alike(part, now.get(name)));
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The very same, or put together anew of the very same parts. */
const ofTheSame = (a: unknown, b: unknown): boolean =>
  a === b || (isPlain(a) && isPlain(b) && holdTheSame(a, b, Object.is));

/**
 * The same function, which remembers the last it was asked. A play changes little of a game, and what a viewer sees of the
 * rest need not be worked out again, nor compared. State is never changed in place, so the same parts are the same state.
 */
export const remembered = <State extends object, Asked, Answer>(
  answer: (state: State, asked: Asked) => Answer,
): ((state: State, asked: Asked) => Answer) => {
  let last: Readonly<{ state: State; asked: Asked; answer: Answer }> | null = null;
  return (state, asked) => {
    if (last === null || last.asked !== asked || !holdTheSame(last.state, state, ofTheSame))
      last = { state, asked, answer: answer(state, asked) };
    return last.answer;
  };
};

type Typed = Readonly<{ type: string }>;

/** One function for each kind of a union, so that a kind that is forgotten does not compile. */
export type ByType<Union extends Typed, Rest extends readonly unknown[], Result> = {
  readonly [Type in Union['type']]: (one: Extract<Union, { type: Type }>, ...rest: Rest) => Result;
};

/** Calls the function that is meant for what comes. */
export const byType =
  <Union extends Typed, Rest extends readonly unknown[], Result>(functions: ByType<Union, Rest, Result>) =>
  (one: Union, ...rest: Rest): Result => {
    const kind: Union['type'] = one.type;
    // The compiler cannot see that a key and the value it came from belong together; the type of `functions` says so.
    // eslint-disable-next-line no-restricted-syntax -- see above
    const call = functions[kind] as (one: Union, ...rest: Rest) => Result;
    return call(one, ...rest);
  };

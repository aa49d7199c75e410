/** Answers of a group as the keyboard finds them. */
export type Stops<T extends string> = Readonly<{
  /** For the group itself. */
  group: Readonly<{ dataSet?: Readonly<Record<string, string>> }>;
  /** For one answer of it. */
  answer: (id: T) => Readonly<{ tabIndex?: 0 | -1 }>;
}>;

export type StopsOf<T extends string> = Readonly<{
  answers: readonly Readonly<{ id: T; disabled?: boolean | undefined }>[];
  chosen: T | null | undefined;
  /** Choosing is a play: arrows only lead from one answer to the next, and Space or Enter chooses. */
  plays?: boolean | undefined;
}>;

/** On a phone every answer is a stop of its own, for whatever keys or switches are joined to it. */
export const stopsOf = <T extends string>(_group: StopsOf<T>): Stops<T> => ({ group: {}, answer: () => ({}) });

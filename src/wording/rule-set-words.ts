export type Described = Readonly<{ title: string; hint: string; rule: string }>;

/** What a language says of a rule set before a game of it is open. */
export type RuleSetWords<Switch extends string> = Readonly<{
  short: string;
  title: string;
  hint: string;
  switches: Readonly<Record<Switch, Described>>;
  /** What is played unless it is switched off: what its row says, where "on" is how most play. */
  played?: Readonly<Partial<Record<Switch, Pick<Described, 'title' | 'hint'>>>>;
}>;

import type { Refusal } from '../engine/step';
import type { Sentences } from './lines';
import type { Names } from './names';
import type { Teller } from './outcome';

export type Described = Readonly<{ title: string; hint: string; rule: string }>;

/** A step of a sequence of play: its title, and the one line on what to do now. */
export type StepWords = Readonly<{ title: string; now: string }>;

/** What a player is asked, and what he may answer. */
export type Asked = Readonly<{ question: string; option?: (id: string) => string }>;

/** What a form asks, in words. `names`: where somebody of the game is named by his id, who that is. */
export type AskedWords = Readonly<{
  label: string;
  options?: Readonly<Record<string, string>>;
  names?: 'unit' | 'formation' | 'leader';
}>;

/**
 * One procedure: how and where it is listed, what it asks before the dice, by the field of its input or of whom its play is for,
 * and what came of it. What has no words here is not asked, and has its usual value. Without a group it stands under its rule set.
 */
export type ProcedureWords = Readonly<{
  title: string;
  hint: string;
  group?: string;
  asks: Readonly<Record<string, AskedWords>>;
  outcome: Teller;
}>;

type Facts = NonNullable<Refusal['facts']>;

/**
 * What a rule set's own topics say. The topics of the books this app began with have their words in tables by topic
 * (`working.ts`, `refusals.ts`, `events.ts` and their neighbours), which take these in.
 */
export type OwnWords = Readonly<{
  lines?: Sentences;
  refusals?: Readonly<Record<string, string | ((facts: Facts, names: Names | null) => string)>>;
  /** Null: an event of somebody else. */
  event?: (event: Readonly<{ type: string }>, names: Names) => string | null;
  steps?: Readonly<Record<string, StepWords>>;
  dues?: Readonly<Record<string, (facts: Facts) => string>>;
  /** What dice are thrown for, by purpose. */
  dice?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, Asked>>;
  procedures?: Readonly<Record<string, ProcedureWords>>;
  /** The play that is next, by its key. */
  next?: Readonly<Record<string, string>>;
  /** How a game ends or stands, and its figures, by their keys. */
  ending?: Readonly<Record<string, string>>;
}>;

/** What a language says of a rule set before a game of it is open, and what its own topics say in one. */
export type RuleSetWords<Switch extends string> = Readonly<{
  short: string;
  title: string;
  hint: string;
  switches: Readonly<Record<Switch, Described>>;
  /** What is played unless it is switched off: what its row says, where "on" is how most play. */
  played?: Readonly<Partial<Record<Switch, Pick<Described, 'title' | 'hint'>>>>;
  own?: OwnWords;
}>;

/**
 * The shape every procedure of every rule book has. A procedure never rolls and never decides for a player:
 * it says which dice or whose choice it needs and hands back the way to go on. Because the way on is a function, the same
 * value serves play (feed it dice), tests (feed it keyed dice), replay (feed it the recorded dice) and odds (feed it all).
 */

/** Where a number or a procedure stands in the books, e.g. `NLC 4.1`, `MOP 37.1`, `Ruling 28`. */
export type RuleId = `${'NLC' | 'MOP' | 'N20'} ${string}` | `Ruling ${number}`;

declare const LINE: unique symbol;
/** Which line it is. A vocabulary makes it and the wording finds its words by it: nobody else can do anything with it. */
export type LineKey = Readonly<{ [LINE]: true }>;

/** One line of the sum a player would check. `key` is looked up in the wording; `facts` fill its blanks. */
export type WorkingLine = Readonly<{
  rule: RuleId;
  key: LineKey;
  facts: Readonly<Record<string, string | number>>;
}>;
export type Working = readonly WorkingLine[];

/**
 * How the faces are read. `sum` and `sorted` tell the odds walk that some rolls are the same roll,
 * so that 2d6 is 11 or 21 branches and not 36.
 */
export type Reading = 'sum' | 'sorted' | 'ordered';

export type DiceRequest = Readonly<{
  rule: RuleId;
  /** What the throw is for, in words of the wording: `coordinated`, `draw`. */
  purpose: string;
  /** Whose dice these are; absent when they belong to nobody. */
  by?: string;
  /** Whom the throw is about, where several are thrown for one after the other: a unit, say. */
  about?: string;
  count: number;
  sides: number;
  reading: Reading;
  /** The app's own secret: never typed in, and kept where no player sees it. */
  secret?: true;
  /** One of so many, drawn and not thrown: never typed in either, also when there are just as many as a die has sides. */
  draw?: true;
}>;

export type ChoiceRequest = Readonly<{
  rule: RuleId;
  purpose: string;
  by: string;
  options: readonly string[];
}>;

declare const REASON: unique symbol;
/** Which refusal it is. It may be read as a text; only a vocabulary makes one. */
export type RefusalCode = string & Readonly<{ [REASON]: true }>;

/** Why something cannot be. `rule` is null where the app refuses and no book is concerned. */
export type Refusal = Readonly<{
  code: RefusalCode;
  rule: RuleId | null;
  facts?: Readonly<Record<string, string | number>>;
}>;

/** The faces that were thrown, in the order they fell. */
export type Faces = readonly number[];

/**
 * What is known where a procedure stands. `working`: the lines since the question before. `soFar`: what has become certain since
 * then, for who draws it (hits, steps lost); a topic makes such facts in one place and reads them there.
 */
type Tells = Readonly<{ working: Working; soFar?: readonly unknown[] }>;

export type Accepted<T> = Tells & Readonly<{ kind: 'accepted'; outcome: T }>;
export type Refused = Readonly<{ kind: 'refused'; refusal: Refusal }>;

/**
 * Which throws come to the same, as the procedure knows it: the odds then walk one of each class. Of a throw as a whole
 * (2d6 that hit nothing, one or two), or of each die by itself (24 dice that each hit or miss are 25 throws and not 118,755).
 * A promise: whatever falls into one class leads to the same outcomes and the same further questions.
 */
export type Alike =
  | Readonly<{ of: 'throw'; as: (faces: Faces) => string | number }>
  | Readonly<{ of: 'die'; as: (face: number) => string | number }>;

export type AsksDice<T> = Tells &
  Readonly<{ kind: 'needsDice'; request: DiceRequest; then: (faces: Faces) => Step<T>; alike?: Alike }>;
export type AsksChoice<T> = Tells &
  Readonly<{ kind: 'needsChoice'; request: ChoiceRequest; then: (option: string) => Step<T> }>;

/**
 * A procedure that has run as far as it can with what it was given. Its lines are said once, where they are known: in front of
 * the next question, or at the end.
 */
export type Step<T> = Accepted<T> | Refused | AsksDice<T> | AsksChoice<T>;

export const accept = <T>(outcome: T, working: Working = []): Accepted<T> => ({ kind: 'accepted', outcome, working });

export const refuse = (refusal: Refusal): Refused => ({ kind: 'refused', refusal });

/** A reason for not going on, and whether it holds. */
export type Check = readonly [holds: boolean, refusal: Refusal];

/** Refuses for the first reason that holds, else goes on. Reads as the list a player would go through. */
export const unless = <T>(checks: readonly Check[], goOn: () => Step<T>): Step<T> => {
  const fault = checks.find(([holds]) => holds);
  return fault === undefined ? goOn() : refuse(fault[1]);
};

export const rollDice = <T>(request: DiceRequest, then: (faces: Faces) => Step<T>, alike?: Alike): AsksDice<T> =>
  alike === undefined
    ? { kind: 'needsDice', request, then, working: [] }
    : { kind: 'needsDice', request, then, working: [], alike };

export const choose = <T>(request: ChoiceRequest, then: (option: string) => Step<T>): AsksChoice<T> => ({
  kind: 'needsChoice',
  request,
  then,
  working: [],
});

/** Says lines before whatever comes next: they stand at the very next question, or at the end. */
export const saying = <T>(lines: Working, step: Step<T>): Step<T> =>
  lines.length === 0 || step.kind === 'refused' ? step : { ...step, working: [...lines, ...step.working] };

/** Notes what is certain by now, before whatever comes next: a topic's own facts, where lines are only for reading. */
export const noting = <T>(facts: readonly unknown[], step: Step<T>): Step<T> =>
  step.kind === 'refused' ? step : { ...step, soFar: [...facts, ...(step.soFar ?? [])] };

const after = <T>({ working, soFar }: Tells, step: Step<T>): Step<T> =>
  soFar === undefined ? saying(working, step) : noting(soFar, saying(working, step));

/** Goes on after a procedure inside another: the outer one sees the inner result, the working lines are kept in order. */
export const andThen = <A, B>(step: Step<A>, next: (outcome: A) => Step<B>): Step<B> => {
  switch (step.kind) {
    case 'accepted':
      return after(step, next(step.outcome));
    case 'refused':
      return step;
    case 'needsDice':
      return { ...step, then: (faces: Faces) => andThen(step.then(faces), next) };
    case 'needsChoice':
      return { ...step, then: (option: string) => andThen(step.then(option), next) };
  }
};

export const mapOutcome = <A, B>(step: Step<A>, change: (outcome: A) => B): Step<B> =>
  andThen(step, (outcome) => accept(change(outcome)));

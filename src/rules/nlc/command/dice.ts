import type { Modifier } from '../../../engine/fields';
import { rollDice, saying } from '../../../engine/step';
import type { RuleId, Step, Working } from '../../../engine/step';
import { RATING_LINES } from './vocabulary';

/** Ruling 7: what a refit adds, with its reason. */
export type Other = Modifier | undefined;

/** The sum of a throw as it counts, and what it showed. */
export type Thrown = Readonly<{ total: number; shown: number }>;

/** What a throw is for; whose it is unless it is the owner's; and which totals come to the same, so that odds are quick. */
export type ThrowFor = Readonly<{
  rule: RuleId;
  purpose: string;
  by?: string;
  about?: string;
  other: Other;
  /** What else changes the throw, said before it too. */
  changed?: Working;
  alike: (total: number) => string | number;
}>;

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

export const otherLine = (other: Other): Working =>
  other === undefined ? [] : [RATING_LINES.commandOther('Ruling 7', { change: other.amount, reason: other.reason })];

/** Two dice added up, and Ruling 7's other modifier. */
export const rollTwo = <T>(asked: ThrowFor, read: (thrown: Thrown) => Step<T>): Step<T> => rollSum(asked, 2, read);

/** One die, and Ruling 7's other modifier. */
export const rollOne = <T>(asked: ThrowFor, read: (thrown: Thrown) => Step<T>): Step<T> => rollSum(asked, 1, read);

const rollSum = <T>(
  { rule, purpose, by = 'owner', about, other, changed = [], alike }: ThrowFor,
  count: number,
  read: (thrown: Thrown) => Step<T>,
): Step<T> => {
  const totalOf = (faces: readonly number[]): number => sumOf(faces) + (other?.amount ?? 0);
  const roll = rollDice(
    { rule, purpose, by, ...(about === undefined ? {} : { about }), count, sides: 6, reading: 'sum' },
    (faces) => read({ total: totalOf(faces), shown: sumOf(faces) }),
    { of: 'throw', as: (faces) => alike(totalOf(faces)) },
  );
  return saying([...otherLine(other), ...changed], roll);
};

export const within = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

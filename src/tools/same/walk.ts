import { seeded } from '../../testkit/seeded';
import type { Seeded } from '../../testkit/seeded';
import type { Walk } from './language';

/** More questions than this one after the other, and a procedure asks for ever. */
const MOST_QUESTIONS = 500;

/** Odds of more ways than this nobody waits for. */
const MOST_WAYS = 3_000;

type Answer = readonly number[] | string;
type End = Readonly<{ kind: 'done'; outcome: unknown } | { kind: 'refused'; refusal: unknown } | { kind: 'endless' }>;

/** One walk to its end: what was asked and answered, what came of it, and all its lines. */
export type Walked = Readonly<{
  asked: readonly Readonly<{ request: unknown; answer: Answer }>[];
  end: End;
  /** All of them; null where it was refused, because who only tells them at the end has none then. */
  lines: readonly unknown[] | null;
  /** How many were known at each question; null where one side only tells them at the end. */
  linesAt: readonly number[] | null;
  odds: unknown;
}>;

export type Asked = Readonly<{
  seed: number;
  /** Before which question the odds are counted; −1: not at all. */
  oddsAt: number;
  linesAt: boolean;
}>;

type Question = Extract<Walk, { then: unknown }>;
type Answered = Readonly<{ answer: Answer; next: Walk }>;

/** Dice fall and players choose by chance alone: a policy would leave half of what can be asked unasked. */
const answered = ({ roll }: Seeded, walk: Question): Answered => {
  if (walk.kind === 'dice') {
    const fell = Array.from({ length: walk.count }, () => roll(walk.sides));
    return { answer: fell, next: walk.then(fell) };
  }
  const option = walk.options[roll(walk.options.length) - 1] ?? '';
  return { answer: option, next: walk.then(option) };
};

const endOf = (walk: Walk): End => {
  if (walk.kind === 'done') return { kind: 'done', outcome: walk.outcome };
  return walk.kind === 'refused' ? { kind: 'refused', refusal: walk.refusal } : { kind: 'endless' };
};

export const walkedTo = (start: Walk, { seed, oddsAt, linesAt }: Asked): Walked => {
  const chance = seeded(seed);
  const asked: { request: unknown; answer: Answer }[] = [];
  const lines: unknown[] = [];
  const known: number[] = [];
  let odds: unknown = null;
  let walk = start;
  while ('then' in walk && asked.length < MOST_QUESTIONS) {
    if (asked.length === oddsAt) odds = walk.odds(MOST_WAYS);
    lines.push(...walk.lines);
    known.push(lines.length);
    const { request } = walk;
    const { answer, next } = answered(chance, walk);
    asked.push({ request, answer });
    walk = next;
  }
  const end = endOf(walk);
  if (walk.kind === 'done') lines.push(...walk.lines);
  return { asked, end, lines: end.kind === 'done' ? lines : null, linesAt: linesAt ? known : null, odds };
};

/** What was answered, as a request to the headless engine brings it. */
export const broughtBy = ({ asked }: Walked): Readonly<{ dice: unknown[]; choices: unknown[] }> => ({
  dice: asked.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer])),
  choices: asked.flatMap(({ answer }) => (typeof answer === 'string' ? [answer] : [])),
});

import type { Side } from '../engine/sides';
import type { Names } from './names';

/** What an outcome comes to: one large line, how good that is for whoever resolves it, and what follows from it. */
export type OutcomeWords = Readonly<{
  line: string;
  tone?: 'ink' | 'good' | 'warn' | 'danger' | 'info';
  details?: readonly string[];
}>;

/** The fields of an outcome, by name; what is not there reads as nothing. */
export type Told = Readonly<{
  text: (field: string) => string;
  number: (field: string) => number;
  is: (field: string) => boolean;
  has: (field: string) => boolean;
  side: (field: string) => Side;
  part: (field: string) => Told;
  list: (field: string) => readonly Told[];
  texts: (field: string) => readonly string[];
}>;

export type Teller = (told: Told, names: Names) => OutcomeWords;

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null ? Object.entries(json).find(([name]) => name === field)?.[1] : undefined;

const itemsOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : []);

/** Outcomes come back from a journal and from any procedure: they are read, never believed. */
export const toldBy = (json: unknown): Told => {
  const at = (field: string): unknown => fieldOf(json, field);
  return {
    text: (field) => {
      const value = at(field);
      return typeof value === 'string' ? value : '';
    },
    number: (field) => {
      const value = at(field);
      return typeof value === 'number' ? value : 0;
    },
    is: (field) => at(field) === true,
    has: (field) => at(field) !== undefined && at(field) !== null,
    side: (field) => (at(field) === 'second' ? 'second' : 'first'),
    part: (field) => toldBy(at(field)),
    list: (field) => itemsOf(at(field)).map(toldBy),
    texts: (field) => itemsOf(at(field)).map(String),
  };
};

/** "1 turn", "3 turns". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

/** `+2`, `−1`, `0`. */
export const signed = (value: number): string =>
  value > 0 ? `+${String(value)}` : value < 0 ? `−${String(-value)}` : '0';

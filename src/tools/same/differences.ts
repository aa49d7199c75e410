import { canonical } from '../../packs/json-text';
import type { Expected, Tap } from './expected-differences';

/** One place at which two records differ; what is missing is undefined. */
export type Difference = Readonly<{ path: string; was: unknown; is: unknown }>;

const fields = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** A list of another length differs as a whole: which of its items is new nobody can say. */
const areAlike = (was: unknown, is: unknown): boolean =>
  fields(was) !== null && fields(is) !== null && Array.isArray(was) === Array.isArray(is) && hasLength(was, is);
const hasLength = (was: unknown, is: unknown): boolean =>
  !Array.isArray(was) || !Array.isArray(is) || was.length === is.length;

/** Every place at which they differ, as deep as can be told. */
export const differencesOf = (was: unknown, is: unknown, path = ''): readonly Difference[] => {
  if (canonical(was) === canonical(is)) return [];
  const [before, now] = [fields(was), fields(is)];
  if (before === null || now === null || !areAlike(was, is)) return [{ path, was, is }];
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => differencesOf(before[name], now[name], path === '' ? name : `${path}.${name}`));
};

/** Whether a place is the listed one, or lies beneath it. */
export const isAt = (path: string, at: string): boolean => {
  const [here, listed] = [path.split('.'), at.split('.')];
  return listed.length <= here.length && listed.every((name, i) => name === '*' || name === here[i]);
};

/** A name that ends in `*` is that of all which begin like it. */
const isWhere = (where: string, listed: string): boolean =>
  listed.endsWith('*') ? where.startsWith(listed.slice(0, -1)) : where === listed;

const isSame = (listed: unknown, met: unknown): boolean => listed === undefined || canonical(listed) === canonical(met);

export const covers = (expected: Expected, where: string, { path, was, is }: Difference): boolean =>
  expected.readNow !== true &&
  expected.parts === undefined &&
  isWhere(where, expected.where) &&
  isAt(path, expected.at) &&
  isSame(expected.was, was) &&
  isSame(expected.is, is) &&
  expected.by?.(was, is) !== false;

/** What the game comes to by a tap, beside what was decided. */
const COMES_OF_IT: readonly string[] = ['preview', 'spoilt', 'events', 'views'];

/** Whether a tap came to something else, as it is listed, and a place is part of that. */
export const coversParted = (expected: Expected, { path }: Difference): boolean =>
  [expected.at, ...COMES_OF_IT].some((at) => isAt(path, at));

/** The listed reason why a tap came to something else. */
export const partedBy = (listed: readonly Expected[], where: string, was: unknown, is: unknown): Expected | undefined =>
  listed.find((one) => isWhere(where, one.where) && one.parts?.(was as Tap, is as Tap) === true);

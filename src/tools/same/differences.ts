import { canonical } from '../../packs/json-text';
import type { Expected } from './expected-differences';

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

const isSame = (listed: unknown, met: unknown): boolean => listed === undefined || canonical(listed) === canonical(met);

export const covers = (expected: Expected, where: string, { path, was, is }: Difference): boolean =>
  expected.readNow !== true &&
  expected.where === where &&
  isAt(path, expected.at) &&
  isSame(expected.was, was) &&
  isSame(expected.is, is);

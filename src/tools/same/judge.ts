import { covers, coversParted, differencesOf, isAt, partedBy } from './differences';
import type { Difference } from './differences';
import type { Expected } from './expected-differences';
import type { Found } from './replay';
import type { Place } from './script';

/** Two records of the same thing that differ, before and now. */
export type Pair = Readonly<{ was: Found; is: Found }>;

export type Unlisted = Readonly<{ place: Place; differences: readonly Difference[] }>;

type Record = Readonly<{ kind?: unknown; why?: Readonly<{ path?: unknown }> }> | null;

/** The listed field that stood in the way of reading it before, and does so no more; another fault may be met behind it. */
const readNow = (where: string, { was, is }: Pair, listed: readonly Expected[]): Expected | undefined => {
  const [before, now] = [was.record as Record, is.record as Record];
  const path = String(before?.why?.path);
  if (before?.kind !== 'unread' || path === String(now?.why?.path)) return undefined;
  return listed.find((one) => one.readNow === true && one.where === where && isAt(path, one.at));
};

/** What is listed has been met, and is no mistake; what is left over is one. */
export const judged = (
  where: string,
  { was, is }: Pair,
  listed: readonly Expected[],
  met: Set<Expected>,
): Unlisted | null => {
  const found = readNow(where, { was, is }, listed);
  if (found !== undefined) {
    met.add(found);
    return null;
  }
  const parting = partedBy(listed, where, was.record, is.record);
  const left = differencesOf(was.record, is.record).filter((difference) => {
    const isParted = parting !== undefined && coversParted(parting, difference);
    const covering = isParted ? parting : listed.find((one) => covers(one, where, difference));
    if (covering !== undefined) met.add(covering);
    return covering === undefined;
  });
  return left.length === 0 ? null : { place: is.place, differences: left };
};

type End = Readonly<{ kind?: unknown }> | null;
const endOf = ({ record }: Found): End => {
  const walked = (record as { walked?: { end?: End } } | null)?.walked;
  return walked?.end ?? null;
};

/**
 * Once a play came to something else the two games have parted, and nothing after it can be compared. What neither has taken
 * leaves both where they were.
 */
export const havePartedAt = (pair: Pair): boolean => {
  const [was, is] = [endOf(pair.was), endOf(pair.is)];
  const isLeft = was?.kind === 'refused' && is?.kind === 'refused';
  return !isLeft && differencesOf(was, is).length > 0;
};

/** The numbers at which two rows of digests differ, and where one is longer. */
export const unlike = (was: Uint32Array, is: Uint32Array): readonly number[] => {
  const found: number[] = [];
  for (let i = 0; i < Math.max(was.length, is.length); i += 1) if (was[i] !== is[i]) found.push(i);
  return found;
};

const LONGEST = 2_000;
const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;
};

/** The first difference in full, with what it came of. */
export const told = (where: string, { place, differences }: Unlisted): string =>
  [
    `${where}: ${place.what}`,
    ...differences.slice(0, 6).map(({ path, was, is }) => `  ${path}\n    was ${shown(was)}\n    is  ${shown(is)}`),
    ...(differences.length > 6 ? [`  and ${differences.length - 6} more`] : []),
  ].join('\n');

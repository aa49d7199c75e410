const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field of this name cannot be copied as others are. */
const hasProto = (value: object): boolean => Object.hasOwn(value, '__proto__');

const sizeOf = (value: object): number => Object.keys(value).length;

/** A copy of the new value that has, up to a field and without it, the very parts of the one before. */
const withFormerParts = <T extends object>(before: T, next: T, end: keyof T | null): T => {
  const made: T = Object.assign(Array.isArray(next) ? [] : {}, next);
  for (const key in made) {
    if (key === end) break;
    made[key] = before[key];
  }
  return made;
};

/** Part by part; most of a view does not change by a play, so nothing is copied before a change is found. */
const reuseParts = <T extends object>(before: T, next: T): T => {
  let made: T | null = null;
  for (const key in next) {
    const part = reuse(before[key], next[key]);
    if (made === null && part === before[key]) continue;
    made ??= withFormerParts(before, next, key);
    made[key] = part;
  }
  if (made !== null) return made;
  return sizeOf(before) === sizeOf(next) ? before : withFormerParts(before, next, null);
};

/**
 * The new value, with every part that is the same as before being the very same object. A screen that shows only an
 * unchanged part then sees that nothing changed, and is not drawn again. Plain JSON only.
 */
export const reuse = <T>(before: T, next: T): T => {
  if (before === next || !isObject(before) || !isObject(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next) || hasProto(next)) return next;
  return reuseParts(before, next);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A field of this name cannot be copied as others are. */
const hasProto = (value: object): boolean => Object.hasOwn(value, '__proto__');

const sizeOf = (value: object): number => Object.keys(value).length;

/**
 * The new value, with every part that is the same as before being the very same object. A screen that shows only an
 * unchanged part then sees that nothing changed, and is not drawn again. Plain JSON only.
 */
export const reuse = <T>(before: T, next: T): T => {
  if (before === next || !isObject(before) || !isObject(next)) return next;
  if (Array.isArray(before) !== Array.isArray(next) || hasProto(next)) return next;
  const made: T & object = Object.assign(Array.isArray(next) ? [] : {}, next);
  let same = sizeOf(before) === sizeOf(next);
  for (const key in made) {
    made[key] = reuse(before[key], made[key]);
    if (made[key] !== before[key]) same = false;
  }
  return same ? before : made;
};

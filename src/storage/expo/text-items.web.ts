import type { TextItems } from '../text-items';

const PREFIX = 'estafette.';

/** In a browser: localStorage. What it throws (storage forbidden, quota) becomes a rejection like any other. */
export const openTextItems = (): TextItems => ({
  get: (name) => Promise.resolve().then(() => localStorage.getItem(PREFIX + name)),
  set: (name, text) =>
    Promise.resolve().then(() => {
      localStorage.setItem(PREFIX + name, text);
    }),
  remove: (name) =>
    Promise.resolve().then(() => {
      localStorage.removeItem(PREFIX + name);
    }),
  list: (prefix) =>
    Promise.resolve().then(() =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(PREFIX + prefix))
        .map((name) => name.slice(PREFIX.length)),
    ),
});

/**
 * What nobody sees and what turns round the letters beside it: control signs, directions, signs without width, fillers, and
 * halves of letters, which no database keeps as they are.
 */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** A mark alone, or a space of whatever kind, can be read by nobody. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text with all of it that can be seen, and its lines and columns. */
export const plainText = (text: string): string => text.replace(UNSEEN, '');

/** A name as it may stand in a list: on one line, at most so long. Empty where nothing of it can be seen. */
export const plainName = (name: string, longest: number): string => {
  const line = plainText(name).replace(/\s+/g, ' ').trim();
  // Cut through the middle of a letter, half of it would be left.
  const cut = plainText(line.slice(0, longest)).trim();
  return SEEN.test(cut) ? cut : '';
};

/** The first of some names that can be read. */
export const firstName = (names: readonly string[], longest: number, otherwise: string): string =>
  names.map((name) => plainName(name, longest)).find((name) => name !== '') ?? otherwise;

/** The same JSON with nothing unseen in any of its texts. The names of its fields are left to whoever reads it. */
export const plainTexts = (json: unknown): unknown => {
  if (typeof json === 'string') return plainText(json);
  if (Array.isArray(json)) return json.map(plainTexts);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([field, value]) => [field, plainTexts(value)]));
};

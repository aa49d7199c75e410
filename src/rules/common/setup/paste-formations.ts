import { plainText } from '../../../engine/plain-text';

/**
 * Formations pasted as lines: `II Corps, Reille, 3`. Comma, semicolon or tab between the fields; the last number is the
 * rating, what stands before it the leader. A line that does not say what it means is named, not guessed at.
 */
export type PastedFormation = Readonly<{ name: string; leader: string; rating: number }>;
export type Pasted = Readonly<{
  formations: readonly PastedFormation[];
  faults: readonly Readonly<{ line: number; text: string; why: 'NO_NAME' | 'NO_RATING' | 'TOO_LONG' }>[];
}>;

const LONGEST = 60;

export const parseFormations = (text: string): Pasted => {
  const formations: PastedFormation[] = [];
  const faults: Pasted['faults'][number][] = [];
  for (const [i, line] of plainText(text).split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = parseLine(line);
    if (typeof read === 'string') faults.push({ line: i + 1, text: line.trim().slice(0, LONGEST), why: read });
    else formations.push(read);
  }
  return { formations, faults };
};

const parseLine = (line: string): PastedFormation | Pasted['faults'][number]['why'] => {
  const fields = line.split(/[\t,;]/).map((field) => field.trim());
  const [name = '', ...rest] = fields;
  if (name === '') return 'NO_NAME';
  const at = rest.findLastIndex((field) => /^[[(]?\d[\])]?$/.test(field));
  if (at === -1) return 'NO_RATING';
  const leader = rest
    .slice(0, at)
    .filter((field) => field !== '')
    .join(', ');
  if (name.length > LONGEST || leader.length > LONGEST) return 'TOO_LONG';
  return { name, leader, rating: Number(rest[at]?.replace(/\D/g, '')) };
};

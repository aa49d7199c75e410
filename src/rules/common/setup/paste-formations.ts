import { plainText } from '../../../engine/plain-text';
import type { Formation, Leader } from './setup';

/**
 * Formations pasted as lines: `II Corps, Reille, 3, 14`. Comma, semicolon or tab between the fields; the last number is the
 * rating, what stands before it the leader; of two numbers side by side the second is the demoralization limit. After them a
 * word may say of which kind it is, and a name whom it answers to. A line that does not say what it means is named, not guessed
 * at.
 */
export type PastedFormation = Readonly<{
  name: string;
  leader: string;
  rating: number;
  limit?: number;
  kind?: Formation['kind'];
  /** The id of the commander it answers to. */
  under?: string;
}>;
export type Pasted = Readonly<{
  formations: readonly PastedFormation[];
  faults: readonly Readonly<{ line: number; text: string; why: 'NO_NAME' | 'NO_RATING' | 'TOO_LONG' | 'NAME_TWICE' }>[];
}>;

/** What is there already: whom a line may name, and which names are taken. */
type Known = Readonly<{ commanders: readonly Pick<Leader, 'id' | 'name'>[]; taken: readonly string[] }>;
const NOBODY: Known = { commanders: [], taken: [] };

const LONGEST = 60;
const RATING = /^[[(]?\d[\])]?$/;
const LIMIT = /^[[(]?[1-9]\d{0,2}[\])]?$/;

const KINDS: ReadonlyMap<string, Formation['kind']> = new Map([
  ['corps', 'corps'],
  ['cavalry corps', 'cavalryCorps'],
  ['cav corps', 'cavalryCorps'],
  ['cavalry', 'cavalryCorps'],
  ['cav', 'cavalryCorps'],
  ['division', 'division'],
  ['div', 'division'],
]);

export const parseFormations = (text: string, known: Known = NOBODY): Pasted => {
  const formations: PastedFormation[] = [];
  const faults: Pasted['faults'][number][] = [];
  const taken = new Set(known.taken.map(plain));
  for (const [i, line] of plainText(text).split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = parseLine(line, known);
    const why = typeof read === 'string' ? read : taken.has(plain(read.name)) ? 'NAME_TWICE' : null;
    if (typeof read !== 'string' && why === null) {
      taken.add(plain(read.name));
      formations.push(read);
    } else faults.push({ line: i + 1, text: line.trim().slice(0, LONGEST), why: why ?? 'NO_NAME' });
  }
  return { formations, faults };
};

const plain = (name: string): string => name.trim().toLowerCase();
const digitsIn = (field: string): number => Number(field.replace(/\D/g, ''));

const parseLine = (line: string, known: Known): PastedFormation | Pasted['faults'][number]['why'] => {
  const fields = line.split(/[\t,;]/).map((field) => field.trim());
  const [name = '', ...rest] = fields;
  if (name === '') return 'NO_NAME';
  const last = rest.findLastIndex((field) => RATING.test(field));
  if (last === -1) return 'NO_RATING';
  const at = RATING.test(rest[last - 1] ?? '') ? last - 1 : last;
  const leader = rest
    .slice(0, at)
    .filter((field) => field !== '')
    .join(', ');
  if (name.length > LONGEST || leader.length > LONGEST) return 'TOO_LONG';
  return { name, leader, rating: digitsIn(rest[at] ?? ''), ...saidAfter(rest.slice(at + 1), known) };
};

/** What follows the rating and means nothing to us is a remark. */
const saidAfter = (
  fields: readonly string[],
  { commanders }: Known,
): Pick<PastedFormation, 'limit' | 'kind' | 'under'> => {
  const [first = ''] = fields;
  const kind = fields.map((field) => KINDS.get(plain(field))).find((one) => one !== undefined);
  const under = commanders.find(({ name }) => fields.some((field) => plain(field) === plain(name)));
  return {
    ...(LIMIT.test(first) ? { limit: digitsIn(first) } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(under === undefined ? {} : { under: under.id }),
  };
};

import type { NoteStore, SecretKeeper } from '../journal/store';
import { base64url, readBase64url } from '../secrecy/base64url';
import type { Pepper } from '../secrecy/desk-lock';
import { SECRET_LENGTH, pepperMark } from '../secrecy/keys';

/** Named texts outside the database. */
export type SecretTexts = Readonly<{
  get: (name: string) => Promise<string | null>;
  set: (name: string, text: string) => Promise<void>;
}>;

const PEPPER = 'secret.pepper';

/**
 * A pepper that is kept as a text in the phone's keystore. One that cannot be read is never replaced: every lock that was
 * made with it would be lost.
 */
export const pepperAmong =
  ({ get, set }: SecretTexts, random: (length: number) => Uint8Array) =>
  async (): Promise<Pepper> => {
    if ((await get(PEPPER)) === null) await set(PEPPER, base64url(random(SECRET_LENGTH)));
    const secret = readBase64url((await get(PEPPER)) ?? '');
    if (secret?.length !== SECRET_LENGTH) throw new Error('the device’s secret cannot be read');
    return { kind: 'ss1', secret };
  };

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Marks = Readonly<{ read: () => Promise<readonly string[]>; add: (mark: string) => Promise<void> }>;

const MARKS = { game: null, name: 'pepper.marks' } as const;
/** A device that lost its pepper more often than that has other sorrows. */
const MOST_MARKS = 30;

/** The marks stand in the database, beside the locks that name them: a keystore that is lost takes them not along. */
export const marksIn = ({ readNote, writeNote }: Pick<NoteStore, 'readNote' | 'writeNote'>): Marks => {
  const read = async (): Promise<readonly string[]> => (await readNote(MARKS))?.split(' ') ?? [];
  return {
    read,
    add: async (mark) => {
      const before = await read();
      if (!before.includes(mark)) await writeNote(MARKS, [...before, mark].slice(-MOST_MARKS).join(' '));
    },
  };
};

/** The pepper, marked before anything is locked with it. A mark that is not kept costs no more than the right words later. */
const marked = async (making: Promise<Pepper>, { add }: Marks): Promise<Pepper> => {
  const pepper = await making;
  await add(base64url(pepperMark(pepper.secret))).catch(() => undefined);
  return pepper;
};

/** The keeper over named texts and a pepper, which is asked for once. */
export const keeperOver = (
  { get, set }: SecretTexts,
  makePepper: () => Promise<Pepper>,
  marks: Marks,
): SecretKeeper => {
  let pepper: Promise<Pepper> | null = null;
  const nameOf = (name: string): string => `tries.${name}`;
  return {
    pepper: () => {
      const asked = (pepper ??= marked(makePepper(), marks));
      asked.catch(() => {
        pepper = null;
      });
      return asked;
    },
    marks: marks.read,
    readTries: async (name) => parse(await get(nameOf(name))),
    saveTries: (name, tries) => set(nameOf(name), JSON.stringify(tries)),
  };
};

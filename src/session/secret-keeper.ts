import type { SecretKeeper } from '../journal/store';
import { base64url, readBase64url } from '../secrecy/base64url';
import type { Pepper } from '../secrecy/desk-lock';
import { SECRET_LENGTH } from '../secrecy/keys';

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

/** The keeper over named texts and a pepper, which is asked for once. */
export const keeperOver = ({ get, set }: SecretTexts, makePepper: () => Promise<Pepper>): SecretKeeper => {
  let pepper: Promise<Pepper> | null = null;
  const nameOf = (name: string): string => `tries.${name}`;
  return {
    pepper: () => {
      const asked = (pepper ??= makePepper());
      asked.catch(() => {
        pepper = null;
      });
      return asked;
    },
    readTries: async (name) => parse(await get(nameOf(name))),
    saveTries: (name, tries) => set(nameOf(name), JSON.stringify(tries)),
  };
};

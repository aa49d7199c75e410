import type { Driver } from './driver';
import type { Side } from './new-game-page';

/** A desk's lock: the panel at its foot, the pad on its curtain, and the code on paper. */
export type LockPage = Readonly<{
  /** At the open desk: a PIN, typed twice; answers the recovery code as it would be written down. */
  setPin: (side: Side, pin: string) => Promise<string>;
  /** At the curtain. */
  isLocked: () => Promise<void>;
  tries: (pin: string) => Promise<void>;
  opens: (pin: string) => Promise<void>;
  opensByCode: (code: string) => Promise<void>;
  says: (text: string) => Promise<void>;
  /** Nothing can be typed, and a clock tells for how long. */
  waits: () => Promise<void>;
  mayTry: () => Promise<void>;
  /** Before a game whose secrets are another device's. */
  isElsewhere: () => Promise<void>;
  entersFileCode: (code: string) => Promise<void>;
}>;

const lettersOf = (read: string): string => (read.split('\n')[0] ?? '').replaceAll(/[^0-9A-Z]/g, '');

/** A code as it stands on the screen. */
export const codeRead = async (driver: Driver, id: string): Promise<string> => {
  await driver.appears(id);
  const [read = ''] = await driver.texts(id);
  return lettersOf(read);
};

export const lockPage = (driver: Driver): LockPage => {
  const typeOn = async (pad: string, pin: string): Promise<void> => {
    for (const digit of pin) await driver.tap(`${pad}.key-${digit}`);
    await driver.tap(`${pad}.enter`);
  };
  const tries = (pin: string): Promise<void> => typeOn('curtain.pin', pin);
  return {
    setPin: async (side, pin) => {
      await driver.tap(`desk.lock.${side}`);
      await driver.tap('lock.set');
      await typeOn('lock.pin', pin);
      await driver.shows('lock.pin.head', 'Once more');
      await typeOn('lock.pin', pin);
      const code = await codeRead(driver, 'lock.recovery');
      await driver.tap('lock.written');
      await driver.vanishes('lock');
      return code;
    },
    isLocked: () => driver.appears('curtain.pin'),
    tries,
    opens: async (pin) => {
      await tries(pin);
      await driver.vanishes('curtain');
    },
    opensByCode: async (code) => {
      await driver.tap('curtain.help');
      await driver.type('curtain.code.field', code);
      await driver.tap('curtain.code.enter');
      await driver.vanishes('curtain');
    },
    says: (text) => driver.shows('curtain.says', text),
    waits: () => driver.appears('curtain.wait'),
    mayTry: () => driver.vanishes('curtain.wait'),
    isElsewhere: () => driver.appears('elsewhere'),
    entersFileCode: async (code) => {
      await driver.type('elsewhere.code.field', code);
      await driver.tap('elsewhere.code.enter');
    },
  };
};

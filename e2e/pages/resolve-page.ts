import type { Driver } from './driver';
import { until } from './driver';

/** Procedures by themselves or in a game: the home, and one page at a time. */
export type ResolvePage = Readonly<{
  /** From the first page of the app. */
  fromFirstPage: () => Promise<void>;
  /** From the places of a game. */
  inGame: () => Promise<void>;
  set: (rules: 'nlc' | 'mop' | 'n20') => Promise<void>;
  /** Opens a procedure by its id, from the full list. */
  open: (procedure: string) => Promise<void>;
  /** A chip, a segment or a switch of what is known. */
  say: (field: string) => Promise<void>;
  odds: (text: string) => Promise<void>;
  /** Dice of the app's, or of the table's. */
  diceOf: (source: 'app' | 'table') => Promise<void>;
  throwDice: () => Promise<void>;
  faces: (...faces: readonly number[]) => Promise<void>;
  choose: (option: string) => Promise<void>;
  /** What the large line reads, once it is there. */
  result: () => Promise<string>;
  works: (text: string) => Promise<void>;
  again: () => Promise<void>;
  apply: () => Promise<void>;
  undo: () => Promise<void>;
  back: () => Promise<void>;
}>;

export const resolvePage = (driver: Driver): ResolvePage => {
  const isThrownByApp = async (): Promise<boolean> => (await driver.count('resolve.dice.throw')) > 0;
  return {
    fromFirstPage: async () => {
      await driver.tap('games.resolve');
      await driver.appears('resolve');
    },
    inGame: async () => {
      await driver.tap('tabs.resolve');
      await driver.appears('resolve');
    },
    set: (rules) => driver.tap(`resolve.set.${rules}`),
    open: async (procedure) => {
      await driver.tap(`resolve.open.${procedure}`);
      await driver.appears('resolve.one');
    },
    say: (field) => driver.tap(`resolve.known.${field}`),
    odds: (text) => driver.shows('resolve.odds', text),
    diceOf: async (source) => {
      await driver.appears('resolve.dice');
      if ((await isThrownByApp()) !== (source === 'app')) await driver.tap('resolve.dice.source');
    },
    throwDice: () => driver.tap('resolve.dice.throw'),
    faces: async (...faces) => {
      for (const face of faces) await driver.tap(`resolve.dice.pad.face-${String(face)}`);
    },
    choose: async (option) => {
      await driver.tap(`resolve.choice.${option}`);
      // A printed code is a button; an answer in words is a row, and the foot does the chosen one.
      if ((await driver.count('resolve.choice.yes')) > 0) await driver.tap('resolve.choice.yes');
    },
    result: async () => {
      await driver.appears('resolve.result.line');
      const [line = ''] = await until(
        'a result',
        () => driver.texts('resolve.result.line'),
        ([text = '']) => text !== '',
      );
      return line;
    },
    works: (text) => driver.shows('resolve.result.working', text),
    again: () => driver.tap('resolve.apply.again'),
    apply: () => driver.tap('resolve.apply.yes'),
    undo: () => driver.tap('resolve.header.undo'),
    back: async () => {
      await driver.tap('resolve.header.back');
      await driver.appears('resolve');
    },
  };
};

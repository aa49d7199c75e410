import type { Driver } from './driver';

/** The worked game: the strip that leads through it. */
export type TutorialPage = Readonly<{
  /** From the list of games. */
  open: () => Promise<void>;
  /** Waits until the strip asks for this. */
  asksFor: (words: string) => Promise<void>;
  /** To the place where the step is done. */
  go: () => Promise<void>;
  skip: () => Promise<void>;
  fold: () => Promise<void>;
  unfold: () => Promise<void>;
  end: () => Promise<void>;
}>;

export const tutorialPage = (driver: Driver): TutorialPage => ({
  open: async () => {
    await driver.tap('games.tutorial');
    await driver.appears('guide');
  },
  asksFor: (words) => driver.shows('guide', words),
  go: () => driver.tap('guide.go'),
  skip: () => driver.tap('guide.skip'),
  fold: async () => {
    await driver.tap('guide.fold');
    await driver.vanishes('guide.text');
  },
  unfold: async () => {
    await driver.tap('guide.unfold');
    await driver.appears('guide.text');
  },
  end: async () => {
    await driver.tap('guide.end');
    await driver.vanishes('guide');
  },
});

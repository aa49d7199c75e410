import { onTheClock, speechWith } from './speech';

/** Whoever reads out what is announced: a phone's own voice, or a place on a browser's page. */
export type Ear = Readonly<{
  hear: (text: string) => void;
  /** What was heard is not to be found any more. */
  forget: () => void;
}>;

/** The page's own, and over it that of each sheet that is open: the uppermost hears. */
const ears: Ear[] = [];

const speech = speechWith({
  say: (text) => ears.at(-1)?.hear(text),
  forget: () => {
    for (const ear of ears) ear.forget();
  },
  later: onTheClock,
});

/** Has a sentence read out to whoever cannot see the screen, wherever he is on it; `of`: see `Speech`. */
export const announce = (text: string, of?: string): void => {
  if (ears.length > 0) speech.announce(text, of);
};

/** Whoever listens now is not who listened before: nothing is left over of what was said, or was to be said. */
export const hush = (): void => {
  speech.hush();
};

/** Listens until the sheet, or the page, is gone. */
export const listen = (ear: Ear): (() => void) => {
  ears.push(ear);
  return () => {
    ears.splice(ears.indexOf(ear), 1);
    if (ears.length === 0) speech.hush();
  };
};

/** Lets a text be heard, and takes it away again; what is called later is called once. */
type Voice = Readonly<{
  say: (text: string) => void;
  forget: () => void;
  later: (ms: number, then: () => void) => () => void;
}>;

export type Speech = Readonly<{
  /** What waits `of` the same thing is out of date: a number that runs up is told where it stops. */
  announce: (text: string, of?: string) => void;
  /** What has not been heard yet is not to be heard any more, and what was heard is not to be found. */
  hush: () => void;
}>;

/**
 * So long a page may tell its focus first, and so long what comes together is gathered. Orca drops what is told while a page is
 * being taken down around it: more than fifty things that happen at once are a flood to it.
 */
const GATHERED_MS = 350;
/** So long a text stands before another takes its place: a reader has taken it up by then. */
const STANDS_MS = 700;
/** After that it is gone, so that nobody who reads the page through comes upon old news. */
const LINGERS_MS = 6000;

const closed = (text: string): string => (/[.!?…”]$/.test(text) ? text : `${text}.`);

/** One text at a time, and none is lost: what comes while another stands waits for it, and comes as one text. */
export const speechWith = ({ say, forget, later }: Voice): Speech => {
  let waiting: readonly Readonly<{ text: string; of: string | undefined }>[] = [];
  let isFree = true;
  let stop = (): void => undefined;
  const next = (): void => {
    isFree = waiting.length === 0;
    if (isFree) {
      stop = later(LINGERS_MS, forget);
      return;
    }
    // What has happened is told before where things stand now: the dice before the question that they lead to.
    const inOrder = [...waiting.filter(({ of }) => of === undefined), ...waiting.filter(({ of }) => of !== undefined)];
    const all = inOrder.map(({ text }) => closed(text)).join(' ');
    waiting = [];
    stop = later(STANDS_MS, next);
    say(all);
  };
  return {
    announce: (spoken, of) => {
      const text = spoken.trim();
      if (text === '') return;
      waiting = [...waiting.filter((one) => of === undefined || one.of !== of), { text, of }];
      if (!isFree) return;
      stop();
      isFree = false;
      stop = later(GATHERED_MS, next);
    },
    hush: () => {
      waiting = [];
      isFree = true;
      stop();
      forget();
    },
  };
};

export const onTheClock = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
  };
};

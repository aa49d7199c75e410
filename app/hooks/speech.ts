/** Lets a text be heard; what is called later is called once. */
type Voice = Readonly<{ say: (text: string) => void; later: (ms: number, then: () => void) => () => void }>;

export type Speech = Readonly<{
  announce: (text: string) => void;
  /** What has not been heard yet is not to be heard any more. */
  hush: () => void;
}>;

/** So long a page may tell its focus first, and so long what comes together is gathered. */
const GATHERED_MS = 150;
/** So long a text stands before another takes its place: a reader has taken it up by then. */
const STANDS_MS = 700;

const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** One text at a time, and none is lost: what comes while another stands waits for it, and comes as one text. */
export const speechWith = ({ say, later }: Voice): Speech => {
  let waiting: readonly string[] = [];
  let stop: (() => void) | null = null;
  const next = (): void => {
    stop = null;
    if (waiting.length === 0) return;
    const text = waiting.map(closed).join(' ');
    waiting = [];
    stop = later(STANDS_MS, next);
    say(text);
  };
  return {
    announce: (text) => {
      if (text.trim() === '') return;
      waiting = [...waiting, text.trim()];
      stop ??= later(GATHERED_MS, next);
    },
    hush: () => {
      waiting = [];
      stop?.();
      stop = null;
    },
  };
};

export const onTheClock = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
  };
};

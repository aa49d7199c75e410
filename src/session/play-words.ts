import { chainSentence } from '../wording/en/chain';
import type { Moment, Tellers } from '../wording/en/moment';
import { momentsOf } from '../wording/en/moments';
import { stepTitle } from '../wording/en/sequence';
import type { HistoryItem } from './history';
import type { AppEvent, AppView } from './rule-sets';

type Item = HistoryItem<AppEvent>;
export type Telling = Tellers & Readonly<{ steps: AppView['steps'] }>;

/** Steps are named by the sequence of play that is in force. */
export const stepNamed = (id: string, steps: AppView['steps']): string => {
  const step = steps.find((one) => one.id === id);
  return step?.own === true ? step.title : stepTitle(step?.title ?? id);
};

/** What happened in a play, sentence by sentence. */
export const momentsIn = (events: readonly AppEvent[], told: Telling): readonly Moment[] => {
  const [only] = events;
  const moments = momentsOf(events, told);
  return events.length === 1 && only?.type === 'StepReached' && moments[0] !== undefined
    ? [{ ...moments[0], sentence: stepNamed(only.step, told.steps) }]
    : moments;
};

/** A play in one line, for a label or a line of its own. */
export const playLine = (events: readonly AppEvent[], told: Telling): string =>
  momentsIn(events, told)
    .map(({ sentence }) => sentence)
    .join('. ');

const facesOf = (all: readonly (readonly number[])[]): string => all.map((faces) => faces.join(' ')).join(', ');

/** "3, not 5": which dice were typed anew. */
export const anewWords = ({ anew }: Item): string | null =>
  anew === null ? null : `${facesOf(anew.now)}, not ${facesOf(anew.was)}`;

const moved = (word: string, { moved: events }: Item, told: Telling): string => {
  const what = events.length === 0 ? '' : playLine(events, told);
  return what === '' ? word : `${word}: ${what}`;
};

/** An entry in words: what was played, taken back, brought back or corrected. */
export const itemWords = (item: Item, told: Telling): string => {
  switch (item.kind) {
    case 'play':
      return [anewWords(item), playLine(item.events, told)].filter((part) => part !== null).join(': ');
    case 'chain':
      return item.ofChain === null ? '' : chainSentence(item.ofChain, told.names);
    case 'undo':
      return moved('Taken back', item, told);
    case 'redo':
      return moved('Brought back', item, told);
    case 'correction':
      return `Correction: back to “${item.reason ?? ''}”`;
  }
};

import { COORDINATED_NAME } from '../wording/en/cup';
import { diceAsked, diceHint } from '../wording/en/dice';
import { FAILURES } from '../wording/en/failures';
import { spokenMoment } from '../wording/en/moment';
import { byRank } from '../wording/en/moments';
import { refusalSentence } from '../wording/en/refusals';
import { namesFrom } from '../wording/names';
import type { HistoryItem } from './history';
import { anewWords, itemWords, momentsIn, stepNamed } from './play-words';
import type { Telling } from './play-words';
import type { AppEvent, AppView, GameSession } from './rule-sets';
import type { LastPlay, SessionState } from './state';

type Item = HistoryItem<AppEvent>;
type State = SessionState<AppView>;

/** The phone goes from hand to hand: whoever holds it knows that. */
const UNTOLD: readonly AppEvent['type'][] = ['DeskOpened', 'DeskClosed', 'CommandedHeld'];

/** Their sentences name the faces themselves. */
const NAMES_FACES: readonly AppEvent['type'][] = [
  'CoordinatedRolled',
  'ChitDrawn',
  'CardDrawn',
  'ProcedureGiven',
  'ProcedureRethrown',
  'ManeuversRevealed',
  'AbsentChose',
];

const facesWords = (events: readonly AppEvent[], last: LastPlay | null): string => {
  const faces = last?.rolls.flatMap((roll) => roll.faces) ?? [];
  if (faces.length === 0 || events.some(({ type }) => NAMES_FACES.includes(type))) return '';
  return `${faces.length === 1 ? 'Die' : 'Dice'}: ${faces.join(', ')}.`;
};

/** Signs that are printed between the parts of a line, as one says them. */
const read = (text: string): string => text.replaceAll(' → ', ': ').replaceAll(' · ', ', ');

const playWords = (item: Item, last: LastPlay | null, told: Telling): string => {
  const { events } = item;
  if (events.every(({ type }) => UNTOLD.includes(type))) return '';
  const anew = anewWords(item);
  const dice = anew === null ? facesWords(events, last) : `${anew}.`;
  return [dice, ...byRank(momentsIn(events, told)).map((moment) => spokenMoment(moment))]
    .filter((part) => part !== '')
    .join(' ');
};

const wordsOf = (item: Item, last: LastPlay | null, told: Telling): string =>
  read(item.kind === 'play' ? playWords(item, last, told) : itemWords(item, told));

const tellingOf = (view: AppView): Telling => ({
  names: namesFrom(view, COORDINATED_NAME),
  setup: view.setup,
  steps: view.steps,
});

/** A play that fails twice in the same way fails twice: it is over when the game is free again. */
const hasFailed = ({ failure, busy }: State, before: State): boolean =>
  before.busy ? !busy : failure !== before.failure;

/** What stops a play, or what it still needs; null where nothing of the kind has come. */
const stopped = (now: State, before: State): string | null => {
  const { names } = tellingOf(now.view);
  if (now.failure !== null && hasFailed(now, before)) return FAILURES[now.failure];
  if (now.refusal !== null && now.refusal !== before.refusal) return refusalSentence(now.refusal, names);
  if (now.asks?.kind !== 'dice' || now.asks === before.asks) return null;
  const { request } = now.asks;
  return [diceAsked(request, names), diceHint(request.purpose, names)].filter((part) => part !== null).join('. ');
};

/** Where the turn stands, if it stands elsewhere than before: a page that says so by its heading is not always in view. */
const stepReached = ({ view: { steps, step } }: State, { view: before }: State): string | null => {
  const id = steps[step]?.id;
  return id === undefined || id === before.steps[before.step]?.id ? null : stepNamed(id, steps);
};

const withStep = (text: string, step: string | null): string =>
  step === null || text.includes(step) ? text : `${text.replace(/([^.!?])$/, '$1.')} ${step}.`.trim();

/** A voice at the game, until it is stopped; `settled`: what has happened by now has been said. */
export type Teller = Readonly<{ stop: () => void; settled: () => Promise<void> }>;

/**
 * Says what happens in a game as the history tells it to whoever sits there, one text for each play: the dice, what weighs most,
 * and what follows. Nobody hears what his seat may not see, and whoever took the seat meanwhile hears nothing of what was before.
 */
export const tellAloud = (session: GameSession, say: (text: string) => void): Teller => {
  let isOver = false;
  let told = session.getState().count;
  let telling = Promise.resolve();
  const isHere = ({ seat }: Pick<State, 'seat'>): boolean => !isOver && session.getState().seat === seat;
  const tellSince = async (since: number, now: State, step: string | null): Promise<void> => {
    const { count, seat, last, view } = now;
    if (count === since) return;
    const { items } = await session.history(undefined, undefined, count - since);
    if (!isHere({ seat })) return;
    const news = items.filter(({ seq }) => seq > since && seq <= count).reverse();
    for (const item of news) {
      const isNewest = item === news.at(-1);
      const text = wordsOf(item, isNewest ? last : null, tellingOf(view));
      if (text !== '') say(withStep(text, isNewest ? step : null));
    }
  };
  const unsubscribe = session.subscribe((now, before) => {
    const text = stopped(now, before);
    const since = told;
    told = now.count;
    if (text === null && told === since) return;
    // What cannot be read is said where the game itself is.
    telling = telling.then(() => tellSince(since, now, stepReached(now, before))).catch(() => undefined);
    if (text === null) return;
    telling = telling.then(() => {
      if (isHere(now)) say(read(text));
    });
  });
  return {
    stop: () => {
      isOver = true;
      unsubscribe();
    },
    settled: () => telling,
  };
};

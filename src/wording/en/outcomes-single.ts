import type { ChoiceRequest } from '../../engine/step';
import type { Names } from '../names';
import { toldBy } from '../outcome';
import type { OutcomeWords, Teller } from '../outcome';
import type { Asked } from '../rule-set-words';
import { ORDER_WORDS } from './events-orders';
import { MOP_OUTCOMES } from './outcomes-mop';
import { N20_OUTCOMES } from './outcomes-n20';
import { NLC_OUTCOMES } from './outcomes-nlc';
import { OWN } from './rule-sets/own-words';

/** One table for all procedures that have an outcome of one line. */
const OUTCOMES: Readonly<Record<string, Teller>> = {
  ...NLC_OUTCOMES,
  ...MOP_OUTCOMES,
  ...N20_OUTCOMES,
  ...Object.fromEntries(Object.entries(OWN.procedures).map(([id, { outcome }]) => [id, outcome])),
};

/** Whether a procedure's outcome can be told here; combat tells its own. */
export const hasSingleOutcome = (procedure: string): boolean => Object.hasOwn(OUTCOMES, procedure);

/** What an outcome comes to, in the players' words. */
export const singleOutcome = (procedure: string, outcome: unknown, names: Names): OutcomeWords =>
  OUTCOMES[procedure]?.(toldBy(outcome), names) ?? { line: 'Resolved' };

type ChoiceWords = Readonly<{ question: string; who: string | null; option: (id: string) => string }>;

const whose = (by: string, names: Names): string | null => {
  if (by === 'first' || by === 'second') return names.side(by);
  return by === 'enemy' ? 'The enemy' : null;
};

const isOrder = (text: string): text is keyof typeof ORDER_WORDS => Object.hasOwn(ORDER_WORDS, text);

const named =
  (words: Readonly<Record<string, string>>) =>
  (id: string): string =>
    words[id] ?? id;

const CHOICES: Readonly<Record<string, Asked>> = {
  badMove: {
    question: 'Bad Move: which order is it to be?',
    option: (id) => (isOrder(id) ? ORDER_WORDS[id] : 'Leave him as he is'),
  },
  pbemOpens: {
    question: 'Move first or second?',
    option: named({ first: 'Move first', second: 'Move second' }),
  },
  playOrHold: {
    question: 'Play it now, or hold it for this turn?',
    option: named({ play: 'Play it', hold: 'Hold it' }),
  },
  noCapture: {
    question: 'Aide de Camp (31): is he saved from capture?',
    option: named({ save: 'Saved; the card is used', lost: 'No, he is lost' }),
  },
  cardForTheDeck: { question: 'Which of these goes into the deck?' },
  battleResult: { question: 'What does your table say?' },
  ...OWN.choices,
};

/** What a single procedure asks of a player, in words. */
export const choiceWords = ({ purpose, by }: ChoiceRequest, names: Names): ChoiceWords => {
  const asked = CHOICES[purpose];
  return {
    question: asked?.question ?? purpose,
    who: whose(by, names),
    option: asked?.option ?? ((id) => id),
  };
};

const ODDS: Readonly<Record<string, Teller>> = {
  'mop/random-event': (told, names) =>
    told.text('kind') === 'none'
      ? { line: 'No event', tone: 'ink' }
      : { line: `An event for ${names.side(told.side('side'))}`, tone: 'info' },
};

/** The same as a bar of the odds: in a coarser line where there are very many outcomes. */
export const singleOddsLine = (procedure: string, outcome: unknown, names: Names): OutcomeWords =>
  ODDS[procedure]?.(toldBy(outcome), names) ?? singleOutcome(procedure, outcome, names);

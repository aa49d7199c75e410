import type { LineWords } from '../../engine/vocabulary';
import { RUN_LINES } from '../../rules/common/procedure/vocabulary';
import { HAND_LINES } from '../../rules/mop/card-play/vocabulary';
import { cardTitle } from '../../rules/mop/index';
import { CARD_LINES } from '../../rules/nlc/card-effects/vocabulary';
import { told } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

const CARDS: LineWords<typeof CARD_LINES, Names> = {
  cardRoll: ({ card, by, change }) => `${cardTitle(card)}: ${signed(change)} on the ${by}’s roll`,
  cardMorale: ({ card, change }) => `${cardTitle(card)}: ${signed(change)}`,
  cardNeverForced: ({ card, by }) => `${cardTitle(card)}: the ${by} is not thrown back`,
  cardSpares: ({ card }) => `${cardTitle(card)}: through the enemy’s zone without the step it costs`,
  cardCallsOff: ({ card }) => `${cardTitle(card)}: the pursuit is called off`,
  cardNoCapture: ({ card }) => `${cardTitle(card)}: not captured`,
};

const HANDS: LineWords<typeof HAND_LINES, Names> = {
  cardThrowsAgain: ({ card }) => `${cardTitle(card)}: thrown again; this throw stands`,
};

const RUNS: LineWords<typeof RUN_LINES, Names> = {
  thrownAgain: ({ card, was, now }) => `${cardTitle(card)}: ${was} thrown again, ${now} stands`,
};

/** What MOP's cards do to a fight, as its working tells it: always with the card's name. */
export const CARD_WORDS: Sentences = {
  ...told(CARD_LINES, CARDS),
  ...told(HAND_LINES, HANDS),
  ...told(RUN_LINES, RUNS),
};

import type { Decision, Fact } from '../../../engine/rule-set';
import { SIDES, heldOf, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome, refuse, saying, unless } from '../../../engine/step';
import type { Check, Faces, Step } from '../../../engine/step';
import { drawOne } from '../../common/deck/deck';
import { placeOf } from '../../common/clock/turn-track';
import type { CardsCommandOf, CardsEvent, OutCard } from './card-model';
import type { CardsFallout, CardsState } from './cards-book';
import { fateOfCard } from '../cards/card-play';
import type { CardFate } from '../cards/card-play';
import { randomEvent } from '../cards/random-event';
import { handOf, handSizeOf, inDeck, isMode, isOpenPlay, isUsable, leftIn, playOf, removalsOf, setOf } from './decks';
import { cardForSide, cardOfEvent, printedCard } from './manifest';
import { HAND_REFUSALS } from './vocabulary';
import { CARD_PLAY_REFUSALS } from '../cards/vocabulary';

/** What comes of anything done with cards. */
export type CardsOutcome = Step<Decision<CardsFallout>>;
type Outcome = CardsOutcome;
type Draw = CardsCommandOf<'DrawCard'>;

export const onTable = (event: CardsEvent): Fact<CardsFallout> => ({ scope: 'table', event });

/** Where a side's cards are kept: with it alone, or for all to see. */
export const keptBy = ({ setup }: Pick<CardsState, 'setup'>, side: Side, event: CardsEvent): Fact<CardsFallout> =>
  isOpenPlay(setup) ? onTable(event) : { scope: heldOf(side), event };

/** Whoever does something with his own cards does it behind the curtain, or plays alone; open ones are for all. */
export const notHis = ({ setup }: Pick<CardsState, 'setup'>, side: Side, seat: Seat): boolean =>
  !isOpenPlay(setup) && seat !== side && seat !== 'solo';

export const turnKind = ({ setup, turn }: Pick<CardsState, 'setup' | 'turn'>): 'day' | 'nightPM' | 'night' =>
  placeOf(setup, turn).turn.kind;

/** MOP App. III e, g: a card a day turn for each side; of one deck one for both. */
export const hasDrawn = ({ setup, turn, cards }: CardsState, side: Side): boolean => {
  if (playOf(setup) === 'full') return false;
  const whose = playOf(setup) === 'oneDeck' ? SIDES : [side];
  return whose.some((one) => cards.taken[one].lastTurn === turn);
};

/** Ruling 51: full play has a hand, whose size only the title sheet can say. */
const isHandFull = (state: CardsState, side: Side): boolean => {
  const size = handSizeOf(state.setup);
  return size !== null && handOf(state, side).cards.filter((out) => isUsable(out, state)).length >= size;
};

/** Ruling 48: cards come before the command phase, at the latest before the first chit; later by the players' word alone. */
export const isTooLate = ({ chitsDrawn }: Pick<CardsState, 'chitsDrawn'>, agreed: boolean | undefined): Check => [
  chitsDrawn && agreed !== true,
  HAND_REFUSALS.CARDS_COME_FIRST,
];

/** MOP 37.12.3 b, c, e: who may draw, and when. */
const timeFaults = (state: CardsState, { side, from, agreed }: Draw, seat: Seat): readonly Check[] => {
  const play = playOf(state.setup);
  const isTurns = from === 'deck';
  return [
    [play === 'events', HAND_REFUSALS.TABLES_NOT_CARDS],
    [notHis(state, side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN],
    isTooLate(state, agreed),
    [!isTurns && state.turn > 0, HAND_REFUSALS.BEFORE_FIRST_TURN_ONLY],
    [from === 'bonus' && play === 'oneDeck', CARD_PLAY_REFUSALS.NO_BONUS_FROM_ONE_DECK],
    [isTurns && play !== 'full' && turnKind(state) === 'night', CARD_PLAY_REFUSALS.NO_CARDS_AT_NIGHT],
    [isTurns && hasDrawn(state, side), HAND_REFUSALS.CARD_IS_DRAWN],
    [isTurns && isHandFull(state, side), HAND_REFUSALS.HAND_IS_FULL],
  ];
};

/** Ruling 51: what the title sheet has counted must be left; what it has not, only the table knows. */
const pileFaults = (state: CardsState, { side, from, card }: Draw): readonly Check[] => {
  const left = leftIn(state, side, from === 'mode' ? 'mode' : 'deck');
  const counted = setOf(state.setup, side).length > 0;
  if (card === undefined)
    return [
      [!counted, HAND_REFUSALS.CARDS_NOT_COUNTED],
      [left.length === 0, HAND_REFUSALS.DECK_IS_EMPTY],
    ];
  return [
    [printedCard(card) === undefined, HAND_REFUSALS.NO_SUCH_CARD],
    [isMode(card) !== (from === 'mode'), HAND_REFUSALS.OF_ANOTHER_PILE],
    [counted && !left.includes(inDeck(state.setup, card)), HAND_REFUSALS.CARD_NOT_LEFT],
  ];
};

const drawFaults = (state: CardsState, command: Draw, seat: Seat): readonly Check[] => [
  ...timeFaults(state, command, seat),
  ...pileFaults(state, command),
];

/** One of those that are left, by the app, or the one that came up on the table. Whose number it was is nobody's to read. */
const comesUp = (state: CardsState, { side, from, card }: Draw): Step<string> => {
  if (card !== undefined) return accept(card);
  const [first, ...rest] = leftIn(state, side, from === 'mode' ? 'mode' : 'deck');
  if (first === undefined) return refuse(HAND_REFUSALS.DECK_IS_EMPTY);
  const secret = isOpenPlay(state.setup) ? {} : ({ secret: true } as const);
  return andThen(drawOne([first, ...rest], { rule: 'MOP 37.12', purpose: 'mopCard', ...secret }), (drawn) =>
    accept(drawn.card),
  );
};

type Settled = Readonly<{ played: CardFate; die: number | null }>;

/** The procedure of App. III, with every card held that may be: when it is played, and counted, its owner says later. */
const heldBack = (step: Step<CardFate>): Step<Settled> => {
  switch (step.kind) {
    case 'needsDice':
      return {
        ...step,
        then: (faces: Faces) => mapOutcome(heldBack(step.then(faces)), (one) => ({ ...one, die: faces[0] ?? null })),
      };
    case 'needsChoice':
      return saying(step.working, heldBack(step.then('hold')));
    case 'refused':
      return step;
    case 'accepted':
      return accept({ played: step.outcome, die: null }, step.working);
  }
};

/** MOP App. III b, c, e, g: what becomes of a card that has come up. */
const settle = (state: CardsState, { side, from }: Draw, card: string): Step<Settled> => {
  const play = playOf(state.setup);
  const kept: Settled = { played: { kind: 'held', card: 0, side }, die: null };
  if (from === 'mode' || play === 'full') return accept(kept);
  const no = printedCard(card)?.no ?? 0;
  const oneDeck = play === 'oneDeck';
  const turn = turnKind(state);
  return heldBack(fateOfCard({ card: no, owner: side, from, oneDeck, turn, victoryPoints: null, formation: null }));
};

const fateOf = (played: CardFate, drawer: Side): OutCard['now'] => {
  if (played.kind === 'discarded') return 'discarded';
  return played.side === drawer ? 'hand' : 'passed';
};

const drawnFacts = (state: CardsState, draw: Draw, drawn: string, settled: Settled): readonly Fact<CardsFallout>[] => {
  const { turn } = state;
  const { from } = draw;
  const { played, die } = settled;
  // With one deck the die says whose card it is; nobody passes it on.
  const oneDeck = playOf(state.setup) === 'oneDeck';
  const side = oneDeck && played.kind !== 'discarded' ? played.side : draw.side;
  const card = oneDeck ? cardForSide(drawn, side) : drawn;
  const now = fateOf(played, side);
  const other = otherSide(side);
  return [
    keptBy(state, side, { type: 'CardDrawn', side, card, turn, from, die, now }),
    onTable({ type: 'CardTaken', side, turn, from }),
    ...(now === 'passed'
      ? [keptBy(state, other, { type: 'CardDrawn', side: other, card, turn, from: 'passed', die: null, now: 'hand' })]
      : []),
  ];
};

/** MOP 37.12, App. III b–g: a card from the deck, a bonus or a mode card, drawn by the app or on the table. */
export const drawCard = (state: CardsState, command: Draw, seat: Seat): Outcome =>
  unless(drawFaults(state, command, seat), () =>
    andThen(comesUp(state, command), (card) =>
      andThen(settle(state, command, card), (settled) =>
        accept({ facts: drawnFacts(state, command, card, settled), barrier: true }),
      ),
    ),
  );

/** MOP App. III j, Ruling 59: a table instead of a card; what befalls a side is its card for this turn. */
export const rollCardEvent = (state: CardsState): Outcome => {
  const { setup, turn, cards } = state;
  return unless(
    [
      [playOf(setup) !== 'events', HAND_REFUSALS.CARDS_NOT_TABLES],
      [turnKind(state) === 'night', CARD_PLAY_REFUSALS.NO_CARDS_AT_NIGHT],
      [cards.rolled?.turn === turn, HAND_REFUSALS.EVENT_IS_ROLLED],
    ],
    () =>
      andThen(randomEvent.run({ removals: removalsOf(setup) }), (event) => {
        if (event.kind === 'none')
          return accept({
            facts: [onTable({ type: 'CardEventRolled', turn, side: null, card: null })],
            barrier: true,
          });
        const { side } = event;
        const card = cardOfEvent(event.card, side);
        return accept({
          facts: [
            onTable({ type: 'CardEventRolled', turn, side, card }),
            onTable({ type: 'CardDrawn', side, card, turn, from: 'event', die: null, now: 'hand' }),
          ],
          barrier: true,
        });
      }),
  );
};

import { group, maybe, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { SIDES, otherSide } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { accept, andThen, choose, rollDice, saying, unless } from '../../../engine/step';
import type { Check, Step, WorkingLine } from '../../../engine/step';
import { quarterOf } from './quarter';
import { CARD_PLAY_LINES, CARD_PLAY_REFUSALS } from './vocabulary';

/** A card of restricted play, whose it is, and where it comes from. */
const asks = {
  card: number(1, 31),
  owner: oneOf(SIDES, 'first'),
  /** Drawn this turn, held from earlier in the turn, or a bonus card before the first turn. */
  from: oneOf(['deck', 'held', 'bonus'], 'deck'),
  /** One deck for both sides, for a player alone. */
  oneDeck: yesNo(false),
  turn: oneOf(['day', 'nightPM', 'night'], 'day'),
  /** Victory points as printed on the card, which the rules do not print; left out: not known. */
  victoryPoints: maybe(number(-50, 50)),
  /** The formation that the card cancels or brings; it then counts in place of the printed points. */
  formation: maybe(group({ strength: number(0, 300), card: oneOf(['canceled', 'alternate']) })),
};
type CardPlay = Told<typeof asks>;

/** Victory points, null where nobody has said what the card prints. */
type Points = Readonly<{ side: Side; points: number | null }>;
type Kept = Readonly<{ kind: 'discarded'; card: number }> | Readonly<{ kind: 'held'; card: number; side: Side }>;
/** What becomes of a card, before anybody counts what it brings. */
export type CardFate = Kept | Readonly<{ kind: 'played'; card: number; side: Side }>;
export type CardPlayed = Kept | Readonly<{ kind: 'played'; card: number; side: Side; victory: Points }>;

/** Appendix III b: used before the game only, and in no deck. */
const MODE_CARDS: readonly number[] = [1, 2, 4, 5, 6];
/** Appendix III c: the only ones that are played as bonus cards. */
const ARRIVAL_CARDS: readonly number[] = [25, 26, 27, 29];
/** Befalls its own side, so that what it costs counts the other way. */
const DELAY = 27;

/**
 * MOP 37.12.3 (Appendix III c, e, f, g), Rulings 44 and 48: a card is drawn every day turn. Odd: it is played, or held for
 * this turn; even: it goes unused. With one deck it is always used, odd by the French and even by the Coalition. Bonus
 * cards need no die: Arrival cards are played, a delay by the other side, all others go.
 */
export const fateOfCard = (input: CardPlay): Step<CardFate> => {
  const faults: readonly Check[] = [
    [input.turn === 'night' && input.from !== 'bonus', CARD_PLAY_REFUSALS.NO_CARDS_AT_NIGHT],
    [MODE_CARDS.includes(input.card), CARD_PLAY_REFUSALS.MODE_CARD_NOT_DRAWN],
    [input.oneDeck && input.from === 'bonus', CARD_PLAY_REFUSALS.NO_BONUS_FROM_ONE_DECK],
  ];
  return unless(faults, () => FROM[input.from](input));
};

const FROM: Readonly<Record<CardPlay['from'], (input: CardPlay) => Step<CardFate>>> = {
  deck: (input) => (input.oneDeck ? rollWhose(input) : rollWhether(input)),
  held: (input) => played(input, input.owner, [CARD_PLAY_LINES.mopHeldUsed('MOP 37.12.3', { card: input.card })]),
  bonus: (input) => playBonus(input),
};

const rollWhether = (input: CardPlay): Step<CardFate> =>
  rollDice(
    { rule: 'MOP 37.12.3', purpose: 'cardPlay', by: input.owner, count: 1, sides: 6, reading: 'ordered' },
    ([die = 2]) =>
      die % 2 === 1
        ? saying([CARD_PLAY_LINES.mopCardOdd('MOP 37.12.3', { die, card: input.card })], playOrHold(input, input.owner))
        : accept({ kind: 'discarded', card: input.card }, [
            CARD_PLAY_LINES.mopCardEven('MOP 37.12.3', { die, card: input.card }),
          ]),
    { of: 'die', as: (die) => die % 2 },
  );

const rollWhose = (input: CardPlay): Step<CardFate> => {
  const sideOf = (die: number): Side => (die % 2 === 1 ? 'first' : 'second');
  return rollDice(
    { rule: 'MOP 37.12.3', purpose: 'cardSide', count: 1, sides: 6, reading: 'ordered' },
    ([die = 1]) =>
      saying(
        [CARD_PLAY_LINES.mopCardSide('MOP 37.12.3', { die, card: input.card, side: sideOf(die) })],
        playOrHold(input, sideOf(die)),
      ),
    { of: 'die', as: sideOf },
  );
};

const playOrHold = (input: CardPlay, side: Side): Step<CardFate> =>
  choose({ rule: 'MOP 37.12.3', purpose: 'playOrHold', by: side, options: ['play', 'hold'] }, (option) =>
    option === 'hold'
      ? accept({ kind: 'held', card: input.card, side }, [
          CARD_PLAY_LINES.mopCardHeld('MOP 37.12.3', { card: input.card }),
        ])
      : played(input, side),
  );

const playBonus = (input: CardPlay): Step<CardFate> => {
  const { card, owner } = input;
  if (!ARRIVAL_CARDS.includes(card))
    return accept({ kind: 'discarded', card }, [CARD_PLAY_LINES.mopBonusDiscarded('MOP 37.12.3', { card })]);
  const passedOn = card === DELAY;
  const side = passedOn ? otherSide(owner) : owner;
  return played(input, side, [
    CARD_PLAY_LINES[passedOn ? 'mopBonusPassedOn' : 'mopBonusPlayed']('MOP 37.12.3', { card, side }),
  ]);
};

const played = ({ card }: CardPlay, side: Side, before: readonly WorkingLine[] = []): Step<CardFate> =>
  accept({ kind: 'played', card, side }, before);

const run = (input: CardPlay): Step<CardPlayed> =>
  andThen(fateOfCard(input), (fate): Step<CardPlayed> => {
    if (fate.kind !== 'played') return accept(fate);
    const { points, lines } = pointsOf(input);
    return accept({ ...fate, victory: { side: fate.side, points } }, lines);
  });

type Counted = Readonly<{ points: number | null; lines: readonly WorkingLine[] }>;

/** Ruling 44: its owner gains for a formation that is canceled and pays for one that comes instead. */
const pointsOf = ({ card, victoryPoints, formation }: CardPlay): Counted => {
  if (formation !== null) {
    const quarter = quarterOf(formation.strength);
    const points = formation.card === 'canceled' ? quarter : 0 - quarter;
    const facts = { strength: formation.strength, change: formation.card, points };
    return { points, lines: [CARD_PLAY_LINES.mopQuarter('Ruling 44', facts)] };
  }
  if (victoryPoints === null)
    return { points: null, lines: [CARD_PLAY_LINES.mopPointsUnknown('MOP 37.12.3', { card })] };
  if (card !== DELAY)
    return { points: victoryPoints, lines: [CARD_PLAY_LINES.mopCardPoints('MOP 37.12.3', { points: victoryPoints })] };
  const points = 0 - victoryPoints;
  return {
    points,
    lines: [
      CARD_PLAY_LINES.mopInverted('MOP 37.12.3', { card }),
      CARD_PLAY_LINES.mopCardPoints('MOP 37.12.3', { points }),
    ],
  };
};

/** As above, with the victory points of a card that is played. */
export const cardPlay = procedure({
  id: 'mop/card-play',
  rule: 'MOP 37.12.3',
  title: 'Restricted card play',
  asks,
  example: { input: { card: 3, owner: 'second', victoryPoints: -1 }, dice: [[5]], choices: ['hold'] },
  run,
  policy: { name: 'plays at once', choose: ({ options }) => options[0] ?? '' },
});

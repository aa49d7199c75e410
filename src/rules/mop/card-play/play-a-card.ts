import type { Decision, Fact } from '../../../engine/rule-set';
import type { Seat, Side } from '../../../engine/sides';
import { accept, andThen, mapOutcome, refuse, unless } from '../../../engine/step';
import type { Check, Step } from '../../../engine/step';
import { drawOne } from '../../common/deck/deck';
import type { Setup } from '../../common/setup/setup';
import type { CampaignCommand, CardEffect } from '../../nlc/index';
import type { CardFace, CardsFallout, CardsState } from './cards-book';
import type { CardsCommandOf } from './card-model';
import { cardPlay } from '../cards/card-play';
import { handOf, isMode, isOpenPlay, isUsable, nextDue, playOf, stillToCome } from './decks';
import { isTooLate, keptBy, notHis, onTable, turnKind } from './draw-a-card';
import { faceOf } from './faces';
import { printedCard, startsOf } from './manifest';
import type { Printed } from './manifest';
import { HAND_REFUSALS } from './vocabulary';
import { DECK_REFUSALS } from '../../common/deck/vocabulary';

type Outcome = Step<Decision<CardsFallout>>;
type Play = CardsCommandOf<'PlayCard'>;
type Facts = readonly Fact<CardsFallout>[];

const EARLY = '25';
const DELAY = '27';
const AIDE_CHOICES = 3;

/** NLC 9, App. III: cards 25 and 27 take the force that is next due and no other; one comes sooner by it, one later. */
const nextArrivalFaults = (state: CardsState, { side, card, arrival }: Play): readonly Check[] => {
  const due = nextDue(state, side);
  if (due.length === 0) return [];
  if (arrival === null) return [[true, HAND_REFUSALS.WHOM_IS_IT_ABOUT('MOP 37.12.3')]];
  const { turn: comes } = arrival;
  const formation = arrival.formation ?? '';
  const arrives = state.setup.formations.find(({ id }) => id === formation)?.arrives ?? 0;
  return [
    [!due.includes(formation), HAND_REFUSALS.NEXT_DUE_ONLY],
    [card === EARLY && (comes === null || comes >= arrives), HAND_REFUSALS.NOT_SOONER],
    [card === DELAY && comes !== null && comes <= arrives, HAND_REFUSALS.NOT_LATER],
  ];
};

/** MOP 37.12: a card's commander is the OC, on the map or not; who has none takes another leader for him. */
export const cardCommanders = ({ leaders }: Pick<Setup, 'leaders'>, side: Side): Setup['leaders'] => {
  const his = leaders.filter((one) => one.side === side);
  const inChief = his.filter(({ role }) => role === 'OC');
  return inChief.length > 0 ? inChief : his;
};

type Subjects = Readonly<Record<CardFace['asks']['subject'], (state: CardsState, play: Play) => readonly Check[]>>;
const missing = (isMissing: boolean): readonly Check[] => [[isMissing, HAND_REFUSALS.WHOM_IS_IT_ABOUT('MOP 37.12')]];

const SUBJECTS: Subjects = {
  none: () => [],
  commander: ({ setup }, { side, subject }) => missing(!cardCommanders(setup, side).some(({ id }) => id === subject)),
  formation: ({ setup }, { side, subject }) =>
    missing(!setup.formations.some((one) => one.id === subject && one.side === side)),
  enemyStack: (_, { subject }) => missing(subject === null),
  nextArrival: nextArrivalFaults,
  arrival: (state, { side, subject }) => {
    const coming = stillToCome(state, side);
    return missing(coming.length > 0 && !coming.some(({ id }) => id === subject));
  },
  alternate: ({ setup }, { side, arrival }) =>
    missing(arrival !== null && !setup.formations.some((one) => one.id === arrival.formation && one.side === side)),
};

const valueFaults = ({ value: asked }: Printed, { value }: Play): readonly Check[] => [
  [asked !== null && value === null, HAND_REFUSALS.SAY_WHICH],
  [asked === 'aide' && (value ?? 0) >= AIDE_CHOICES, HAND_REFUSALS.SAY_WHICH],
];

const isInHand = (state: CardsState, { side, card }: Play): boolean =>
  handOf(state, side).cards.some((out) => out.card === card && isUsable(out, state));

/** MOP 37.12: RECOVERY on a card is read as SUPPLY, which is then checked. */
const SUPPLY = { kind: 'supplyCheck', until: 'turn', uses: 1, ofSide: true } as const;

const effectsOf = (state: CardsState, printed: Printed, play: Play): CardEffect[] => {
  const { setup, turn } = state;
  const { side, subject, value } = play;
  const { played } = handOf(state, side);
  const how = { full: playOf(setup) === 'full', solo: setup.playMode === 'solo', value };
  const { supply } = faceOf(setup, printed.id, side);
  const starts: ReturnType<typeof startsOf> = [...startsOf(printed, how), ...(supply ? [SUPPLY] : [])];
  return starts.map((start, i) => ({
    id: `${side}-${String(played + 1)}-${String(i + 1)}`,
    side,
    card: printed.id,
    kind: start.kind,
    subject: start.ofSide === true ? null : subject,
    value: start.value ?? (start.kind === 'rating' ? value : null),
    turn,
    until: start.until,
    uses: start.uses ?? null,
  }));
};

/** What it counts: points, or a quarter of a formation's strength. */
type Worth = Readonly<{ source: 'card' | 'canceled' | 'alternate'; amount: number }>;

/** MOP 37.13, Ruling 44: in restricted play a formation that a card cancels or brings counts in place of the card. */
const worthOf = (state: CardsState, face: CardFace, play: Play): Step<Worth> => {
  const { side, card, strength, arrival } = play;
  const printed = play.points ?? face.points;
  const full = playOf(state.setup) === 'full';
  if (isMode(card)) return accept({ source: 'card', amount: printed ?? 0 });
  const change = arrival?.turn === null ? 'canceled' : 'alternate';
  const formation = strength === null || full ? null : ({ strength, card: change } as const);
  const step = cardPlay.run({
    card: face.no,
    owner: side,
    from: 'held',
    oneDeck: false,
    turn: full ? 'day' : turnKind(state),
    victoryPoints: printed,
    formation,
  });
  return mapOutcome(step, (outcome): Worth => {
    if (formation !== null) return { source: formation.card, amount: formation.strength };
    return { source: 'card', amount: outcome.kind === 'played' ? (outcome.victory.points ?? 0) : 0 };
  });
};

/** What the campaign makes of it, if there is anything to be made. */
const campaignFacts = (state: CardsState, command: CampaignCommand | null, seat: Seat): Step<Facts> =>
  command === null ? accept([]) : mapOutcome(state.campaign(command, seat), ({ facts }) => facts);

const arrivalOf = ({ arrival }: Play, { name }: CardFace): CampaignCommand | null => {
  const formation = arrival?.formation ?? null;
  return arrival === null || formation === null
    ? null
    : { type: 'MoveArrival', formation, turn: arrival.turn, reason: name };
};

const awardOf = (side: Side, { source, amount }: Worth, { name }: CardFace, hidden: boolean): CampaignCommand | null =>
  amount === 0 ? null : { type: 'AwardPoints', side, source, amount, reason: name, hidden };

const playedFacts = (state: CardsState, { side, card }: Play, face: CardFace, effects: CardEffect[]): Facts => {
  const { turn } = state;
  if (isOpenPlay(state.setup) || !face.open)
    return [keptBy(state, side, { type: 'CardPlayed', side, card, turn, effects })];
  return [
    onTable({ type: 'CardShown', side, card, turn, effects }),
    keptBy(state, side, { type: 'CardPlayed', side, card, turn, effects: [] }),
    keptBy(state, side, { type: 'CardUncovered', side, card }),
  ];
};

const carriedOut = (state: CardsState, printed: Printed, play: Play, seat: Seat): Outcome => {
  const { side } = play;
  const face = faceOf(state.setup, printed.id, side);
  const hidden = !face.open && !isOpenPlay(state.setup);
  const facts = playedFacts(state, play, face, effectsOf(state, printed, play));
  return andThen(worthOf(state, face, play), (worth) =>
    andThen(campaignFacts(state, arrivalOf(play, face), seat), (moved) =>
      mapOutcome(campaignFacts(state, awardOf(side, worth, face, hidden), seat), (awarded) => ({
        facts: [...facts, ...moved, ...awarded],
        // Where all cards lie open, a card that is played tells nobody anything.
        barrier: face.open && !isOpenPlay(state.setup),
      })),
    ),
  );
};

/** Among whom the app picks. */
const eligibleFor = (state: CardsState, printed: Printed, side: Side): readonly string[] => {
  if (printed.subject === 'nextArrival') return nextDue(state, side);
  return printed.subject === 'alternate' ? stillToCome(state, side).map(({ id }) => id) : [];
};

/** MOP App. III d: a force that is to be picked is picked at random; that it was drawn is not taken back. */
const pickedAtRandom = (state: CardsState, printed: Printed, play: Play, seat: Seat): Outcome => {
  const [first, ...rest] = eligibleFor(state, printed, play.side);
  if (first === undefined || play.arrival === null) return refuse(HAND_REFUSALS.WHOM_IS_IT_ABOUT('MOP 37.12.3'));
  const { turn } = play.arrival;
  const secret = isOpenPlay(state.setup) ? {} : ({ secret: true } as const);
  return andThen(drawOne([first, ...rest], { rule: 'MOP 37.12.3', purpose: 'mopForce', ...secret }), ({ card }) =>
    mapOutcome(playFromHand(state, { ...play, arrival: { formation: card, turn } }, seat), ({ facts }) => ({
      facts,
      barrier: true,
    })),
  );
};

const isRandom = ({ arrival }: Play): boolean => arrival !== null && arrival.formation === null;

/** MOP 37.12, App. III e, f: a card takes effect; whatever it touches elsewhere is touched by it there. */
export const playFromHand = (state: CardsState, play: Play, seat: Seat): Outcome => {
  const printed = printedCard(play.card);
  return unless(
    [
      [notHis(state, play.side, seat), HAND_REFUSALS.CARDS_ARE_HIS_OWN],
      isTooLate(state, play.agreed),
      [printed === undefined || !isInHand(state, play), DECK_REFUSALS.CARD_NOT_IN_HAND('MOP 37.12')],
      ...(printed === undefined || isRandom(play)
        ? []
        : [...SUBJECTS[printed.subject](state, play), ...valueFaults(printed, play)]),
    ],
    () => {
      if (printed === undefined) return accept({ facts: [], barrier: false });
      return isRandom(play) ? pickedAtRandom(state, printed, play, seat) : carriedOut(state, printed, play, seat);
    },
  );
};

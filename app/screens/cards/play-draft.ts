import type { Side } from '../../../src/engine/sides';
import { cardCommanders } from '../../../src/rules/mop/index';
import type { CardFace, CardsCommand } from '../../../src/rules/mop/index';
import type { AppView } from '../../../src/session/rule-sets';

type Play = Extract<CardsCommand, { type: 'PlayCard' }>;

/** What whoever plays a card has said so far. */
export type Draft = Readonly<{
  subject: string | null;
  value: number | null;
  points: number | null;
  formation: string | null;
  turn: number;
  never: boolean;
  strength: number | null;
}>;

/** The turn by which a card sends it, if nobody says otherwise: one sooner, or one later. */
const usualTurn = ({ card }: CardFace, due: number): number => Math.max(0, card === '25' ? due - 1 : due + 1);

export const dueOf = ({ setup }: Pick<AppView, 'setup'>, formation: string | null): number =>
  setup.formations.find(({ id }) => id === formation)?.arrives ?? 0;

const ASKS_ARRIVAL: readonly CardFace['asks']['subject'][] = ['nextArrival', 'alternate'];
export const asksArrival = ({ asks }: CardFace): boolean => ASKS_ARRIVAL.includes(asks.subject);

/** MOP App. III d: in restricted play a force that is to be picked is picked by the app. */
export const AT_RANDOM = 'at random';

const picksAtRandom = ({ cards }: AppView): boolean => cards !== undefined && cards.play !== 'full';

/** Who may be chosen, and whether chance may choose. */
export const arrivalChoices = (view: AppView, face: CardFace, side: Side): readonly string[] => {
  const due = view.cards?.nextDue[side] ?? [];
  const ids =
    face.asks.subject === 'nextArrival'
      ? due
      : view.setup.formations.filter((one) => one.side === side && one.onMap).map(({ id }) => id);
  const several = face.asks.subject === 'nextArrival' ? due.length > 1 : comingOf(view, side).length > 1;
  return several && picksAtRandom(view) ? [AT_RANDOM, ...ids] : ids;
};

/** Where there is only one to choose, it is chosen; where chance chooses, chance is. */
export const emptyDraft = (view: AppView, face: CardFace, side: Side): Draft => {
  const { subject, value } = face.asks;
  const commanders = cardCommanders(view.setup, side).map(({ id }) => id);
  const formation = subject === 'nextArrival' ? firstOf(arrivalChoices(view, face, side)) : null;
  return {
    subject: subject === 'commander' ? onlyOne(commanders) : null,
    value: value === 'rating' ? 4 : null,
    points: null,
    formation,
    turn: usualTurn(face, dueFor(view, side, formation)),
    never: false,
    strength: null,
  };
};

const firstOf = (ids: readonly string[]): string | null => (ids[0] === AT_RANDOM ? AT_RANDOM : onlyOne(ids));

/** Those that are next due come in one turn. */
const dueFor = (view: AppView, side: Side, formation: string | null): number =>
  dueOf(view, formation === AT_RANDOM ? (view.cards?.nextDue[side][0] ?? null) : formation);

const onlyOne = (ids: readonly string[]): string | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** The draft with another reinforcement, and the turn that goes with it. */
export const withFormation = (
  view: AppView,
  face: CardFace,
  side: Side,
  { draft, formation }: Readonly<{ draft: Draft; formation: string | null }>,
): Draft => ({
  ...draft,
  formation,
  turn: usualTurn(face, dueFor(view, side, formation)),
  strength: formation === AT_RANDOM ? null : draft.strength,
});

export const isReady = (view: AppView, face: CardFace, side: Side, draft: Draft): boolean => {
  const { subject, value } = face.asks;
  if (value !== null && draft.value === null) return false;
  switch (subject) {
    case 'none':
    case 'alternate':
      return true;
    case 'commander':
    case 'formation':
    case 'enemyStack':
      return draft.subject !== null && draft.subject !== '';
    case 'nextArrival':
      return draft.formation !== null || (view.cards?.nextDue[side] ?? []).length === 0;
    case 'arrival':
      return draft.subject !== null || comingOf(view, side).length === 0;
  }
};

/** Reinforcements of a side that are still to come. */
export const comingOf = ({ setup, turn }: AppView, side: Side): AppView['setup']['formations'] =>
  setup.formations.filter((one) => one.side === side && one.onMap && one.arrives !== null && one.arrives > turn.index);

export const playCommand = (face: CardFace, side: Side, draft: Draft): Play => ({
  type: 'PlayCard',
  side,
  card: face.card,
  subject: draft.subject,
  value: draft.value,
  points: draft.points,
  strength: draft.strength,
  arrival:
    asksArrival(face) && draft.formation !== null
      ? { formation: draft.formation === AT_RANDOM ? null : draft.formation, turn: draft.never ? null : draft.turn }
      : null,
});

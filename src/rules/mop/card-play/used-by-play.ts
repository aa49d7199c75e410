import type { Fact } from '../../../engine/rule-set';
import { heldOf, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import { accept, refuse, unless } from '../../../engine/step';
import { effectsInForce, openEffects } from './in-force';
import type { CardEffect } from '../../nlc/index';
import type { CardsCommandOf } from './card-model';
import type { CardsFallout, CardsState } from './cards-book';
import { handOf, isOpenPlay } from './decks';
import { keptBy, notHis, onTable } from './draw-a-card';
import type { CardsOutcome } from './draw-a-card';
import { CARD_REFUSALS } from '../../nlc/card-effects/vocabulary';
import { HAND_LINES, HAND_REFUSALS } from './vocabulary';
import { ORDERS_REFUSALS } from '../../nlc/orders/vocabulary';

/** What is done by a card beside drawing and playing it: each is a play of its own, and uses the card up. */

type Found = Readonly<{ effect: CardEffect; covered: boolean }>;

/** An effect of that kind that can still be used, as far as this seat may know. */
const usable = (
  state: CardsState,
  { side, effect, kind }: Readonly<{ side: Side; effect: string; kind: CardEffect['kind'] }>,
  seat: Seat,
): Found | null => {
  const isIt = (one: CardEffect): boolean => one.id === effect && one.kind === kind;
  const open = effectsInForce(state.cards.open[side].effects, state).find(isIt);
  if (open !== undefined) return { effect: open, covered: false };
  if (isOpenPlay(state.setup) || notHis(state, side, seat)) return null;
  const covered = effectsInForce(state.hands[side].effects, state).find(isIt);
  return covered === undefined ? null : { effect: covered, covered: true };
};

/** MOP 37.12.1: what everybody can see shows its card. */
export const uncovered = (state: CardsState, side: Side, card: string): readonly Fact<CardsFallout>[] => [
  onTable({
    type: 'CardShown',
    side,
    card,
    turn: state.turn,
    effects: handOf(state, side).effects.filter((one) => one.card === card),
  }),
  keptBy(state, side, { type: 'CardUncovered', side, card }),
];

/**
 * MOP App. I, cards 7 and 30: one reroll less. At the table the card must lie open; behind the curtain, where nobody sees the dice
 * either, it may stay hidden.
 */
export const useReroll = (
  state: CardsState,
  { side, effect }: CardsCommandOf<'ThrowAgain'>,
  seat: Seat,
): CardsOutcome => {
  const found = usable(state, { side, effect, kind: 'rerolls' }, seat);
  if (found === null) return refuse(CARD_REFUSALS.EFFECT_IS_OVER);
  const { card } = found.effect;
  const event = { type: 'EffectUsed', side, effect, card } as const;
  return accept({ facts: [found.covered ? keptBy(state, side, event) : onTable(event)], barrier: true }, [
    HAND_LINES.cardThrowsAgain('MOP 37.12', { card }),
  ]);
};

/** MOP App. I, card 30: one formation's units go from the UAR to the Recovered box, once. */
export const recoverUnits = (
  state: CardsState,
  { side, effect, formation }: CardsCommandOf<'RecoverUnits'>,
  seat: Seat,
): CardsOutcome => {
  const found = usable(state, { side, effect, kind: 'recoverUnits' }, seat);
  const isHis = state.setup.formations.some((one) => one.id === formation && one.side === side);
  const events = isHis ? state.recovered(formation) : [];
  return unless(
    [
      [found === null, CARD_REFUSALS.EFFECT_IS_OVER],
      [!isHis, HAND_REFUSALS.WHOM_IS_IT_ABOUT('MOP 37.12')],
      [events.length === 0, HAND_REFUSALS.NOTHING_IN_THE_UAR],
    ],
    () =>
      accept({
        facts: [
          ...(found?.covered === true ? uncovered(state, side, found.effect.card) : []),
          onTable({ type: 'EffectUsed', side, effect, ...(found === null ? {} : { card: found.effect.card }) }),
          ...events.map((event): Fact<CardsFallout> => ({ scope: 'table', event })),
        ],
        barrier: found?.covered === true,
      }),
  );
};

/**
 * MOP App. I, card 10: the enemy of the spies' side lays his orders in force open to it, at his own desk. The other desk may be
 * locked, so they are held for it; the table learns that it was done. Nothing else shows what stands there.
 */
export const reportToSpies = (
  state: CardsState,
  { side }: CardsCommandOf<'ReportToSpies'>,
  seat: Seat,
): CardsOutcome => {
  const enemy = otherSide(side);
  const spies = spiesOf(state, side);
  const orders = seat === enemy ? state.ordersOf(enemy, seat) : null;
  return unless(
    [
      [seat !== enemy, HAND_REFUSALS.AT_HIS_OWN_DESK],
      [spies === undefined, HAND_REFUSALS.NO_SPIES_HERE],
      [orders === null, ORDERS_REFUSALS.ORDERS_ON_PAPER],
    ],
    () =>
      accept({
        facts: [
          onTable({ type: 'SpiesReported', side, turn: state.turn }),
          onTable({ type: 'EffectUsed', side, effect: spies?.id ?? '' }),
          {
            scope: heldOf(side),
            event: {
              type: 'OrdersReported',
              side,
              turn: state.turn,
              orders: (orders ?? []).map(({ of, steps }) => ({ of, steps: [...steps] })),
            },
          },
        ],
        barrier: true,
      }),
  );
};

/** The card must lie open: the enemy is asked by it. */
export const spiesOf = (state: Pick<CardsState, 'cards' | 'setup' | 'turn'>, side: Side): CardEffect | undefined =>
  openEffects(state.cards, state).find((one) => one.side === side && one.kind === 'spies');

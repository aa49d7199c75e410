import { rolledOut } from '../../../testkit/given';
import type { Decision } from '../../../engine/rule-set';
import { SIDES, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import type { CardPlay } from '../../common/setup/title';
import type { CardsState } from './cards-book';
import { handOf, inDeck, isMode, leftIn, setOf } from './decks';
import { PRINTED_CARDS } from './manifest';
import { CARDS, cardSetup, cardTable } from './testing/card-table';
import type { CardTable } from './testing/card-table';

const PLAYS = ['full', 'restricted', 'oneDeck', 'events'] as const satisfies readonly CardPlay[];
const MANY = [
  ...CARDS,
  ...CARDS.map((card) => ({ ...card, count: 3 })),
  ...CARDS.map((card) => ({ ...card, no: '12' })),
];

const stateOf = (table: CardTable): CardsState => {
  const { table: open, held } = table.state();
  if (open.setup === null) throw new Error('no game is set up');
  const hands = { first: held.first.cards, second: held.second.cards };
  return {
    setup: open.setup,
    turn: open.turn,
    chitsDrawn: false,
    cards: open.cards,
    hands,
    campaign: () => {
      throw new Error('not asked');
    },
    ordersOf: () => null,
    recovered: () => [],
  };
};

const one = <T>(chance: Seeded, list: readonly T[]): T => list[chance.roll(list.length) - 1]!;

/** Whatever somebody may do with cards next, sensible or not. */
const nextDeed = (table: CardTable, chance: Seeded): readonly [object, Seat] => {
  const state = stateOf(table);
  const side = one(chance, SIDES);
  const seat: Seat = chance.once(8) ? one(chance, ['table', 'first', 'second'] as const) : side;
  const hand = handOf(state, side);
  const inHand = hand.cards.length === 0 ? '3' : one(chance, hand.cards).card;
  const printed = PRINTED_CARDS.find(({ id }) => id === inHand);
  const own = state.setup.formations.filter((formation) => formation.side === side);
  const subjects = [null, 'emperor', 'marshal', 'Lancers', ...own.map(({ id }) => id)];
  const arrival = chance.once(2)
    ? null
    : { formation: one(chance, own).id, turn: chance.once(4) ? null : chance.roll(8) };
  const deeds: readonly object[] = [
    { type: 'DrawCard', side, from: one(chance, ['deck', 'deck', 'deck', 'bonus', 'mode'] as const) },
    { type: 'DrawCard', side },
    { type: 'DrawCard', side, card: one(chance, PRINTED_CARDS).id },
    { type: 'RollCardEvent' },
    {
      type: 'PlayCard',
      side,
      card: inHand,
      subject: one(chance, subjects),
      value: printed?.value === null ? null : 2,
      arrival,
    },
    { type: 'PlayCard', side, card: inHand, subject: own[0]?.id ?? null, value: 1, arrival },
    { type: 'DropCard', side, card: inHand },
    { type: 'ShowCard', side, card: inHand },
    { type: 'UseCardEffect', side, effect: hand.effects[0]?.id ?? 'none' },
    { type: chance.once(3) ? 'ReshuffleCards' : 'DrawCard', side },
    { type: chance.once(2) ? 'NextTurn' : 'DrawCard', side },
  ];
  return [one(chance, deeds), seat];
};

type Answer = Step<Decision<unknown>>;

/** Brings a play all the dice it asks for, from a purse of its own. */
const give = (table: CardTable, [json, seat]: readonly [object, Seat], chance: Seeded): Answer => {
  const { step: start } = table.when(json, seat);
  const step = rolledOut(start, chance.roll);
  // What needed no dice has happened by now.
  if (step.kind === 'accepted' && start.kind !== 'accepted') table.apply(step.outcome.facts);
  return step;
};

const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort();

/** Every card of a side's deck, wherever it lies by now. */
const everyCard = (state: CardsState, side: Side): readonly string[] => {
  const whose = state.setup.title.cardPlay === 'oneDeck' ? SIDES : [side];
  const out = whose.flatMap((of: Side) =>
    handOf(state, of).cards.filter(({ from }) => from !== 'passed' && from !== 'event'),
  );
  return [
    ...leftIn(state, side, 'deck'),
    ...leftIn(state, side, 'mode'),
    ...out.map(({ card }) => inDeck(state.setup, card)),
  ];
};

test.each(PLAYS)('MOP 37.12 %s, random games: no card of a deck is lost, none is there twice', (play) => {
  let [draws, plays] = [0, 0];
  for (let seed = 1; seed <= 8; seed++) {
    const chance = seeded(seed);
    const table = cardTable(cardSetup(play, {}, MANY));
    for (let i = 0; i < 60; i++) {
      const deed = nextDeed(table, chance);
      const answer = give(table, deed, chance);
      if (answer.kind === 'accepted' && 'type' in deed[0]) {
        if (deed[0].type === 'DrawCard' || deed[0].type === 'RollCardEvent') draws += 1;
        if (deed[0].type === 'PlayCard') plays += 1;
      }
      const state = stateOf(table);
      for (const side of SIDES) {
        expect(sorted(everyCard(state, side))).toEqual(sorted(setOf(state.setup, side)));
        const seen = table.cards().decks.find((deck) => deck.side === side);
        expect(seen?.left).toBe(leftIn(state, side, 'deck').length);
        expect(seen?.modes).toBe(leftIn(state, side, 'mode').length);
        expect(leftIn(state, side, 'deck').some(isMode)).toBe(false);
      }
    }
  }
  expect(draws).toBeGreaterThan(10);
  expect(plays).toBeGreaterThan(1);
});

const asSeen = (answer: Answer, seat: Seat): string => {
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  return JSON.stringify(answer.outcome.facts.filter(({ scope }) => maySee(seat, scope)));
};

/**
 * Two games in which the same happened on the table and with my cards, and anything at all with the enemy's, are one game to me
 * and to the open table.
 */
test.each(['full', 'restricted'] as const)(
  'MOP 37.12.1 %s, random games: whoever has the same table and the same own cards sees the same',
  (play) => {
    let apart = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const me = seed % 2 === 0 ? 'first' : 'second';
      const enemy = otherSide(me);
      const setup = cardSetup(play, {}, MANY, ['secretArrivals', 'orderSheets']);
      const [mine, other] = [cardTable(setup), cardTable(setup)];
      const chance = seeded(seed);
      const dice = [seeded(seed + 1000), seeded(seed + 2000)] as const;
      for (let i = 0; i < 24; i++) {
        // The enemy draws and plays whatever comes; of all he does, only what the table learns is the same.
        const draw = { type: 'DrawCard', side: enemy } as const;
        const [a, b] = [give(mine, [draw, enemy], dice[0]), give(other, [draw, enemy], dice[1])];
        expect(asSeen(a, me)).toBe(asSeen(b, me));
        const hidden = [mine, other].map((table) => stateOf(table).hands[enemy].cards.at(-1)?.card ?? '');
        if (hidden[0] !== hidden[1]) apart += 1;
        const ours = { type: chance.once(3) ? 'NextTurn' : 'DrawCard', side: me } as const;
        const same = seeded(seed * 100 + i);
        const again = seeded(seed * 100 + i);
        expect(asSeen(give(mine, [ours, me], same), me)).toBe(asSeen(give(other, [ours, me], again), me));
        for (const seat of ['table', me] as const) {
          expect(JSON.stringify(other.view(seat))).toBe(JSON.stringify(mine.view(seat)));
          for (const json of [
            { type: 'DrawCard', side: enemy },
            { type: 'PlayCard', side: enemy, card: hidden[0] },
            { type: 'ShowCard', side: enemy, card: hidden[0] },
            { type: 'UseCardEffect', side: enemy, effect: `${enemy}-1-1` },
            { type: 'ReshuffleCards', side: enemy },
          ])
            if (json.card !== '')
              expect(JSON.stringify(mine.when(json, seat).step)).toBe(JSON.stringify(other.when(json, seat).step));
        }
      }
    }
    expect(apart).toBeGreaterThan(5);
  },
);

import { drive } from '../../../engine/drive';
import { rolledOut } from '../../../testkit/given';
import type { Decision } from '../../../engine/rule-set';
import { SIDES, maySee, otherSide } from '../../../engine/sides';
import type { Seat, Side } from '../../../engine/sides';
import type { Step } from '../../../engine/step';
import { seeded } from '../../../testkit/seeded';
import type { Seeded } from '../../../testkit/seeded';
import type { EventPlay } from '../../common/setup/title';
import { RETAIN, REVEAL } from '../events/cards';
import type { RetainCard } from '../events/cards';
import { n20 } from '../index';
import type { N20Command, N20Event } from '../index';
import { deckNow, regularCards, specialPile } from './contents';
import type { EventState } from './contents';
import { isRetain } from './event-deck';
import type { EventCard } from './event-deck';
import { SET_UP, eventTable } from './testing/event-table';
import type { EventTestTable } from './testing/event-table';

type Method = Exclude<EventPlay, 'none'>;
const METHODS = ['regular', 'mild', 'medium', 'spicy'] as const satisfies readonly Method[];

const eventState = (table: EventTestTable): EventState => {
  const { table: open, held, umpire } = table.state();
  if (open.setup === null) throw new Error('no game is set up');
  const hands = { first: held.first.events, second: held.second.events };
  return { setup: open.setup, desk: open.desk, events: open.events, hands, umpire: umpire.events };
};

const one = <T>(chance: Seeded, list: readonly T[]): T => list[chance.roll(list.length) - 1]!;
const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();

/** What somebody may do next, with anything that is refused among it. */
const nextDeed = (table: EventTestTable, chance: Seeded): readonly [N20Command, Seat] => {
  const { events, hands } = eventState(table);
  const side = one(chance, SIDES);
  const { dealt, hand } = hands[side];
  const seat: Seat = chance.once(8) ? one(chance, ['table', 'first', 'second'] as const) : side;
  const deeds: readonly (readonly [N20Command, Seat])[] = [
    [{ type: 'DrawEvent', side }, 'table'],
    [{ type: 'DrawEvent', side }, 'table'],
    [{ type: 'PutEventCard', side, card: dealt.length === 0 ? 'retain 1' : one(chance, dealt) }, seat],
    [{ type: 'KeepEvent', side: events.drawn ?? side }, events.drawn ?? seat],
    [{ type: 'ShowEvent', side: events.drawn ?? side }, events.drawn ?? seat],
    [{ type: 'PlayKept', side, card: hand.length === 0 ? 'retain 2' : one(chance, hand) }, seat],
    [
      {
        type: 'ResolveEvent',
        carriedOut: true,
        then: one(chance, ['discard', 'reshuffle', 'reshuffle', 'remove'] as const),
      },
      'table',
    ],
    [{ type: chance.once(3) ? 'ReshuffleEvents' : 'ReshuffleSpecials' }, 'table'],
  ];
  return one(chance, deeds);
};

/** Every card of the game, wherever it lies, by what the app alone knows. */
const everyCard = (state: EventState): readonly EventCard[] => {
  const { events, hands } = state;
  return [
    ...deckNow(state),
    ...events.out.discards,
    ...events.out.removed,
    ...(events.shown === null ? [] : [events.shown.card]),
    ...SIDES.flatMap((side) => hands[side].drawn ?? []),
  ];
};

/** What the deck was made of, from what the app knows. */
const wholeSet = ({ setup, events, umpire, hands }: EventState): readonly EventCard[] => [
  ...regularCards(setup),
  ...(events.begun?.method === 'spicy' ? REVEAL : umpire.shuffledIn),
  ...SIDES.flatMap((side) => hands[side].chosen ?? []),
];

test.each(METHODS)('N20 5.0 %s, random games: no card of either deck is lost, none is there twice', (method) => {
  let [kept, reshuffles] = [0, 0];
  for (let seed = 1; seed <= 25; seed++) {
    const chance = seeded(seed);
    const table = eventTable(method);
    const play = (command: N20Command, seat: Seat): void => {
      const step = rolledOut(n20.decide(table.state(), command, seat), chance.roll);
      if (step.kind !== 'accepted') return;
      const { facts } = step.outcome;
      table.apply(facts);
      for (const { event } of facts) {
        expect(n20.decodeEvent(JSON.parse(JSON.stringify(event)))).toEqual({ kind: 'ok', value: event });
        if (event.type === 'EventKept' || event.type === 'SpecialDrawn') kept += 1;
        if (event.type === 'EventsReshuffled') reshuffles += 1;
      }
    };
    play(SET_UP, 'table');
    for (let i = 0; i < 120; i++) {
      play(...nextDeed(table, chance));
      const state = eventState(table);
      const hands = SIDES.flatMap((side) => state.hands[side].hand);
      const isPile = method === 'spicy';
      expect(sorted([...everyCard(state), ...(isPile ? [] : hands)])).toEqual(sorted(wholeSet(state)));
      if (isPile)
        expect(sorted([...specialPile(state), ...hands, ...state.events.specialDiscards])).toEqual(sorted(RETAIN));
      for (const side of SIDES) expect(state.hands[side].hand).toHaveLength(state.events.kept[side]);
      // What everybody is told of how many are left is what is left, whoever looks.
      for (const seat of ['table', 'first', 'second', 'solo'] as const)
        if (table.deck().ready) expect(table.deck(seat).counts.left).toBe(deckNow(state).length);
    }
    expect(JSON.parse(JSON.stringify(table.state()))).toEqual(table.state());
  }
  expect(reshuffles).toBeGreaterThan(10);
  if (method !== 'regular') expect(kept).toBeGreaterThan(10);
});

/**
 * The law of secrecy: two games in which the same happened on the table and with me, but the enemy holds other cards
 * and others are in the deck, cannot be told apart from the table or from my seat, by what is shown, by what is allowed or by
 * how something is refused.
 */
type Pair = readonly [EventTestTable, EventTestTable];
type Answer = Step<Decision<N20Event>>;

const CARDS: readonly EventCard[] = ['regular:Mud', 'retain 1', 'retain 5', 'reveal 2'];
const PROBES: readonly N20Command[] = [
  SET_UP,
  { type: 'ReshuffleEvents' },
  { type: 'ReshuffleSpecials' },
  ...(['discard', 'reshuffle', 'remove'] as const).map(
    (then) => ({ type: 'ResolveEvent', carriedOut: true, then }) as const,
  ),
  ...SIDES.flatMap((side): readonly N20Command[] => [
    { type: 'DrawEvent', side },
    { type: 'ShowEvent', side },
    { type: 'KeepEvent', side },
    { type: 'EnterKept', side },
    ...RETAIN.map((card) => ({ type: 'PutEventCard', side, card }) as const),
    ...RETAIN.map((card) => ({ type: 'PlayKept', side, card }) as const),
    ...CARDS.map((card) => ({ type: 'EnterEvent', side, card }) as const),
  ]),
];

/** As far as the seat may see; a draw by the number of cards it is from, never by what it comes to. */
const asSeen = (answer: Answer, seat: Seat): string => {
  if (answer.kind === 'needsDice') return JSON.stringify([answer.working, answer.request]);
  if (answer.kind !== 'accepted') return JSON.stringify(answer);
  const { facts, barrier } = answer.outcome;
  return JSON.stringify([barrier, answer.working, facts.filter(({ scope }) => maySee(seat, scope))]);
};

const expectAlike = ([a, b]: Pair, seats: readonly Seat[]): void => {
  for (const seat of seats) {
    expect(b.view(seat)).toEqual(a.view(seat));
    for (const command of PROBES) {
      const [seen, other] = [a, b].map((table) => asSeen(n20.decide(table.state(), command, seat), seat));
      if (seen !== other) throw new Error(`${seat} ${JSON.stringify(command)}: ${String(seen)} / ${String(other)}`);
    }
  }
};

/** All that a command can come to, by the numbers that may fall in its one draw. */
const outcomesOf = (table: EventTestTable, command: N20Command, seat: Seat): readonly Answer[] => {
  const step = n20.decide(table.state(), command, seat);
  if (step.kind !== 'needsDice') return [step];
  return Array.from({ length: step.request.sides }, (_, i) => rolledOut(step, () => i + 1));
};

/** The same deed in both games, with whatever differs for the enemy alone. Gives whether both took it. */
const playBoth = (pair: Pair, [command, seat]: readonly [N20Command, Seat], me: Side, chance: Seeded): boolean => {
  const [ones, others] = pair.map((table) => outcomesOf(table, command, seat));
  const answer = one(chance, ones!);
  const matching = others!.filter((other) => asSeen(other, me) === asSeen(answer, me));
  if (answer.kind !== 'accepted' || matching.length === 0) return false;
  const match = one(chance, matching);
  if (match.kind !== 'accepted') return false;
  pair[0].apply(answer.outcome.facts);
  pair[1].apply(match.outcome.facts);
  return true;
};

/** Sets the deck up in both games: my own four cards are the same, all else may differ. */
const setUpBoth = (pair: Pair, me: Side, chance: Seeded): void => {
  const mine = [2, 5, 7, 11].map((at) => RETAIN[at]!);
  for (const table of pair) {
    let pile: readonly RetainCard[] = RETAIN;
    const { at } = drive(n20.decide(table.state(), SET_UP, 'table'), {
      dice: ({ sides }, nth) => {
        // Medium: one Reveal card, then four for the first side and four for the second, each as the pile has them left.
        const isDeal = table.deck().method === 'medium' && nth > 0;
        const isMine = nth <= 4 === (me === 'first');
        const card = one(
          chance,
          pile.filter((other) => mine.includes(other) === isMine),
        );
        const face = isDeal ? pile.indexOf(card) + 1 : chance.roll(sides);
        if (isDeal) pile = pile.filter((other) => other !== card);
        return [face];
      },
      option: () => null,
    });
    if (at.kind !== 'accepted') throw new Error(at.kind);
    table.apply(at.outcome.facts);
  }
};

/** What the enemy does with his own cards need not be the same card in both games. */
const enemyPuts = (pair: Pair, enemy: Side, chance: Seeded): void => {
  for (const table of pair) {
    const { dealt, chosen } = eventState(table).hands[enemy];
    if (dealt.length === 0 || chosen !== null) continue;
    table.when({ type: 'PutEventCard', side: enemy, card: one(chance, dealt) }, enemy).thenFacts();
  }
};

const twoGames = (method: Method, me: Side, seed: number): number => {
  const chance = seeded(seed);
  const pair: Pair = [eventTable(method), eventTable(method)];
  const enemy = otherSide(me);
  setUpBoth(pair, me, chance);
  enemyPuts(pair, enemy, chance);
  let differed = 0;
  for (let i = 0; i < 40; i++) {
    playBoth(pair, nextDeed(pair[0], chance), me, chance);
    const secrets = pair.map((table) => JSON.stringify([table.state().held[enemy], table.state().umpire]));
    if (secrets[0] !== secrets[1]) differed += 1;
    if (i % 4 === 0) expectAlike(pair, ['table', me]);
  }
  expect(pair.every((table) => eventState(table).hands[me].hand.every(isRetain))).toBe(true);
  return differed;
};

test.each(METHODS.slice(1).flatMap((method) => SIDES.map((me) => [method, me] as const)))(
  'N20 5.0, Ruling 70 the law of secrecy, %s: whatever the enemy of the %s side holds and the deck hides, nobody can tell',
  (method, me) => {
    let differed = 0;
    for (let seed = 1; seed <= 20; seed++) differed += twoGames(method, me, seed) > 5 ? 1 : 0;
    expect(differed).toBeGreaterThan(method === 'spicy' ? 4 : 12);
  },
);

import { formation } from '../../../testkit/battle';
import { removalsOf } from './decks';
import { CARDS, DRAW, cardSetup, cardTable, die, drawing, enter, play } from './testing/card-table';

const table = () => cardTable(cardSetup('restricted'));
const nextTurn = { type: 'NextTurn' } as const;

test('MOP 37.12.3 e: a card is drawn and a die is rolled; odd, it may be played or held this turn', () => {
  const t = table();
  const drawn = t.when(DRAW).rolling(drawing(1), die(3));
  expect(drawn.thenFacts().map(({ scope, event }) => [scope, event.type])).toEqual([
    ['held:first', 'CardDrawn'],
    ['table', 'CardTaken'],
  ]);
  expect(drawn.barrier).toBe(true);
  expect(t.own('first').hand.map(({ face }) => face.card)).toEqual(['3']);
  expect(t.own('first').last?.out).toMatchObject({ die: 3, now: 'hand' });
});

test('MOP 37.12.3 e: even, it is discarded without effect', () => {
  const t = table();
  t.when(DRAW).rolling(drawing(3), die(4)).thenFacts();
  expect(t.own('first').hand).toEqual([]);
  expect(t.own('first').discards).toEqual([{ card: '8', count: 1 }]);
  t.when(play('8', { subject: 'f1' })).thenRefused('CARD_NOT_IN_HAND');
});

test('MOP 37.12.3 e: one card a day turn for each side, none at night', () => {
  const t = table();
  t.when(DRAW).rolling(drawing(1), die(2)).thenFacts();
  t.when(DRAW).thenRefused('CARD_IS_DRAWN');
  t.when({ ...DRAW, side: 'second' }, 'second').thenNeedsDice('MOP 37.12', 1, 3);
  for (let i = 0; i < 6; i++) t.when(nextTurn).thenFacts();
  expect(t.view().turn.turn.kind).toBe('night');
  t.when(DRAW).thenRefused('NO_CARDS_AT_NIGHT');
});

test('MOP 37.12.3 e: a held card is gone when the turn ends', () => {
  const t = table();
  t.when(enter('8')).rolling(die(1)).thenFacts();
  t.when(nextTurn).thenFacts();
  expect(t.own('first').hand).toEqual([]);
  expect(t.own('first').discards).toEqual([{ card: '8', count: 1 }]);
  t.when(play('8', { subject: 'f1' })).thenRefused('CARD_NOT_IN_HAND');
});

test('MOP 37.12.3 e: nobody else learns which card it was, nor how the die fell', () => {
  const t = table();
  const before = t.cards('second');
  t.when(DRAW).rolling(drawing(1), die(3)).thenFacts();
  t.when(play('3')).thenFacts();
  for (const seat of ['table', 'second'] as const) {
    expect(JSON.stringify(t.cards(seat).own.filter(({ side }) => side === 'first'))).toBe('[]');
    expect(t.effects(seat)).toEqual([]);
  }
  expect(t.cards('second').own).toEqual(before.own);
  expect(t.cards().decks[0]).toMatchObject({ left: 4, modes: 2, taken: 1 });
  t.when(DRAW, 'table').thenRefused('CARDS_ARE_HIS_OWN');
});

test('MOP 37.12.1: a card is shown when its effect becomes apparent, and then everybody sees what is in force', () => {
  const t = table();
  t.when(enter('3')).rolling(die(5)).thenFacts();
  t.when(play('3')).thenFacts();
  expect(t.effects('first')).toEqual(['coverFire']);
  t.when({ type: 'ShowCard', side: 'first', card: '3' }).thenFacts();
  expect(t.effects()).toEqual(['coverFire']);
  const [one] = t.cards().effects;
  t.when({ type: 'UseCardEffect', side: 'first', effect: one?.effect.id ?? '' }, 'table').thenFacts();
  expect(t.effects()).toEqual([]);
  t.when({ type: 'ShowCard', side: 'first', card: '3' }).thenRefused('NOTHING_TO_SHOW');
});

test('MOP 37.12.3 b, c: mode and bonus cards come before the first turn', () => {
  const t = table();
  t.when({ type: 'DrawCard', side: 'first', from: 'mode' }).rolling(drawing(1)).thenFacts();
  t.when(play('2')).thenFacts();
  expect(t.effects()).toEqual(['barsInitial']);
  t.when({ type: 'DrawCard', side: 'first', from: 'bonus', card: '8' }).thenFacts();
  expect(t.own('first').discards).toEqual([{ card: '8', count: 1 }]);
  t.when(nextTurn).thenFacts();
  t.when({ type: 'DrawCard', side: 'first', from: 'mode' }).thenRefused('BEFORE_FIRST_TURN_ONLY');
  t.when({ type: 'DrawCard', side: 'first', from: 'bonus' }).thenRefused('BEFORE_FIRST_TURN_ONLY');
  expect(t.effects()).toEqual([]);
});

test('MOP 37.12.3 c: a bonus card 27 is passed to the other side, which plays it on its own forces and counts it the other way', () => {
  const t = table();
  const passed = t.when({ type: 'DrawCard', side: 'first', from: 'bonus', card: '27' }).thenFacts();
  expect(passed.map(({ scope }) => scope)).toEqual(['held:first', 'table', 'held:second']);
  expect(t.own('second').hand.map(({ face }) => face.card)).toEqual(['27']);
  t.when(play('27', { arrival: { formation: 's2', turn: 3 }, points: -2 }, 'second'), 'second').thenRefused(
    'NOT_LATER',
  );
  t.when(play('27', { arrival: { formation: 's2', turn: 6 }, points: -2 }, 'second'), 'second').thenFacts();
  expect(t.view('second').campaign.arrivals.find(({ formation }) => formation === 's2')?.comes?.turn).toBe(6);
  expect(t.view('second').campaign.points.bySide.second).toBe(2);
});

test('MOP 37.12.3: card 25 brings the reinforcement that is next due sooner, and no other', () => {
  const t = table();
  t.when(enter('25')).rolling(die(1)).thenFacts();
  t.when(play('25')).thenRefused('WHOM_IS_IT_ABOUT');
  t.when(play('25', { arrival: { formation: 'f1', turn: 1 } })).thenRefused('NEXT_DUE_ONLY');
  t.when(play('25', { arrival: { formation: 'f3', turn: 3 } })).thenRefused('NOT_SOONER');
  t.when(play('25', { arrival: { formation: 'f3', turn: 1 } })).thenFacts();
  expect(t.view('first').campaign.arrivals.find(({ formation }) => formation === 'f3')?.comes?.turn).toBe(1);
  expect(t.view('first').campaign.points.bySide.first).toBe(-3);
});

test('Ruling 44: for a formation that a card takes away its owner gains a quarter of its strength', () => {
  const t = cardTable(
    cardSetup('restricted', {}, [...CARDS, { ...CARDS[0]!, no: '29', count: 1, removed: 0, points: -9 }]),
  );
  t.when(enter('29')).rolling(die(1)).thenFacts();
  t.when(play('29', { arrival: { formation: 'f3', turn: null }, strength: 22 })).thenFacts();
  expect(t.view('first').campaign.points.bySide.first).toBe(6);
});

test('MOP 37.13: points of a hidden card count for its owner alone until the end', () => {
  const t = table();
  t.when(enter('8')).rolling(die(3)).thenFacts();
  t.when(play('8', { subject: 'f1' })).thenFacts();
  expect(t.view('first').campaign.points.bySide.first).toBe(-2);
  expect(t.view('second').campaign.points.bySide.first).toBe(0);
  t.when({ type: 'ShowAllCards', side: 'first' }).thenFacts();
  expect(t.cards().piles.first?.map(({ face, now }) => [face.card, now])).toEqual([['8', 'played']]);
});

test('Ruling 51: without counts the app draws nothing, but takes what is drawn on the table', () => {
  const t = cardTable(cardSetup('restricted', {}, []));
  t.when(DRAW).thenRefused('CARDS_NOT_COUNTED', 'Ruling 51');
  t.when(enter('12')).rolling(die(1)).thenFacts();
  expect(t.own('first').hand.map(({ face }) => face.name)).toEqual(['Probe']);
  expect(t.cards().decks[0]?.left).toBeNull();
});

test('MOP 37.12.3: a card that cannot be left in the deck is not entered', () => {
  const t = table();
  t.when(enter('31')).thenRefused('CARD_NOT_LEFT');
  t.when(enter('2')).thenRefused('OF_ANOTHER_PILE');
  t.when(enter('99')).thenRefused('NO_SUCH_CARD');
  t.when({ type: 'DrawCard', side: 'first', from: 'mode', card: '3' }).thenRefused('OF_ANOTHER_PILE');
});

test('MOP 37.12.3 g: one deck lies open; odd, the card is for the French, even for the Coalition', () => {
  const t = cardTable(cardSetup('oneDeck', { playMode: 'solo' }));
  t.when(DRAW, 'solo').rolling(drawing(1), die(4)).thenFacts();
  expect(
    t
      .cards()
      .own.find(({ side }) => side === 'second')
      ?.hand.map(({ face }) => face.card),
  ).toEqual(['3']);
  t.when({ ...DRAW, side: 'second' }, 'solo').thenRefused('CARD_IS_DRAWN');
  t.when({ type: 'DrawCard', side: 'first', from: 'bonus' }, 'solo').thenRefused('NO_BONUS_FROM_ONE_DECK');
  t.when(play('3', {}, 'second'), 'solo').thenFacts();
  expect(t.effects()).toEqual(['coverFire']);
});

test.each([
  ['7N', 1, 'first', '7N'],
  ['7N', 2, 'second', '7B'],
  ['14N', 4, 'second', '14A'],
  ['23U', 5, 'first', '23C'],
  ['23U', 6, 'second', '23U'],
  ['30G', 3, 'first', '30M'],
  ['30M', 2, 'second', '30G'],
] as const)('MOP 37.12.3 g: card %s of one deck, die %i, is %s side’s card %s', (drawn, face, side, becomes) => {
  const only = [{ name: 'Of two names', count: 1, deck: null, note: '', no: drawn }];
  const t = cardTable(cardSetup('oneDeck', { playMode: 'solo' }, only));
  t.when(enter(drawn), 'solo').rolling(die(face)).thenFacts();
  const hand = t.cards().own.find((one) => one.side === side)?.hand;
  expect(hand?.map((held) => held.face.card)).toEqual([becomes]);
  expect(t.cards().decks.map(({ left }) => left)).toEqual([0, 0]);
});

test('MOP 37.12.3 j, Ruling 59: the tables bring an event; a removed card brings none', () => {
  const t = cardTable(cardSetup('events'));
  t.when(DRAW, 'table').thenRefused('TABLES_NOT_CARDS');
  // Table A, 12, odd: Napoléon; then table A, 14, even: card 9 of the second side.
  t.when({ type: 'RollCardEvent' }, 'table').rolling(die(1), ['MOP 37.12.3', 1, 2], die(3)).thenFacts();
  expect(t.cards().rolled).toMatchObject({ side: 'first', face: { card: '7N' } });
  t.when({ type: 'RollCardEvent' }, 'table').thenRefused('EVENT_IS_ROLLED');
  t.when(play('7N', { subject: 'emperor' }), 'table').thenFacts();
  expect(t.effects()).toEqual(['rating', 'coordinated', 'initialAction']);
  const gone = cardTable(cardSetup('events', {}, [{ ...CARDS[0]!, no: '8', count: 2, removed: 2 }]));
  gone.when({ type: 'RollCardEvent' }, 'table').rolling(die(1), ['MOP 37.12.3', 1, 3], die(1)).thenFacts();
  expect(gone.cards().rolled).toEqual({ side: null, face: null });
});

test('MOP 37.12.1: in full play a hand is kept from turn to turn, and cards are laid aside', () => {
  const t = cardTable(cardSetup('full'));
  t.when(DRAW).rolling(drawing(1)).thenFacts();
  t.when(DRAW).rolling(drawing(1)).thenFacts();
  t.when(nextTurn).thenFacts();
  expect(t.own('first').hand.map(({ face }) => face.card)).toEqual(['3', '3']);
  t.when({ type: 'DropCard', side: 'first', card: '3' }).thenFacts();
  t.when(play('3')).thenFacts();
  expect(t.own('first').hand).toEqual([]);
  t.when({ type: 'ReshuffleCards', side: 'first' }).thenFacts();
  expect(t.cards().decks[0]).toMatchObject({ left: 5 });
});

test('MOP 37.12.2: historical study has no cards', () => {
  const t = cardTable(cardSetup('historical'));
  expect(t.view().cards).toBeUndefined();
  t.when(DRAW).thenRefused('NO_CARDS_IN_THIS_GAME');
});

test('Ruling 51: a card that was entered by its name or its number alone is the printed one', () => {
  const plain = (name: string, deck: 'first' | 'second') => ({ name, count: 1, deck, note: '' });
  const cards = [
    plain('Approach March', 'first'),
    plain('7', 'second'),
    plain('9 The Battle Ends', 'first'),
    plain('Dogs', 'first'),
  ];
  const t = cardTable(cardSetup('restricted', {}, cards));
  expect(t.own('first').left.map(({ card }) => card)).toEqual(['8', '9']);
  expect(t.own('second').left.map(({ card }) => card)).toEqual(['7B']);
});

test('MOP 37.12.3 d: of several forces that are next due the app picks one at random, and that is not taken back', () => {
  const formations = [
    formation('f1', 'first', { arrives: 4 }),
    formation('f2', 'first', { arrives: 4 }),
    formation('f3', 'first', { arrives: 6 }),
    formation('s1', 'second'),
  ];
  const t = cardTable(cardSetup('restricted', { formations }));
  t.when(enter('25')).rolling(die(1)).thenFacts();
  const picked = t.when(play('25', { arrival: { formation: null, turn: 3 } }));
  const done = picked.rolling(['MOP 37.12.3', 2]);
  expect(done.barrier).toBe(true);
  done.thenFacts();
  expect(t.view('first').campaign.arrivals.find(({ formation: id }) => id === 'f2')?.comes?.turn).toBe(3);
});

test.each([
  ['one of two', 2, 1, 'oneOfTwo'],
  ['two of four', 4, 2, 'twoOfFour'],
  ['all of three', 3, 3, 'all'],
] as const)('MOP 37.12.3 j, Ruling 59: the title sheet takes out %s', (_, count, removed, as) => {
  const setup = cardSetup('events', {}, [{ ...CARDS[1]!, no: '13', count, removed }]);
  expect(removalsOf(setup)).toEqual([{ side: 'first', card: 13, removed: as }]);
});

test('MOP 37.12.3 b: what the scenario takes out is in no deck', () => {
  const t = cardTable(cardSetup('restricted'));
  expect(t.own('first').left).toContainEqual({ card: '3', count: 2 });
});

test('MOP 37.12: an open card that is played from a hidden hand cannot be taken back; where all cards lie open it can', () => {
  const barrierOf = (t: ReturnType<typeof cardTable>): boolean => {
    t.when(enter('23C')).rolling(die(1)).thenFacts();
    return t.when(play('23C', { subject: 's1' })).barrier;
  };
  const uncounted = (way: 'oneDeck' | 'restricted') => cardTable(cardSetup(way, { playMode: 'solo' }, []));
  const hidden = cardTable(cardSetup('restricted', {}, []));
  expect([barrierOf(uncounted('oneDeck')), barrierOf(hidden)]).toEqual([false, true]);
});

import { RETAIN, REVEAL } from '../events/cards';
import {
  DRAW,
  SET_UP,
  SET_UP_REAL,
  done,
  drawing,
  eventTable,
  mediumTable,
  mildTable,
  readyMedium,
  spicyTable,
} from './testing/event-table';

const MUD = 'regular:Mud';
const PLAN = 'regular:As the plan has it';
const GUARD = 'regular:Old Guard grumbles';

describe('N20 5.0 the deck is set up once', () => {
  test('without an event deck in the title sheet there is none', () => {
    eventTable('none').when(SET_UP).thenRefused('NO_EVENT_DECK_IN_THIS_GAME', 'N20 5.0');
    expect(eventTable('none').deck()).toMatchObject({ method: 'none', begun: null });
  });

  test('Ruling 51 the game’s own cards come from the title sheet, and are asked for', () => {
    eventTable('mild', {}, { cards: [] }).when(SET_UP).thenRefused('EVENT_CARDS_MISSING', 'N20 5.0');
  });

  test('a second time only after another way of playing was chosen', () => {
    const table = spicyTable();
    table.when(SET_UP).thenRefused('EVENTS_ARE_SET_UP', 'N20 5.0');
    table.when(DRAW).rolling(drawing(1)).thenFacts();
    const { setup } = table.view()!;
    table.when({ type: 'CorrectSetup', setup: { ...setup, title: { ...setup.title, events: 'regular' } } }).thenFacts();
    table.when(SET_UP).thenFacts();
    expect(table.deck()).toMatchObject({ begun: { method: 'regular' }, shown: null, counts: { left: 5, unknown: 0 } });
  });

  test('nothing is drawn before that', () => {
    eventTable('mild').when(DRAW).thenRefused('EVENTS_NOT_SET_UP', 'N20 5.0');
  });
});

describe('N20 5.0 mild', () => {
  test('two of sixteen go in; nobody sees them, and the deck counts two unknown cards', () => {
    const table = eventTable('mild');
    table.when(SET_UP).thenNeedsDice('N20 5.0', 1, 16);
    const play = table.when(SET_UP).rolling(drawing(1), drawing(12));
    expect(play.thenFacts().map(({ scope }) => scope)).toEqual(['table', 'umpire']);
    expect(play.barrier).toBe(true);
    for (const seat of ['table', 'first', 'second', 'solo'] as const)
      expect(table.deck(seat).counts).toEqual({
        left: 7,
        rows: [
          { card: MUD, count: 2 },
          { card: GUARD, count: 1 },
          { card: PLAN, count: 2 },
        ],
        unknown: 2,
        aside: 0,
      });
  });

  test('Ruling 70 the drawer sees the card first, and alone', () => {
    const table = mildTable();
    const play = table.when(DRAW).rolling(drawing(1));
    play.thenHappened({ type: 'EventDrawn', side: 'first' }, { type: 'EventCardSeen', card: MUD });
    expect(play.barrier).toBe(true);
    expect(table.deck('table')).toMatchObject({
      drawn: 'first',
      awaits: 'first',
      own: [],
      counts: { left: 6, aside: 1 },
    });
    expect(table.deck('second').own).toMatchObject([{ side: 'second', drawn: null }]);
    expect(table.deck('first').own).toMatchObject([
      { side: 'first', drawn: { name: 'Mud', note: 'Movement is halved' } },
    ]);
    expect(table.deck('first').counts).toMatchObject({ left: 6, rows: [{ count: 1 }, { count: 1 }, { count: 2 }] });
  });

  test('the number of the draw is the app’s own secret', () => {
    expect(mildTable().when(DRAW).step).toMatchObject({ request: { sides: 7, secret: true, draw: true } });
  });

  test('an event of the game is shown, is no card to keep, and is discarded', () => {
    const table = mildTable();
    table.when(DRAW).rolling(drawing(1)).thenFacts();
    table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenRefused('ONLY_RETAIN_IS_KEPT', 'N20 2.0');
    table.when({ type: 'ShowEvent', side: 'first' }, 'first').thenFacts();
    expect(table.deck()).toMatchObject({ drawn: null, shown: { side: 'first', face: { name: 'Mud', hits: null } } });
    table.when(DRAW).thenRefused('EVENT_LIES_OPEN');
    table.when(done()).thenHappened({
      type: 'EventResolved',
      side: 'first',
      card: MUD,
      carriedOut: true,
      to: 'discards',
    });
    expect(table.deck()).toMatchObject({ shown: null, counts: { left: 6 }, discards: [{ card: MUD, count: 1 }] });
  });

  test('only its drawer touches it, behind his curtain', () => {
    const table = mildTable();
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    for (const seat of ['table', 'second', 'solo'] as const)
      for (const type of ['ShowEvent', 'KeepEvent'] as const)
        table.when({ type, side: 'first' }, seat).thenRefused('HIS_OWN_CARDS_ONLY', 'Ruling 70');
    table.when({ type: 'ShowEvent', side: 'second' }, 'second').thenRefused('NO_EVENT_DRAWN');
    table.when(DRAW).thenRefused('EVENT_NOT_LOOKED_AT', 'Ruling 70');
  });

  test('Ruling 70 that a Retain card was kept is public, the card is not', () => {
    const table = mildTable();
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenFacts();
    expect(table.deck()).toMatchObject({
      kept: { first: 1, second: 0 },
      counts: { left: 6, unknown: 1, aside: 0 },
      own: [],
    });
    expect(table.deck('first').own[0]?.hand).toMatchObject([{ card: 'retain 1', kind: 'retain', number: 1 }]);
  });

  test('N20 2.0 played later it is shown, discarded, and known to be in the deck after a reshuffle', () => {
    const table = mildTable();
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenFacts();
    const play = { type: 'PlayKept', side: 'first', card: 'retain 1' } as const;
    table.when(play, 'table').thenRefused('HIS_OWN_CARDS_ONLY');
    table.when({ ...play, card: 'retain 2' }, 'first').thenRefused('CARD_NOT_IN_HAND', 'N20 2.0');
    table.when({ ...play, side: 'second' }, 'second').thenRefused('NO_KEPT_CARD', 'N20 2.0');
    table.when(play, 'first').thenFacts();
    expect(table.deck()).toMatchObject({
      kept: { first: 0 },
      played: { side: 'first', face: { number: 1 } },
      discards: [{ card: 'retain 1', count: 1 }],
    });
    table.when({ type: 'ReshuffleEvents' }).thenHappened({ type: 'EventsReshuffled', cards: 1, by: null });
    expect(table.deck().counts).toMatchObject({ left: 7, unknown: 1 });
    expect(table.deck().counts.rows).toContainEqual({ card: 'retain 1', count: 1 });
    // Kept again, it may be that card or the other: the counts then tell only that one of them is away.
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenFacts();
    expect(table.deck('second').counts).toMatchObject({ left: 6, unknown: 1, aside: 1 });
    expect(table.deck('first').counts).toMatchObject({ left: 6, unknown: 1, aside: 0 });
  });

  test('a special card that was shown is named from then on, by what the title sheet calls it', () => {
    const table = mildTable({}, { specials: { retain: [], reveal: [{ name: 'Cannon bogged down', note: 'Once' }] } });
    table.when(DRAW).rolling(drawing(7)).thenFacts();
    table.when({ type: 'ShowEvent', side: 'first' }, 'first').thenFacts();
    expect(table.deck()).toMatchObject({
      shown: { face: { card: 'reveal 1', name: 'Cannon bogged down', note: 'Once' } },
      counts: { left: 6, unknown: 1 },
    });
  });

  test('keeping or showing leaves the desk', () => {
    const table = mildTable();
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    table.when({ type: 'OpenDesk', side: 'first' }).thenFacts();
    const facts = table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenFacts();
    expect(facts.map(({ scope, event }) => [scope, event.type])).toEqual([
      ['held:first', 'EventCardTaken'],
      ['table', 'EventKept'],
      ['table', 'DeskClosed'],
    ]);
  });
});

describe('N20 5.0 medium', () => {
  test('one Reveal card goes in unseen, four Retain cards to each side, twelve different ones in all', () => {
    const table = mediumTable();
    const [first] = table.deck('first').own;
    const [second] = table.deck('second').own;
    expect(first?.dealt.map(({ card }) => card)).toEqual(RETAIN.slice(0, 4));
    expect(second?.dealt.map(({ card }) => card)).toEqual(RETAIN.slice(4, 8));
    expect(table.deck('table')).toMatchObject({ own: [], ready: false, toPut: ['first', 'second'], awaits: 'first' });
    table.when(DRAW).thenRefused('EVENT_CARDS_NOT_PUT', 'N20 5.0');
  });

  test('each side chooses one of its own four, for good; the enemy learns that it did', () => {
    const table = mediumTable();
    const put = { type: 'PutEventCard', side: 'first', card: 'retain 3' } as const;
    table.when(put, 'table').thenRefused('HIS_OWN_CARDS_ONLY', 'Ruling 70');
    table.when({ ...put, card: 'retain 9' }, 'first').thenRefused('CARD_NOT_IN_HAND', 'N20 5.0');
    table.when(put, 'first').thenFacts();
    table.when({ ...put, card: 'retain 1' }, 'first').thenRefused('EVENT_CARD_IS_PUT', 'N20 5.0');
    expect(table.deck('second')).toMatchObject({ toPut: ['second'], awaits: 'second' });
    expect(table.deck('first').own).toMatchObject([{ dealt: [], chosen: { card: 'retain 3' } }]);
  });

  test('the deck has three unknown cards; whoever put one in knows that one', () => {
    const table = readyMedium();
    expect(table.deck('table').counts).toMatchObject({ left: 8, unknown: 3 });
    expect(table.deck('first').counts).toMatchObject({ left: 8, unknown: 2 });
    expect(table.deck('first').counts.rows).toContainEqual({ card: 'retain 3', count: 1 });
    expect(table.deck('solo').counts).toMatchObject({ left: 8, unknown: 1 });
  });

  test('the enemy’s card may be drawn and kept', () => {
    const table = readyMedium();
    // Behind the five of the game: Reveal 2, then the first side's card, then the second's.
    table.when(DRAW).rolling(drawing(8)).thenFacts();
    table.when({ type: 'KeepEvent', side: 'first' }, 'first').thenFacts();
    expect(table.deck('first').own[0]?.hand).toMatchObject([{ card: 'retain 8' }]);
    // The second side knows its own card to be in there, unless it is the one that was kept.
    expect(table.deck('second').counts).toMatchObject({ left: 7, unknown: 2, aside: 1 });
    expect(table.deck('first').counts).toMatchObject({ left: 7, unknown: 1, aside: 0 });
  });

  test('solo both hands are chosen at the one seat', () => {
    const table = mediumTable({ playMode: 'solo' });
    table.when({ type: 'PutEventCard', side: 'first', card: 'retain 1' }, 'solo').thenFacts();
    table.when({ type: 'PutEventCard', side: 'second', card: 'retain 5' }, 'solo').thenFacts();
    expect(table.deck('solo')).toMatchObject({ ready: true, awaits: null });
  });
});

describe('N20 5.0 spicy', () => {
  test('Ruling 1 all four Reveal cards are in the deck, openly; a draw is seen by all at once', () => {
    const table = spicyTable();
    expect(table.deck().counts).toMatchObject({ left: 9, unknown: 0 });
    for (const card of REVEAL) expect(table.deck().counts.rows).toContainEqual({ card, count: 1 });
    const play = table.when(DRAW);
    expect(play.step).toMatchObject({ request: { sides: 9, draw: true } });
    expect(play.step).not.toHaveProperty('request.secret');
    play.rolling(drawing(6)).thenHappened({ type: 'EventShown', side: 'first', card: 'reveal 1', entered: false });
    expect(table.deck()).toMatchObject({ awaits: null, special: { left: 12, discards: [] } });
  });

  test('after an event that reshuffles, whoever’s turn it is draws a special card and keeps it unseen', () => {
    const table = spicyTable();
    table.when(DRAW).rolling(drawing(4)).thenFacts();
    table.when(done('reshuffle')).thenNeedsDice('N20 5.0', 1, 12);
    const play = table.when(done('reshuffle')).rolling(drawing(5));
    expect(play.thenFacts().map(({ scope, event }) => [scope, event.type])).toEqual([
      ['table', 'EventResolved'],
      ['table', 'EventsReshuffled'],
      ['table', 'SpecialDrawn'],
      ['held:first', 'EventCardTaken'],
    ]);
    expect(play.barrier).toBe(true);
    expect(table.deck('second')).toMatchObject({ kept: { first: 1 }, counts: { left: 9 }, special: { left: 11 } });
    expect(table.deck('first').own[0]?.hand).toMatchObject([{ card: 'retain 5' }]);
  });

  test('the app remembers which card had the deck reshuffled', () => {
    const table = spicyTable();
    table.when(DRAW).rolling(drawing(4)).thenFacts();
    expect(table.deck().shown).toMatchObject({ reshuffles: false });
    table.when(done('reshuffle')).rolling(drawing(5)).thenFacts();
    table.when(DRAW).rolling(drawing(5)).thenFacts();
    expect(table.deck().shown).toMatchObject({ face: { card: PLAN }, reshuffles: true });
  });

  test('a played special card goes to a discard pile of its own, which Battlefield Smoke has reshuffled', () => {
    const table = spicyTable({}, { specials: { retain: [], reveal: [{ name: 'Battlefield Smoke', note: '' }] } });
    table.when(DRAW).rolling(drawing(4)).thenFacts();
    table.when(done('reshuffle')).rolling(drawing(5)).thenFacts();
    table.when({ type: 'PlayKept', side: 'first', card: 'retain 5' }, 'first').thenFacts();
    expect(table.deck()).toMatchObject({ discards: [], special: { left: 11, discards: ['retain 5'] } });
    table.when(DRAW).rolling(drawing(6)).thenFacts();
    expect(table.deck().shown).toMatchObject({ smoke: true });
    table.when({ type: 'ReshuffleSpecials' }).thenHappened({ type: 'SpecialsReshuffled', cards: 1 });
    expect(table.deck()).toMatchObject({ special: { left: 12, discards: [] } });
    table.when({ type: 'ReshuffleSpecials' }).thenRefused('NOTHING_TO_RESHUFFLE', 'N20 5.0');
  });

  test('the special pile is reshuffled when the last of it is gone; with all twelve in hands there is none to draw', () => {
    const table = spicyTable();
    const reshuffle = (sides: number): void => {
      table.when(DRAW).rolling(drawing(4)).thenFacts();
      table.when(done('reshuffle')).thenNeedsDice('N20 5.0', 1, sides);
      table.when(done('reshuffle')).rolling(drawing(1)).thenFacts();
    };
    for (let left = 12; left >= 1; left--) reshuffle(left);
    table.when(DRAW).rolling(drawing(4)).thenFacts();
    expect(
      table
        .when(done('reshuffle'))
        .thenFacts()
        .map(({ event }) => event.type),
    ).toEqual(['EventResolved', 'EventsReshuffled']);
    table.when({ type: 'PlayKept', side: 'first', card: 'retain 7' }, 'first').thenFacts();
    reshuffle(1);
    expect(table.deck('first').own[0]?.hand.at(-1)).toMatchObject({ card: 'retain 7' });
    expect(table.deck()).toMatchObject({ kept: { first: 12 }, special: { left: 0, discards: [] } });
  });
});

describe('N20 5.0 one-side and two-side events', () => {
  test('a one-side event names the side it hits, whoever draws it', () => {
    const table = spicyTable();
    table.when({ type: 'DrawEvent', side: 'second' }).rolling(drawing(3)).thenFacts();
    expect(table.deck().shown).toMatchObject({ side: 'second', face: { card: GUARD, hits: 'first' } });
    table.when(done('discard', false)).thenHappened({
      type: 'EventResolved',
      side: 'second',
      card: GUARD,
      carriedOut: false,
      to: 'discards',
    });
  });

  test('a card that is out of the game never comes back', () => {
    const table = spicyTable();
    table.when(DRAW).rolling(drawing(3)).thenFacts();
    table.when(done('remove')).thenFacts();
    table.when(DRAW).rolling(drawing(1)).thenFacts();
    table.when(done()).thenFacts();
    table.when({ type: 'ReshuffleEvents' }).thenFacts();
    expect(table.deck()).toMatchObject({ counts: { left: 8 }, removed: [{ card: GUARD, count: 1 }], discards: [] });
  });

  test('an empty deck is reshuffled before anything is drawn', () => {
    const table = eventTable('regular');
    table.when(SET_UP).thenFacts();
    for (let i = 0; i < 5; i++) {
      table.when(DRAW).rolling(drawing(1)).thenFacts();
      table.when(done()).thenFacts();
    }
    table.when(DRAW).thenRefused('EVENT_DECK_IS_EMPTY', 'N20 5.0');
    table.when({ type: 'ReshuffleEvents' }).thenFacts();
    table.when(DRAW).thenNeedsDice('N20 5.0', 1, 5);
  });

  test('whether a card was drawn in this step is forgotten with it', () => {
    const table = spicyTable();
    table.when(DRAW).rolling(drawing(1)).thenFacts();
    expect(table.deck().drawnInStep).toBe(true);
    table.when({ type: 'GoToStep', step: 'movement-first' }).thenFacts();
    expect(table.deck()).toMatchObject({ drawnInStep: false, shown: { face: { card: MUD } } });
  });
});

describe('N20 5.0 a real deck', () => {
  const real = (method: 'mild' | 'medium' | 'spicy') => {
    const table = eventTable(method);
    table.when(SET_UP_REAL).thenFacts();
    return table;
  };

  test('what is drawn on the table is entered by name, and nothing is a secret of the app', () => {
    const table = real('mild');
    table.when(DRAW).thenRefused('THE_DECK_IS_REAL', 'N20 5.0');
    const play = table.when({ type: 'EnterEvent', side: 'first', card: MUD });
    play.thenHappened({ type: 'EventShown', side: 'first', card: MUD, entered: true });
    expect(play.barrier).toBe(false);
    expect(table.deck()).toMatchObject({ counts: { left: 6, unknown: 2 }, awaits: null });
  });

  test('Ruling 70 that one was kept is told, its name only when it is played', () => {
    const table = real('medium');
    table.when({ type: 'EnterKept', side: 'second' }).thenHappened({ type: 'EventKept', side: 'second' });
    expect(table.deck('second')).toMatchObject({
      kept: { second: 1 },
      counts: { left: 7, unknown: 2 },
      own: [{ hand: [] }],
    });
    table.when({ type: 'PlayKept', side: 'second', card: 'retain 11' }).thenFacts();
    expect(table.deck()).toMatchObject({ kept: { second: 0 }, discards: [{ card: 'retain 11', count: 1 }] });
    expect(table.deck().playable).not.toContain('retain 11');
  });

  test('a card that cannot be left in it is not taken', () => {
    const table = real('spicy');
    const guard = { type: 'EnterEvent', side: 'first', card: GUARD } as const;
    table.when(guard).thenFacts();
    table.when(done()).thenFacts();
    table.when(guard).thenRefused('CARD_NOT_IN_DECK', 'N20 5.0');
    table.when({ ...guard, card: 'retain 1' }).thenRefused('CARD_NOT_IN_DECK', 'N20 5.0');
    table.when({ type: 'EnterKept', side: 'first' }).thenRefused('NO_CARD_TO_KEEP', 'N20 5.0');
    expect(table.deck().nameable).toEqual([MUD, PLAN, ...REVEAL]);
  });

  test('spicy: the special pile is counted, its cards are in real hands', () => {
    const table = real('spicy');
    table.when({ type: 'EnterEvent', side: 'second', card: PLAN }).thenFacts();
    const play = table.when(done('reshuffle'));
    expect(play.thenFacts().map(({ scope }) => scope)).toEqual(['table', 'table', 'table']);
    expect(table.deck()).toMatchObject({ kept: { second: 1 }, special: { left: 11 }, counts: { left: 9 } });
  });

  test('entered cards are not for a deck from which the app draws', () => {
    spicyTable().when({ type: 'EnterEvent', side: 'first', card: MUD }).thenRefused('THE_APP_DRAWS', 'N20 5.0');
  });
});

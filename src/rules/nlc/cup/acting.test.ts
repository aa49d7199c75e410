import { inDanger } from '../../../testkit/plays';
import { battle, formation, leader } from '../../../testkit/battle';
import { cupOf, mopTable, nlcTable, withFilledCup } from '../../../testkit/playing';
import { dice, fighting, option } from '../procedure/testing/fighting';
import { cupRating } from './chits';

const drawn = () => {
  const table = withFilledCup(nlcTable(battle()));
  table.when({ type: 'EnterDrawn', side: 'first', chit: 'f1' }).thenFacts();
  return table;
};

describe('NLC 4.5 the formation in hand', () => {
  test('NLC 4.5 it is done when its player says so, once, and the card stays to be read', () => {
    const table = drawn();
    expect(cupOf(table).acting).not.toHaveProperty('ended');
    const play = table.when({ type: 'EndAction' });
    play.thenHappened({ type: 'ActionEnded', side: 'first', chit: 'f1' });
    expect(play.barrier).toBe(false);
    expect(cupOf(table).acting).toMatchObject({ chit: 'f1', ended: true });
    table.when({ type: 'EndAction' }).thenRefused('NOBODY_ACTS', 'NLC 4.5');
  });

  test('NLC 4.5 nobody acts before the first chit; whoever is drawn next has not ended', () => {
    const table = withFilledCup(nlcTable(battle()));
    table.when({ type: 'EndAction' }).thenRefused('NOBODY_ACTS', 'NLC 4.5');
    const next = drawn();
    next.when({ type: 'EndAction' }).thenFacts();
    next.when({ type: 'EnterDrawn', side: 'second', chit: 's1' }).thenFacts();
    expect(cupOf(next).acting).not.toHaveProperty('ended');
  });

  test('NLC 4.2 with the Initial Action its step ends too, and the draws begin', () => {
    const table = nlcTable(battle());
    table
      .when({ type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } })
      .rolling(['NLC 4.2', 6], ['NLC 4.2', 1]);
    table.when({ type: 'TakeInitial', chit: 'f2' }).thenFacts();
    withFilledCup(table);
    table
      .when({ type: 'EndAction' })
      .thenHappened({ type: 'ActionEnded', side: 'first', chit: 'f2' }, { type: 'StepReached', step: 'selection' });
  });

  test('NLC 4.5 a fight that goes into the game ticks its segment; taken back by hand it stays open', () => {
    const table = fighting();
    const input = { battery: table.units('g'), target: table.units('p', 'q') };
    const ticked = () => table.view().cup.acting?.ticked;
    table.resolve('nlc/bombardment', input, dice(5, 5), option('p')).thenFacts();
    // Nobody acts: a fight by itself ticks nothing.
    expect(ticked()).toBeUndefined();
    const [first = ''] = table.view().cup.nameable.first;
    table.when({ type: 'FillCup' }).thenFacts();
    table.when({ type: 'EnterDrawn', side: 'first', chit: first }).thenFacts();
    table.resolve('nlc/bombardment', input, dice(1, 1)).thenFacts();
    expect(ticked()).toEqual(['bombardment']);
    table.when({ type: 'TickStage', item: 'bombardment', done: false }).thenFacts();
    expect(ticked()).toEqual([]);
  });
});

describe('NLC 4 ph. 5 the Reserve', () => {
  test('NLC 4 who acted out of Reserve stands on the table by name', () => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    table.when({ type: 'DeclareReserve', side: 'first' }).thenFacts();
    table.when({ type: 'DeclareReserve', side: 'second' }).thenFacts();
    expect(cupOf(table).reserveActs).toEqual([
      { side: 'first', formations: ['f2'] },
      { side: 'second', formations: [] },
    ]);
  });
});

describe('MOP 37.17 a commander with two ratings', () => {
  const grouchy = leader('grouchy', 'first', 3, { role: 'WC', ratingOtherwise: 1 });
  const game = () =>
    mopTable(
      battle({
        leaders: [grouchy, leader('bluecher', 'second', 3)],
        formations: [formation('f1', 'first', { under: 'grouchy' }), formation('s1', 'second')],
      }),
    );

  test('MOP 37.17 he rolls for the Coordinated Action with the lower one: no die wins', () => {
    const play = game().when({ type: 'RollCoordinated', side: 'first', commander: 'grouchy' }).rolling(['NLC 4.1', 1]);
    play.thenHappened({
      type: 'CoordinatedRolled',
      side: 'first',
      commander: 'grouchy',
      rating: 1,
      die: 1,
      won: false,
    });
  });

  test('MOP 37.17 and for the Initial Action: 6 + 1 against 1 + 3 leads by 3, 6 + 1 against 2 + 3 does not', () => {
    const rolled = (french: number, coalition: number) =>
      game()
        .when({ type: 'RollInitial', commanders: { first: 'grouchy', second: 'bluecher' } })
        .rolling(['NLC 4.2', french], ['NLC 4.2', coalition])
        .thenFacts()[0]?.event;
    expect(rolled(6, 1)).toMatchObject({ winner: 'first', lead: 3, rolls: { first: { rating: 1 } } });
    expect(rolled(6, 2)).toMatchObject({ winner: null, lead: 2 });
  });

  test('MOP 37.17 his successor has the one rating he has (NLC 11.2)', () => {
    const table = game();
    table
      .when(inDanger('grouchy', { cause: 'displaced' }))
      .rolling(['NLC 11.2', 6, 6])
      .thenFacts();
    table.when({ type: 'NextTurn' }).thenFacts();
    const [successor] = cupOf(table).commanders.first;
    expect(successor).toMatchObject({ ratingOtherwise: null });
    expect(successor === undefined ? -1 : cupRating(successor)).toBe(successor?.rating);
  });
});

describe('Ruling 28 a formation in Reserve', () => {
  const solo = () => {
    const table = nlcTable(battle({ playMode: 'solo' }));
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'solo').thenFacts();
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]).thenFacts();
    return table;
  };

  test('Ruling 28 it is not offered for the Coordinated Action where it is known, and refused there', () => {
    const table = solo();
    expect(cupOf(table, 'solo').mayCoordinate.first).toEqual(['f1', 'f3']);
    table
      .when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }, 'solo')
      .thenRefused('RESERVE_STAYS_OUT', 'Ruling 28');
  });

  test('Ruling 28 at the closed table the list is the same whoever is in Reserve', () => {
    expect(cupOf(solo()).mayCoordinate.first).toEqual(['f1', 'f2', 'f3']);
  });
});

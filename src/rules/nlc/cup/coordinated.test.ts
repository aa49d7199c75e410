import { battle, formation, leader } from '../../../testkit/battle';
import { cupOf, nlcTable, withFilledCup } from '../../../testkit/playing';
import type { NlcTable } from '../../../testkit/playing';
import { COORDINATED } from './cup';

const rated = (rating: number): NlcTable =>
  nlcTable(battle({ leaders: [leader('emperor', 'first', rating), leader('marshal', 'second', 3)] }));

/** The emperor (5) rolls 1 and has his chit. */
const won = (table: NlcTable = nlcTable(battle())): NlcTable => {
  table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]);
  return table;
};

describe('NLC 4.1 the roll', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 3],
    [9, 6],
  ])('NLC 4.1 rating %i: a die two below the rating or less wins, so the highest is %i', (rating, highest) => {
    for (let die = 1; die <= 6; die++) {
      const won = die <= highest;
      rated(rating)
        .when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' })
        .rolling(['NLC 4.1', die])
        .thenHappened({ type: 'CoordinatedRolled', side: 'first', commander: 'emperor', rating, die, won });
    }
  });

  test('NLC 4.1 the working shows rating, what was needed and the die; the roll is a barrier', () => {
    const play = rated(4)
      .when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' })
      .rolling(['NLC 4.1', 3]);
    expect(play.working).toEqual([
      { rule: 'NLC 4.1', key: 'coordinated', facts: { name: 'EMPEROR', rating: 4, needed: 2, die: 3 } },
    ]);
    expect(play.barrier).toBe(true);
  });

  test('NLC 4.1 it is one die of six, of the side that rolls, and no other will do', () => {
    const roll = nlcTable(battle()).when({ type: 'RollCoordinated', side: 'second', commander: 'marshal' });
    roll.thenNeedsDice('NLC 4.1', 1, 6);
    expect(roll.step).toMatchObject({ request: { by: 'second' } });
    roll.rolling(['NLC 4.2', 1]).thenRefused('DIE_FOR_ANOTHER_RULE');
    roll.rolling(['NLC 4.1', 1], ['NLC 4.1', 1]).thenRefused('DIE_NOT_ASKED_FOR');
  });

  test('Ruling 28 one roll a side and turn, whichever commander is named; the other side has its own', () => {
    const table = nlcTable(
      battle({ leaders: [leader('emperor', 'first', 5), leader('king', 'first', 4), leader('marshal', 'second', 3)] }),
    );
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'king' }).rolling(['NLC 4.1', 6]);
    table
      .when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' })
      .thenRefused('ROLLED_ALREADY', 'Ruling 28');
    table.when({ type: 'RollCoordinated', side: 'second', commander: 'marshal' }).rolling(['NLC 4.1', 1]).thenFacts();
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).thenNeedsDice('NLC 4.1', 1, 6);
  });

  test('Ruling 28 who is off the map, of the other side, or no commander cannot be named', () => {
    const table = nlcTable(
      battle({ leaders: [leader('emperor', 'first', 5, { onMap: false }), leader('marshal', 'second', 3)] }),
    );
    for (const commander of ['emperor', 'marshal', 'f1', 'nobody'])
      table.when({ type: 'RollCoordinated', side: 'first', commander }).thenRefused('NOT_ON_MAP', 'Ruling 28');
  });

  test('MOP 37.15.1 with no commander on the map the rating is 0, and no die is low enough', () => {
    const table = nlcTable(battle({ leaders: [leader('emperor', 'first', 5, { onMap: false })] }));
    table
      .when({ type: 'RollCoordinated', side: 'first', commander: null })
      .rolling(['NLC 4.1', 1])
      .thenHappened({ type: 'CoordinatedRolled', side: 'first', commander: null, rating: 0, die: 1, won: false });
  });

  test('NLC 4 the roll belongs to the preparation: not once the cup is filled', () => {
    const table = withFilledCup(nlcTable(battle()));
    table
      .when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' })
      .thenRefused('CUP_IS_FILLED', 'NLC 4.1');
  });
});

describe('NLC 4.1 the two formations', () => {
  test('NLC 4.1 two normal chits are set aside, the Coordinated one goes in instead', () => {
    const table = won();
    table
      .when({ type: 'SetAside', side: 'first', chits: ['f1', 'f3'] })
      .thenHappened({ type: 'ChitsSetAside', side: 'first', chits: ['f1', 'f3'] });
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f2', COORDINATED]);
    expect(cupOf(table).inside).toEqual({ first: 2, second: 2 });
  });

  test('NLC 4.1 when it is drawn both formations act', () => {
    const table = won();
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f3'] }).thenFacts();
    withFilledCup(table);
    table.when({ type: 'DrawChit' }).rolling(['NLC 4', 2], ['NLC 4', 2]).thenFacts();
    expect(cupOf(table).acting).toMatchObject({ chit: COORDINATED, side: 'first', formations: ['f1', 'f3'] });
  });

  test('NLC 4.1 a side may rather not: then all its formations go in, and no Coordinated chit', () => {
    const table = won();
    table.when({ type: 'SetAside', side: 'first', chits: [] }).thenFacts();
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f1', 'f2', 'f3']);
  });

  test('NLC 4.1 the choice may be changed until the cup is filled', () => {
    const table = won();
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenFacts();
    table.when({ type: 'SetAside', side: 'first', chits: ['f2', 'f3'] }).thenFacts();
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f1', COORDINATED]);
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenRefused('CUP_IS_FILLED', 'NLC 4.1');
  });

  test('NLC 4.1 the cup is not filled before a won chit is settled', () => {
    const table = won();
    table.when({ type: 'FillCup' }).thenRefused('COORDINATED_UNSETTLED', 'NLC 4.1');
  });

  test.each([[['f1']], [['f1', 'f1']], [['f1', 'f2', 'f3']]])('NLC 4.1 exactly two: not %j', (chits) => {
    won().when({ type: 'SetAside', side: 'first', chits }).thenRefused('TWO_FORMATIONS', 'NLC 4.1');
  });

  test('NLC 4.1 without a won roll there is nothing to set aside', () => {
    const table = nlcTable(battle());
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenRefused('NO_COORDINATED_CHIT');
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 4]);
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenRefused('NO_COORDINATED_CHIT');
  });

  test('NLC 4.1 neither the enemy, nor who is not there yet, nor who left', () => {
    const table = won(
      nlcTable(
        battle({
          formations: [
            formation('f1', 'first'),
            formation('late', 'first', { arrives: 1 }),
            formation('gone', 'first', { onMap: false }),
            formation('s1', 'second'),
          ],
        }),
      ),
    );
    for (const other of ['late', 'gone', 's1', 'nobody'])
      table.when({ type: 'SetAside', side: 'first', chits: ['f1', other] }).thenRefused('NOT_HIS_FORMATION', 'NLC 4.3');
  });

  test('NLC 4 this turn’s reinforcements may be chosen', () => {
    const table = nlcTable(
      battle({ formations: [formation('f1', 'first'), formation('late', 'first', { arrives: 1 })] }),
    );
    table.when({ type: 'NextTurn' }).thenFacts();
    won(table)
      .when({ type: 'SetAside', side: 'first', chits: ['f1', 'late'] })
      .thenFacts();
  });
});

describe('NLC 4.3 more than one commander', () => {
  const setup = battle({
    leaders: [
      leader('duke', 'first', 5),
      leader('prince', 'first', 5),
      leader('wing', 'first', 5, { role: 'WC', under: 'duke' }),
      leader('stray', 'first', 5, { role: 'WC' }),
      leader('marshal', 'second', 3),
    ],
    formations: [
      formation('d1', 'first', { under: 'duke' }),
      formation('d2', 'first', { under: 'duke' }),
      formation('p1', 'first', { under: 'prince' }),
      formation('p2', 'first', { under: 'prince' }),
      formation('w1', 'first', { under: 'wing' }),
      formation('w2', 'first', { under: 'wing' }),
      formation('x1', 'first', { under: 'stray' }),
      formation('free', 'first'),
      formation('s1', 'second'),
    ],
  });
  const named = (commander: string): NlcTable => {
    const table = nlcTable(setup);
    table.when({ type: 'RollCoordinated', side: 'first', commander }).rolling(['NLC 4.1', 1]);
    return table;
  };

  test.each([
    ['duke', ['d1', 'd2', 'w1', 'w2', 'x1', 'free']],
    ['prince', ['p1', 'p2', 'x1', 'free']],
    ['wing', ['w1', 'w2']],
  ])('NLC 4.3 named %s: his formations are %j', (commander, his) => {
    expect(cupOf(named(commander)).mayCoordinate.first).toEqual(his);
    for (const { id } of setup.formations.filter(({ side }) => side === 'first')) {
      const other = id === his[0] ? (his[1] ?? '') : (his[0] ?? '');
      const play = named(commander).when({ type: 'SetAside', side: 'first', chits: [other, id] });
      if (his.includes(id)) play.thenFacts();
      else play.thenRefused('NOT_HIS_FORMATION', 'NLC 4.3');
    }
  });

  test('Ruling 28 a WC may roll in the place of an OC', () => {
    named('wing')
      .when({ type: 'SetAside', side: 'first', chits: ['w1', 'w2'] })
      .thenFacts();
  });
});

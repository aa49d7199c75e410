import { battle, formation, leader } from '../../../testkit/battle';
import { cupOf, nlcTable, withFilledCup } from '../../../testkit/playing';
import type { NlcTable } from '../../../testkit/playing';
import { COORDINATED } from './cup';
import { bonusOf } from './rolls';

const NAMED = { first: 'emperor', second: 'marshal' } as const;

const rolled = (first: number, second: number, table: NlcTable = nlcTable(battle())): NlcTable => {
  table.when({ type: 'RollInitial', commanders: NAMED }).rolling(['NLC 4.2', first], ['NLC 4.2', second]).thenFacts();
  return table;
};
const winner = (table: NlcTable) => table.state().table.cup.initiative?.winner;

describe('NLC 4.2 the roll', () => {
  // The emperor adds 5, the marshal 3.
  test.each([
    [1, 3, 0, null],
    [3, 3, 2, null],
    [4, 3, 3, 'first'],
    [5, 3, 4, 'first'],
    [1, 5, 2, null],
    [1, 6, 3, 'second'],
    [6, 1, 7, 'first'],
    [6, 6, 2, null],
  ])('NLC 4.2 dice %i and %i with 5 and 3: a lead of %i, Initial Action: %s', (first, second, lead, wins) => {
    nlcTable(battle())
      .when({ type: 'RollInitial', commanders: NAMED })
      .rolling(['NLC 4.2', first], ['NLC 4.2', second])
      .thenHappened({
        type: 'InitialRolled',
        rolls: {
          first: { commander: 'emperor', rating: 5, bonus: 0, die: first },
          second: { commander: 'marshal', rating: 3, bonus: 0, die: second },
        },
        winner: wins,
        lead,
      });
  });

  test('NLC 4.2 each side throws its own die, the first side first; the working adds up; undo stops there', () => {
    const roll = nlcTable(battle()).when({ type: 'RollInitial', commanders: NAMED });
    expect(roll.step).toMatchObject({
      kind: 'needsDice',
      request: { rule: 'NLC 4.2', by: 'first', count: 1, sides: 6 },
    });
    roll.rolling(['NLC 4.2', 2]).thenNeedsDice('NLC 4.2', 1, 6);
    expect(roll.rolling(['NLC 4.2', 2]).settled).toMatchObject({ request: { by: 'second' } });
    const play = roll.rolling(['NLC 4.2', 2], ['NLC 4.2', 6]);
    expect(play.barrier).toBe(true);
    expect(play.working.map(({ key, facts }) => [key, facts])).toEqual([
      ['initial', { side: 'first', die: 2, rating: 5, bonus: 0, total: 7 }],
      ['initial', { side: 'second', die: 6, rating: 3, bonus: 0, total: 9 }],
      ['initialTooClose', { lead: 2 }],
    ]);
    const wonBy = roll.rolling(['NLC 4.2', 4], ['NLC 4.2', 3]).working.at(-1);
    expect(wonBy).toMatchObject({ rule: 'NLC 4.2', key: 'initialWon', facts: { lead: 3 } });
  });

  test('MOP 37.15.1 a side with nobody on the map adds 0', () => {
    const table = nlcTable(
      battle({ leaders: [leader('emperor', 'first', 5), leader('marshal', 'second', 3, { onMap: false })] }),
    );
    table.when({ type: 'RollInitial', commanders: NAMED }).thenRefused('NOT_ON_MAP', 'Ruling 28');
    table
      .when({ type: 'RollInitial', commanders: { first: 'emperor', second: null } })
      .rolling(['NLC 4.2', 4], ['NLC 4.2', 6])
      .thenFacts();
    expect(table.state().table.cup.initiative).toMatchObject({
      lead: 3,
      winner: 'first',
      rolls: { second: { rating: 0 } },
    });
  });

  test('Ruling 28 once a turn, before the cup is filled, and it need not be the commander of 4.1', () => {
    const twoLeaders = battle({
      leaders: [leader('emperor', 'first', 5), leader('king', 'first', 2), leader('marshal', 'second', 3)],
    });
    const table = nlcTable(twoLeaders);
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 6]);
    table
      .when({ type: 'RollInitial', commanders: { first: 'king', second: 'marshal' } })
      .rolling(['NLC 4.2', 1], ['NLC 4.2', 1])
      .thenFacts();
    table.when({ type: 'RollInitial', commanders: NAMED }).thenRefused('ROLLED_ALREADY', 'Ruling 28');
    withFilledCup(nlcTable(twoLeaders))
      .when({ type: 'RollInitial', commanders: NAMED })
      .thenRefused('CUP_IS_FILLED', 'NLC 4.2');
  });
});

describe('NLC 4.2 the Initial Action', () => {
  test('NLC 4.2 the winner picks any of his chits; it acts and stays out of the cup', () => {
    const table = rolled(6, 1);
    table.when({ type: 'TakeInitial', chit: 'f2' }).thenHappened({ type: 'InitialTaken', side: 'first', chit: 'f2' });
    expect(cupOf(table).acting).toMatchObject({ side: 'first', chit: 'f2', how: 'initial', formations: ['f2'] });
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f1', 'f3']);
    expect(cupOf(table).inside).toEqual({ first: 2, second: 2 });
    table.when({ type: 'EnterDrawn', side: 'first', chit: 'f2' }).thenRefused('DRAWN_ALREADY');
    table.when({ type: 'PutBack', side: 'first', chit: 'f2' }).thenRefused('NOT_DRAWN');
  });

  test('Ruling 28 he may take the Coordinated chit; both formations act, and it is not in the cup', () => {
    const table = nlcTable(battle());
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]);
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenFacts();
    rolled(6, 1, table);
    expect(cupOf(table).mayTakeInitial).toEqual(['f3', COORDINATED]);
    table.when({ type: 'TakeInitial', chit: COORDINATED }).thenFacts();
    expect(cupOf(table).acting).toMatchObject({ formations: ['f1', 'f2'] });
    table.when({ type: 'SetAside', side: 'first', chits: ['f2', 'f3'] }).thenRefused('CHIT_IS_TAKEN', 'NLC 4.2');
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f3']);
  });

  test('NLC 4.1 a chit set aside is not to be taken alone, and one taken not to be set aside', () => {
    const aside = nlcTable(battle());
    aside.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]);
    aside.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenFacts();
    rolled(6, 1, aside).when({ type: 'TakeInitial', chit: 'f1' }).thenRefused('NO_SUCH_CHIT', 'NLC 4.2');
    const taken = nlcTable(battle());
    taken.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]);
    rolled(6, 1, taken).when({ type: 'TakeInitial', chit: 'f1' }).thenFacts();
    taken.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }).thenRefused('CHIT_IS_TAKEN', 'NLC 4.2');
  });

  test('NLC 4.2 he may rather not: then nobody acts first and all his chits go in', () => {
    const table = rolled(6, 1);
    table.when({ type: 'TakeInitial', chit: null }).thenHappened({ type: 'InitialTaken', side: 'first', chit: null });
    expect(cupOf(table).acting).toBeNull();
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f1', 'f2', 'f3']);
  });

  test('NLC 4.2 the cup waits for the winner to choose, and he chooses once', () => {
    const table = rolled(1, 6);
    table.when({ type: 'FillCup' }).thenRefused('INITIAL_UNSETTLED', 'NLC 4.2');
    table.when({ type: 'TakeInitial', chit: 's1' }).thenHappened({ type: 'InitialTaken', side: 'second', chit: 's1' });
    table.when({ type: 'TakeInitial', chit: 's2' }).thenRefused('NO_INITIAL_ACTION', 'NLC 4.2');
  });

  test('NLC 4.2 nobody takes what nobody won', () => {
    nlcTable(battle()).when({ type: 'TakeInitial', chit: 'f1' }).thenRefused('NO_INITIAL_ACTION', 'NLC 4.2');
    rolled(3, 3).when({ type: 'TakeInitial', chit: 'f1' }).thenRefused('NO_INITIAL_ACTION', 'NLC 4.2');
  });

  test('NLC 4.2 only his own side’s chits, of formations that are there', () => {
    for (const chit of ['s1', 's3', 'nobody', COORDINATED])
      rolled(6, 1).when({ type: 'TakeInitial', chit }).thenRefused('NO_SUCH_CHIT', 'NLC 4.2');
    rolled(1, 6).when({ type: 'TakeInitial', chit: 's3' }).thenRefused('NO_SUCH_CHIT', 'NLC 4.2');
  });

  test('NLC 4.3 only formations of the commander who was named', () => {
    const setup = battle({
      leaders: [leader('emperor', 'first', 5), leader('king', 'first', 5), leader('marshal', 'second', 3)],
      formations: [
        formation('e1', 'first', { under: 'emperor' }),
        formation('k1', 'first', { under: 'king' }),
        formation('s1', 'second'),
      ],
    });
    const table = rolled(6, 1, nlcTable(setup));
    expect(cupOf(table).mayTakeInitial).toEqual(['e1']);
    table.when({ type: 'TakeInitial', chit: 'k1' }).thenRefused('NOT_HIS_FORMATION', 'NLC 4.3');
    table.when({ type: 'TakeInitial', chit: 'e1' }).thenFacts();
  });
});

describe('Ruling 28 never a formation in Reserve', () => {
  const withReserve = (): NlcTable => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    return table;
  };

  test('Ruling 28 whoever may know is refused', () => {
    const table = rolled(6, 1, withReserve());
    table.when({ type: 'TakeInitial', chit: 'f2' }, 'first').thenRefused('RESERVE_STAYS_OUT', 'Ruling 28');
    table.when({ type: 'TakeInitial', chit: 'f2' }, 'solo').thenRefused('RESERVE_STAYS_OUT', 'Ruling 28');
    expect(cupOf(table, 'first').mayTakeInitial).toEqual(['f1', 'f3']);
  });

  test('Ruling 98 at the closed table the open pick stands and lifts the mark: a refusal would tell', () => {
    const table = rolled(6, 1, withReserve());
    expect(cupOf(table).mayTakeInitial).toEqual(['f1', 'f2', 'f3']);
    expect(table.when({ type: 'TakeInitial', chit: 'f2' }).thenFacts()).toEqual([
      { scope: 'table', event: { type: 'InitialTaken', side: 'first', chit: 'f2' } },
      { scope: 'held:first', event: { type: 'ReserveFlagged', formation: 'f2', reserve: false } },
    ]);
    expect(table.state().held.first.cup.reserve).toEqual([]);
  });

  test('Ruling 28 nor may it be set aside for the Coordinated Action', () => {
    const table = withReserve();
    table.when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }).rolling(['NLC 4.1', 1]);
    table
      .when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }, 'first')
      .thenRefused('RESERVE_STAYS_OUT', 'Ruling 28');
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }, 'second').thenFacts();
    expect(table.state().held.first.cup.reserve).toEqual([]);
  });

  test('Ruling 98 with the open cup everybody knows, so everybody is refused', () => {
    const table = nlcTable(battle({}, ['openCup']));
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    rolled(6, 1, table).when({ type: 'TakeInitial', chit: 'f2' }).thenRefused('RESERVE_STAYS_OUT', 'Ruling 28');
  });
});

describe('NLC 20.11 Taking the Initiative', () => {
  test.each([
    ['nobody retreated', 0, 0, 0, 0],
    ['as many', 2, 2, 2, 0],
    ['the other fewer', 3, 2, 2, 0],
    ['one less', 2, 3, 3, 1],
    ['twice as many, in one combat', 2, 4, 1, 1],
    ['twice as many, in two combats', 2, 4, 2, 2],
    ['not quite twice as many', 3, 5, 4, 1],
    ['none against one', 0, 1, 1, 1],
    ['none against two, in two combats', 0, 2, 2, 2],
  ])('NLC 20.11 %s: own %i, the other %i in %i combats: +%i', (_, own, units, combats, bonus) => {
    expect(bonusOf({ units: own, combats: 9 }, { units, combats })).toBe(bonus);
  });

  const retreats = { first: { units: 4, combats: 2 }, second: { units: 2, combats: 1 } };

  test('NLC 20.11 with the switch on the bonus is added to the die', () => {
    const table = nlcTable(battle({}, ['takingTheInitiative']));
    table
      .when({ type: 'RollInitial', commanders: NAMED, retreats })
      .rolling(['NLC 4.2', 1], ['NLC 4.2', 4])
      .thenFacts();
    expect(table.state().table.cup.initiative).toMatchObject({
      winner: 'second',
      lead: 3,
      rolls: { first: { bonus: 0 }, second: { bonus: 2 } },
    });
  });

  test('NLC 20.11 with the switch off it is not', () => {
    const table = nlcTable(battle());
    table
      .when({ type: 'RollInitial', commanders: NAMED, retreats })
      .rolling(['NLC 4.2', 1], ['NLC 4.2', 4])
      .thenFacts();
    expect(winner(table)).toBeNull();
  });
});

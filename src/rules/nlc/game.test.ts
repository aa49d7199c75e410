import { battle, formation } from '../../testkit/battle';
import { nlcTable } from '../../testkit/playing';

const atTheDesks = () => {
  const table = nlcTable(battle({}, ['orderSheets']));
  table.when({ type: 'GoToStep', step: 'command-first' }).thenFacts();
  return table;
};
const done = (side: 'first' | 'second') => ({ type: 'PhaseDone', side, houseRule: null }) as const;
const stepOf = (table: ReturnType<typeof atTheDesks>) => {
  const view = table.view();
  return view?.steps[view.step]?.id;
};

describe('NLC 12.3 the command phase in the sequence of play', () => {
  test('Ruling 9 who is done has done with his step: the other side’s is next, then the chits', () => {
    const table = atTheDesks();
    table.when(done('first'), 'first').thenFacts();
    expect(stepOf(table)).toBe('command-second');
    table.when(done('second'), 'second').thenFacts();
    expect(stepOf(table)).toBe('prepare');
  });

  test('NLC 12.2 who is in Reserve follows from the orders: nobody has one, so nobody has a chit', () => {
    const table = atTheDesks();
    table
      .when({ type: 'FlagReserve', formation: 'f1', reserve: false }, 'first')
      .thenRefused('RESERVE_BY_ORDER', 'NLC 12.2');
    table.when({ type: 'FillCup' }).thenFacts();
    expect(table.view()?.cup.inside).toEqual({ first: 0, second: 0 });
  });

  test('NLC 9 who is moved to another turn, or cannot come on, marches from when he does', () => {
    const formations = [formation('f1', 'first'), formation('late', 'first', { arrives: 1 })];
    const table = nlcTable(battle({ formations }, ['orderSheets']));
    const arriving = (turn: number): readonly string[] | undefined => {
      while ((table.view()?.turn.index ?? turn) < turn) table.when({ type: 'NextTurn' }).thenFacts();
      return table.view('first')?.orders?.desks[0]?.arriving;
    };
    const comes = (how: 'postponed' | 'entered') =>
      table.when({ type: 'EnterReinforcement', formation: 'late', how, hindrance: 'blocked' }, 'first').thenFacts();
    expect(arriving(1)).toEqual(['late']);
    comes('postponed');
    expect(arriving(1)).toEqual([]);
    expect(arriving(2)).toEqual(['late']);
    comes('entered');
    table.when(done('first'), 'first').thenFacts();
    expect(table.view('first')?.orders?.desks[0]?.stage.map(({ of, step }) => [of.id, step?.type ?? null])).toEqual([
      ['f1', null],
      ['late', 'march'],
    ]);
    expect(arriving(3)).toEqual([]);
  });

  test('NLC 12 where sheets stay on paper the app writes none', () => {
    nlcTable(battle()).when(done('first'), 'first').thenRefused('ORDERS_ON_PAPER', 'NLC 12');
  });
});

import { battle } from '../../testkit/battle';
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

  test('NLC 12 where sheets stay on paper the app writes none', () => {
    nlcTable(battle()).when(done('first'), 'first').thenRefused('ORDERS_ON_PAPER', 'NLC 12');
  });
});

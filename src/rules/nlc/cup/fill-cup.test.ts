import { battle, formation } from '../../../testkit/battle';
import { cupOf, nlcTable, withFilledCup } from '../../../testkit/playing';

const emptyTheCup = (table: ReturnType<typeof nlcTable>): void => {
  for (const [side, chits] of [
    ['first', ['f1', 'f2', 'f3']],
    ['second', ['s1', 's2']],
  ] as const)
    for (const chit of chits) table.when({ type: 'EnterDrawn', side, chit }).thenFacts();
};

const filled = (...args: Parameters<typeof battle>) => withFilledCup(nlcTable(battle(...args)));

test('NLC 4 both sides put in what is on the map; the table learns how many, each desk which', () => {
  expect(nlcTable(battle()).when({ type: 'FillCup' }).thenFacts()).toEqual([
    { scope: 'table', event: { type: 'CupFilled', counts: { first: 3, second: 2 } } },
    { scope: 'held:first', event: { type: 'ChitsPut', chits: ['f1', 'f2', 'f3'] } },
    { scope: 'held:second', event: { type: 'ChitsPut', chits: ['s1', 's2'] } },
    { scope: 'table', event: { type: 'StepReached', step: 'selection' } },
  ]);
});

test('NLC 4 with the cup full the sequence goes on: to the Initial Action if one was taken, else to the first draw', () => {
  expect(filled().state().table.step).toBe('selection');
  const table = nlcTable(battle());
  const commanders = { first: 'emperor', second: 'marshal' };
  table.when({ type: 'RollInitial', commanders }).rolling(['NLC 4.2', 6], ['NLC 4.2', 1]).thenFacts();
  table.when({ type: 'TakeInitial', chit: 'f1' }).thenFacts();
  expect(withFilledCup(table).state().table.step).toBe('initial');
});

test('Ruling 71 players who wrote their own sequence stay at their step', () => {
  const steps = ['a', 'b'].map((id) => ({ id, title: id, who: null, when: 'always' }) as const);
  const table = nlcTable(battle({ steps }));
  table.when({ type: 'GoToStep', step: 'b' }).thenFacts();
  expect(withFilledCup(table).view()).toMatchObject({ step: 1 });
});

test('NLC 4 a cup is filled once a turn', () => {
  filled().when({ type: 'FillCup' }).thenRefused('CUP_IS_FILLED', 'NLC 4');
});

test('NLC 4 reinforcements go in on the turn they arrive, and not earlier', () => {
  const table = nlcTable(battle());
  const putOn = [0, 1, 2, 3].map((turn) => {
    if (turn > 0) table.when({ type: 'NextTurn' }).thenFacts();
    return withFilledCup(table).state().held.second.cup.put;
  });
  expect(putOn).toEqual([
    ['s1', 's2'],
    ['s1', 's2'],
    ['s1', 's2', 's3'],
    ['s1', 's2', 's3'],
  ]);
});

test('NLC 4 a formation that is withdrawn or eliminated has no chit', () => {
  const table = filled({
    formations: [formation('f1', 'first'), formation('f2', 'first', { onMap: false }), formation('s1', 'second')],
  });
  expect(table.state().held.first.cup.put).toEqual(['f1']);
});

test('NLC 4 a side with nothing on the map puts in nothing, and the other acts alone', () => {
  const table = filled({ formations: [formation('s1', 'second')] });
  expect(cupOf(table).inside).toEqual({ first: 0, second: 1 });
  table
    .when({ type: 'DrawChit' })
    .rolling(['NLC 4', 1], ['NLC 4', 1])
    .thenHappened({ type: 'ChitDrawn', side: 'second', chit: 's1', entered: false });
});

test('NLC 4 an empty cup: nothing to draw, nothing breaks', () => {
  const table = filled({ formations: [] });
  expect(cupOf(table)).toMatchObject({ total: 0, chances: null, known: [] });
  table.when({ type: 'DrawChit' }).thenRefused('CUP_IS_EMPTY', 'NLC 4');
});

test('NLC 4 a new turn begins with a new cup: nothing filled, rolled, drawn or acting', () => {
  const table = filled();
  table.when({ type: 'DrawChit' }).rolling(['NLC 4', 1], ['NLC 4', 1]).thenFacts();
  table.when({ type: 'NextTurn' }).thenFacts();
  expect(cupOf(table)).toMatchObject({ inside: null, drawn: [], acting: null, initiative: null, reserveActs: [] });
  expect(withFilledCup(table).state().held.first.cup.put).toEqual(['f1', 'f2', 'f3']);
});

describe('NLC 12.2 formations in Reserve', () => {
  test('NLC 4 they stay out of the cup until the mark is lifted', () => {
    const table = nlcTable(battle());
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenHappened({
      type: 'ReserveFlagged',
      formation: 'f2',
      reserve: true,
    });
    withFilledCup(table);
    expect(table.state().held.first.cup.put).toEqual(['f1', 'f3']);
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: false }, 'first').thenFacts();
    expect(withFilledCup(table).state().held.first.cup.put).toEqual(['f1', 'f2', 'f3']);
  });

  test('NLC 12.2 the mark is the desk’s own secret', () => {
    const facts = nlcTable(battle())
      .when({ type: 'FlagReserve', formation: 's1', reserve: true }, 'second')
      .thenFacts();
    expect(facts.map(({ scope }) => scope)).toEqual(['held:second']);
  });

  test('Ruling 98 only the owner marks, and a stranger cannot tell a formation of the enemy from none', () => {
    const table = nlcTable(battle());
    const seats = ['table', 'second'] as const;
    const answers = seats.flatMap((seat) =>
      ['f1', 'nobody'].map((id) =>
        JSON.stringify(table.when({ type: 'FlagReserve', formation: id, reserve: true }, seat).settled),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('NO_SUCH_FORMATION');
    table.when({ type: 'FlagReserve', formation: 'f1', reserve: true }, 'solo').thenFacts();
  });

  test('a game without orders knows no Reserve: all go in', () => {
    const table = nlcTable(battle({}, ['withoutOrders']));
    table.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    expect(withFilledCup(table).state().held.first.cup.put).toEqual(['f1', 'f2', 'f3']);
    emptyTheCup(table);
    expect(table.when({ type: 'DeclareReserve', side: 'first' }).thenFacts()).toMatchObject([
      { event: { formations: [] } },
    ]);
  });
});

describe('NLC 4 the reserve action at turn end', () => {
  const withReserves = () => {
    const table = nlcTable(battle());
    for (const id of ['f1', 'f3'])
      table.when({ type: 'FlagReserve', formation: id, reserve: true }, 'first').thenFacts();
    table.when({ type: 'FlagReserve', formation: 's3', reserve: true }, 'second').thenFacts();
    return table;
  };

  test('NLC 4 the French first, and acting they show themselves; who is not there yet does not', () => {
    const table = withReserves();
    table.when({ type: 'DeclareReserve', side: 'second' }).thenRefused('OTHER_SIDE_FIRST', 'NLC 4');
    const first = table.when({ type: 'DeclareReserve', side: 'first' });
    first.thenHappened({ type: 'ReserveActed', side: 'first', formations: ['f1', 'f3'] });
    expect(first.barrier).toBe(true);
    table
      .when({ type: 'DeclareReserve', side: 'second' })
      .thenHappened({ type: 'ReserveActed', side: 'second', formations: [] });
    expect(cupOf(table).reserveActs.map(({ side }) => side)).toEqual(['first', 'second']);
  });

  test('NLC 4 once a side and turn', () => {
    const table = withReserves();
    table.when({ type: 'DeclareReserve', side: 'first' }).thenFacts();
    table.when({ type: 'DeclareReserve', side: 'first' }).thenRefused('RESERVE_ACTED', 'NLC 4');
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when({ type: 'DeclareReserve', side: 'first' }).thenFacts();
  });

  test('NLC 4 a formation acts once a turn: one whose chit was drawn does not act again as a Reserve', () => {
    const unfilled = nlcTable(battle());
    unfilled.when({ type: 'FlagReserve', formation: 'f2', reserve: true }, 'first').thenFacts();
    const table = withFilledCup(unfilled);
    table.when({ type: 'DeclareReserve', side: 'first' }).thenRefused('CUP_NOT_EMPTY', 'NLC 4');
    for (const chit of ['f1', 'f3']) table.when({ type: 'EnterDrawn', side: 'first', chit }).thenFacts();
    for (const chit of ['s1', 's2']) table.when({ type: 'EnterDrawn', side: 'second', chit }).thenFacts();
    table.when({ type: 'FlagReserve', formation: 'f1', reserve: true }, 'first').thenFacts();
    expect(table.when({ type: 'DeclareReserve', side: 'first' }).thenFacts()).toMatchObject([
      { event: { formations: ['f2'] } },
    ]);
  });
});

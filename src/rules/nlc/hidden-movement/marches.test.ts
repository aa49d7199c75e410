import { formation, unit } from '../../../testkit/battle';
import { WAY, corps, hiding } from './testing/hiding';
import { deciding } from '../../../testkit/plays';

const roll = (march: string, nearestEnemyHq = 'other') => ({ type: 'RollDiscovery', march, nearestEnemyHq });
const revealedNow = (table: ReturnType<typeof hiding>) => table.hidden('table').revealed;

describe('NLC 20.1.1 a march that nobody sees', () => {
  test('NLC 20.1.1 given a plotted route, when its chit is drawn, then it collects 4 MP', () => {
    const table = hiding();
    table.begins().thenFacts();
    expect(table.march()).toMatchObject({
      of: corps('f1'),
      route: WAY,
      turnOfHiding: 1,
      collected: 0,
      mp: 0,
      due: false,
    });
    table.acts();
    expect(table.march()).toMatchObject({ collected: 1, perTurn: 4, mp: 4 });
    table.nextTurn();
    table.acts();
    expect(table.march()).toMatchObject({ turnOfHiding: 2, collected: 2, mp: 8 });
  });

  test('NLC 20.1.1 6 MP if all its units are cavalry, by the list of units or as is said', () => {
    const units = [unit('u1', 'f1', { arm: 'cavalry' }), unit('u2', 'f2', { arm: 'cavalry' }), unit('u3', 'f2')];
    const table = hiding([], { units });
    table.begins('f1').thenFacts();
    table.begins('f2').thenFacts();
    table.begins('f3', { allCavalry: true }).thenFacts();
    expect(table.hidden().desks[0]?.marches.map(({ perTurn }) => perTurn)).toEqual([6, 4, 6]);
    table.acts();
    expect(table.march().mp).toBe(6);
  });

  test('NLC 4.1, 20.1.1 who acts by the Initial Action or by the Coordinated chit has collected too', () => {
    const table = hiding();
    table.begins('f1').thenFacts();
    table.begins('f2').thenFacts();
    table
      .when({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }, 'table')
      .rolling(['NLC 4.1', 1])
      .thenFacts();
    table.when({ type: 'SetAside', side: 'first', chits: ['f1', 'f2'] }, 'table').thenFacts();
    table.acts('coordinated');
    expect([table.march(0).mp, table.march(1).mp]).toEqual([4, 4]);
    table.when({ type: 'PutBack', side: 'first', chit: 'coordinated' }, 'table').thenFacts();
    expect([table.march(0).mp, table.march(1).mp]).toEqual([0, 0]);
    table.acts('coordinated');
    table.nextTurn();
    expect([table.march(0).mp, table.march(1).mp]).toEqual([4, 4]);
  });

  test('NLC 20.1.1 what was collected stays so when the players no longer play it', () => {
    const table = hiding(['orderSheets']);
    const order = { of: corps('f1'), steps: [{ type: 'march', target: { kind: 'place', name: 'Limal' } }] };
    table.when({ type: 'SetOrder', ...order, houseRule: { reason: 'as printed' } }).thenFacts();
    table.begins().thenFacts();
    table.acts();
    const played = { ...table.view()!.setup, switches: ['orderSheets'] };
    table.when({ type: 'CorrectSetup', setup: played }, 'table').thenFacts();
    const letter = {
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: corps('f1'), courier: { mp: 10 } }],
      steps: [{ type: 'attack', target: { kind: 'place', name: 'Limal' } }],
      houseRule: { reason: 'agreed' },
    };
    table.when(letter).thenFacts();
    expect(table.view('first')?.orders?.desks[0]?.orders.at(-1)?.courier?.hiddenMarch).toEqual({ mp: 4, quarters: 0 });
  });

  test('NLC 16, 20.1.1 turns without chits are collected in as they pass', () => {
    const table = hiding([], { cup: 'none' });
    table.begins().thenFacts();
    table.nextTurn();
    table.nextTurn();
    expect(table.march().mp).toBe(8);
  });

  test('Ruling 98 its chit goes into the cup, though it was kept in Reserve', () => {
    const table = hiding();
    table.when({ type: 'FlagReserve', formation: 'f1', reserve: true }).thenFacts();
    const known = () => table.view('first')?.cup.reserve;
    expect(known()).toEqual(['f1']);
    table.begins().thenFacts();
    table.when({ type: 'FillCup' }, 'table').thenFacts();
    expect(table.view()?.cup.inside).toEqual({ first: 3, second: 2 });
  });

  test('NLC 20.1.1 one march to a formation; its owner’s alone; where it is played', () => {
    const table = hiding();
    table.begins().thenFacts();
    table.begins().thenRefused('MARCHES_HIDDEN', 'NLC 20.1.1');
    table.begins('s1').thenRefused('NO_SUCH_FORMATION', 'NLC 20.1.1');
    table.when({ type: 'BeginHiddenMarch', of: corps('f2'), route: WAY }, 'table').thenRefused('NO_SUCH_FORMATION');
    const tap = { type: 'BeginHiddenMarch', of: { kind: 'wing', id: 'nobody' }, route: WAY };
    table.when(tap).thenRefused('NO_SUCH_FORMATION');
    const other = hiding([]);
    other.when({ type: 'CorrectSetup', setup: { ...other.view()!.setup, switches: [] } }, 'table').thenFacts();
    other.begins().thenRefused('NOT_PLAYED_HERE', 'NLC 20.1');
    expect(other.view('first')?.hidden).toBeUndefined();
  });
});

describe('NLC 20.1.2 discovery', () => {
  const inTurn = (turn: number) => {
    const table = hiding();
    table.begins().thenFacts();
    for (let i = 1; i < turn; i++) {
      table.acts();
      table.nextTurn();
    }
    return table;
  };

  test('NLC 20.1.2 no roll on the first turn, which the table answers with hidden whatever falls', () => {
    inTurn(1).when(roll('first-h1')).thenRefused('NO_DISCOVERY_DUE', 'NLC 20.1.2');
  });

  test.each([
    [2, 4, 'other', false],
    [2, 5, 'other', true],
    [2, 5, 'austrian', false],
    [2, 6, 'russian', true],
    [3, 3, 'other', false],
    [3, 4, 'other', true],
    [4, 4, 'russian', false],
  ])('NLC 20.1.2 turn %i of hiding, a roll of %i, nearest HQ %s: revealed %s', (turn, die, hq, found) => {
    const table = inTurn(turn);
    expect(table.march().due).toBe(true);
    table.when(roll('first-h1', hq)).rolling(['NLC 20.1.2', die]).thenFacts();
    expect(revealedNow(table)).toHaveLength(found ? 1 : 0);
    if (found) return;
    expect(table.march().due).toBe(false);
    table.when(roll('first-h1', hq)).thenRefused('NO_DISCOVERY_DUE', 'NLC 20.1.2');
  });

  test('NLC 20.1.2 given 2 turns of collecting, when it is discovered, then its leader spends 8 MP, and undo stops there', () => {
    const table = inTurn(3);
    const rolled = table.when(roll('first-h1')).rolling(['NLC 20.1.2', 6]);
    expect(rolled.barrier).toBe(true);
    expect(rolled.thenFacts().filter(({ scope }) => scope === 'table')).toEqual([
      {
        scope: 'table',
        event: { type: 'MarchRevealed', side: 'first', of: corps('f1'), by: 'roll', mp: 8, going: 'march', turn: 2 },
      },
    ]);
    expect(table.hidden().desks[0]?.marches).toEqual([]);
    table.nextTurn();
    expect(revealedNow(table)).toEqual([]);
  });

  test('NLC 20.1.2 the chances before the roll', () => {
    expect(inTurn(2).march().found).toEqual({ other: { n: 2, d: 6 }, eastern: { n: 1, d: 6 } });
    expect(inTurn(3).march().found).toEqual({ other: { n: 3, d: 6 }, eastern: { n: 2, d: 6 } });
  });

  test.each(['sight', 'owner'])('NLC 20.1.2 by %s without a roll, at any moment', (by) => {
    const table = inTurn(2);
    table.when({ type: 'RevealHidden', march: 'first-h1', by }, 'second').thenRefused('NO_SUCH_MARCH');
    table.when({ type: 'RevealHidden', march: 'first-h1', by }).thenFacts();
    expect(revealedNow(table)).toMatchObject([{ by, mp: 4 }]);
  });

  test('NLC 20.1.2 where the counters go that follow: as was said, with orders on paper', () => {
    const table = hiding();
    table.begins('f1', { going: 'retreat' }).thenFacts();
    table.when({ type: 'RevealHidden', march: 'first-h1', by: 'owner' }).thenFacts();
    expect(revealedNow(table)).toMatchObject([{ going: 'retreat' }]);
  });
});

describe('NLC 20.1.3, 20.1.5, 20.1.6', () => {
  test('NLC 20.1.3 round a blocked hex: another route, and nothing else changes', () => {
    const table = hiding();
    table.begins().thenFacts();
    table.acts();
    const tap = { type: 'ChangeHiddenRoute', march: 'first-h1', route: ['Limal'], why: 'localDecision' };
    table.when(tap).thenFacts();
    expect(table.march()).toMatchObject({ route: ['Limal'], superseded: false, mp: 4 });
  });

  test('NLC 20.1.3 by a new order: it keeps to the last line of the table', () => {
    const table = hiding();
    table.begins().thenFacts();
    table.when({ type: 'ChangeHiddenRoute', march: 'first-h1', route: ['Limal'], why: 'newOrder' }).thenFacts();
    table.nextTurn();
    expect(table.march()).toMatchObject({ superseded: true, turnOfHiding: 2, found: { other: { n: 3, d: 6 } } });
    table.when(roll('first-h1')).rolling(['NLC 20.1.2', 4]).thenFacts();
    expect(revealedNow(table)).toHaveLength(1);
  });

  test('NLC 20.1.5 a reinforcement counts from its entry', () => {
    const formations = [formation('f1', 'first', { arrives: 2 }), formation('s1', 'second')];
    const table = hiding([], { formations });
    table.begins().thenRefused('NOT_ON_YET', 'NLC 20.1.5');
    table.nextTurn();
    table.nextTurn();
    table.begins().thenFacts();
    expect(table.march()).toMatchObject({ turnOfHiding: 1, due: false });
    table.nextTurn();
    expect(table.march()).toMatchObject({ turnOfHiding: 2, due: true });
  });

  test('NLC 20.1.6 half a turn less for each turn in which ways cross, for both marches, and for good', () => {
    const table = hiding(['hiddenTrafficJams']);
    table.begins('f1').thenFacts();
    table.begins('f2', { jams: [{ march: 'first-h1', turns: 1 }] }).thenFacts();
    table.acts('f1');
    table.acts('f2');
    expect([table.march(0), table.march(1)]).toMatchObject([
      { jams: 1, mp: 2 },
      { jams: 1, mp: 2 },
    ]);
    const tap = { type: 'ChangeHiddenRoute', march: 'first-h2', route: ['Limal'], why: 'localDecision' };
    table.when(tap).thenFacts();
    expect(table.march(1).mp).toBe(2);
  });

  test('NLC 20.1.6 without that rule hidden marches do not meet', () => {
    const table = hiding();
    table.begins('f1').thenFacts();
    table.begins('f2', { jams: [{ march: 'first-h1', turns: 1 }] }).thenFacts();
    table.acts('f1');
    expect(table.march(0).mp).toBe(4);
  });
});

describe('NLC 20.1 with order sheets in the app', () => {
  const order = (id: string, type: string) => ({
    type: 'SetOrder',
    of: corps(id),
    steps: [{ type, target: { kind: 'place', name: 'Wavre' } }],
    houseRule: { reason: 'as printed' },
  });
  const withOrders = (type = 'march') => {
    const table = hiding(['orderSheets']);
    table.when(order('f1', type)).thenFacts();
    table.begins().thenFacts();
    table.acts();
    table.nextTurn();
    return table;
  };

  test('NLC 20.1.1 a march needs an order: who is in Reserve stays where he is', () => {
    const table = hiding(['orderSheets']);
    table.begins().thenRefused('MARCHES_BY_ORDER', 'NLC 20.1.1');
    expect(table.hidden().desks[0]?.mayMarch).toEqual([]);
    table.when(order('f1', 'march')).thenFacts();
    expect(table.hidden().desks[0]?.mayMarch).toEqual([{ of: corps('f1'), allCavalry: false, going: 'march' }]);
  });

  test('Ruling 9 discovery is rolled for before orders are received and the phase is done', () => {
    const table = withOrders();
    table.when({ type: 'PhaseDone', side: 'first' }).thenRefused('DISCOVERY_FIRST', 'Ruling 9');
    table.when({ type: 'ReceiveOrders', side: 'first' }).thenRefused('DISCOVERY_FIRST', 'Ruling 9');
    table.when(roll('first-h1')).rolling(['NLC 20.1.2', 1]).thenFacts();
    expect(table.view('first')?.orders?.desks[0]?.phase).toBe('orders');
    table.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
  });

  test('Ruling 9 the enemy’s phase waits for no roll of his, and learns of none', () => {
    const table = withOrders();
    table.when({ type: 'PhaseDone', side: 'first', houseRule: { reason: 'agreed' } }).thenFacts();
    table.when({ type: 'PhaseDone', side: 'second' }, 'second').thenFacts();
  });

  test.each([
    ['march', 'march'],
    ['forcedMarch', 'march'],
    ['fallBack', 'retreat'],
    ['attack', 'other'],
    ['defend', 'other'],
  ])('NLC 20.1.2 under %s the counters follow as in %s', (type, going) => {
    const table = withOrders(type);
    table.when({ type: 'RevealHidden', march: 'first-h1', by: 'owner' }).thenFacts();
    expect(revealedNow(table)).toMatchObject([{ going, mp: 4 }]);
  });

  test('NLC 20.1.3 a courier to a hidden march has its way to go as well', () => {
    const table = withOrders();
    const letter = {
      type: 'WriteOrder',
      from: 'emperor',
      to: [{ of: corps('f1'), courier: { mp: 10 } }],
      steps: [{ type: 'attack', target: { kind: 'place', name: 'Limal' } }],
    };
    table.when(letter).thenFacts();
    const written = table.view('first')?.orders?.desks[0]?.orders.at(-1);
    expect(written?.courier?.hiddenMarch).toEqual({ mp: 4, quarters: 0 });
  });

  test('NLC 20.1.3 a Bad Move brings the march to light at once', () => {
    const table = withOrders();
    const decision = { of: corps('f1'), steps: [{ type: 'attack', target: { kind: 'place', name: 'Limal' } }] };
    table.when({ type: 'RecordLocalDecision', ...decision }).thenFacts();
    table.when(roll('first-h1')).rolling(['NLC 20.1.2', 1]).thenFacts();
    const answer = table.when(deciding(corps('f1')));
    const facts = answer.rolling(['NLC 12.11', 1, 1]).thenFacts();
    expect(facts.map(({ event }) => event.type)).toContain('BadMoveCalled');
    expect(revealedNow(table)).toMatchObject([{ by: 'badMove', mp: 4 }]);
    expect(table.view()?.orders?.badMoves).toMatchObject([{ revealed: true }]);
  });
});

import { battle, formation } from '../../../testkit/battle';
import { nlcTable } from '../../../testkit/playing';
import type { CommonView, Setup } from '../../common/index';
import type { Switch } from '../../list';

/** What the table shows in one turn, reached the way players reach it. */
const viewOn = (setup: Setup, turn: number): CommonView => {
  const table = nlcTable(setup);
  for (let i = 0; i < turn; i++) table.when({ type: 'NextTurn' }).thenFacts();
  const view = table.view();
  if (view === null) throw new Error('not set up');
  return view;
};
const stepsOn = (setup: Setup, turn = 0): readonly string[] => viewOn(setup, turn).steps.map(({ id }) => id);
const dueOn = (setup: Setup, turn: number): readonly string[] =>
  viewOn(setup, turn).due.map(({ key, step }) => `${key} @ ${step}`);

const COMMAND = ['command-first', 'command-second'];
const CUP = ['prepare', 'initial', 'selection'];

describe('NLC 4 the sequence of play', () => {
  test('NLC 4 reinforcements, command phase of either side, cup, turn end', () => {
    expect(stepsOn(battle())).toEqual(['reinforcements', ...COMMAND, ...CUP, 'turnEnd']);
  });

  test('Ruling 9 the French do the whole command phase, then the other side, in the order of 12.3', () => {
    const { steps } = viewOn(battle(), 0);
    const command = steps.filter(({ title }) => title === 'command');
    expect(command.map(({ who }) => who)).toEqual(['first', 'second']);
    for (const { lines } of command)
      expect(lines?.map(({ key }) => key)).toEqual([
        'recordDecisions',
        'successAndConfidence',
        'sendOrders',
        'receiveOrders',
        'rally',
      ]);
  });

  test('NLC 4 the cup steps carry their tools', () => {
    const tools = viewOn(battle(), 0).steps.flatMap(({ id, tool }) => (tool === undefined ? [] : [`${id}: ${tool}`]));
    expect(tools).toEqual([
      'prepare: prepareCup',
      'initial: initialAction',
      'selection: drawChits',
      'turnEnd: turnEnd',
    ]);
  });

  test.each<[string, Partial<Setup>, readonly Switch[], number, readonly string[]]>([
    ['by night as by day', {}, [], 6, ['reinforcements', ...COMMAND, ...CUP, 'turnEnd']],
    ['nights without chits, by day', {}, ['nightsWithoutChits'], 0, ['reinforcements', ...COMMAND, ...CUP, 'turnEnd']],
    [
      'nights without chits, by night',
      {},
      ['nightsWithoutChits'],
      6,
      ['reinforcements', ...COMMAND, 'nightMoves', 'turnEnd'],
    ],
    ['without orders', {}, ['withoutOrders'], 0, ['reinforcements', ...CUP, 'turnEnd']],
    [
      'no cup at all, by day',
      { cup: 'none' },
      [],
      0,
      ['reinforcements', ...COMMAND, 'player-first', 'player-second', 'turnEnd'],
    ],
    ['no cup at all, by night', { cup: 'none' }, [], 6, ['reinforcements', ...COMMAND, 'nightMoves', 'turnEnd']],
  ])('NLC 16 %s', (_, change, switches, turn, steps) => {
    expect(stepsOn(battle(change, switches), turn)).toEqual(steps);
  });

  test('NLC 4 every turn begins with its first step, and goes to any of its own steps only', () => {
    const table = nlcTable(battle({}, ['nightsWithoutChits']));
    table.when({ type: 'GoToStep', step: 'turnEnd' }).thenHappened({ type: 'StepReached', step: 'turnEnd' });
    expect(table.view()).toMatchObject({ step: 6 });
    table.when({ type: 'GoToStep', step: 'nightMoves' }).thenRefused('NO_SUCH_STEP', 'NLC 4');
    table.when({ type: 'NextTurn' }).thenHappened({ type: 'TurnBegan', turn: 1, step: 'reinforcements' });
    expect(table.view()).toMatchObject({ step: 0, isLastTurn: false });
  });

  test('Ruling 71 the players’ own sequence, by day and by night', () => {
    const steps = (['always', 'day', 'night'] as const).map((when) => ({ id: when, title: when, who: null, when }));
    expect(stepsOn(battle({ steps }), 0)).toEqual(['always', 'day']);
    expect(stepsOn(battle({ steps }), 6)).toEqual(['always', 'night']);
    expect(viewOn(battle({ steps }), 0).steps[0]).toMatchObject({ rule: 'Ruling 71', own: true, title: 'always' });
  });
});

describe('NLC 4 what is due', () => {
  const evening = battle({ formations: [formation('f1', 'first'), formation('late', 'second', { arrives: 1 })] });
  const always = ['reserveAction @ turnEnd', 'hqsMove @ turnEnd', 'disruptionEnds @ turnEnd'];
  const night = ['nightLimits @ command-first', 'attacksFailAtNight @ command-first'];

  test('NLC 4 at every turn end: Reserve, HQs, disruption', () => {
    expect(dueOn(evening, 0)).toEqual(always);
  });

  test('NLC 19.2 where it is played disruption does not end by itself, and the list says so', () => {
    const due = dueOn(battle({}, ['withoutOrders', 'disruptionByCheck']), 0);
    expect(due).toEqual(['disruptionChecks @ turnEnd']);
  });

  test('NLC 17 supply is traced at the end of the 09:00 turn; NLC 9 reinforcements by name', () => {
    expect(dueOn(evening, 1)).toEqual(['arrives @ reinforcements', ...always, 'supplyAtNine @ turnEnd']);
    expect(viewOn(evening, 1).due[0]).toMatchObject({ rule: 'NLC 9', facts: { name: 'late Corps', side: 'second' } });
    expect(dueOn(evening, 2)).toEqual(always);
  });

  test('NLC 11.4, 13 the first night turn has the nightfall list', () => {
    expect(dueOn(evening, 6)).toEqual([
      ...night,
      'lostHqReturns @ command-first',
      'rallyOpens @ command-first',
      ...always,
    ]);
    expect(dueOn(evening, 7)).toEqual([...night, ...always]);
  });

  test('NLC 12.7, 16 the first turn by daylight has the dawn list, the second not', () => {
    const dawn = ['heldOrdersStart', 'demoralizedWait'].map((key) => `${key} @ command-first`);
    expect(dueOn(evening, 8)).toEqual([...dawn, ...always]);
    expect(dueOn(evening, 9)).toEqual(always);
  });

  test('without orders nothing is due of them, and what has no step goes to the first', () => {
    const cupOnly = battle({}, ['withoutOrders']);
    expect(dueOn(cupOnly, 0)).toEqual(['disruptionEnds @ turnEnd']);
    expect(dueOn(cupOnly, 6)).toEqual([
      'nightLimits @ reinforcements',
      'lostHqReturns @ reinforcements',
      'rallyOpens @ reinforcements',
      'disruptionEnds @ turnEnd',
    ]);
  });
});

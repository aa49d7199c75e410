import { SIDES } from '../../../src/engine/sides';
import type { Seat } from '../../../src/engine/sides';
import { battle, formation, leader, unit } from '../../../src/testkit/battle';
import { mopTable, n20Table, nlcTable } from '../../../src/testkit/playing';
import type { AppCommand, AppView } from '../../../src/session/rule-sets';
import type { Setup, Switch } from '../../../src/rules/common/index';
import { COORDINATED_NAME } from '../../../src/wording/en/cup';
import { namesFrom } from '../../../src/wording/names';
import type { Next } from './next-types';
import { EMPTY_DRAFT } from './turn-draft';
import type { TurnDraft } from './turn-draft';
import { whatsNext } from './whats-next';

type Table = Readonly<{
  view: (seat?: Seat) => AppView | null;
  when: (command: never, seat?: Seat) => Readonly<{ rolling: (...dice: never[]) => unknown; thenFacts: () => unknown }>;
}>;

const viewOf = (table: Table, seat: Seat = 'table'): AppView => {
  const view = table.view(seat);
  if (view === null) throw new Error('not set up');
  return view;
};

const nextOn = (table: Table, draft: Partial<TurnDraft> = {}, seat: Seat = 'table'): Next => {
  const view = viewOf(table, seat);
  const names = namesFrom(view, COORDINATED_NAME);
  return whatsNext({ view, names, draft: { ...EMPTY_DRAFT, ...draft }, fight: null });
};

const saysOn = (table: Table, draft: Partial<TurnDraft> = {}): string => {
  const { main, pass } = nextOn(table, draft);
  return [main?.label ?? 'nothing', pass?.label].filter((part) => part !== undefined).join(' | ');
};

/** Taps the foot, or what may be passed; dice fall as they are given. */
const tap = (
  table: Table,
  which: 'main' | 'pass' = 'main',
  draft: Partial<TurnDraft> = {},
  ...dice: readonly (readonly [string, ...number[]])[]
): void => {
  const deed = nextOn(table, draft)[which]?.deed;
  if (deed?.kind !== 'plays') throw new Error(`no play: ${JSON.stringify(deed)}`);
  for (const play of deed.plays) {
    const made = table.when(play as never);
    if (dice.length > 0) made.rolling(...(dice as unknown as never[]));
    else made.thenFacts();
  }
};

const made = (table: Table, command: AppCommand, seat: Seat = 'table'): void => {
  table.when(command as never, seat).thenFacts();
};

const nlcGame = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Table =>
  nlcTable(battle(more, switches)) as unknown as Table;

describe('NLC 4 the foot leads through the turn', () => {
  test('NLC 4 a whole turn with orders in the app, from the desks to the next turn', () => {
    const table = nlcGame({}, ['orderSheets']);
    const said = [saysOn(table)];
    const says = (): void => {
      said.push(saysOn(table));
    };
    expect(nextOn(table).main?.deed).toEqual({
      kind: 'desk',
      side: 'first',
      before: { type: 'GoToStep', step: 'command-first' },
    });
    made(table, { type: 'GoToStep', step: 'command-first' });
    for (const side of SIDES) {
      expect(nextOn(table).main?.deed).toEqual({ kind: 'desk', side });
      made(table, { type: 'PhaseDone', side, houseRule: null }, side);
      says();
    }
    for (const _ of SIDES) {
      tap(table, 'main', {}, ['NLC 4.1', 6]);
      says();
    }
    tap(table, 'main', {}, ['NLC 4.2', 6], ['NLC 4.2', 1]);
    says();
    tap(table, 'pass');
    says();
    expect(said).toEqual([
      'To the desk: French | Skip the orders',
      'To the desk: Coalition | Skip the orders',
      'Roll for Coordinated Action: French | Skip the rolls',
      'Roll for Coordinated Action: Coalition | Skip the other rolls',
      'Roll for the Initial Action | Skip the other rolls',
      'Choose who acts first | No Initial Action',
      'Fill the cup',
    ]);
  });

  test('NLC 12.3 a command phase that was done from its own door is not gone to again', () => {
    const table = nlcGame({}, ['orderSheets']);
    for (const side of SIDES) made(table, { type: 'PhaseDone', side, houseRule: null }, side);
    expect(saysOn(table)).toBe('Chit preparation');
  });

  test('NLC 4.5 nobody is drawn before the formation in hand is done, and one tap says so', () => {
    const table = nlcGame();
    made(table, { type: 'FillCup' });
    expect(saysOn(table)).toBe('Draw a chit | From a real cup');
    made(table, { type: 'EnterDrawn', side: 'first', chit: 'f1' });
    expect(saysOn(table)).toBe('f1 Corps is done');
    tap(table);
    expect(saysOn(table)).toBe('Draw a chit | From a real cup');
    for (const [side, chit] of [
      ['first', 'f2'],
      ['first', 'f3'],
      ['second', 's1'],
      ['second', 's2'],
    ] as const) {
      made(table, { type: 'EnterDrawn', side, chit });
      tap(table);
    }
    expect(saysOn(table)).toBe('Turn end');
  });

  test('NLC 4 the turn end: the Reserves by name, the markers, the next turn; each may be passed', () => {
    const table = nlcGame({ units: [unit('a', 'f1')] });
    made(table, { type: 'FlagReserve', formation: 'f2', reserve: true }, 'first');
    made(table, { type: 'PutMark', units: ['a'], mark: 'disrupted' });
    made(table, { type: 'GoToStep', step: 'turnEnd' });
    expect(saysOn(table)).toBe('Reserve action: French | Skip: Next turn · 09:00');
    tap(table);
    expect(saysOn(table)).toBe('Reserve action: Coalition | Skip: Next turn · 09:00');
    tap(table);
    expect(viewOf(table).cup?.reserveActs.map(({ formations }) => formations)).toEqual([['f2'], []]);
    expect(saysOn(table)).toBe('Take the marker off | Skip: Next turn · 09:00');
    expect(saysOn(table, { held: ['a disrupted'] })).toBe('Next turn · 09:00');
    tap(table);
    tap(table);
    expect(viewOf(table).turn.index).toBe(1);
  });

  test('NLC 4 with chits left the turn end leads back to the cup', () => {
    const table = nlcGame();
    made(table, { type: 'FillCup' });
    made(table, { type: 'GoToStep', step: 'turnEnd' });
    expect(saysOn(table)).toBe('Back to the cup | Skip: Next turn · 09:00');
    expect(nextOn(table).note).toBe('5 chits are still in the cup.');
    tap(table);
    expect(saysOn(table)).toBe('Draw a chit | From a real cup');
  });

  test('after the last turn it leads to the end of the battle', () => {
    const turns: Setup['turns'] = [{ label: '20:00', kind: 'day', day: 1 }];
    const table = nlcGame({ turns }, ['withoutOrders']);
    made(table, { type: 'GoToStep', step: 'turnEnd' });
    expect(nextOn(table)).toMatchObject({
      main: { deed: { kind: 'end' } },
      pass: null,
      note: 'This was the last turn.',
    });
  });
});

describe('Ruling 99 play by mail', () => {
  test('Ruling 99 the roll, the winner’s choice, and then both turns as he chose', () => {
    const table = nlcGame({ cup: 'none' }, ['pbem']);
    made(table, { type: 'GoToStep', step: 'startRoll' });
    expect(saysOn(table)).toBe('Roll who chooses first or second');
    tap(table, 'main', { won: { first: 0, second: 4 } }, ['Ruling 99', 3], ['Ruling 99', 3]);
    expect(viewOf(table).cup?.opening).toMatchObject({ winner: 'second', rolls: { second: { won: 4 } } });
    expect(saysOn(table)).toBe('First to move: Coalition | First to move: French');
    tap(table);
    expect(saysOn(table)).toBe('Coalition: Player turn');
    tap(table);
    expect(saysOn(table)).toBe('French: Player turn');
  });
});

describe('NLC 4.1, 4.2 the rolls before the cup', () => {
  const prepared = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Table => {
    const table = nlcGame(more, switches);
    made(table, { type: 'GoToStep', step: 'prepare' });
    return table;
  };

  test('NLC 4.1, 4.2 both won: two formations set aside, one acts first, and the cup is filled with that choice', () => {
    const table = prepared();
    let taps = 0;
    const tapped = (draft: Partial<TurnDraft> = {}, ...dice: readonly (readonly [string, ...number[]])[]): void => {
      tap(table, 'main', draft, ...dice);
      taps += 1;
    };
    tapped({}, ['NLC 4.1', 1]);
    expect(nextOn(table).main).toMatchObject({ label: 'Choose two formations', deed: null });
    taps += 2;
    tapped({ pair: { first: ['f1', 'f2'], second: [] } });
    tapped({}, ['NLC 4.1', 6]);
    tapped({}, ['NLC 4.2', 6], ['NLC 4.2', 1]);
    taps += 1;
    expect(saysOn(table, { first: 'f3' })).toBe('First: f3 Corps, then fill the cup | No Initial Action');
    tapped({ first: 'f3' });
    expect(viewOf(table)).toMatchObject({ cup: { inside: { first: 1, second: 2 }, acting: { chit: 'f3' } } });
    expect(saysOn(table)).toBe('f3 Corps is done');
    expect(taps).toBeLessThanOrEqual(8);
  });

  test('MOP 37.17 a roll that no die can win is not asked for', () => {
    const leaders = [leader('grouchy', 'first', 3, { ratingOtherwise: 1 }), leader('marshal', 'second', 3)];
    expect(saysOn(prepared({ leaders }))).toBe('Roll for Coordinated Action: Coalition | Skip the rolls');
  });

  test('without a commander on the map nothing is rolled', () => {
    expect(saysOn(prepared({ leaders: [] }))).toBe('Fill the cup');
  });

  test('Ruling 28 who was chosen to roll is who rolls', () => {
    const leaders = [leader('emperor', 'first', 5), leader('king', 'first', 3), leader('marshal', 'second', 3)];
    const draft = { coordinator: { first: 'king', second: null } };
    expect(nextOn(prepared({ leaders }), draft).main?.deed).toMatchObject({ plays: [{ commander: 'king' }] });
  });
});

describe('what lies open comes first', () => {
  test('a fight whose dice have fallen is gone back to, whatever the step', () => {
    const view = viewOf(nlcGame());
    const names = namesFrom(view, COORDINATED_NAME);
    const fight = { procedure: 'nlc/assault', title: 'Assault' };
    expect(whatsNext({ view, names, draft: EMPTY_DRAFT, fight })).toEqual({
      main: expect.objectContaining({ label: 'Back to: Assault', deed: { kind: 'fight', procedure: 'nlc/assault' } }),
      pass: null,
      note: null,
    });
  });

  test('Ruling 71 in the players’ own sequence the cup is at hand beside the way on', () => {
    const steps = (['a', 'b'] as const).map((id) => ({ id, title: id, who: null, when: 'always' as const }));
    const table = nlcGame({ steps });
    expect(saysOn(table)).toBe('b | Fill the cup');
    tap(table, 'pass');
    expect(saysOn(table)).toBe('b | Draw a chit');
  });

  test('N20 a player turn goes on step by step', () => {
    const table = n20Table(battle({ cup: 'none', formations: [], leaders: [] })) as unknown as Table;
    expect(saysOn(table)).toBe('French: Movement');
  });
});

describe('Ruling 98 the foot tells nothing of a desk', () => {
  const walked = (table: Table): readonly string[] => {
    const steps = viewOf(table).steps.map(({ id }) => id);
    return steps.map((step) => {
      made(table, { type: 'GoToStep', step });
      return saysOn(table);
    });
  };

  test('Ruling 98 whoever is in Reserve, the table’s foot says the same in every step', () => {
    const one = nlcGame();
    const other = nlcGame();
    made(other, { type: 'FlagReserve', formation: 'f2', reserve: true }, 'first');
    expect(walked(other)).toEqual(walked(one));
  });

  test('MOP 37.17 in March on Paris too', () => {
    const formations = [formation('f1', 'first'), formation('s1', 'second')];
    const one = mopTable(battle({ formations })) as unknown as Table;
    const other = mopTable(battle({ formations })) as unknown as Table;
    made(other, { type: 'FlagReserve', formation: 's1', reserve: true }, 'second');
    expect(walked(other)).toEqual(walked(one));
  });
});

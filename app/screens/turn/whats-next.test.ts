import { SIDES } from '../../../src/engine/sides';
import type { Seat, Side } from '../../../src/engine/sides';
import { battle, formation, leader, unit } from '../../../src/testkit/battle';
import { mopTable, n20Table, nlcTable } from '../../../src/testkit/playing';
import type { AppCommand, AppView } from '../../../src/session/rule-sets';
import { EMPTY_TITLE } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
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
    if (dice.length > 0) made.rolling(...(dice as never[]));
    else made.thenFacts();
  }
};

const made = (table: Table, command: AppCommand, seat: Seat = 'table'): void => {
  table.when(command as never, seat).thenFacts();
};

const nlcGame = (more: Partial<Setup> = {}, switches: readonly Switch[] = []): Table =>
  nlcTable(battle(more, switches));

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

  test('NLC 19.2 given the marker comes off by a check, then the foot leads to it after the Reserves, and it may be passed', () => {
    const table = nlcGame({ units: [unit('a', 'f1'), unit('b', 'f1')] }, ['disruptionByCheck']);
    made(table, { type: 'PutMark', units: ['a', 'b'], mark: 'disrupted' });
    made(table, { type: 'GoToStep', step: 'turnEnd' });
    expect(nextOn(table).note).toBe('2 disruption checks are still due.');
    for (const _ of SIDES) tap(table);
    expect(saysOn(table)).toBe('Disruption checks: 2 units | Skip: Next turn · 09:00');
    tap(table, 'main', { facts: { a: ['withLeader'] } }, ['NLC 19.2', 5], ['NLC 19.2', 6]);
    expect(viewOf(table).army.endsNow.map(({ unit }) => unit)).toEqual(['b']);
    expect(saysOn(table)).toBe('Next turn · 09:00');
  });

  test('MOP 37.10 given hidden demoralization, then of a desk’s own checks the table’s foot knows nothing', () => {
    const table = nlcGame({ units: [unit('a', 'f1')] }, ['disruptionByCheck', 'hiddenDemoralization', 'withoutOrders']);
    made(table, { type: 'PutMark', units: ['a'], mark: 'disrupted' });
    made(table, { type: 'GoToStep', step: 'turnEnd' });
    expect(saysOn(table)).toBe('Next turn · 09:00');
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
    expect(whatsNext({ view, names, draft: EMPTY_DRAFT, fight })).toMatchObject({
      main: { label: 'Back to: Assault', deed: { kind: 'fight', procedure: 'nlc/assault' } },
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

describe('MOP 37.4, 37.12 what comes before anybody commands', () => {
  const SKY: Setup['title']['weather'] = {
    columns: ['January', 'March'],
    rows: [
      { key: '1-3', cells: ['Snow', 'Mud'] },
      { key: '4-6', cells: ['Fog', 'Fair'] },
    ],
  };
  const card = (no: string, deck: Side) => ({ name: no, count: 1, deck, note: '', no });
  const march = (title: Partial<Setup['title']>, more: Partial<Setup> = {}): Table =>
    mopTable(battle({ title: { ...EMPTY_TITLE, ...title }, ...more }, ['withoutOrders']));
  const restricted = { cardPlay: 'restricted', cards: [card('3', 'first'), card('7B', 'second')] } as const;

  test('MOP 37.4 given the weather is due, then the foot rolls for it where the table was tapped; passed, it is not asked at the cup', () => {
    const table = march({ weather: SKY });
    expect(saysOn(table)).toMatch(/^Roll for the weather \| Skip: /);
    tap(table, 'main', { skyLine: 1 }, ['MOP 37.4', 2]);
    expect(viewOf(table).weather?.now).toBe('mud');
    expect(nextOn(table).main?.testID).toBe('turn.next.step');
    const passed = march({ weather: SKY });
    made(passed, { type: 'GoToStep', step: 'prepare' });
    expect(saysOn(passed)).not.toMatch(/weather/);
  });

  test('Ruling 42 without the title’s table the foot waits until it is picked', () => {
    const table = march({});
    expect(nextOn(table).main).toMatchObject({ label: 'Pick the weather', deed: null });
    made(table, { type: 'NameWeather', weather: 'fog' });
    expect(nextOn(table).main?.testID).toBe('turn.next.step');
  });

  test('Ruling 48 in the step for cards the foot leads to either side’s, and once at the cup says so before the first chit', () => {
    const table = march(restricted);
    made(table, { type: 'NameWeather', weather: 'fair' });
    tap(table);
    expect(saysOn(table)).toBe('The phone goes to: French | Skip: Chit preparation');
    tap(table, 'pass');
    expect(nextOn(table).note).toBe(
      'No card drawn yet: French and Coalition. Cards come before the first chit (Ruling 48).',
    );
    made(table, { type: 'FillCup' });
    made(table, { type: 'GoToStep', step: 'selection' });
    expect(nextOn(table).note).toMatch(/^No card drawn yet/);
    made(table, { type: 'EnterDrawn', side: 'first', chit: 'f1' });
    tap(table);
    expect(nextOn(table).note).toBeNull();
  });

  test('MOP 37.12 alone the card is drawn by the foot; with three dice for an event they are rolled by it', () => {
    const alone = march(restricted, { playMode: 'solo' });
    made(alone, { type: 'GoToStep', step: 'cards' });
    made(alone, { type: 'NameWeather', weather: 'fair' });
    expect(nextOn(alone, {}, 'solo').main).toMatchObject({
      label: 'Draw a card: French',
      deed: { plays: [{ type: 'DrawCard', side: 'first', from: 'deck' }] },
    });
    const events = march({ ...restricted, cardPlay: 'events' });
    made(events, { type: 'NameWeather', weather: 'fair' });
    made(events, { type: 'GoToStep', step: 'cards' });
    expect(saysOn(events)).toBe('Roll for a random event | Skip: Chit preparation');
  });
});

describe('N20 12.7 the foot at night', () => {
  const night = (): Table => {
    const table = n20Table(
      battle({
        cup: 'none',
        leaders: [],
        formations: [formation('f', 'first'), formation('s', 'second')],
        units: [unit('a', 'f'), unit('b', 'f')],
        turns: [{ label: 'Night', kind: 'night', day: 1 }],
        title: { ...EMPTY_TITLE, startMorale: { first: 8, second: 9 } },
      }),
    ) as unknown as Table;
    made(table, { type: 'PutMark', units: ['a'], mark: 'routed' });
    return table;
  };

  test('N20 12.7.2 given a routed unit, then the foot opens the rally until it was tried', () => {
    const table = night();
    made(table, { type: 'GoToStep', step: 'rally-first' });
    expect(saysOn(table)).toMatch(/^Rally: French \| Skip: French: /);
    expect(nextOn(table).main?.deed).toEqual({ kind: 'rally', side: 'first' });
    made(table, { type: 'SpendOnRally', side: 'first', units: [{ unit: 'a' }], spend: 'nothing', on: [] });
    expect(nextOn(table).main?.testID).toBe('turn.next.step');
  });

  test('N20 12.7.3 the lines of communication are settled by the foot, with what was said of them, once', () => {
    const table = night();
    made(table, { type: 'GoToStep', step: 'locMorale-first' });
    const said = { first: { lost: [], others: 2 }, second: { lost: [], others: 0 } };
    expect(saysOn(table)).toMatch(/^Settle lines of communication: French \| Skip: French: /);
    tap(table, 'main', { night: said });
    expect(viewOf(table).morale?.morale?.first).toBe(6);
    expect(nextOn(table).main?.testID).toBe('turn.next.step');
  });

  test('Ruling 71 the point that comes back is offered once a night, before the end of the battle', () => {
    const table = night();
    made(table, { type: 'GoToStep', step: 'recover-second' });
    expect(saysOn(table)).toBe('Recover a point: Coalition, 4½ → 5½ | Skip: To the end of the battle');
    tap(table);
    expect(viewOf(table).morale?.morale?.second).toBe(11);
    expect(saysOn(table)).toBe('To the end of the battle');
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

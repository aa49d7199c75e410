import { battle } from '../../testkit/battle';
import { nlcTable } from '../../testkit/playing';
import { tableOf } from '../../testkit/given';
import { mop } from '../mop/index';
import { n20 } from '../n20/index';
import { nlc } from '../nlc/index';

describe('Ruling 98 the desks', () => {
  test('Ruling 98 one desk at a time is opened, and every hand-over is a barrier', () => {
    const table = nlcTable(battle());
    const open = table.when({ type: 'OpenDesk', side: 'first' });
    open.thenHappened({ type: 'DeskOpened', side: 'first' });
    expect([open.barrier, table.view()?.desk]).toEqual([true, 'first']);
    table.when({ type: 'OpenDesk', side: 'second' }).thenRefused('DESK_ALREADY_OPEN', 'Ruling 98');
    const close = table.when({ type: 'CloseDesk' }, 'first');
    close.thenHappened({ type: 'DeskClosed', side: 'first' });
    expect([close.barrier, table.view()?.desk]).toEqual([true, null]);
    table.when({ type: 'CloseDesk' }, 'first').thenRefused('DESK_NOT_OPEN', 'Ruling 98');
  });

  test('Ruling 98 the other side does not close it; the open table may, after a restart', () => {
    const table = nlcTable(battle());
    table.when({ type: 'OpenDesk', side: 'first' }).thenFacts();
    table.when({ type: 'CloseDesk' }, 'second').thenRefused('DESK_NOT_OPEN', 'Ruling 98');
    table.when({ type: 'CloseDesk' }, 'table').thenFacts();
  });

  test('Ruling 98 a solo player has no curtain', () => {
    nlcTable(battle({ playMode: 'solo' }))
      .when({ type: 'OpenDesk', side: 'first' }, 'solo')
      .thenRefused('NO_CURTAIN_IN_SOLO');
  });
});

test('before the set-up there is no game: no view, and nothing but starting', () => {
  const table = tableOf(nlc);
  expect(table.view()).toBeNull();
  table.when({ type: 'NextTurn' }).thenRefused('NOT_STARTED');
  table.when({ type: 'DrawChit' }).thenRefused('NOT_STARTED');
  tableOf(n20).when({ type: 'NextTurn' }).thenRefused('NOT_STARTED');
});

test('the last turn is the last', () => {
  const table = nlcTable(battle({ turns: battle().turns.slice(0, 2) }));
  expect(table.view()?.isLastTurn).toBe(false);
  table.when({ type: 'NextTurn' }).thenFacts();
  expect(table.view()).toMatchObject({ isLastTurn: true, turnCount: 2 });
  table.when({ type: 'NextTurn' }).thenRefused('LAST_TURN');
});

describe('reading commands and events', () => {
  test.each([
    ['a command of the cup', nlc, { type: 'DrawChit' }, 'ok'],
    ['the same for MOP', mop, { type: 'DrawChit' }, 'ok'],
    ['but not for N20', n20, { type: 'DrawChit' }, 'newer'],
    ['an unknown one', nlc, { type: 'SendBalloon' }, 'newer'],
    ['one named like a method of every object', nlc, { type: 'toString' }, 'newer'],
    ['a bad field', nlc, { type: 'EnterDrawn', side: 'third', chit: 'f1' }, 'bad'],
    ['no type', nlc, { side: 'first' }, 'bad'],
    ['nothing', nlc, null, 'bad'],
    ['a list', nlc, [], 'bad'],
  ])('%s', (_, rules, json, kind) => {
    expect(rules.decodeCommand(json).kind).toBe(kind);
  });

  test('a bad field is named by its path, and what no rule names is dropped', () => {
    expect(nlc.decodeEvent({ type: 'CupFilled', counts: { first: -1, second: 0 } })).toEqual({
      kind: 'bad',
      path: 'counts.first',
    });
    expect(nlc.decodeCommand({ type: 'DrawChit', chit: 'f1' })).toEqual({ kind: 'ok', value: { type: 'DrawChit' } });
  });
});

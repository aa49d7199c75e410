import { battle, formation, leader } from '../../../testkit/battle';
import { NEAR, STACKED, corps, ordersTable, step } from './testing/orders-game';
import { weighing } from '../../../testkit/plays';

const game = () => {
  const table = ordersTable(battle({ leaders: [leader('emperor', 'first', 2), leader('marshal', 'second', 2)] }));
  return table;
};
const marshal = (id: string, name: string) => ({
  type: 'WriteOrder',
  from: 'marshal',
  to: [{ of: corps(id), courier: NEAR }],
  steps: [step('march', name)],
});

describe('NLC 12.3: the command phase', () => {
  test('Ruling 9: the first side does all of it, then the other; each is done once', () => {
    const table = game();
    table.when(marshal('s1', 'Ath'), 'second').thenRefused('FIRST_SIDE_COMMANDS', 'Ruling 9');
    table.when({ type: 'PhaseDone', side: 'second' }, 'second').thenRefused('FIRST_SIDE_COMMANDS', 'Ruling 9');
    table.writes('f1', [step('march', 'a')]).thenFacts();
    table.when({ type: 'PhaseDone', side: 'first' }).thenRefused('STILL_TO_ANSWER');
    table.receives().thenFacts();
    table.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]).thenFacts();
    const done = table.when({ type: 'PhaseDone', side: 'first' });
    done.thenHappened({ type: 'CommandPhaseDone', side: 'first', turn: 0 });
    expect(done.barrier).toBe(true);
    table.writes('f2', [step('march', 'a')]).thenRefused('PHASE_IS_DONE', 'NLC 12.3');
    table.when(marshal('s1', 'Ath'), 'second').thenFacts();
  });

  test('NLC 12.3: a new turn begins with a new phase for both', () => {
    const table = game();
    table.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    table.when({ type: 'PhaseDone', side: 'second' }, 'second').thenFacts();
    expect(table.view().done).toEqual(['first', 'second']);
    table.turn(1);
    expect(table.view().done).toEqual([]);
    expect(table.desk().phase).toBe('decisions');
  });

  test('NLC 12.3: the steps go on and never back', () => {
    const table = game();
    table.startsWith('f2', [step('march', 'b')]);
    expect(table.desk().phase).toBe('decisions');
    table.when({ type: 'CheckSuccess', order: 'first-o1', reached: false }).thenFacts();
    expect(table.desk().phase).toBe('checks');
    table.writes('f1', [step('march', 'a')]).thenFacts();
    expect(table.desk().phase).toBe('orders');
    table.turn(1);
    table.writes('f3', [step('march', 'a')]).thenFacts();
    table.when({ type: 'CheckSuccess', order: 'first-o1', reached: true }).thenRefused('STEP_IS_PAST', 'NLC 12.3');
    table.receives().thenFacts();
    expect(table.desk().phase).toBe('receiving');
    table
      .writes('f3', [step('march', 'z')], { to: [{ of: corps('f3'), courier: STACKED }] })
      .thenRefused('STEP_IS_PAST');
  });

  test('secrecy: after "done" a side opens its phase again for all to see, and ends it again', () => {
    const table = game();
    table.when({ type: 'ReopenPhase', side: 'first' }).thenRefused('PHASE_IS_OPEN', 'NLC 12.3');
    table.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    table.when({ type: 'ReopenPhase', side: 'first' }, 'second').thenRefused('NOT_YOUR_DESK');
    table.when({ type: 'ReopenPhase', side: 'first' }).thenHappened({ type: 'CommandPhaseReopened', side: 'first' });
    table.writes('f2', [step('march', 'a')]).thenFacts();
  });

  test('NLC 12: a cup without orders has none of it', () => {
    const table = ordersTable(battle({}, ['withoutOrders']));
    table.when({ type: 'PhaseDone', side: 'first' }).thenRefused('NOT_PLAYED_HERE', 'NLC 12');
    expect(table.desk().reserve).toEqual([]);
  });
});

describe('the players are always right', () => {
  const houseRule = { reason: 'we agreed that couriers are faster' };

  test('NLC 12.4, 12.12: what the rules forbid goes through with a reason, which stays on the same desk', () => {
    const table = game();
    table.startsWith('f1', [step('march', 'a')]);
    table.writes('f1', [step('march', 'a')]).thenRefused('SAME_ORDER_AGAIN', 'NLC 12.4');
    const facts = table.writes('f1', [step('march', 'a')], { houseRule }).thenFacts();
    expect(facts.every(({ scope }) => ['desk:first', 'held:first'].includes(scope))).toBe(true);
    expect(table.desk().houseRulings).toContainEqual({
      turn: 0,
      code: 'SAME_ORDER_AGAIN',
      rule: 'NLC 12.4',
      ...houseRule,
    });
    expect(JSON.stringify(table.view('second'))).not.toContain('faster');
  });

  test('secrecy: ending the phase against a rule tells the table that it is done and not why', () => {
    const table = game();
    table.writes('f1', [step('march', 'a')]).thenFacts();
    const facts = table.when({ type: 'PhaseDone', side: 'first', houseRule }).thenFacts();
    expect(facts[0]?.scope).toBe('desk:first');
    expect(facts.filter(({ scope }) => scope === 'table').map(({ event }) => event)).toEqual([
      { type: 'CommandPhaseDone', side: 'first', turn: 0 },
    ]);
  });

  test('NLC 12.5: an order let through against 12.5 is checked as the hardest of its orders', () => {
    const table = game();
    table.writes('f1', [step('probe', 'a'), step('march', 'b')], { houseRule }).thenFacts();
    table.receives().thenFacts();
    const { working } = table.when(weighing('first-o1')).rolling(['NLC 12.7', 6, 6]);
    expect(working.map(({ key }) => key)).toContain('complianceAttack');
    expect(table.order('first-o1').state).toBe('inForce');
  });

  test('NLC 12.4: an order is dropped only where the players agree', () => {
    const table = game();
    table.startsWith('f1', [step('march', 'a')]);
    table.when({ type: 'DropOrder', order: 'first-o1' }).thenRefused('NEEDS_A_HOUSE_RULE');
    table.when({ type: 'DropOrder', order: 'first-o1', houseRule }).thenFacts();
    expect(table.order('first-o1').state).toBe('cancelled');
    table.when({ type: 'DropOrder', order: 'first-o1', houseRule }).thenRefused('ORDER_IS_OVER');
  });

  test('NLC 12.4: who is not there, and what is not there, no agreement helps', () => {
    const table = game();
    table.writes('nobody', [step('march', 'a')], { houseRule }).thenRefused('NO_SUCH_FORMATION');
    table.when(weighing('first-o9', { houseRule })).thenRefused('NO_SUCH_ORDER');
  });
});

describe('at the start', () => {
  test('Ruling 46, NLC 9: orders are set at the start and for who is yet to come, afterwards by couriers', () => {
    const table = ordersTable(
      battle({ formations: [formation('f1', 'first'), formation('f2', 'first', { arrives: 2 })] }),
    );
    const set = (id: string) => table.when({ type: 'SetOrder', of: corps(id), steps: [step('march', 'the HQ')] });
    set('f1').thenFacts();
    table.turn(2);
    set('f1').thenRefused('ONLY_AT_THE_START', 'Ruling 46');
    set('f2').thenFacts();
    expect(table.desk().reserve).toEqual([]);
  });

  test('NLC 9: who comes on without an order is named, since he marches to the HQ by the rule', () => {
    const table = ordersTable(
      battle({ formations: [formation('f1', 'first'), formation('f2', 'first', { arrives: 1 })] }),
    );
    expect(table.desk().arriving).toEqual([]);
    table.turn(1);
    expect(table.desk().arriving).toEqual(['f2']);
    table.startsWith('f2', [step('march', 'the HQ')]);
    expect(table.desk().arriving).toEqual([]);
  });

  test('NLC 12.2: a formation without an order is in Reserve', () => {
    const table = game();
    expect(table.desk().reserve).toEqual(['f1', 'f2', 'f3']);
    table.startsWith('f2', [step('defend', 'a')]);
    expect(table.desk().reserve).toEqual(['f1', 'f3']);
  });

  test('NLC 12.2: each formation’s owner sees what it must, may and may not do', () => {
    const table = game();
    table.startsWith('f1', [step('probe', 'a')]);
    const [probe, reserve] = table.desk().stage;
    expect(probe).toMatchObject({
      step: { type: 'probe' },
      fact: { attack: 'must', zone: 'upToTwoUnits', roads: false },
    });
    expect(reserve).toMatchObject({ step: null, inReserve: true, fact: { attack: 'no', zone: 'no' } });
    expect(probe?.must).toContain('two units');
    expect(reserve?.mayNot).toContain('Morale');
    expect(table.view('second').desks.map(({ side }) => side)).toEqual(['second']);
    expect(table.view('table').desks).toEqual([]);
    expect(table.view('solo').desks).toHaveLength(2);
  });

  test('NLC 12.2: the route of a March is named by the end of its second turn', () => {
    const table = game();
    table.startsWith('f1', [step('march', 'a')]);
    const notes = () => table.desk().stage[0]?.notes;
    expect(notes()).toEqual([]);
    table.turn(1);
    expect(notes()).toEqual(['routeMissing']);
    table.when({ type: 'NameRoute', order: 'first-o1', route: ['Maizières', 'Brienne'] }).thenFacts();
    expect(notes()).toEqual([]);
  });
});

describe('before an order is sealed', () => {
  const preview = (
    table: ReturnType<typeof game>,
    more: Readonly<Record<string, unknown>> = {},
    seat: 'first' | 'second' | 'table' = 'first',
  ) =>
    table.preview(
      {
        type: 'WriteOrder',
        from: 'emperor',
        to: [{ of: corps('f1'), courier: { mp: 9 } }],
        steps: [step('attack', 'Wavre')],
        ...more,
      },
      seat,
    );

  test('NLC 12.7: its turn of arrival, column and the chance of each result', () => {
    const table = ordersTable(
      battle({ leaders: [leader('emperor', 'first', 1)], formations: [formation('f1', 'first', { rating: 1 })] }),
    );
    table.startsWith('f1', [step('march', 'a')]);
    const seen = preview(table);
    expect(seen?.sheets[0]).toMatchObject({ kind: 'later', turns: 2, arrives: 2, column: '0' });
    // The book's example: 2–5 ignored, 6–8 R4, 9–10 1T, 11–12 complied with.
    const chances = seen?.sheets[0]?.chances.map(({ result, chance }) => [
      result.kind === 'delayed' ? result.until : result.kind,
      chance.n * (36 / chance.d),
    ]);
    expect(Object.fromEntries(chances ?? [])).toEqual({ ignored: 10, R4: 16, '1T': 7, complied: 3 });
    expect(seen?.faults).toEqual([]);
    expect(table.desk().orders).toHaveLength(1);
  });

  test('NLC 12.4: everything that speaks against it at once, and nothing for whoever may not write it', () => {
    const table = game();
    table.startsWith('f1', [step('attack', 'Wavre')]);
    const faults = preview(table, { steps: [step('attack', 'Wavre', { reachable: false })], awayFromHq: true })?.faults;
    expect(faults?.map(({ code }) => code)).toEqual(['TARGET_OUT_OF_REACH', 'SAME_ORDER_AGAIN']);
    expect(preview(table, {}, 'second')).toBeNull();
    expect(preview(table, {}, 'table')).toBeNull();
  });

  test('NLC 16: one that comes at night is marked as such', () => {
    const table = game();
    table.turn(5);
    expect(preview(table)?.sheets[0]).toMatchObject({ arrives: 7, atNight: true });
  });

  test('NLC 12.11: the chances of a local decision: the book’s example, a 3 in Reserve acts on a 7', () => {
    const table = game();
    const tap = { type: 'RecordLocalDecision', of: corps('f1'), steps: [step('attack', 'Wavre')] };
    const seen = table.previewDecision(tap);
    const chances = seen?.chances.map(({ result, chance }) => [result, chance.n * (36 / chance.d)]);
    // +1 in Reserve: Bad Move on a throw of 2, no effect on 3 to 6.
    expect(Object.fromEntries(chances ?? [])).toEqual({ badMove: 1, noEffect: 14, actsLocally: 21 });
    expect(seen?.faults).toEqual([]);
    expect(table.previewDecision(tap, 'second')).toBeNull();
  });

  test('NLC 12.2: an Assign is accepted: no column, no chance', () => {
    const table = ordersTable(
      battle({ leaders: [leader('emperor', 'first', 2), leader('ney', 'first', 2, { role: 'WC' })] }),
    );
    expect(preview(table, { steps: [{ type: 'assign', to: 'ney' }] })?.sheets[0]).toMatchObject({
      column: null,
      chances: [{ result: { kind: 'complied' } }],
    });
  });
});

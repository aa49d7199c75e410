import { CHANGES, ORDER_STATES, REASONS } from './order';
import type { Order, OrderChange, Sheet } from './order';
import { TERMINAL, TRANSITIONS, changed, isLive, written } from './machine';

const sheet: Sheet = {
  id: 'first-o1',
  batch: 'first-o1',
  of: { kind: 'formation', id: 'f1' },
  steps: [
    { type: 'attack', target: { kind: 'hex', hex: '0913' }, route: [], to: null, nextDay: false, reachable: true },
  ],
  awaitFurther: false,
  origin: 'written',
  from: 'emperor',
  issuedOn: 1,
  arrivesOn: 3,
  courier: null,
  faceToFace: false,
  sender: null,
  card: null,
  otherShift: undefined,
  bypasses: null,
};
const event = (change: OrderChange['change'], more: Partial<OrderChange> = {}): OrderChange => ({
  order: sheet.id,
  of: sheet.of,
  what: 'attack',
  change,
  reason: 'arrived',
  rule: 'NLC 12.6',
  turn: 3,
  wait: null,
  at: null,
  sleep: null,
  losses: null,
  ...more,
});
const inState = (state: Order['state']): Order => ({ ...written(sheet), state });

describe('the machine of an order', () => {
  test('NLC 12.4: a sheet leaves the writer in transit', () => {
    expect(written(sheet)).toMatchObject({ state: 'inTransit', log: [], at: 0, notBefore: 3 });
  });

  test('NLC 12.6, 12.7: from the courier to the leader, into a delay, into force, and every change has its reason and turn', () => {
    const path = [
      event('arrive'),
      event('wait', { wait: 'R4', reason: 'checked', rule: 'NLC 12.7' }),
      event('rollOn', { turn: 4, reason: 'rolled', rule: 'NLC 12.7' }),
      event('comply', { turn: 5, reason: 'rolled', rule: 'NLC 12.7', at: 0, losses: 2 }),
      event('succeed', { turn: 8, reason: 'achieved', rule: 'NLC 12.8' }),
    ];
    const states = path.map((_, i) => path.slice(0, i + 1).reduce(changed, written(sheet)));
    expect(states.map(({ state }) => state)).toEqual(['due', 'waiting', 'waiting', 'inForce', 'succeeded']);
    expect(states[2]?.wait).toEqual({ until: 'R4', since: 3, rolledOn: 4 });
    expect(states[3]).toMatchObject({ wait: null, losses: 2, since: 5 });
    expect(states[4]?.log.map(({ turn, reason, rule }) => [turn, reason, rule])).toEqual([
      [3, 'arrived', 'NLC 12.6'],
      [3, 'checked', 'NLC 12.7'],
      [4, 'rolled', 'NLC 12.7'],
      [5, 'rolled', 'NLC 12.7'],
      [8, 'achieved', 'NLC 12.8'],
    ]);
  });

  test.each(TERMINAL)('NLC 12.9: an order that is %s stays so whatever happens', (state) => {
    const over = inState(state);
    expect(isLive(over)).toBe(false);
    for (const change of CHANGES)
      for (const reason of REASONS) expect(changed(over, event(change, { reason, wait: 'R4', at: 0 }))).toBe(over);
  });

  test('NLC 12.9: only what is in force can fail, be replaced or go on to its next step', () => {
    for (const change of ['fail', 'supersede', 'advance'] as const)
      for (const state of ORDER_STATES.filter((one) => one !== 'inForce'))
        expect(changed(inState(state), event(change)).state).toBe(state);
  });

  test('Ruling 12: an order in transit is not ignored: it has not arrived', () => {
    expect(changed(written(sheet), event('ignore')).state).toBe('inTransit');
  });

  test('NLC 12.4–12.9: every live state has a way out, and no change leads back to the courier', () => {
    for (const state of ORDER_STATES.filter((one) => !TERMINAL.includes(one)))
      expect(
        CHANGES.some((change) => TRANSITIONS[change].from.includes(state) && TERMINAL.includes(TRANSITIONS[change].to)),
      ).toBe(true);
    expect(CHANGES.map((change) => TRANSITIONS[change].to)).not.toContain('inTransit');
  });
});

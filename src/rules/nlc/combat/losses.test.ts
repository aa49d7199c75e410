import { resolve } from '../../../testkit/given';
import { payHits } from './losses';
import type { Bill, Toll } from './losses';
import { foot, guns, horse, outcome, unitOf } from './testing/muster';
import type { Counter } from './testing/muster';

const usual = (hits: number, more: Partial<Bill> = {}): Bill => ({
  by: 'defender',
  hits,
  tiny: true,
  order: 'usual',
  ...more,
});

const pay = (bill: Bill, units: readonly Counter[], ...said: readonly string[]) => {
  const rule = bill.order === 'usual' ? 'NLC 7.1' : 'NLC 20.12';
  const choices = said.map((option) => ({ rule, option }) as const);
  return resolve(payHits(bill, units.map(unitOf)), { rolls: [], choices });
};
const asked = (bill: Bill, units: readonly Counter[], ...said: readonly string[]): readonly string[] => {
  const step = pay(bill, units, ...said);
  return step.kind === 'needsChoice' ? step.request.options : [];
};
const lost = (toll: Toll): readonly number[] => toll.units.map(({ stepsLost }) => stepsLost);

describe('NLC 7.1 the order of losses (Ruling 30)', () => {
  test('NLC 7.1 the first hit on infantry, whatever else is damaged', () => {
    const units = [foot('I', 6, 3), horse('H', 4, 2, { stepsLost: 1 })];
    expect(lost(outcome(pay(usual(1), units)))).toEqual([1, 1]);
  });

  test('Ruling 30 the first on damaged infantry before fresh', () => {
    const units = [foot('I', 6, 3), foot('J', 6, 3, { stepsLost: 1 })];
    expect(lost(outcome(pay(usual(1), units)))).toEqual([0, 2]);
  });

  test('Ruling 30 then on whoever is damaged, in this fire too', () => {
    const units = [foot('I', 6, 3), foot('J', 6, 3)];
    expect(asked(usual(2), units)).toEqual(['I', 'J']);
    expect(lost(outcome(pay(usual(2), units, 'J')))).toEqual([0, 2]);
  });

  test('Ruling 30 else the owner’s choice, the weakest named first; a printed one-step unit is not damaged', () => {
    const units = [foot('I', 6, 3, { stepsLost: 1 }), guns('G', 8, 4), horse('H', 4, null), horse('K', 3, 1)];
    expect(asked(usual(2), units)).toEqual(['K', 'G', 'H']);
  });

  test('NLC 7.1 without infantry: damaged first, else the owner’s choice', () => {
    expect(lost(outcome(pay(usual(1), [horse('H', 4, 2), guns('G', 4, 2, { stepsLost: 1 })])))).toEqual([0, 2]);
    expect(asked(usual(1), [horse('H', 4, 2), guns('G', 4, 2)])).toEqual(['H', 'G']);
  });

  test('NLC 7.1 where everything goes, nobody is asked; more hits than steps lapse', () => {
    const toll = outcome(pay(usual(9), [foot('I', 6, 3), horse('H', 4, 2)]));
    expect([lost(toll), toll.stepsLost]).toEqual([[2, 2], 4]);
  });

  test('NLC 6.2 a huge unit bears three', () => {
    expect(lost(outcome(pay(usual(2), [foot('I', 8, 4)])))).toEqual([2]);
  });
});

describe('NLC 19.5 tiny units (Ruling 84)', () => {
  const tiny = (id: string, stepsLost = 0): Counter => foot(id, 2, 1, { stepsLost });

  test('NLC 19.5 two of them together for one hit', () => {
    const toll = outcome(pay(usual(1), [tiny('a', 1), tiny('b', 1)]));
    expect([lost(toll), toll.stepsLost, toll.halvesPaid]).toEqual([[2, 2], 2, 2]);
  });

  test('NLC 19.5 or one of them twice: damaged by the first half, it takes the second', () => {
    const toll = outcome(pay(usual(1), [tiny('a'), tiny('b')], 'a'));
    expect(lost(toll)).toEqual([2, 0]);
  });

  test('NLC 19.5 or one of them and one other', () => {
    const toll = outcome(pay(usual(1), [tiny('a', 1), foot('I', 6, 3)]));
    expect([lost(toll), toll.halvesPaid]).toEqual([[2, 1], 2]);
  });

  test('Ruling 84 half a hit that nobody is left to pay lapses; only infantry is tiny; off, a step is a hit', () => {
    const toll = outcome(pay(usual(1), [tiny('a', 1)]));
    expect([toll.stepsLost, toll.halvesPaid]).toEqual([1, 1]);
    expect(lost(outcome(pay(usual(1), [horse('H', 2, 1)])))).toEqual([1]);
    expect(lost(outcome(pay(usual(1, { tiny: false }), [tiny('a')])))).toEqual([1]);
  });
});

describe('NLC 20.12 losses by artillery', () => {
  const twelve = (hits: number): Bill => usual(hits, { order: 'artillery' });

  test('NLC 20.12 the first on the strongest, cavalry counting double; no other priority', () => {
    expect(lost(outcome(pay(twelve(1), [foot('I', 5, 3), horse('H', 3, 2)])))).toEqual([0, 1]);
    expect(asked(twelve(2), [foot('I', 5, 3), horse('H', 3, 2)])).toEqual(['I', 'H']);
  });

  test('NLC 20.12 only even hits take a second step', () => {
    expect(lost(outcome(pay(twelve(1), [foot('I', 5, 3, { stepsLost: 1 })])))).toEqual([1]);
    expect(lost(outcome(pay(twelve(2), [foot('I', 5, 3, { stepsLost: 1 })])))).toEqual([2]);
    expect(lost(outcome(pay(twelve(3), [foot('I', 8, 4)])))).toEqual([2]);
    expect(lost(outcome(pay(twelve(4), [foot('I', 8, 4)])))).toEqual([3]);
  });
});

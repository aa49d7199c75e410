import fc from 'fast-check';
import { reuse } from './reuse';
import { playing } from '../testkit/ports';

test('a part that is the same as before is the very same object', () => {
  const before = { turn: { index: 3 }, cup: { total: 4, drawn: ['a', 'b'] } };
  const after = reuse(before, { turn: { index: 3 }, cup: { total: 3, drawn: ['a', 'b'] } });
  expect(after).toEqual({ turn: { index: 3 }, cup: { total: 3, drawn: ['a', 'b'] } });
  expect(after.turn).toBe(before.turn);
  expect(after.cup).not.toBe(before.cup);
  expect(after.cup.drawn).toBe(before.cup.drawn);
});

test('the whole is the same object when nothing changed, and never when something came or went', () => {
  const before: readonly Readonly<Record<string, number>>[] = [{ a: 1 }, { b: 2 }];
  expect(reuse(before, [{ a: 1 }, { b: 2 }])).toBe(before);
  expect(reuse(before, [{ a: 1 }])).toEqual([{ a: 1 }]);
  expect(reuse(before, [{ a: 1 }, {}])).toEqual([{ a: 1 }, {}]);
});

test('whatever stood before, the value is always the new one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
      expect(reuse(before, structuredClone(next))).toEqual(next);
      expect(reuse(structuredClone(before), before)).toEqual(before);
    }),
    {
      numRuns: 2000,
      examples: [
        [{}, []],
        [[], {}],
        [{}, JSON.parse('{"__proto__":[]}')],
        [{}, { toString: null }],
      ],
    },
  );
});

test('a play leaves alone what it does not touch: the screen need not be drawn again for it', async () => {
  const { session } = await playing();
  const before = session.getState().view;
  await session.dispatch({ type: 'RollCoordinated', side: 'first', commander: 'emperor' });
  const after = session.getState().view;
  expect(after.cup?.coordination.first).not.toBeNull();
  expect(after.steps).toBe(before.steps);
  expect(after.turn).toBe(before.turn);
  expect(after.cup?.commanders).toBe(before.cup?.commanders);
});

import { resolve } from '../testkit/given';
import { NOTHING_GIVEN } from './given';
import { accept, andThen, choose, mapOutcome, refuse, rollDice } from './step';
import type { DiceRequest, Step } from './step';
import { lines, refusals } from './vocabulary';
import type { LineOf } from './vocabulary';

const LINES = lines({ a: {}, b: {}, c: {}, d: {}, before: {}, x: {}, y: {} });
const line = (key: LineOf<typeof LINES>) => LINES[key]('NLC 4');
const REFUSALS = refusals({ NO: { rule: 'NLC 4', facts: { a: 'number' } }, NEVER: null });
const die: DiceRequest = { rule: 'NLC 4.1', purpose: 'coordinated', count: 1, sides: 6, reading: 'ordered' };
const rolled = (key: LineOf<typeof LINES>): Step<number> => rollDice(die, ([face = 0]) => accept(face, [line(key)]));

describe('andThen', () => {
  test('keeps the working lines in the order in which they were worked out', () => {
    const three = andThen(accept(1, [line('a')]), (n) =>
      andThen(rolled('b'), (m) => accept(n + m, [line('c'), line('d')])),
    );
    const settled = resolve(three, { rolls: [{ rule: 'NLC 4.1', faces: [4] }], choices: [] });
    expect(settled).toEqual({ kind: 'accepted', outcome: 5, working: [line('a'), line('b'), line('c'), line('d')] });
  });

  test('keeps the lines before a choice as well', () => {
    const step = andThen(accept(0, [line('before')]), () =>
      choose({ rule: 'NLC 4.2', purpose: 'which', by: 'first', options: ['x', 'y'] }, (option) =>
        accept(option, [line(option === 'x' ? 'x' : 'y')]),
      ),
    );
    const settled = resolve(step, { rolls: [], choices: [{ rule: 'NLC 4.2', option: 'y' }] });
    expect(settled).toEqual({ kind: 'accepted', outcome: 'y', working: [line('before'), line('y')] });
  });

  test('stops at the first refusal, whichever of the two it is', () => {
    const refused = refuse(REFUSALS.NO({ a: 1 }));
    const never = jest.fn(() => accept(1));
    expect(andThen(refused, never)).toEqual(refused);
    expect(never).not.toHaveBeenCalled();
    expect(andThen(accept(0, [line('a')]), () => refused)).toEqual(refused);
  });

  test('asks on behalf of the procedure inside, with its own rule', () => {
    expect(andThen(rolled('a'), () => accept(1))).toMatchObject({ kind: 'needsDice', request: die });
  });
});

test('mapOutcome changes the outcome and nothing else', () => {
  expect(mapOutcome(accept(2, [line('a')]), (n) => n * 10)).toEqual(accept(20, [line('a')]));
  expect(resolve(mapOutcome(rolled('a'), String), NOTHING_GIVEN)).toMatchObject({ kind: 'needsDice' });
});

test('a refusal without facts has none, not an empty field', () => {
  expect(Object.keys(refuse(REFUSALS.NEVER).refusal)).toEqual(['code', 'rule']);
});

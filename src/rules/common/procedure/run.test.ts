import { accept, andThen, choose, refuse, rollDice } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { number } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { oddsNow, proceduresOf, runNow } from './run';
import type { Answer, Run } from './run';
import { lines, refusals } from '../../../engine/vocabulary';

const throwing = (count: number): Step<number> =>
  rollDice({ rule: 'NLC 7.3', purpose: 'fire', by: 'attacker', count, sides: 6, reading: 'sum' }, (faces) =>
    accept(
      faces.reduce((sum, face) => sum + face, 0),
      [lines({ fire: {} }).fire('NLC 7.3')],
    ),
  );

const fight = procedure({
  id: 'test/fight',
  rule: 'NLC 7.3',
  title: 'Fight',
  asks: { dice: number(1, 999) },
  example: { input: { dice: 2 } },
  run: ({ dice }) =>
    dice > 5
      ? refuse(refusals({ TOO_MANY: 'NLC 7.3' }).TOO_MANY)
      : andThen(throwing(dice), (sum) =>
          choose({ rule: 'NLC 7.4', purpose: 'stay', by: 'defender', options: ['stay', 'go'] }, (option) =>
            accept(`${option} ${sum}`),
          ),
        ),
  policy: { name: 'sensible', choose: ({ options }) => options[0] ?? '' },
});
const stubborn = procedure({
  id: 'test/stubborn',
  rule: 'NLC 7.4',
  title: 'Nobody knows what to choose',
  asks: {},
  example: { input: {} },
  run: () => choose({ rule: 'NLC 7.4', purpose: 'stay', by: 'defender', options: ['stay'] }, (o) => accept(o)),
});
const PROCEDURES = proceduresOf([fight, stubborn]);
const run = (given: readonly Answer[], dice: unknown = 2): Run => ({ procedure: 'test/fight', input: { dice }, given });

test('NLC 7.3: a run asks for its dice, then for its choice, and is done with both', () => {
  expect(runNow(PROCEDURES, run([]))).toMatchObject({ kind: 'asksDice', request: { rule: 'NLC 7.3', count: 2 } });
  expect(runNow(PROCEDURES, run([{ faces: [4, 3] }]))).toMatchObject({
    kind: 'asksChoice',
    request: { by: 'defender' },
  });
  expect(runNow(PROCEDURES, run([{ faces: [4, 3] }, { option: 'go' }]))).toMatchObject({
    kind: 'done',
    outcome: 'go 7',
    working: [{ key: 'fire' }],
  });
});

test('NLC 7.3: the same from disk: a run is plain JSON', () => {
  const asked = run([{ faces: [4, 3] }, { option: 'go' }]);
  expect(runNow(PROCEDURES, JSON.parse(JSON.stringify(asked)) as Run)).toEqual(runNow(PROCEDURES, asked));
});

test.each([
  ['NLC 7.3: dice that no die shows', [{ faces: [7, 1] }], 'NOT_SUCH_A_THROW'],
  ['NLC 7.3: too few dice', [{ faces: [1] }], 'NOT_SUCH_A_THROW'],
  ['NLC 7.3: a choice where dice are due', [{ option: 'go' }], 'NOT_SUCH_A_THROW'],
  ['NLC 7.4: an option that is none', [{ faces: [1, 1] }, { option: 'hide' }], 'NOT_AN_OPTION'],
  ['NLC 7.4: dice where a choice is due', [{ faces: [1, 1] }, { faces: [1, 1] }], 'NOT_AN_OPTION'],
  ['NLC 7.4: more than is asked for', [{ faces: [1, 1] }, { option: 'go' }, { option: 'go' }], 'NOT_ASKED_FOR'],
] as const)('%s', (_, given, code) => {
  expect(runNow(PROCEDURES, run(given))).toMatchObject({ kind: 'refused', refusal: { code } });
});

test('NLC 7.3: what cannot be read is said by its field, what the rules forbid by its rule', () => {
  expect(runNow(PROCEDURES, run([], 'two'))).toEqual({ kind: 'unreadable', path: 'dice' });
  expect(runNow(PROCEDURES, { ...run([]), procedure: 'test/none' })).toEqual({ kind: 'unreadable', path: 'procedure' });
  expect(runNow(PROCEDURES, run([], 6))).toMatchObject({ kind: 'refused', refusal: { code: 'TOO_MANY' } });
});

test('NLC 7.3: the odds go on from where the run stands', () => {
  const before = oddsNow(PROCEDURES, run([])) ?? [];
  expect(before).toHaveLength(11);
  expect(before.find(({ outcome }) => outcome === 'stay 7')).toMatchObject({ n: 6, d: 36 });
  expect(oddsNow(PROCEDURES, run([{ faces: [4, 3] }]))).toEqual([{ outcome: 'stay 7', n: 1, d: 1 }]);
  expect(oddsNow(PROCEDURES, run([{ faces: [4, 3] }, { option: 'go' }]))).toEqual([{ outcome: 'go 7', n: 1, d: 1 }]);
});

test('NLC 7.3: no odds where there are none, or too many, or nobody knows what is sensible', () => {
  expect(oddsNow(PROCEDURES, run([]), 21)).toBeNull();
  expect(oddsNow(PROCEDURES, run([]), 22)).toHaveLength(11);
  expect(oddsNow(PROCEDURES, run([], 6))).toBeNull();
  expect(oddsNow(PROCEDURES, run([], 'two'))).toBeNull();
  expect(oddsNow(PROCEDURES, { procedure: 'test/stubborn', input: {}, given: [] })).toBeNull();
});

test('NLC 7.3: two procedures of one id are a bug', () => {
  expect(() => proceduresOf([fight, fight])).toThrow('test/fight');
});

import { accept, andThen, choose, refuse, rollDice } from '../engine/step';
import type { Step } from '../engine/step';
import { follow } from './follow';
import { branchesAnswer, oddsAnswer, policyOf } from './odds';
import { refusals } from '../engine/vocabulary';

const die: Step<number> = rollDice(
  { rule: 'NLC 7.3', purpose: 'fire', by: 'attacker', count: 1, sides: 2, reading: 'ordered' },
  ([face = 0]) => accept(face),
);
const stay = (by: string): Step<string> =>
  choose({ rule: 'NLC 7.4', purpose: 'stay', by, options: ['stay', 'go'] }, (option) => accept(option));
const combat = andThen(stay('attacker'), (one) =>
  andThen(die, (face) => andThen(stay('defender'), (two) => accept(`${one} ${two} ${face}`))),
);

test('a policy of the request goes before that of a sensible player', () => {
  const sensible = policyOf({ defender: { stay: 'go' }, attacker: { other: 'go' } }, () => 'stay');
  expect(oddsAnswer(combat, sensible)).toEqual({
    ok: true,
    odds: [
      { outcome: 'stay go 1', n: 1, d: 2 },
      { outcome: 'stay go 2', n: 1, d: 2 },
    ],
  });
});

test('a planned option that is none, or a name of the language itself, is as good as no plan', () => {
  const odds = oddsAnswer(
    combat,
    policyOf({ defender: { stay: 'run' }, constructor: { name: 'go' } }, () => 'stay'),
  );
  expect(odds).toMatchObject({ odds: [{ outcome: 'stay stay 1' }, { outcome: 'stay stay 2' }] });
});

test('without a policy the choice itself is the answer', () => {
  expect(oddsAnswer(combat, undefined)).toEqual({
    ok: false,
    needsChoice: { rule: 'NLC 7.4', by: 'attacker', options: ['stay', 'go'] },
    for: { purpose: 'stay' },
  });
});

test('the branches are the odds for each way of choosing', () => {
  const ways = (one: string) => ({
    option: one,
    choice: { by: 'defender' },
    options: ['stay', 'go'].map((two) => ({
      option: two,
      odds: [1, 2].map((face) => ({ outcome: `${one} ${two} ${face}`, n: 1, d: 2 })),
    })),
  });
  expect(branchesAnswer(combat, {})).toMatchObject({
    ok: true,
    choice: { by: 'attacker' },
    options: [ways('stay'), ways('go')],
  });
  expect(branchesAnswer(combat, { attacker: { stay: 'go' } })).toMatchObject({ choice: { by: 'defender' } });
});

test('more ways than anyone would read are not listed', () => {
  const asking = (left: number): Step<number> =>
    left === 0
      ? accept(0)
      : choose({ rule: 'NLC 7.4', purpose: `p${left}`, by: 'attacker', options: ['a', 'b', 'c'] }, () =>
          asking(left - 1),
        );
  expect(branchesAnswer(asking(3), {})).toMatchObject({ ok: true });
  expect(branchesAnswer(asking(4), {})).toMatchObject({ ok: false, error: { path: 'branches' } });
  expect(branchesAnswer(asking(4), { attacker: { p4: 'a' } })).toMatchObject({ ok: true });
});

test('a refusal on the way is the answer', () => {
  const barred = andThen(stay('attacker'), (option) =>
    option === 'go' ? refuse(refusals({ NOT_ASKED: 'NLC 7.4' }).NOT_ASKED) : accept(1),
  );
  expect(branchesAnswer(barred, {})).toMatchObject({ refused: { code: 'NOT_ASKED', rule: 'NLC 7.4' } });
});

test('numbers past 2^53 are written out', () => {
  const many = rollDice(
    { rule: 'NLC 20.4', purpose: 'fire', count: 24, sides: 6, reading: 'sorted' },
    (faces) => accept(faces.filter((face) => face === 6).length),
    { of: 'die', as: (face) => (face === 6 ? 'hit' : 'miss') },
  );
  const { odds } = oddsAnswer(many, undefined) as unknown as { odds: readonly { n: string; d: string }[] };
  expect(odds).toHaveLength(25);
  expect(odds[24]).toEqual({ outcome: 24, n: '1', d: String(6n ** 24n) });
});

test('dice and choices that come too early wait for their question', () => {
  expect(follow(combat, { dice: [[2]], choices: [] })).toMatchObject({ stand: { at: { kind: 'needsChoice' } } });
  expect(follow(combat, { dice: [], choices: ['stay', 'go'] })).toMatchObject({ stand: { at: { kind: 'needsDice' } } });
  expect(follow(combat, { dice: [[2]], choices: ['stay', 'go'] })).toMatchObject({
    stand: { at: { outcome: 'stay go 2' } },
  });
  expect(follow(combat, { dice: [[2]], choices: ['stay', 'go', 'go'] })).toMatchObject({
    answer: { error: { path: 'choices.2' } },
  });
  expect(follow(combat, { dice: [], choices: ['run'] })).toMatchObject({ answer: { error: { path: 'choices.0' } } });
});

import { decided, drive, either, given, givenIn, inTurn, thrown } from './drive';
import type { Source } from './drive';
import { accept, andThen, choose, noting, refuse, rollDice, saying } from './step';
import type { Step } from './step';
import { lines, refusals } from './vocabulary';
import type { LineOf } from './vocabulary';
import { ANSWER_REFUSALS } from './answers';

const LINES = lines({ before: {}, rolled: {}, chosen: {}, end: {} });
const line = (key: LineOf<typeof LINES>) => LINES[key]('NLC 4');

const { NO } = refusals({ NO: 'NLC 4' });

const dice = rollDice({ rule: 'NLC 4.1', purpose: 'p', count: 2, sides: 6, reading: 'ordered' }, (faces) =>
  accept(faces.join(), [line('rolled')]),
);
const option = choose({ rule: 'NLC 4.2', purpose: 'p', by: 'first', options: ['a', 'b'] }, (chosen) =>
  accept(chosen, [line('chosen')]),
);
const both: Step<string> = saying(
  [line('before')],
  andThen(dice, (faces) => andThen(option, (chosen) => accept(`${faces} ${chosen}`, [line('end')]))),
);

const roll = (...faces: readonly number[]) => ({ rule: 'NLC 4.1', faces }) as const;
const choice = (chosen: string) => ({ rule: 'NLC 4.2', option: chosen }) as const;
const NOBODY: Source = { dice: () => null, option: () => null };

const codeOf = (from: Source): string | null => drive(both, from).refusal?.code ?? null;

describe('a walk', () => {
  test('stands at the first question nobody answers, with what is said before it', () => {
    const { at, asked, working, refusal } = drive(both, NOBODY);
    expect([at.kind, asked, working, refusal]).toEqual(['needsDice', [], [line('before')], null]);
  });

  test('comes to the end with all that was asked, answered and said on the way', () => {
    const { at, asked, working } = drive(both, inTurn([{ faces: [3, 1] }, { option: 'b' }]));
    expect(at).toMatchObject({ kind: 'accepted', outcome: '3,1 b' });
    expect(asked).toMatchObject([
      { kind: 'dice', request: { rule: 'NLC 4.1' }, faces: [3, 1] },
      { kind: 'choice', request: { rule: 'NLC 4.2' }, option: 'b' },
    ]);
    expect(working).toEqual([line('before'), line('rolled'), line('chosen'), line('end')]);
  });

  test('says no line twice and none too early: each question carries those since the one before', () => {
    const first = drive(both, NOBODY).at;
    const second = drive(both, inTurn([{ faces: [3, 1] }])).at;
    expect([first, second]).toMatchObject([{ working: [line('before')] }, { working: [line('rolled')] }]);
  });

  test('what a source holds and does not fit is refused; the walk still tells at which question', () => {
    const wrong = drive(both, inTurn([{ faces: [7, 1] }]));
    expect(wrong).toMatchObject({ at: { kind: 'needsDice' }, refusal: { code: 'NOT_SUCH_A_THROW', rule: 'NLC 4.1' } });
    const none = drive(both, inTurn([{ faces: [1, 1] }, { option: 'c' }]));
    expect(none).toMatchObject({ at: { kind: 'needsChoice' }, refusal: { code: 'NOT_AN_OPTION', rule: 'NLC 4.2' } });
  });

  test("a procedure's own refusal stands where the walk does", () => {
    const no = andThen(dice, () => refuse(NO));
    expect(
      drive(
        no,
        thrown(() => 1),
      ),
    ).toMatchObject({ at: { kind: 'refused' }, refusal: { code: 'NO' } });
  });

  test('a procedure that asks without an end is a bug and is said to be one', () => {
    const forever = (): Step<string> => andThen(dice, forever);
    expect(() =>
      drive(
        forever(),
        thrown(() => 1),
      ),
    ).toThrow('without an end');
  });
});

describe('given: keyed dice and decisions', () => {
  test.each([[[1]], [[1, 2, 3]], [[0, 1]], [[1, 7]], [[1.5, 2]], [[]]])('no throw of two dice: %j', (faces) => {
    expect(codeOf(given({ rolls: [roll(...faces)], choices: [] }))).toBe('NOT_SUCH_A_THROW');
  });

  test('a die or a choice keyed to another rule is refused, with the rule it was for', () => {
    expect(drive(both, given({ rolls: [{ rule: 'NLC 4.2', faces: [1, 2] }], choices: [] })).refusal).toEqual(
      ANSWER_REFUSALS.DIE_FOR_ANOTHER_RULE('NLC 4.1', { got: 'NLC 4.2' }),
    );
    const choices = [{ rule: 'NLC 4.1', option: 'a' }] as const;
    expect(drive(both, given({ rolls: [roll(1, 1)], choices })).refusal).toEqual(
      ANSWER_REFUSALS.CHOICE_FOR_ANOTHER_RULE('NLC 4.2', { got: 'NLC 4.1' }),
    );
  });

  test('what nobody asked for is refused, also where something else is still asked for', () => {
    const rolls = [roll(1, 1), roll(2, 2)];
    expect(codeOf(given({ rolls, choices: [choice('a')] }))).toBe('DIE_NOT_ASKED_FOR');
    expect(codeOf(given({ rolls: [roll(1, 1)], choices: [choice('a'), choice('b')] }))).toBe('CHOICE_NOT_ASKED_FOR');
    expect(codeOf(given({ rolls: [], choices: [choice('a')] }))).toBe('CHOICE_NOT_ASKED_FOR');
    expect(codeOf(given({ rolls: [roll(1, 1)], choices: [] }))).toBeNull();
  });

  test('a refusal of the procedure comes before anything left over', () => {
    expect(drive(refuse(NO), given({ rolls: [roll(1, 1)], choices: [] })).refusal?.code).toBe('NO');
  });

  test('without keys only their order counts', () => {
    expect(codeOf(given({ rolls: [{ faces: [1, 2] }], choices: [{ option: 'a' }] }))).toBeNull();
  });
});

describe('sources', () => {
  test('answers in turn: one of the wrong kind and one too many are refused', () => {
    expect(codeOf(inTurn([{ option: 'a' }]))).toBe('NOT_SUCH_A_THROW');
    expect(codeOf(inTurn([{ faces: [1, 1] }, { faces: [1, 1] }]))).toBe('NOT_AN_OPTION');
    expect(codeOf(inTurn([{ faces: [1, 1] }, { option: 'a' }, { option: 'a' }]))).toBe('NOT_ASKED_FOR');
  });

  test('the first that has an answer gives it; each stops where it has none', () => {
    const sixes = thrown((sides) => sides);
    expect(drive(both, sixes).at.kind).toBe('needsChoice');
    expect(
      drive(
        both,
        decided(() => 'a'),
      ).at.kind,
    ).toBe('needsDice');
    const all = either(
      given({ rolls: [roll(1, 2)], choices: [] }),
      sixes,
      decided(({ options }) => options[1]),
    );
    expect(drive(both, all).at).toMatchObject({ outcome: '1,2 b' });
  });

  test('a source is told how many throws have come before', () => {
    const two = andThen(dice, () => dice);
    const seen: number[] = [];
    drive(two, { ...NOBODY, dice: (_, nth) => (seen.push(nth), [1, 1]) });
    expect(seen).toEqual([0, 1]);
  });

  test('what was thrown once comes to the same when it is given again', () => {
    const once = drive(
      both,
      either(
        thrown(() => 4),
        decided(() => 'b'),
      ),
    );
    expect(JSON.stringify(drive(both, given(givenIn(once.asked))))).toBe(JSON.stringify(once));
  });
});

test('what is noted on the way stands in its order, in parts within parts too', () => {
  const noted = noting(['fired'], dice);
  const step = noting(
    ['begun'],
    andThen(noted, () => noting(['paid'], option)),
  );
  expect(drive(step, NOBODY).soFar).toEqual(['begun', 'fired']);
  expect(drive(step, inTurn([{ faces: [1, 1] }])).soFar).toEqual(['begun', 'fired', 'paid']);
  const ended = andThen(noting(['done'], accept(1)), () => noting(['next'], accept(2)));
  expect(drive(ended, NOBODY).soFar).toEqual(['done', 'next']);
  expect(noting(['never'], refuse(NO))).toEqual(refuse(NO));
});

import { accept, andThen, choose, refuse, rollDice } from './step';
import type { Reading, Step } from './step';
import { isThrowOf, readFaces, resolve } from './given';
import type { Choice, Roll } from './given';

const dice = (reading: Reading, count = 2): Step<string> =>
  rollDice({ rule: 'NLC 4.1', purpose: 'p', count, sides: 6, reading }, (faces) => accept(faces.join()));
const option = choose({ rule: 'NLC 4.2', purpose: 'p', by: 'first', options: ['a', 'b'] }, (chosen) => accept(chosen));
const both = andThen(dice('ordered'), (faces) => andThen(option, (chosen) => accept(`${faces} ${chosen}`)));

const roll = (...faces: readonly number[]): Roll => ({ rule: 'NLC 4.1', faces });
const choice = (chosen: string): Choice => ({ rule: 'NLC 4.2', option: chosen });

describe('resolve', () => {
  test('answers with what is needed next, then with the outcome', () => {
    expect(resolve(both, { rolls: [], choices: [] }).kind).toBe('needsDice');
    expect(resolve(both, { rolls: [roll(3, 1)], choices: [] }).kind).toBe('needsChoice');
    expect(resolve(both, { rolls: [roll(3, 1)], choices: [choice('b')] })).toEqual(accept('3,1 b'));
  });

  test('refuses a die keyed to another rule, and says which it got', () => {
    const got = resolve(both, { rolls: [{ rule: 'NLC 4.2', faces: [1, 2] }], choices: [] });
    expect(got).toEqual(refuse('DIE_FOR_ANOTHER_RULE', 'NLC 4.1', { got: 'NLC 4.2' }));
  });

  test.each([[[1]], [[1, 2, 3]], [[0, 1]], [[1, 7]], [[1.5, 2]], [[]]])('refuses the throw %j of two dice', (faces) => {
    expect(resolve(both, { rolls: [roll(...faces)], choices: [] })).toEqual(refuse('NOT_SUCH_A_THROW', 'NLC 4.1'));
  });

  test('refuses a choice for another rule and one that is no option', () => {
    const rolls = [roll(1, 1)];
    expect(resolve(both, { rolls, choices: [{ rule: 'NLC 4.1', option: 'a' }] })).toEqual(
      refuse('CHOICE_FOR_ANOTHER_RULE', 'NLC 4.2', { got: 'NLC 4.1' }),
    );
    expect(resolve(both, { rolls, choices: [choice('c')] })).toEqual(refuse('NOT_AN_OPTION', 'NLC 4.2'));
  });

  test('refuses a die or a choice that nobody asked for', () => {
    const rolls = [roll(1, 1), roll(2, 2)];
    expect(resolve(both, { rolls, choices: [choice('a')] })).toEqual(refuse('DIE_NOT_ASKED_FOR', 'NLC 4.1'));
    expect(resolve(both, { rolls: [roll(1, 1)], choices: [choice('a'), choice('b')] })).toEqual(
      refuse('CHOICE_NOT_ASKED_FOR', 'NLC 4.2'),
    );
    expect(resolve(both, { rolls: [], choices: [choice('a')] })).toEqual(refuse('CHOICE_NOT_ASKED_FOR', 'NLC 4.2'));
  });

  test("a procedure's own refusal comes before any left-over die", () => {
    const no = refuse('NO', 'NLC 4');
    expect(resolve(no, { rolls: [roll(1, 1)], choices: [] })).toEqual(no);
  });
});

describe('reading dice', () => {
  test('sorted and sum do not see the order, ordered does', () => {
    const read = (reading: Reading) => resolve(dice(reading, 3), { rolls: [roll(6, 1, 3)], choices: [] });
    expect(read('sorted')).toEqual(accept('1,3,6'));
    expect(read('sum')).toEqual(accept('1,3,6'));
    expect(read('ordered')).toEqual(accept('6,1,3'));
  });

  test('reading leaves the recorded faces as they fell', () => {
    const faces = [6, 1];
    readFaces({ rule: 'NLC 4', purpose: 'p', count: 2, sides: 6, reading: 'sorted' }, faces);
    expect(faces).toEqual([6, 1]);
  });

  test('sorts by number, not by letter', () => {
    const request = { rule: 'NLC 4', purpose: 'p', count: 3, sides: 12, reading: 'sorted' } as const;
    expect(readFaces(request, [10, 9, 2])).toEqual([2, 9, 10]);
    expect(isThrowOf(request, [10, 9, 12])).toBe(true);
    expect(isThrowOf(request, [10, 9, 13])).toBe(false);
  });
});

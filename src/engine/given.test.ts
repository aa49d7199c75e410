import { accept, rollDice } from './step';
import type { Reading, Step } from './step';
import { resolve } from '../testkit/given';
import { isThrowOf, readFaces } from './given';
import type { Roll } from './given';

const dice = (reading: Reading, count = 2): Step<string> =>
  rollDice({ rule: 'NLC 4.1', purpose: 'p', count, sides: 6, reading }, (faces) => accept(faces.join()));
const roll = (...faces: readonly number[]): Roll => ({ rule: 'NLC 4.1', faces });

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

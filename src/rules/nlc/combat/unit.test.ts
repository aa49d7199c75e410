import { foot, unitOf } from './testing/muster';
import { isDamaged, isGone, loseStep, stepsOf, strengthNow } from './unit';
import type { Unit } from './unit';

const states = (unit: Unit): readonly number[] => (isGone(unit) ? [] : [strengthNow(unit), ...states(loseStep(unit))]);

describe('NLC 6 steps', () => {
  test('NLC 6.1 one step without a reverse, two with one', () => {
    expect(states(unitOf(foot('A', 5, null)))).toEqual([5]);
    expect(states(unitOf(foot('A', 5, 2)))).toEqual([5, 2]);
  });

  test('NLC 6.2 Ruling 26 from a front of 8 three; the third is half the reverse, half up', () => {
    expect(states(unitOf(foot('A', 8, 5)))).toEqual([8, 5, 3]);
    expect(stepsOf(unitOf(foot('A', 7, 5)))).toBe(2);
    expect(stepsOf(unitOf(foot('A', 8, null)))).toBe(1);
  });

  test('Ruling 30 damaged is who has lost a step and still stands', () => {
    expect([0, 1, 2].map((stepsLost) => isDamaged(unitOf(foot('A', 5, 2, { stepsLost }))))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isDamaged(unitOf(foot('A', 5, null)))).toBe(false);
  });
});

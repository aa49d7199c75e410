import fc from 'fast-check';
import { FREE_TRIES, FRESH_TRIES, askToTry, decodeTries, pauseAfter } from './pin-backoff';
import type { PinTries } from './pin-backoff';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;
const wrongTries = (wrong: number, at = NOW): PinTries => ({ wrong, at });

describe('Tries at a PIN', () => {
  test('five are free, then half a minute, doubling to a quarter of an hour and no further', () => {
    const pauses = Array.from({ length: 14 }, (_, i) => pauseAfter(i) / 1000);
    expect(pauses).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(pauseAfter(Number.MAX_SAFE_INTEGER)).toBe(15 * MINUTE);
  });

  test('each try is counted before it is made', () => {
    let tries = FRESH_TRIES;
    const left: number[] = [];
    for (let i = 0; i < FREE_TRIES; i += 1) {
      const trying = askToTry(tries, NOW + i);
      if (trying.kind !== 'try') throw new Error(trying.kind);
      left.push(trying.left);
      tries = trying.then;
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(tries).toEqual({ wrong: 5, at: NOW + 4 });
    expect(askToTry(tries, NOW + 4)).toEqual({ kind: 'wait', ms: 30_000, then: tries });
    expect(askToTry(tries, NOW + 4 + 29_999)).toMatchObject({ kind: 'wait', ms: 1 });
    expect(askToTry(tries, NOW + 4 + 30_000)).toMatchObject({ kind: 'try', left: 0, then: { wrong: 6 } });
  });

  test('nobody is ever kept out for longer than the pause, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(), fc.nat(), (wrong, at, now) => {
        const first = askToTry(wrongTries(wrong, at), now);
        if (first.kind === 'try') return;
        expect(first.ms).toBeLessThanOrEqual(pauseAfter(wrong));
        expect(askToTry(first.then, now + first.ms).kind).toBe('try');
      }),
    );
  });

  test('a clock set back does not shorten a pause', () => {
    fc.assert(
      fc.property(fc.integer({ min: FREE_TRIES, max: 40 }), fc.nat(NOW), (wrong, back) => {
        expect(askToTry(wrongTries(wrong), NOW - back)).toMatchObject({ kind: 'wait', ms: pauseAfter(wrong) });
      }),
    );
  });

  test('what was kept comes back; what cannot be read is one pause, neither a way round nor a wall', () => {
    const tries = wrongTries(7);
    expect(decodeTries(JSON.parse(JSON.stringify(tries)), NOW)).toEqual(tries);
    for (const bad of [null, 7, 'x', {}, { wrong: -1, at: 0 }, { wrong: 1.5, at: 0 }, { wrong: '9', at: 0 }]) {
      const read = decodeTries(bad, NOW);
      expect(askToTry(read, NOW)).toMatchObject({ kind: 'wait', ms: 30_000 });
      expect(askToTry(read, NOW + 30_000).kind).toBe('try');
    }
  });
});

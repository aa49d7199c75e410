import fc from 'fast-check';
import { FREE_TRIES, FRESH_TRIES, afterRunning, askToTry, decodeTries, pauseAfter } from './pin-backoff';

const MINUTE = 60_000;

describe('Tries at a PIN', () => {
  test('five are free, then half a minute, doubling to a quarter of an hour and no further', () => {
    const pauses = Array.from({ length: 14 }, (_, i) => pauseAfter(i) / 1000);
    expect(pauses).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
    expect(pauseAfter(Number.MAX_SAFE_INTEGER)).toBe(15 * MINUTE);
  });

  test('each try is counted, with its pause, before it is made', () => {
    let tries = FRESH_TRIES;
    const left: number[] = [];
    for (let i = 0; i < FREE_TRIES; i += 1) {
      const trying = askToTry(tries);
      if (trying.kind !== 'try') throw new Error(trying.kind);
      left.push(trying.left);
      tries = trying.then;
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(tries).toEqual({ wrong: 5, left: 30_000 });
    expect(askToTry(tries)).toEqual({ kind: 'wait', ms: 30_000 });
    expect(askToTry(afterRunning(tries, 29_999))).toEqual({ kind: 'wait', ms: 1 });
    expect(askToTry(afterRunning(tries, 30_000))).toMatchObject({ kind: 'try', left: 0, then: { wrong: 6 } });
  });

  test('a pause is over when the app has run for it, in however many pieces, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: FREE_TRIES, max: 40 }), fc.array(fc.nat(MINUTE)), (wrong, pieces) => {
        const ran = pieces.reduce((sum, ms) => sum + ms, 0);
        const tries = pieces.reduce(afterRunning, { wrong, left: pauseAfter(wrong) });
        expect(askToTry(tries).kind).toBe(ran >= pauseAfter(wrong) ? 'try' : 'wait');
      }),
    );
  });

  test('time that runs backwards neither lengthens nor shortens a pause', () => {
    expect(afterRunning({ wrong: 7, left: 5000 }, -100)).toEqual({ wrong: 7, left: 5000 });
  });

  test('what was kept comes back, and never as more than its pause', () => {
    const tries = { wrong: 7, left: 4321.5 };
    expect(decodeTries(JSON.parse(JSON.stringify(tries)))).toEqual(tries);
    expect(decodeTries({ wrong: 5, left: 9_999_999 })).toEqual({ wrong: 5, left: 30_000 });
    expect(decodeTries({ wrong: 3, left: 9_999_999 })).toEqual({ wrong: 3, left: 0 });
  });

  test('of what earlier versions kept the count is taken, and its pause waited once; no hour is believed', () => {
    expect(decodeTries({ wrong: 3, at: 1_800_000_000_000 })).toEqual({ wrong: 3, left: 0 });
    for (const at of [0, 1_800_000_000_000, 9_000_000_000_000])
      expect(decodeTries({ wrong: 7, at })).toEqual({ wrong: 7, left: 120_000 });
  });

  test('what cannot be read is one pause, neither a way round nor a wall', () => {
    const strange = [null, 7, 'x', {}, { wrong: -1, left: 0 }, { wrong: 1.5, left: 0 }, { wrong: '9', left: 0 }];
    for (const bad of [
      ...strange,
      { wrong: 2 },
      { wrong: 2, left: -1 },
      { wrong: 2, left: null },
      { wrong: 2, at: 'x' },
    ]) {
      const read = decodeTries(bad);
      expect(askToTry(read)).toEqual({ kind: 'wait', ms: 30_000 });
      expect(askToTry(afterRunning(read, 30_000)).kind).toBe('try');
    }
  });
});

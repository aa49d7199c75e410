import fc from 'fast-check';
import { PHONE_BOUNDS, WEB_BOUNDS, chooseLogN } from './calibrate';

/** A device on which one step of cost takes so long; it notes what it was made to try. */
const device = (msAt10: number, tried: number[] = []) => ({
  tried,
  probe: (logN: number) => {
    tried.push(logN);
    return Promise.resolve(msAt10 * 2 ** (logN - 10));
  },
});

describe('What a PIN costs on this device', () => {
  test('the phone of the measurements gets 12, a browser 16, an old phone no less than 11', async () => {
    expect(await chooseLogN(device(98).probe, PHONE_BOUNDS)).toBe(12);
    expect(await chooseLogN(device(2.4).probe, WEB_BOUNDS)).toBe(16);
    expect(await chooseLogN(device(1500).probe, PHONE_BOUNDS)).toBe(11);
  });

  test('the highest cost within the limit, and never one tried that is sure to be too slow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.1, max: 3000, noNaN: true }), async (msAt10) => {
        const { probe, tried } = device(msAt10);
        const chosen = await chooseLogN(probe, PHONE_BOUNDS);
        const took = (logN: number) => msAt10 * 2 ** (logN - 10);
        expect(chosen).toBeGreaterThanOrEqual(11);
        expect(chosen).toBeLessThanOrEqual(14);
        expect(chosen === 11 || took(chosen) <= 700).toBe(true);
        expect(chosen === 14 || took(chosen + 1) > 700).toBe(true);
        expect(tried).toEqual(Array.from({ length: chosen - 10 }, (_, i) => 11 + i));
      }),
    );
  });

  test('a step that takes longer than foreseen is taken back; a clock that runs backwards ends the search', async () => {
    const slowAt = (at: number, ms: number) => (logN: number) => Promise.resolve(logN >= at ? ms : 10);
    expect(await chooseLogN(slowAt(13, 2000), PHONE_BOUNDS)).toBe(12);
    expect(await chooseLogN(slowAt(12, -5), PHONE_BOUNDS)).toBe(11);
    expect(await chooseLogN(slowAt(11, Number.NaN), PHONE_BOUNDS)).toBe(11);
  });
});

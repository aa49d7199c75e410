import fc from 'fast-check';
import { CODE_LETTERS, readRecoveryCode, recoveryCode } from './recovery-code';

const secret = fc.uint8Array({ minLength: 16, maxLength: 16 });
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lettersOf = (code: string) => code.replaceAll('-', '');

describe('The recovery code', () => {
  test('comes back as it was written, in any case and spacing, O for 0, I and L for 1', () => {
    fc.assert(
      fc.property(secret, fc.constantFrom('O', 'o'), fc.constantFrom('I', 'l', 'L', 'i'), (one, zero, stroke) => {
        const code = recoveryCode(one);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = lettersOf(code).toLowerCase().replaceAll('0', zero).replaceAll('1', stroke);
        for (const way of [code, typed, code.replaceAll('-', ' '), ` ${code.replaceAll('-', '–')}\n`]) {
          expect(readRecoveryCode(way)).toEqual({ kind: 'code', secret: one });
        }
      }),
    );
  });

  test('no two codes are one', () => {
    fc.assert(
      fc.property(secret, secret, (one, two) => {
        fc.pre(!one.every((byte, i) => byte === two[i]));
        expect(recoveryCode(one)).not.toBe(recoveryCode(two));
      }),
    );
    expect(recoveryCode(new Uint8Array(16))).toBe('0000-0000-0000-0000-0000-0000-0000');
  });

  test('one wrong letter is named', () => {
    fc.assert(
      fc.property(secret, fc.nat(CODE_LETTERS - 1), fc.constantFrom(...Array.from(ALPHABET)), (one, at, letter) => {
        const code = lettersOf(recoveryCode(one));
        fc.pre(code.charAt(at) !== letter);
        const typed = code.slice(0, at) + letter + code.slice(at + 1);
        expect(readRecoveryCode(typed)).toEqual({ kind: 'slip', at: at + 1 });
      }),
      { numRuns: 500 },
    );
  });

  test('two wrong letters, among them every swap of two, never pass', () => {
    const at = fc.nat(CODE_LETTERS - 1);
    fc.assert(
      fc.property(secret, at, at, fc.constantFrom(...Array.from(ALPHABET)), (one, i, j, letter) => {
        const letters = Array.from(lettersOf(recoveryCode(one)));
        const swapped = letters.with(i, letters[j]!).with(j, letters[i]!).join('');
        const twice = letters.with(i, letter).with(j, letter).join('');
        for (const typed of [swapped, twice]) {
          const expected = typed === letters.join('') ? 'code' : 'slip';
          expect(readRecoveryCode(typed).kind).toBe(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('missing letters and letters that no code has are told before anything is tried', () => {
    const code = recoveryCode(Uint8Array.from({ length: 16 }, (_, i) => i * 17));
    expect(readRecoveryCode('')).toEqual({ kind: 'length', letters: 0 });
    expect(readRecoveryCode(code.slice(0, -1))).toEqual({ kind: 'length', letters: 27 });
    expect(readRecoveryCode(`${code}0`)).toEqual({ kind: 'length', letters: 29 });
    expect(readRecoveryCode(`${code.slice(0, 6)}u${code.slice(7)}`)).toEqual({ kind: 'strange', at: 6, letter: 'U' });
  });

  test('a code of more than 128 bits is never taken, not even where its checks are sound', () => {
    const pairs = Array.from(ALPHABET).flatMap((a) => Array.from(ALPHABET, (b) => a + b));
    const kinds = (first: string) =>
      new Set(pairs.map((pair) => readRecoveryCode(`${first}${'0'.repeat(25)}${pair}`).kind));
    expect(kinds('7')).toEqual(new Set(['slip', 'code']));
    for (const first of ['8', 'G', 'Z']) expect(kinds(first)).toEqual(new Set(['slip']));
  });
});

import fc from 'fast-check';
import { base64url, readBase64url } from './base64url';
import { LONGEST } from './bytes';
import { withCheck } from './checked';
import { turnKeyOf } from './keys';
import type { TurnKey } from './keys';
import { openRow, sealRow } from './row-seal';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 });
const nonce = fc.uint8Array({ minLength: 24, maxLength: 24 });
const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const context = fc.record({
  game: fc.string({ unit: 'grapheme', maxLength: 6 }),
  side: fc.constantFrom('first', 'second', 'umpire'),
  turn: fc.nat(400),
  entry: fc.string({ maxLength: 4 }),
  type: fc.constantFrom('part/1', 'part/2'),
});
type Context = typeof context extends fc.Arbitrary<infer T> ? T : never;

const keyIn = ({ game, side, turn }: Context, from: Uint8Array): TurnKey =>
  turnKeyOf({ desk: { game, side }, secret: from }, turn);
const seal = (at: Context, from: Uint8Array, plain: string, with24: Uint8Array): string => {
  const sealed = sealRow(keyIn(at, from), at, plain, with24);
  if (sealed.kind !== 'sealed') throw new Error(sealed.kind);
  return sealed.text;
};
const rowOf = (sealed: string): Uint8Array => readBase64url(sealed.slice(0, sealed.indexOf('.')))!;
/** The row as somebody would write it who counts the checksum anew. */
const forged = (row: Uint8Array): string => withCheck(base64url(row));

describe('Format v1: a sealed row', () => {
  test('opens to what was sealed', () => {
    fc.assert(
      fc.property(context, secret, nonce, text, (at, from, with24, plain) => {
        expect(openRow(keyIn(at, from), at, seal(at, from, plain, with24))).toEqual({ kind: 'opened', text: plain });
      }),
    );
  });

  test('any changed letter is noticed', () => {
    const letter = fc.constantFrom(...Array.from('ABCMZabcmz0189-_.!'));
    fc.assert(
      fc.property(context, secret, nonce, text, fc.nat(), letter, (at, from, with24, plain, where, other) => {
        const sealed = seal(at, from, plain, with24);
        const i = where % sealed.length;
        fc.pre(sealed.charAt(i) !== other);
        const { kind } = openRow(keyIn(at, from), at, sealed.slice(0, i) + other + sealed.slice(i + 1));
        // The mark or a letter of the checksum made a mark: then it looks cut.
        const isPlain = i < sealed.indexOf('.') || (i > sealed.indexOf('.') && other !== '.');
        expect(isPlain ? ['damaged'] : ['damaged', 'cut']).toContain(kind);
      }),
      { numRuns: 300 },
    );
  });

  test('any flipped bit is noticed, even where the checksum was counted anew', () => {
    fc.assert(
      fc.property(context, secret, nonce, text, fc.nat(), fc.nat(7), (at, from, with24, plain, where, bit) => {
        const row = rowOf(seal(at, from, plain, with24));
        const i = where % row.length;
        const flipped = row.map((byte, j) => (j === i ? byte ^ (1 << bit) : byte));
        const opening = openRow(keyIn(at, from), at, forged(flipped));
        expect(opening).toEqual(i === 0 ? { kind: 'newer', version: 1 ^ (1 << bit) } : { kind: 'wrongKey' });
      }),
      { numRuns: 300 },
    );
  });

  test('a row cut anywhere is called cut', () => {
    const at: Context = { game: 'G1', side: 'first', turn: 4, entry: '17', type: 'part/1' };
    const from = new Uint8Array(32).fill(7);
    const sealed = seal(at, from, 'Reserve to Ligny', new Uint8Array(24));
    for (let i = 0; i < sealed.length; i += 1) {
      expect(openRow(keyIn(at, from), at, sealed.slice(0, i))).toEqual({ kind: 'cut' });
    }
    const row = rowOf(sealed);
    for (const length of [1, 24, 40, row.length - 1]) {
      expect(openRow(keyIn(at, from), at, forged(row.slice(0, length)))).toEqual({ kind: 'cut' });
    }
    expect(openRow(keyIn(at, from), at, withCheck('not base64url'))).toEqual({ kind: 'damaged' });
    expect(openRow(keyIn(at, from), at, withCheck(''))).toEqual({ kind: 'damaged' });
  });

  test('opens for no other game, side, turn, entry or type, and with no other key', () => {
    fc.assert(
      fc.property(context, context, secret, secret, nonce, text, (at, other, from, from2, with24, plain) => {
        const sealed = seal(at, from, plain, with24);
        for (const field of ['game', 'side', 'turn', 'entry', 'type'] as const) {
          const elsewhere = { ...at, [field]: other[field] };
          const expected = elsewhere[field] === at[field] ? 'opened' : 'wrongKey';
          expect(openRow(keyIn(elsewhere, from), elsewhere, sealed).kind).toBe(expected);
          // The very same key, bound to another place by its name alone.
          const relabelled = { ...keyIn(elsewhere, from), secret: keyIn(at, from).secret };
          expect(openRow(relabelled, elsewhere, sealed).kind).toBe(expected);
        }
        fc.pre(!from.every((byte, i) => byte === from2[i]));
        expect(openRow(keyIn(at, from2), at, sealed)).toEqual({ kind: 'wrongKey' });
      }),
    );
  });

  test('its length tells of the text only the number of blocks of 64', () => {
    fc.assert(
      fc.property(context, secret, nonce, text, (at, from, with24, plain) => {
        const blocks = Math.ceil((Buffer.byteLength(plain) + 2) / 64);
        expect(rowOf(seal(at, from, plain, with24))).toHaveLength(41 + 64 * blocks);
        const [, body = ''] = /^(.*)\..{6}$/.exec(seal(at, from, plain, with24)) ?? [];
        expect(body).toHaveLength(Math.ceil(((41 + 64 * blocks) * 4) / 3));
      }),
    );
    const at: Context = { game: 'G1', side: 'first', turn: 4, entry: '17', type: 'part/1' };
    const [from, with24] = [new Uint8Array(32), new Uint8Array(24)];
    expect(seal(at, from, 'hold', with24)).toHaveLength(seal(at, from, 'withdraw', with24).length);
  });

  test('the same text sealed twice looks different all over', () => {
    fc.assert(
      fc.property(context, secret, nonce, nonce, text, (at, from, one, two, plain) => {
        fc.pre(!one.every((byte, i) => byte === two[i]));
        const [a, b] = [rowOf(seal(at, from, plain, one)), rowOf(seal(at, from, plain, two))];
        expect(a.slice(25)).not.toEqual(b.slice(25));
      }),
    );
  });

  test('a text too long to be padded is named, not cut', () => {
    const key = turnKeyOf({ desk: { game: 'G1', side: 'first' }, secret: new Uint8Array(32) }, 1);
    const at = { entry: '1', type: 'part/1' };
    const longest = 'x'.repeat(LONGEST);
    const sealed = sealRow(key, at, longest, new Uint8Array(24));
    expect(sealed.kind === 'sealed' && openRow(key, at, sealed.text)).toEqual({ kind: 'opened', text: longest });
    expect(sealRow(key, at, `${longest}é`, new Uint8Array(24))).toEqual({ kind: 'tooLong', bytes: LONGEST + 2 });
  });
});

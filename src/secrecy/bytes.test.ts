import fc from 'fast-check';
import { base64url, isBase64url, readBase64url } from './base64url';
import { LONGEST, enc, pad64, unpad64 } from './bytes';
import type { Field } from './bytes';
import { crc32, readChecked, withCheck } from './checked';
import { readUtf8, utf8 } from './utf8';

const bytes = fc.uint8Array({ maxLength: 300 });
const text = fc.string({ unit: 'binary' });
const field: fc.Arbitrary<Field> = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 4 }), fc.nat(), fc.uint8Array());

/** Reads the fields back as bytes: that it can be done is what makes the joining unambiguous. */
const dec = (whole: Uint8Array): readonly Uint8Array[] => {
  const fields: Uint8Array[] = [];
  const view = new DataView(whole.buffer);
  for (let at = 0; at < whole.length;) {
    const length = view.getUint32(at);
    fields.push(whole.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
};

describe('Format v1: bytes', () => {
  test('UTF-8 is the one the platform writes, and comes back', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(Buffer.from(utf8(one))).toEqual(Buffer.from(one));
        expect(readUtf8(utf8(one))).toBe(one);
      }),
    );
    expect(Buffer.from(utf8('Ligny \ud800!'))).toEqual(Buffer.from('Ligny \ufffd!'));
  });

  test('UTF-8: whatever is not in its proper form is refused, as the platform refuses it', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const platform = (raw: Uint8Array): string | null => {
      try {
        return strict.decode(raw);
      } catch {
        return null;
      }
    };
    const likely = fc.constantFrom(0x00, 0x41, 0x7f, 0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xa0, 0xef, 0xf0, 0xf4, 0x90);
    const raw = fc.array(fc.oneof(likely, fc.nat(255)), { maxLength: 6 }).map((list) => Uint8Array.from(list));
    fc.assert(
      fc.property(raw, (one) => expect(readUtf8(one)).toBe(platform(one))),
      { numRuns: 2000 },
    );
  });

  test('base64url is the platform’s, and every text has one reading', () => {
    fc.assert(
      fc.property(bytes, (one) => {
        expect(base64url(one)).toBe(Buffer.from(one).toString('base64url'));
        expect(readBase64url(base64url(one))).toEqual(one);
        expect(isBase64url(base64url(one), one)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 9 }),
        fc.nat(),
        fc.constantFrom('A', '-', 'Ä', ''),
        (one, at, other) => {
          const text = base64url(one);
          const place = at % text.length;
          const altered = `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
          expect(isBase64url(altered, one)).toBe(altered === text);
        },
      ),
    );
    const near = fc.stringMatching(/^[A-Za-z0-9_=+/-]{0,12}$/);
    fc.assert(
      fc.property(near, (one) => {
        const read = readBase64url(one);
        expect(read === null || base64url(read) === one).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(['A', 'AB', 'AAB', 'AA==', 'A+8A', 'Ä'].map(readBase64url)).toEqual(Array(6).fill(null));
  });

  test('fields cannot run into one another', () => {
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        expect(dec(enc(...fields))).toEqual(fields.map((one) => enc(one).slice(4)));
      }),
    );
    expect(enc('G1', '13')).not.toEqual(enc('G11', '3'));
    expect(() => enc(-1)).toThrow(RangeError);
    expect(() => enc(0.5)).toThrow(RangeError);
  });

  test('padding comes off again and its length says only the number of blocks', () => {
    fc.assert(
      fc.property(bytes, (one) => {
        const padded = pad64(one)!;
        expect(padded).toHaveLength(64 * Math.ceil((one.length + 2) / 64));
        expect(unpad64(padded)).toEqual(one);
      }),
    );
    expect(pad64(new Uint8Array(LONGEST))).toHaveLength(LONGEST + 1 + 64);
    expect(pad64(new Uint8Array(LONGEST + 1))).toBeNull();
  });

  test('padding that was never made is refused', () => {
    const padded = pad64(utf8('hold'))!;
    const changed = (at: number, to: number) => padded.map((byte, i) => (i === at ? to : byte));
    expect(unpad64(changed(63, 1))).toBeNull();
    expect(unpad64(changed(1, 3))).toBeNull();
    expect(unpad64(changed(0, 1))).toBeNull();
    expect(unpad64(padded.slice(0, 63))).toBeNull();
    expect(unpad64(new Uint8Array())).toBeNull();
  });

  test('the checksum is CRC-32, and one changed letter is always damage', () => {
    expect(crc32(utf8('123456789'))).toBe(0xcbf43926);
    const some = fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/);
    fc.assert(
      fc.property(some, fc.nat(), fc.constantFrom(...Array.from('ABZaz09-_')), (one, where, letter) => {
        const at = where % one.length;
        const changed = withCheck(one).slice(0, at) + letter + withCheck(one).slice(at + 1);
        fc.pre(changed !== withCheck(one));
        expect(readChecked(changed)).toEqual({ kind: 'damaged' });
      }),
    );
    fc.assert(
      fc.property(some, fc.nat(), (one, where) => {
        const whole = withCheck(one);
        expect(readChecked(whole)).toEqual({ kind: 'whole', text: one });
        expect(readChecked(whole.slice(0, where % whole.length))).toEqual({ kind: 'cut' });
      }),
    );
  });
});

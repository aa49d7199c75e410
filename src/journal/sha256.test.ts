import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { HASH_BYTES, MOST_PADDING, sha256Into } from './sha256';

const sha256 = (bytes: Uint8Array, left = 0): string => {
  const [room, out] = [new Uint8Array(bytes.length + MOST_PADDING).fill(left), new Uint8Array(HASH_BYTES)];
  room.set(bytes);
  sha256Into(out, room, bytes.length);
  return Buffer.from(out).toString('hex');
};
const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'ascii'));

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('the known answers of the standard: %#', (text, answer) => {
    expect(sha256(ascii(text))).toBe(answer);
  });

  test('every length round the ends of blocks, whatever was left in the room', () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
      expect(sha256(bytes, 255)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('that of a second implementation, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5000 }), (bytes) => {
        expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});

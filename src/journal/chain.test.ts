import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { chainHash, firstBreak, genesisHash, link } from './chain';
import type { Row } from './store';

/** Written a second time from the description: each field after its length in UTF-8 bytes, four bytes, big end first. */
const digest = (...fields: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const field of fields) {
    const bytes = Buffer.from(field, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest('base64url');
};

const chainOf = (bodies: readonly string[], chain = 'g'): readonly Row[] => {
  const rows: Row[] = [];
  for (const body of bodies) rows.push(link(chain, rows.length + 1, rows.at(-1)?.hash ?? genesisHash(chain), body));
  return rows;
};
const START = { seq: 0, hash: genesisHash('g') };

describe('hashes', () => {
  test('known answers, so that no later version reads old games differently', () => {
    expect(genesisHash('game-1')).toBe(digest('estafette/genesis/1', 'game-1'));
    expect(genesisHash('game-1')).toBe('Dff_p-URt5EZ20SRD2YXPpe5E5SR2kIOMrZGGXmqU80');
    const link = { chain: 'game-1', seq: 7, prev: genesisHash('game-1'), body: '{"kind":"play"}' };
    expect(chainHash(link)).toBe('knFAoW6mTQNszhGeIA1EOkGOBdoIe3nB5tnnzY8TFHI');
  });

  test.each([4080, 5000, 300_000])('are so for long texts too, one after the other: %s', (length) => {
    for (const body of ['x'.repeat(length), 'é'.repeat(length), 'short'])
      expect(chainHash({ chain: 'g', seq: 1, prev: '', body })).toBe(digest('estafette/entry/1', 'g', '1', '', body));
  });

  test('are those of a second implementation, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(),
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        (chain, seq, prev, body) => {
          expect(chainHash({ chain, seq, prev, body })).toBe(
            digest('estafette/entry/1', chain, String(seq), prev, body),
          );
          expect(genesisHash(chain)).toBe(digest('estafette/genesis/1', chain));
        },
      ),
    );
  });

  test('lengths keep the fields apart: what is moved from one into the next is something else', () => {
    const whole = { chain: 'g', seq: 1, prev: 'ab', body: 'cd' };
    const moved = [
      { ...whole, prev: 'abc', body: 'd' },
      { ...whole, chain: 'g1', seq: 1 },
      { ...whole, seq: 11, prev: 'b' },
      { ...whole, prev: '', body: 'abcd' },
    ];
    expect(new Set([whole, ...moved].map(chainHash)).size).toBe(5);
    expect(genesisHash('')).not.toBe(genesisHash('\u0000'));
  });
});

describe('the first break in a chain', () => {
  test('a whole chain has none; nor has an empty one; nor a part of it that follows on', () => {
    const rows = chainOf(['a', 'b', 'c']);
    expect(firstBreak('g', rows, START)).toBeNull();
    expect(firstBreak('g', [], START)).toBeNull();
    expect(firstBreak('g', rows.slice(1), { seq: 1, hash: rows[0]!.hash })).toBeNull();
  });

  test('rows of another game, in another order, twice or with one missing are none', () => {
    const [a, b, c] = chainOf(['a', 'b', 'c']) as [Row, Row, Row];
    expect(firstBreak('other', [a, b, c], { seq: 0, hash: genesisHash('other') })).toBe(1);
    expect(firstBreak('g', [a, c, b], START)).toBe(2);
    expect(firstBreak('g', [a, a], START)).toBe(2);
    expect(firstBreak('g', [a, c], START)).toBe(2);
    expect(firstBreak('g', [b, c], START)).toBe(1);
  });

  test('a row that is whole in itself but follows another one than it says is found', () => {
    const [a] = chainOf(['a', 'b']) as [Row, Row];
    const stranger = link('g', 2, genesisHash('g'), 'b');
    expect(firstBreak('g', [a, stranger], START)).toBe(2);
    expect(firstBreak('g', [link('g', 1, genesisHash('other'), 'a')], START)).toBe(1);
  });

  test('any single changed character of any row is found, at that row', () => {
    const rows = chainOf(['{"n":1}', '{"n":2}', '{"n":3}', '{"n":4}']);
    fc.assert(
      fc.property(fc.nat(3), fc.constantFrom('body', 'prev', 'hash'), fc.nat(100), (at, field, place) => {
        const row = rows[at]!;
        const text = row[field];
        const i = place % text.length;
        const flipped = `${text.slice(0, i)}${text[i] === 'x' ? 'y' : 'x'}${text.slice(i + 1)}`;
        const damaged = rows.map((other, k) => (k === at ? { ...row, [field]: flipped } : other));
        expect(firstBreak('g', damaged, START)).toBe(at + 1);
      }),
    );
  });
});

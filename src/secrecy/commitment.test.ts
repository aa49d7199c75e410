import fc from 'fast-check';
import { brokenClaims, checkReveal, commit, nonceFor } from './commitment';
import { commitmentRoot, turnKeyOf } from './keys';
import { utf8 } from './utf8';

const place = fc.record({
  desk: fc.record({ game: fc.string({ maxLength: 4 }), side: fc.constantFrom('first', 'second') }),
  turn: fc.nat(40),
  slot: fc.string({ maxLength: 4 }),
});
const root = fc.uint8Array({ minLength: 32, maxLength: 32 });
const payload = fc.string().map(utf8);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe('Commitments', () => {
  test('what was promised holds, and nothing else does', () => {
    fc.assert(
      fc.property(root, place, payload, payload, (from, at, said, other) => {
        const commitment = commit(at, said, nonceFor(from, at));
        const nonce = nonceFor(from, at);
        expect(checkReveal({ place: at, payload: said, commitment }, nonce)).toEqual({ kind: 'holds' });
        fc.pre(!isSame([...said], [...other]));
        expect(checkReveal({ place: at, payload: other, commitment }, nonce)).toEqual({ kind: 'broken' });
      }),
    );
  });

  test('a promise made for one place holds for no other', () => {
    fc.assert(
      fc.property(root, place, place, payload, (from, at, other, said) => {
        fc.pre(!isSame(at, other));
        const commitment = commit(at, said, nonceFor(from, at));
        expect(checkReveal({ place: other, payload: said, commitment }, nonceFor(from, at)).kind).toBe('broken');
        expect(nonceFor(from, other)).not.toEqual(nonceFor(from, at));
      }),
    );
  });

  test('without its nonce a promise cannot be guessed out of five', () => {
    const at = { desk: { game: 'G1', side: 'first' }, turn: 3, slot: 'chit' };
    const nonce = nonceFor(new Uint8Array(32).fill(9), at);
    const commitment = commit(at, utf8('hold'), nonce);
    const guessed = (with32: Uint8Array) =>
      ['hold', 'attack', 'probe', 'march', 'withdraw'].filter(
        (chit) => checkReveal({ place: at, payload: utf8(chit), commitment }, with32).kind === 'holds',
      );
    expect(guessed(new Uint8Array(32))).toEqual([]);
    expect(guessed(nonce)).toEqual(['hold']);
  });

  test('what is no commitment is said to be none', () => {
    const at = { desk: { game: 'G1', side: 'first' }, turn: 3, slot: 'chit' };
    const whole = commit(at, utf8('hold'), new Uint8Array(32));
    for (const commitment of ['', 'hold', whole.slice(0, 40), `${whole}AA`, `${whole.slice(0, 42)}!`]) {
      expect(checkReveal({ place: at, payload: utf8('hold'), commitment }, new Uint8Array(32))).toEqual({
        kind: 'unreadable',
      });
    }
  });

  test('the archive: of many orders the changed ones are named, each once', () => {
    fc.assert(
      fc.property(root, fc.array(fc.tuple(payload, fc.boolean()), { minLength: 1 }), (from, orders) => {
        const desk = { game: 'G1', side: 'second' };
        const claims = orders.map(([said, isChanged], i) => {
          const at = { desk, turn: 1 + (i % 3), slot: `order-${i}` };
          const commitment = commit(at, said, nonceFor(from, at));
          return { place: at, payload: isChanged ? Uint8Array.of(...said, 32) : said, commitment, i };
        });
        const changed = orders.flatMap(([, isChanged], i) => (isChanged ? [i] : []));
        expect(brokenClaims(from, claims).map(({ i }) => i)).toEqual(changed);
      }),
    );
  });

  test('what proves the promises opens no row', () => {
    const key = { desk: { game: 'G1', side: 'first' }, secret: new Uint8Array(32).fill(5) };
    const shown = commitmentRoot(key);
    expect(shown).not.toEqual(key.secret);
    expect(turnKeyOf({ ...key, secret: shown }, 1).secret).not.toEqual(turnKeyOf(key, 1).secret);
    expect(commitmentRoot({ ...key, desk: { game: 'G1', side: 'second' } })).not.toEqual(shown);
  });
});

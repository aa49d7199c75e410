import { drive, thrown } from '../../../engine/drive';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Step } from '../../../engine/step';
import { uniformFrom } from '../../../session/uniform';
import {
  NOTHING_OUT,
  countsOf,
  discarded,
  drawOne,
  drawSome,
  pileOf,
  remaining,
  removedFrom,
  reshuffled,
  without,
} from './deck';
import type { OutOfDeck, Pile } from './deck';

const DRAW = { rule: 'N20 5.0', purpose: 'eventCard' } as const;

/** Feeds a draw its numbers, whatever it asks for. */
const drawn = <T>(start: Step<T>, roll: (sides: number) => number): T => {
  const { at, asked } = drive(start, thrown(roll));
  for (const { request } of asked) expect(request).toMatchObject({ count: 1, draw: true });
  if (at.kind !== 'accepted') throw new Error(at.kind);
  return at.outcome;
};
const one = (pile: Pile, roll: (sides: number) => number) => {
  const [first, ...rest] = pile;
  if (first === undefined) throw new Error('an empty pile');
  return drawn(drawOne([first, ...rest], DRAW), roll);
};

const sorted = (pile: Pile): Pile => pile.toSorted();
const cards = fc.array(fc.constantFrom('mud', 'rain', 'courier', 'fog', 'guard'), { minLength: 1, maxLength: 24 });
const chances = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % sides);
  };
};
const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('a deck is a set without an order', () => {
  test('N20 5.0 a count by card becomes cards, and cards become counts again', () => {
    const pile = pileOf([
      { card: 'mud', count: 2 },
      { card: 'courier', count: 1 },
    ]);
    expect(pile).toEqual(['mud', 'mud', 'courier']);
    expect(countsOf(without(pile, ['mud', 'fog']))).toEqual([
      { card: 'mud', count: 1 },
      { card: 'courier', count: 1 },
    ]);
  });

  test('N20 5.0 a draw asks for one of so many and is not a die of the table, whatever the count', () => {
    for (let count = 1; count <= 12; count++) {
      const pile = Array.from({ length: count }, (_, i) => `card ${String(i)}`);
      const step = drawSome(pile, 1, { ...DRAW, secret: true });
      expect(step).toMatchObject({ kind: 'needsDice', request: { sides: count, draw: true, secret: true } });
    }
  });

  test('N20 5.0 several are told in printed order: nobody learns which came first', () => {
    const pile = ['a', 'b', 'c', 'd'];
    const faces = [4, 1];
    const { drawn: got, left } = drawn(drawSome(pile, 2, DRAW), () => faces.shift() ?? 0);
    expect([got, left]).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
  });
});

describe('N20 5.0 the law of the deck: no card is lost, none is there twice', () => {
  test('what was drawn and what is left are the pile', () => {
    fc.assert(
      fc.property(cards, fc.nat(30), seeds, (pile, count, seed) => {
        const { drawn: got, left } = drawn(drawSome(pile, count, DRAW), chances(seed));
        expect(got).toHaveLength(Math.min(count, pile.length));
        expect(sorted([...got, ...left])).toEqual(sorted(pile));
      }),
    );
  });

  test('over whole games of draws, discards, removals, hands and reshuffles: remaining = set − drawn', () => {
    const deed = fc.constantFrom('discard', 'remove', 'keep', 'play', 'reshuffle');
    fc.assert(
      fc.property(cards, fc.array(deed, { maxLength: 60 }), seeds, (set, deeds, seed) => {
        const roll = chances(seed);
        let out: OutOfDeck = NOTHING_OUT;
        let hand: Pile = [];
        for (const now of deeds) {
          const left = remaining(set, out, hand);
          if (now === 'reshuffle') out = reshuffled(out);
          else if (now === 'play') {
            out = discarded(out, ...hand.slice(0, 1));
            hand = hand.slice(1);
          } else if (left.length > 0) {
            const { card, left: after } = one(left, roll);
            if (now === 'discard') out = discarded(out, card);
            if (now === 'remove') out = removedFrom(out, card);
            if (now === 'keep') hand = [...hand, card];
            expect(sorted(remaining(set, out, hand))).toEqual(sorted(after));
          }
          const all = [...remaining(set, out, hand), ...hand, ...out.discards, ...out.removed];
          expect(sorted(all)).toEqual(sorted(set));
        }
        const all = sorted(remaining(set, reshuffled(out), hand));
        expect(all).toEqual(sorted(without(set, [...out.removed, ...hand])));
      }),
    );
  });

  test('what is out and was never in takes nothing away', () => {
    expect(remaining(['mud'], { discards: ['fog'], removed: ['rain'] }, ['guard'])).toEqual(['mud']);
  });
});

describe('N20 5.0 the app’s draws', () => {
  /** Bytes that look random and are the same every time: the app's own way from bytes to a number, without its luck. */
  const bytesOf = (seed: string) => {
    let [counter, pool] = [0, Buffer.alloc(0)];
    return (count: number): Uint8Array => {
      while (pool.length < count) {
        const more = createHash('sha256')
          .update(`${seed} ${String(counter++)}`)
          .digest();
        pool = Buffer.concat([pool, more]);
      }
      const taken = pool.subarray(0, count);
      pool = pool.subarray(count);
      return taken;
    };
  };

  test('are uniform over the places of the deck (chi-square): twelve cards, three of them alike', () => {
    const deck = pileOf([
      { card: 'mud', count: 3 },
      ...Array.from({ length: 9 }, (_, i) => ({ card: `card ${String(i)}`, count: 1 })),
    ]);
    const roll = uniformFrom(bytesOf('event deck'));
    const runs = 24_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < runs; i++) {
      const { card } = one(deck, roll);
      seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    const chiSquare = countsOf(deck).reduce((sum, { card, count }) => {
      const expected = (runs * count) / deck.length;
      return sum + ((seen.get(card) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // 9 degrees of freedom: passed by chance once in a thousand.
    expect(chiSquare).toBeLessThan(27.88);
    expect(chiSquare).toBeGreaterThan(1);
  });

  test('each pair of a hand of two comes as often as any other (chi-square)', () => {
    const deck = ['a', 'b', 'c', 'd', 'e'];
    const roll = uniformFrom(bytesOf('a hand of two'));
    const runs = 20_000;
    const seen = new Map<string, number>();
    for (let i = 0; i < runs; i++) {
      const pair = drawn(drawSome(deck, 2, DRAW), roll).drawn.join('');
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    expect(seen.size).toBe(10);
    const expected = runs / 10;
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(27.88);
  });
});

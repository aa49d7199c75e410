import { oddsOf } from '../../../engine/odds';
import { beginning, codeOf, keysOf, outcomeOf, settled } from '../../../testkit/resolver-law';
import { randomEvent } from './random-event';

const RULE = 'MOP 37.12.3';
const dice = (table: number, tens: number, ones: number, side?: number) => [
  [RULE, table] as const,
  [RULE, tens, ones] as const,
  ...(side === undefined ? [] : [[RULE, side] as const]),
];
const roll = (...faces: Parameters<typeof dice>) => outcomeOf(randomEvent, {}, dice(...faces));

test.each([
  [1, 4, 2, 'General Retreat', 9, 'second'],
  [3, 4, 1, 'General Retreat', 9, 'first'],
  [4, 4, 5, 'Spies Bring News From Enemy Camp', 10, 'first'],
  [6, 4, 6, 'Spies Bring News From Enemy Camp', 10, 'second'],
])('MOP 37.12.3 table die %i, number 1%i, side die %i: %s, card %i, %s', (table, ones, die, event, card, side) => {
  expect(roll(table, 1, ones, die)).toEqual({ kind: 'event', event, card, side, inverted: false });
});

test('MOP 37.12.3 from 46 on there is no event, and no die for the side', () => {
  expect(roll(1, 4, 6)).toEqual({ kind: 'none' });
  expect(roll(6, 6, 6)).toEqual({ kind: 'none' });
});

test('MOP 37.12.3 a delay befalls the own side and its VP are inverted', () => {
  expect(roll(1, 4, 1, 1)).toEqual({
    kind: 'event',
    event: 'Delay-March Confusion',
    card: 27,
    side: 'first',
    inverted: true,
  });
  expect(keysOf(randomEvent, {}, dice(1, 4, 1, 1))).toContain('mopInverted');
});

describe('Ruling 59', () => {
  const removed = (how: string, card: number, ...faces: Parameters<typeof dice>) =>
    outcomeOf(randomEvent, { removals: [{ side: 'first', card, removed: how }] }, dice(...faces));

  test('one of two cards out: that side has the event by table A only', () => {
    expect(removed('oneOfTwo', 13, 1, 2, 1, 1)).toMatchObject({ kind: 'event', card: 13 });
    expect(removed('oneOfTwo', 13, 4, 2, 1, 1)).toEqual({ kind: 'none' });
  });

  test('two of four cards out: that side has the event by even numbers only', () => {
    expect(removed('twoOfFour', 12, 4, 1, 5, 1)).toEqual({ kind: 'none' });
    expect(removed('twoOfFour', 12, 4, 1, 6, 1)).toMatchObject({ kind: 'event', card: 12 });
    expect(removed('twoOfFour', 12, 1, 1, 6, 1)).toMatchObject({ kind: 'event', card: 12 });
  });

  test('all cards out: that side never has the event', () => {
    expect(removed('all', 12, 1, 1, 6, 1)).toEqual({ kind: 'none' });
  });

  test('the other side and other cards are not touched', () => {
    expect(removed('oneOfTwo', 13, 4, 2, 1, 2)).toMatchObject({ kind: 'event', side: 'second' });
    expect(removed('all', 14, 1, 2, 1, 1)).toMatchObject({ kind: 'event', card: 13 });
  });

  test('a card is taken out once', () => {
    const removal = { side: 'first', card: 13, removed: 'oneOfTwo' };
    expect(codeOf(randomEvent, { removals: [removal, { ...removal, removed: 'all' }] })).toBe('CARD_TWICE');
    expect(settled(randomEvent, { removals: [removal, { ...removal, side: 'second' }] }).kind).toBe('needsDice');
  });
});

test('MOP 37.12.3 thirteen of 36 numbers bring nothing, the others each side alike', () => {
  const walk = oddsOf(beginning(randomEvent, {}));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  const d = odds[0]?.d ?? 1;
  expect(odds.reduce((sum, { n }) => sum + n, 0)).toBe(d);
  expect((36 * (odds.find(({ outcome }) => JSON.stringify(outcome) === '{"kind":"none"}')?.n ?? 0)) / d).toBe(13);
  const ofSide = (side: string) =>
    odds.filter(({ outcome }) => JSON.stringify(outcome).includes(side)).reduce((sum, { n }) => sum + n, 0);
  expect(ofSide('"first"')).toBe(ofSide('"second"'));
});

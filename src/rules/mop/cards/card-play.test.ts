import { oddsOf } from '../../../engine/odds';
import { beginning, codeOf, keysOf, outcomeOf, settled } from '../../../testkit/resolver-law';
import { cardPlay } from './card-play';
import { quarterOf } from './quarter';

const RULE = 'MOP 37.12.3';
const choosing = (option: string) => [{ rule: RULE, option } as const];
const play = (input: object, die: number, option = 'play') =>
  outcomeOf(cardPlay, { card: 12, owner: 'second', ...input }, [[RULE, die]], choosing(option));

describe('MOP 37.12.3 e', () => {
  test.each([1, 3, 5])('on a %i the card is played, or held for this turn, as its owner chooses', (die) => {
    expect(settled(cardPlay, { card: 12, owner: 'second' }, [[RULE, die]])).toMatchObject({
      kind: 'needsChoice',
      request: { by: 'second', options: ['play', 'hold'] },
    });
    expect(play({ victoryPoints: -2 }, die)).toEqual({
      kind: 'played',
      card: 12,
      side: 'second',
      victory: { side: 'second', points: -2 },
    });
    expect(play({}, die, 'hold')).toEqual({ kind: 'held', card: 12, side: 'second' });
  });

  test.each([2, 4, 6])('on a %i it is discarded unused', (die) => {
    expect(outcomeOf(cardPlay, { card: 12, victoryPoints: -2 }, [[RULE, die]])).toEqual({
      kind: 'discarded',
      card: 12,
    });
  });

  test('a held card is used without another die', () => {
    expect(outcomeOf(cardPlay, { card: 3, from: 'held', victoryPoints: 1 })).toMatchObject({
      kind: 'played',
      victory: { side: 'first', points: 1 },
    });
  });

  test('victory points nobody has entered are not invented', () => {
    expect(play({}, 1)).toMatchObject({ victory: { points: null } });
    expect(keysOf(cardPlay, { card: 3, from: 'held' })).toContain('mopPointsUnknown');
  });

  test('Ruling 48 cards are for day turns, Night PM among them', () => {
    expect(codeOf(cardPlay, { card: 3, turn: 'night' })).toBe('NO_CARDS_AT_NIGHT');
    expect(codeOf(cardPlay, { card: 3, turn: 'nightPM' })).toBeNull();
  });

  test('a card is used in half of all throws', () => {
    const walk = oddsOf(beginning(cardPlay, { card: 3 }), cardPlay.policy?.choose);
    expect(walk.kind === 'odds' && walk.odds.map(({ n, d }) => `${n}/${d}`)).toEqual(['3/6', '3/6']);
  });
});

test.each([1, 2, 4, 5, 6])('MOP 37.12.3 b mode card %i is in no deck', (card) => {
  expect(codeOf(cardPlay, { card })).toBe('MODE_CARD_NOT_DRAWN');
});

describe('MOP 37.12.3 c, bonus cards', () => {
  const bonus = (card: number, more: object = {}) =>
    outcomeOf(cardPlay, { card, from: 'bonus', victoryPoints: -2, ...more });

  test.each([25, 26, 29])('Arrival card %i is played at once', (card) => {
    expect(bonus(card)).toEqual({ kind: 'played', card, side: 'first', victory: { side: 'first', points: -2 } });
  });

  test('a delay goes to the other side, which gains what it costs', () => {
    expect(bonus(27)).toEqual({ kind: 'played', card: 27, side: 'second', victory: { side: 'second', points: 2 } });
    expect(bonus(27, { owner: 'second' })).toMatchObject({ side: 'first' });
  });

  test.each([3, 24, 28, 31])('card %i is none and goes', (card) => {
    expect(bonus(card)).toEqual({ kind: 'discarded', card });
  });
});

test('MOP 37.12.3 a delay befalls its own side, whose VP are inverted', () => {
  expect(play({ card: 27, victoryPoints: -3 }, 1)).toMatchObject({ side: 'second', victory: { points: 3 } });
});

describe('MOP 37.12.3 f, Ruling 44', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [9, 2],
    [10, 3],
    [24, 6],
  ])('a quarter of strength %i is %i, half up', (strength, quarter) => {
    expect(quarterOf(strength)).toBe(quarter);
  });

  test('a canceled formation is gained for, an alternate one paid for, whatever the card prints', () => {
    const formation = (card: string) => ({ victoryPoints: -1, formation: { strength: 14, card } });
    expect(play(formation('canceled'), 1)).toMatchObject({ victory: { side: 'second', points: 4 } });
    expect(play(formation('alternate'), 1)).toMatchObject({ victory: { side: 'second', points: -4 } });
  });
});

describe('MOP 37.12.3 g, one deck', () => {
  test.each([
    [1, 'first'],
    [4, 'second'],
  ])('a %i gives the card to the %s side', (die, side) => {
    expect(play({ oneDeck: true, owner: 'first' }, die)).toMatchObject({ kind: 'played', side });
    expect(play({ oneDeck: true }, die, 'hold')).toMatchObject({ kind: 'held', side });
  });

  test('has no bonus cards', () => {
    expect(codeOf(cardPlay, { card: 25, from: 'bonus', oneDeck: true })).toBe('NO_BONUS_FROM_ONE_DECK');
  });
});

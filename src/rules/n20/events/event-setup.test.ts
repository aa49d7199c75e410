import { oddsOf } from '../../../engine/odds';
import type { RuleId } from '../../../engine/step';
import { beginning, codeOf, outcomeOf, settled } from '../../../testkit/resolver-law';
import { RETAIN, REVEAL } from './cards';
import { eventSetup } from './event-setup';

const RULE: RuleId = 'N20 5.0';
const draws = (...faces: readonly number[]) => faces.map((face) => [RULE, face] as const);

test('N20 5.0 mild: two of all sixteen go into the deck, and nobody sees them', () => {
  const input = { step: 'mild' };
  expect(settled(eventSetup, input)).toMatchObject({ request: { sides: 16, secret: true, draw: true } });
  expect(settled(eventSetup, input, draws(16))).toMatchObject({ request: { sides: 15, secret: true } });
  expect(outcomeOf(eventSetup, input, draws(16, 1))).toEqual({
    kind: 'shuffledIn',
    intoDeck: ['retain 1', 'reveal 4'],
  });
});

test('N20 5.0 mild: each of the 120 pairs is as likely as any other', () => {
  const walk = oddsOf(beginning(eventSetup, { step: 'mild' }));
  const odds = walk.kind === 'odds' ? walk.odds : [];
  expect(odds).toHaveLength(120);
  expect(new Set(odds.map(({ n, d }) => n / d))).toEqual(new Set([2 / 240]));
});

test('N20 5.0 medium: one of the four Reveal cards goes into the deck unseen', () => {
  expect(settled(eventSetup, { step: 'mediumReveal' })).toMatchObject({ request: { sides: 4, secret: true } });
  expect(outcomeOf(eventSetup, { step: 'mediumReveal' }, draws(3))).toEqual({
    kind: 'shuffledIn',
    intoDeck: ['reveal 3'],
  });
});

describe('N20 5.0, Ruling 70: medium, a hand of four', () => {
  const input = { step: 'mediumHand', by: 'second' };
  const chosen = [{ rule: RULE, option: 'retain 7' }];

  test('is dealt one card after the other, and one of it is chosen for the deck', () => {
    expect(settled(eventSetup, input)).toMatchObject({ request: { sides: 12, by: 'second', draw: true } });
    expect(settled(eventSetup, input, draws(7, 1, 10, 1))).toMatchObject({
      kind: 'needsChoice',
      request: { by: 'second', options: ['retain 1', 'retain 2', 'retain 7', 'retain 12'] },
    });
  });

  test('the rest stays for the other player', () => {
    const outcome = outcomeOf(eventSetup, input, draws(7, 1, 10, 1), chosen);
    expect(outcome).toMatchObject({ kind: 'dealt', intoDeck: ['retain 7'] });
    const pile = RETAIN.filter((_, i) => ![0, 1, 6, 11].includes(i));
    expect(outcome).toMatchObject({ pile });
    const next = settled(eventSetup, { step: 'mediumHand', by: 'first', pile });
    expect(next).toMatchObject({ request: { sides: 8, by: 'first' } });
  });

  test('needs four cards', () => {
    expect(codeOf(eventSetup, { ...input, pile: ['retain 1', 'retain 2', 'retain 3'] })).toBe('TOO_FEW_CARDS');
  });

  test('each card is as likely to be dealt as any other', () => {
    const walk = oddsOf(beginning(eventSetup, input), eventSetup.policy?.choose);
    expect(walk.kind === 'odds' && walk.odds).toHaveLength(495);
  });
});

describe('N20 5.0 spicy', () => {
  test('Ruling 1 all four Reveal cards go into the deck, the Retain cards are a pile of their own', () => {
    expect(outcomeOf(eventSetup, { step: 'spicy' })).toEqual({
      kind: 'pileMade',
      intoDeck: [...REVEAL],
      pile: [...RETAIN],
    });
  });

  test('after a reshuffling event the player whose turn it is draws one and keeps it', () => {
    const input = { step: 'spicyDraw', by: 'first', pile: ['retain 2', 'retain 9'], discarded: ['retain 4'] };
    expect(outcomeOf(eventSetup, input, draws(2))).toEqual({
      kind: 'drawn',
      card: 'retain 9',
      pile: ['retain 2'],
      discarded: ['retain 4'],
    });
  });

  test.each([
    ['an empty pile', { pile: [] }, 1],
    ['Battlefield Smoke', { pile: ['retain 2'], reshuffle: true }, 2],
  ])('%s has the discards shuffled in', (_, more, sides) => {
    const input = { step: 'spicyDraw', discarded: ['retain 4'], ...more };
    expect(settled(eventSetup, input)).toMatchObject({ request: { sides } });
    expect(outcomeOf(eventSetup, input, draws(sides))).toMatchObject({ card: 'retain 4', discarded: [] });
  });

  test('what is not there is not drawn', () => {
    expect(codeOf(eventSetup, { step: 'spicyDraw', pile: [] })).toBe('NO_SPECIAL_CARD_LEFT');
    expect(codeOf(eventSetup, { step: 'spicyDraw', pile: ['retain 1'], discarded: ['retain 1'] })).toBe('CARD_TWICE');
  });
});

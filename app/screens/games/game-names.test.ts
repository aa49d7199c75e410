import type { ListedGame } from '../../../src/journal/store';
import { copyName, numberAmong } from './game-names';

test('a copy of a copy is the next copy of the game', () => {
  expect(copyName('Ligny', ['Ligny'])).toBe('Ligny (copy)');
  expect(copyName('Ligny', ['Ligny', 'Ligny (copy)'])).toBe('Ligny (copy 2)');
  expect(copyName('Ligny (copy)', ['Ligny', 'Ligny (copy)'])).toBe('Ligny (copy 2)');
  expect(copyName('Ligny (copy 2)', ['Ligny (copy)', 'Ligny (copy 2)'])).toBe('Ligny (copy 3)');
});

test('games of one name are numbered as they were begun', () => {
  const game = (key: string, name: string, createdAt: number): ListedGame => ({
    key,
    chain: key,
    rules: 'nlc',
    name,
    createdAt,
    trashedAt: null,
    summary: '',
    count: 1,
    savedAt: createdAt,
  });
  const games = [game('b', 'Brienne', 2), game('c', 'Ligny', 3), game('a', 'Brienne', 1)];
  expect(games.map((one) => numberAmong(one, games))).toEqual([2, null, 1]);
});

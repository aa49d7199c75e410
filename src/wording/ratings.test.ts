import { ratingWords } from './en/ratings';

test.each([
  ['3/1', { rating: 3, ratingOtherwise: 1 }],
  ['3', { rating: 3 }],
  ['3', { rating: 3, ratingOtherwise: null }],
  ['2', { rating: 2, ratingOtherwise: 2 }],
])('MOP 37.17 a rating is read as %s', (words, leader) => {
  expect(ratingWords(leader)).toBe(words);
});

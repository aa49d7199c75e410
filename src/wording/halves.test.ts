import { halves, halvesChange } from './halves';

test.each([
  [0, '0'],
  [1, '½'],
  [2, '1'],
  [7, '3½'],
  [20, '10'],
  [21, '10½'],
  [-1, '−½'],
  [-5, '−2½'],
])('N20 12.0: %i half points are printed %s', (count, printed) => {
  expect(halves(count)).toBe(printed);
});

test.each([
  [1, '+½'],
  [-2, '−1'],
  [3, '+1½'],
  [0, '±0'],
])('N20 12.0: a change by %i half points is printed %s', (count, printed) => {
  expect(halvesChange(count)).toBe(printed);
});

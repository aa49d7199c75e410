import { arrowTo } from './arrows';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 1, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
  ['a', 1, null],
] as const)('%s on answer %i of three leads to %p', (key, at, to) => {
  expect(arrowTo(key, at, 3)).toBe(to);
});

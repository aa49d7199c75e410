import { leadingName } from './leading';

test('NLC 11.2: given a leader lost, then nobody is told that he leads: on that turn nobody does, then his successor', () => {
  expect(leadingName('Reille', undefined)).toBe('Reille');
  expect(leadingName('Reille', { lost: false, leaderless: false })).toBe('Reille');
  expect(leadingName('Reille', { lost: true, leaderless: true })).toBe('Reille is lost');
  expect(leadingName('Reille', { lost: true, leaderless: false })).toBe('Successor of Reille');
  expect(leadingName('', { lost: true, leaderless: true })).toBe('Its leader is lost');
  expect(leadingName('', { lost: true, leaderless: false })).toBe('A successor');
});

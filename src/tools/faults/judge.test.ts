import { judge } from './judge';
import type { Outcome } from './judge';

const refused: Outcome = { said: false, shows: true, before: 'a', after: 'a', reloaded: 'a', wentOn: true };
const made: Outcome = { ...refused, said: true, after: 'b', reloaded: 'b' };

test('a play is made and there, or refused and gone', () => {
  expect(judge(refused)).toEqual([]);
  expect(judge(made)).toEqual([]);
  expect(judge({ ...refused, said: true, shows: false })).toEqual([]);
});

test.each<[string, Outcome]>([
  ['another page after the restart', { ...refused, reloaded: 'b' }],
  ['an acknowledged play that is lost', { ...refused, said: true }],
  ['a refused play that is there', { ...made, said: false }],
  ['a game that cannot be played on', { ...refused, wentOn: false }],
])('%s is reported', (_, outcome) => {
  expect(judge(outcome)).not.toEqual([]);
});

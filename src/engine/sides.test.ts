import { SCOPES, bothSides, deskOf, maySee, otherSide } from './sides';
import type { Scope, Seat } from './sides';

test.each<[Seat, readonly Scope[]]>([
  ['table', ['table']],
  ['first', ['table', 'desk:first']],
  ['second', ['table', 'desk:second']],
  ['solo', ['table', 'desk:first', 'desk:second']],
])('Ruling 98 the seat %s sees exactly %j, and the umpire never', (seat, seen) => {
  expect(SCOPES.filter((scope) => maySee(seat, scope))).toEqual(seen);
});

test('the two sides are each other', () => {
  expect([otherSide('first'), otherSide('second')]).toEqual(['second', 'first']);
  expect(bothSides(deskOf)).toEqual({ first: 'desk:first', second: 'desk:second' });
});

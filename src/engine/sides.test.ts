import { SCOPES, SECRET_SCOPES, bothSides, deskOf, heldOf, maySee, otherSide, sideOf } from './sides';
import type { Scope, Seat } from './sides';

test.each<[Seat, readonly Scope[]]>([
  ['table', ['table']],
  ['first', ['table', 'held:first', 'desk:first']],
  ['second', ['table', 'held:second', 'desk:second']],
  ['solo', ['table', 'held:first', 'held:second', 'desk:first', 'desk:second']],
])('Ruling 98 the seat %s sees exactly %j, and the umpire never', (seat, seen) => {
  expect(SCOPES.filter((scope) => maySee(seat, scope))).toEqual(seen);
});

test('the two sides are each other', () => {
  expect([otherSide('first'), otherSide('second')]).toEqual(['second', 'first']);
  expect(bothSides(deskOf)).toEqual({ first: 'desk:first', second: 'desk:second' });
  expect(bothSides(heldOf)).toEqual({ first: 'held:first', second: 'held:second' });
  expect(SCOPES.map(sideOf)).toEqual([null, 'first', 'second', 'first', 'second', null]);
  expect(SECRET_SCOPES).toEqual(SCOPES.filter((scope) => scope !== 'table'));
});

import { outcomeOf, workingOf } from './testing/resolving';
import { transmission } from './transmission';

const sent = (mp: number, more: object = {}, quarters = 0): unknown =>
  outcomeOf(transmission, { distance: { mp, quarters }, ...more });
const later = (turns: number) => ({ kind: 'later', turns, arrives: turns });
const AT_ONCE = { kind: 'atOnce', turns: 0, arrives: 0 };

describe('NLC 12.6 the book’s example', () => {
  test.each([
    [8, false, 1],
    [9, false, 2],
    [8, true, 1],
    [9, true, 1],
  ])('NLC 12.6 %i MP away, in sight %s: %i turns', (mp, inSight, turns) => {
    expect(sent(mp, { inSight })).toEqual(later(turns));
  });
});

test.each([
  ['3 MP is at once', 3, 0, {}, AT_ONCE],
  ['a quarter more is a turn', 3, 1, {}, later(1)],
  ['less than 3 in 6 is at least one turn', 4, 0, {}, later(1)],
  ['8¾ MP is one turn', 8, 3, {}, later(1)],
  ['15 MP is three turns, half up', 15, 0, {}, later(3)],
  ['14¾ MP is two', 14, 3, {}, later(2)],
  ['nothing at all is at once, but not face to face', 0, 0, {}, AT_ONCE],
  ['in sight 6 MP is at once', 6, 0, { inSight: true }, AT_ONCE],
  ['in sight 6¼ MP is a turn: nothing is rounded before', 6, 1, { inSight: true }, later(1)],
  ['in sight 18 MP is two turns', 18, 0, { inSight: true }, later(2)],
  ['in sight 17¾ MP is one', 17, 3, { inSight: true }, later(1)],
] as const)('Ruling 11 %s', (_, mp, quarters, more, outcome) => {
  expect(sent(mp, more, quarters)).toEqual(outcome);
});

test('Ruling 11 only stacked is face to face', () => {
  expect(sent(0, { stacked: true })).toEqual({ kind: 'faceToFace', turns: 0, arrives: 0 });
});

test('NLC 12.6 it arrives in the command phase so many turns after this one', () => {
  expect(sent(9, { turn: 4 })).toEqual({ kind: 'later', turns: 2, arrives: 6 });
  expect(sent(2, { turn: 4 })).toEqual({ kind: 'atOnce', turns: 0, arrives: 4 });
  expect(sent(2, { turn: 4, stacked: true })).toEqual({ kind: 'faceToFace', turns: 0, arrives: 4 });
});

test('NLC 20.1.3 to a hidden march its collected movement is added to the way', () => {
  expect(sent(8, { hiddenMarch: { mp: 12 } })).toEqual(later(3));
});

test('NLC 12.6 its working shows the way, the half of it and the turns', () => {
  expect(workingOf(transmission, { distance: { mp: 17, quarters: 3 }, inSight: true })).toEqual([
    { rule: 'Ruling 11', key: 'transmissionDistance', facts: { mp: 17, eighths: 6 } },
    { rule: 'NLC 12.6', key: 'transmissionHalved', facts: { mp: 8, eighths: 7 } },
    { rule: 'NLC 12.6', key: 'transmissionTurns', facts: { turns: 1 } },
  ]);
});

test('NLC 12.6 a distance is no less than nothing, and has four quarters', () => {
  expect(transmission.start({ distance: { mp: -1 } })).toEqual({ kind: 'bad', path: 'distance.mp' });
  expect(transmission.start({ distance: { mp: 1, quarters: 4 } })).toEqual({
    kind: 'bad',
    path: 'distance.quarters',
  });
});

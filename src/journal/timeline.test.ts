import type { PlayEntry } from './entry';
import { positionAfter } from './entry';
import { afterCorrection, afterPlay, afterRedo, afterUndo, canRedo, canUndo, fold, startOf } from './timeline';
import type { Timeline } from './timeline';

/** A state that remembers everything, so that nothing can go unnoticed. */
type Log = readonly string[];
const rules = {
  start: [] as Log,
  evolve: (state: Log, scope: string, event: string): Log => [...state, `${scope}:${event}`],
};
const play = (event: string, from: number, barrier = false): PlayEntry<string, string> => ({
  kind: 'play',
  at: 0,
  from,
  barrier,
  parts: [{ scope: 'table', events: [event] }],
});
const played = (timeline: Timeline<Log>, ...events: readonly string[]): Timeline<Log> =>
  events.reduce((now, event) => afterPlay(now, play(event, now.here.seq, event.endsWith('!')), rules), timeline);
const undone = (timeline: Timeline<Log>): Timeline<Log> => afterUndo(timeline, timeline.here.behind!);
const redone = (timeline: Timeline<Log>): Timeline<Log> => afterRedo(timeline, timeline.undone!);
const start = (): Timeline<Log> => startOf(rules.start);

test('undo is the state before, every entry counts, redo brings back what was', () => {
  const abc = played(start(), 'a', 'b', 'c');
  const back = undone(undone(abc));
  expect(back.here.state).toEqual(played(start(), 'a').here.state);
  expect([back.count, back.here.seq]).toEqual([5, 1]);
  expect(redone(redone(back)).here).toEqual(abc.here);
  expect(redone(redone(back)).count).toBe(7);
});

test('a play after an undo drops what was undone, for good', () => {
  const branch = played(undone(played(start(), 'a', 'b')), 'c');
  expect(canRedo(branch)).toBe(false);
  expect(branch.here).toMatchObject({ seq: 4, from: 1, state: ['table:a', 'table:c'] });
});

test('undo stops at a barrier and at the empty game', () => {
  expect(canUndo(start())).toBe(false);
  expect(canUndo(played(start(), 'a'))).toBe(true);
  expect(canUndo(played(start(), 'a', 'b!'))).toBe(false);
  const beyond = played(start(), 'a', 'b!', 'c');
  expect(canUndo(beyond)).toBe(true);
  expect(canUndo(undone(beyond))).toBe(false);
});

test('a correction goes back past a barrier, and undo does not bring back what it set aside', () => {
  const abc = played(start(), 'a', 'b!', 'c');
  const to = undone(abc).here;
  const corrected = afterCorrection(abc, to);
  expect(corrected).toMatchObject({ count: 4, here: { seq: 2, state: ['table:a', 'table:b!'] } });
  expect([canUndo(corrected), canRedo(corrected)]).toEqual([false, false]);
  expect(canUndo(undone(played(corrected, 'd')))).toBe(false);
});

test('memory stays level: after many plays not all states behind are kept', () => {
  const many = played(start(), ...Array.from({ length: 1000 }, (_, i) => String(i)));
  let kept = 0;
  for (let at = many.here.behind; at !== null; at = at.behind) kept += 1;
  expect(kept).toBeLessThanOrEqual(128);
  expect(canUndo(many)).toBe(true);
  expect(played(many, 'x!').here.behind).toBeNull();
});

test('folding the entries gives what living through them gave', () => {
  const entries = [
    play('a', 0),
    play('b', 1),
    { kind: 'undo', at: 0, from: 2, to: 1 },
    { kind: 'redo', at: 0, from: 1, to: 2 },
    play('c!', 2, true),
    { kind: 'correction', at: 0, from: 5, to: 1, reason: 'wrong chit' },
    play('d', 1),
  ] as const;
  const lived = played(
    afterCorrection(played(redone(undone(played(start(), 'a', 'b'))), 'c!'), played(start(), 'a').here),
    'd',
  );
  expect(fold(start(), entries, rules)).toEqual(lived);
  expect(entries.map((entry, i) => positionAfter(i + 1, entry))).toEqual([1, 2, 1, 2, 5, 1, 7]);
});

test.each([
  ['an undo to nowhere', { kind: 'undo', at: 0, from: 1, to: 9 }],
  ['a correction to nowhere', { kind: 'correction', at: 0, from: 1, to: 9, reason: '' }],
  ['a redo of nothing', { kind: 'redo', at: 0, from: 1, to: 2 }],
] as const)('%s does not fold', (_, entry) => {
  expect(fold(start(), [play('a', 0), entry], rules)).toBeNull();
});

test('a fold from the middle says when it does not reach back far enough', () => {
  const later = { ...played(start(), 'a', 'b'), undone: null };
  const base = { ...later, here: { ...later.here, behind: null } };
  expect(fold(base, [{ kind: 'undo', at: 0, from: 2, to: 1 }], rules)).toBeNull();
  expect(fold(base, [play('c', 2), { kind: 'undo', at: 0, from: 3, to: 2 }], rules)?.here).toEqual(base.here);
});

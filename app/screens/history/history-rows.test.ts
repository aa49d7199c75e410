import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import { historyTurns } from './history-rows';

type Item = HistoryItem<AppEvent>;
const item = (seq: number, events: readonly AppEvent[], more: Partial<Item> = {}): Item => ({
  seq,
  at: 0,
  kind: 'play',
  live: true,
  barrier: false,
  events,
  to: null,
  reason: null,
  ofChain: null,
  anew: null,
  moved: [],
  ...more,
});
const began = (turn: number): AppEvent => ({ type: 'TurnBegan', turn, step: 'x' });
const LOST: AppEvent = { type: 'StepLost', unit: 'jerome', place: 'map' };
const OPENED: AppEvent = { type: 'DeskOpened', side: 'first' };
const CLOSED: AppEvent = { type: 'DeskClosed', side: 'first' };
const BEGUN: AppEvent = { type: 'ProcedureBegun', procedure: 'nlc/assault', input: {} };
const GIVEN: AppEvent = {
  type: 'ProcedureGiven',
  procedure: 'nlc/assault',
  rule: 'NLC 7.1',
  purpose: 'assaultFire',
  answer: { faces: [3, 4] },
};
const APPLIED: AppEvent = { type: 'ProcedureApplied', procedure: 'nlc/assault', outcome: {} };

/** Newest first, as they are read; entries as `play seq+steps` or `kept count`. */
const shape = (items: readonly Item[], now: number) =>
  historyTurns([...items].reverse(), now).map(({ turn, entries }) => [
    turn,
    entries.map((entry) =>
      entry.kind === 'kept' ? `kept ${entry.items.length}` : `play ${entry.item.seq}+${entry.steps.length}`,
    ),
  ]);

test('each turn has its heading, and what lies before a turn began is the turn before', () => {
  const items = [item(1, [LOST]), item(2, [began(1)]), item(3, [LOST]), item(4, [began(2)])];
  expect(shape(items, 2)).toEqual([
    [2, ['play 4+0']],
    [1, ['play 3+0', 'play 2+0']],
    [0, ['play 1+0']],
  ]);
});

test('a turn that was taken back makes no heading', () => {
  const items = [item(1, [LOST]), item(2, [began(1)], { live: false }), item(3, [], { kind: 'undo' })];
  expect(shape(items, 0)).toEqual([[0, ['play 3+0', 'play 2+0', 'play 1+0']]]);
});

test('a fight is one row, with its throws inside', () => {
  const items = [item(1, [BEGUN, GIVEN]), item(2, [GIVEN]), item(3, [APPLIED]), item(4, [BEGUN, GIVEN])];
  expect(shape(items, 0)).toEqual([[0, ['play 4+0', 'play 3+2']]]);
});

test('two fights of a kind that nothing was written of stay two', () => {
  const items = [item(1, [BEGUN, GIVEN]), item(2, [GIVEN]), item(3, [BEGUN, GIVEN])];
  expect(shape(items, 0)).toEqual([[0, ['play 3+0', 'play 2+1']]]);
});

test('what was done with the phone and at the desks is a count', () => {
  const items = [item(1, [OPENED]), item(2, [CLOSED]), item(3, [LOST]), item(4, [OPENED])];
  expect(shape(items, 0)).toEqual([[0, ['kept 1', 'play 3+0', 'kept 2']]]);
});

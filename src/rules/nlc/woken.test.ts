import { battle, unit } from '../../testkit/battle';
import { nlcTable } from '../../testkit/playing';
import type { Seat } from '../../engine/sides';
import { nlc } from './index';
import type { NlcView } from './index';
import type { Switch } from '../list';

const SEATS: readonly Seat[] = ['table', 'first', 'second', 'solo'];

const prepared = (switches: readonly Switch[] = []) => {
  const units = ['f1', 'f2', 's1', 's2'].map((formation) => unit(`${formation}a`, formation));
  const table = nlcTable(battle({ units }, ['orderSheets', ...switches]));
  for (const id of ['f1', 'f2', 's1', 's2']) {
    const command = nlc.decodeCommand({
      type: 'SetOrder',
      of: { kind: 'formation', id },
      steps: [{ type: 'march', target: { kind: 'place', name: 'Ligny' } }],
      houseRule: { reason: 'as printed' },
    });
    if (command.kind !== 'ok') throw new Error(JSON.stringify(command));
    table.when(command.value, id.startsWith('s') ? 'second' : 'first').thenFacts();
  }
  table.when({ type: 'FillCup' }).thenFacts();
  return table;
};

/** The fields of the view that were worked out again by a play, for everybody who looks. */
const woken = (table: ReturnType<typeof prepared>, play: () => void): readonly string[] => {
  const seen = (): readonly (NlcView | null)[] => SEATS.map((seat) => table.view(seat));
  const before = seen();
  play();
  const after = seen();
  const fields = Object.keys(after[0] ?? {}) as readonly (keyof NlcView)[];
  return fields.filter((field) => after.some((view, i) => view?.[field] !== before[i]?.[field]));
};

const draw = (table: ReturnType<typeof prepared>) => () =>
  table.when({ type: 'DrawChit' }).rolling(['NLC 4', 1], ['NLC 4', 1]).thenFacts();

test('a chit that is drawn wakes the cup alone', () => {
  const table = prepared();
  table.when({ type: 'GoToStep', step: 'selection' }).thenFacts();
  expect(woken(table, draw(table))).toEqual(['cup']);
  expect(woken(table, draw(table))).toEqual(['cup']);
});

test('where somebody may march hidden, it wakes hidden movement too: who acts collects movement', () => {
  const table = prepared(['hiddenMovement']);
  expect(woken(table, draw(table))).toEqual(['cup', 'hidden']);
});

test('a step that is reached wakes the step alone: no army, no corps, no orders', () => {
  const table = prepared();
  expect(woken(table, () => table.when({ type: 'GoToStep', step: 'turnEnd' }).thenFacts())).toEqual(['step']);
});

test('a desk that is opened wakes nobody else', () => {
  const table = prepared();
  expect(woken(table, () => table.when({ type: 'OpenDesk', side: 'first' }).thenFacts())).toEqual(['desk']);
});

test('a line that is ticked wakes the cup alone', () => {
  const table = prepared();
  draw(table)();
  const item = table.view()?.stage[0]?.key ?? '';
  expect(woken(table, () => table.when({ type: 'TickStage', item, done: true }).thenFacts())).toEqual(['cup']);
});

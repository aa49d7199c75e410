import { maySee } from '../../../src/engine/sides';
import type { Scope, Seat } from '../../../src/engine/sides';
import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';
import { battle } from '../../../src/testkit/battle';
import { COORDINATED_NAME } from '../../../src/wording/en/cup';
import { namesFrom } from '../../../src/wording/names';
import { greatSince, hiddenMoments } from './great-since';

const setup = battle();
const told = { setup, names: namesFrom({ setup }, COORDINATED_NAME) };
type Fact = Readonly<{ scope: Scope; event: AppEvent }>;

const breaks = (id: string, scope: Scope): Fact => ({
  scope,
  event: {
    type: 'DemoralizationTurned',
    of: { kind: 'formation', id },
    now: 'demoralized',
    rule: 'MOP 37.10',
    lost: 9,
    limit: 9,
  },
});

const read = (plays: readonly (readonly Fact[])[], seat: Seat): readonly HistoryItem<AppEvent>[] =>
  plays
    .map((facts, i) => ({
      seq: i + 1,
      at: 0,
      kind: 'play' as const,
      live: true,
      barrier: false,
      events: facts.filter(({ scope }) => maySee(seat, scope)).map(({ event }) => event),
      to: null,
      reason: null,
      ofChain: null,
      anew: null,
      moved: [],
    }))
    .filter(({ events }) => events.length > 0)
    .reverse();

const at = (seat: Seat, plays: readonly (readonly Fact[])[], seen = 0): readonly string[] =>
  hiddenMoments({ own: read(plays, seat), open: read(plays, 'table') }, seen, told).map(
    ({ moment }) => moment.sentence,
  );

const lost: Fact = { scope: 'table', event: { type: 'StepLost', unit: 'u', place: 'map' } };

test('MOP 37.10: his desk tells a side what the table was not told, until it is put away', () => {
  const plays = [[lost, breaks('f1', 'held:first')], [breaks('s1', 'table')], [lost, breaks('f2', 'held:first')]];
  expect(at('first', plays)).toEqual(['F2 Corps (French) breaks', 'F1 Corps (French) breaks']);
  expect(at('first', plays, 1)).toEqual(['F2 Corps (French) breaks']);
  expect(at('first', plays, 3)).toEqual([]);
});

test('MOP 37.10: two worlds that differ at a desk are told alike at the other, and at the table', () => {
  const worlds = [
    [[lost, breaks('f1', 'held:first')], [breaks('s1', 'table')]],
    [[lost], [breaks('s1', 'table')]],
  ];
  expect(worlds.map((plays) => at('second', plays))).toEqual([[], []]);
  expect(worlds.map((plays) => at('table', plays))).toEqual([[], []]);
  const [one, other] = worlds.map((plays) => greatSince(read(plays, 'table'), 0, told));
  expect(one).toEqual(other);
});

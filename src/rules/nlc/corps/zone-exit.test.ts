import { battle, formation, unit } from '../../../testkit/battle';
import { mopTable, nlcTable } from '../../../testkit/playing';
import { played } from '../../../testkit/plays';
import { namesFrom } from '../../../wording/names';
import { PLAY_EVENTS } from '../../../wording/en/events-procedure';
import type { Switch } from '../../list';
import { RULE_SETS } from '../../sets';

/** A French brigade of morale 4, a Prussian one of morale 3 with one step lost. */
const setup = (switches: readonly Switch[] = []) =>
  battle(
    {
      formations: [formation('f1', 'first'), formation('s1', 'second')],
      units: [
        unit('a', 'f1', { nation: 'french', front: 6, initiative: 3 }),
        unit('p', 's1', { nation: 'prussian', front: 5, reverse: 2, initiative: 3 }),
      ],
    },
    switches,
  );
const leaving = (id: string, said: object = {}) => played('nlc/zone-exit', { unit: id, ...said }, {});

type Table = ReturnType<typeof nlcTable>;
const standing = (table: Table, id: string) => table.view()?.army.units.find((one) => one.unit.id === id)?.standing;

test('NLC 19.1: whoever fails is disrupted, whoever holds goes as he was; one die either way', () => {
  const table = nlcTable(setup());
  table.when(leaving('a')).rolling(['NLC 19.1', 4]).thenFacts();
  expect(standing(table, 'a')).toMatchObject({ marks: [] });
  table.when(leaving('a')).rolling(['NLC 19.1', 5]).thenFacts();
  expect(standing(table, 'a')).toMatchObject({ marks: ['disrupted'], stepsLost: 0 });
});

test('NLC 2.3, 19.1: his morale is the game’s, with his leader beside him one better', () => {
  const odds = (said: object): unknown => {
    const table = nlcTable(setup());
    table.when({ type: 'LoseStep', unit: 'p', to: 'uar' }).thenFacts();
    const seen = RULE_SETS.nlc.preview?.(table.state(), leaving('p', said), 'table');
    if (seen?.kind !== 'play') throw new Error('no preview');
    return (seen.odds ?? []).map(({ outcome, n }) => [outcome, n]);
  };
  expect(odds({})).toEqual([
    [{ kind: 'inOrder' }, 3],
    [{ kind: 'disrupted' }, 3],
  ]);
  expect(odds({ withLeader: true })).toEqual([
    [{ kind: 'inOrder' }, 4],
    [{ kind: 'disrupted' }, 2],
  ]);
});

test('NLC 20.10: missed by three or more, where rout is played, he is gone', () => {
  const table = nlcTable(setup(['rout']));
  table.when({ type: 'LoseStep', unit: 'p', to: 'uar' }).thenFacts();
  table.when(leaving('p')).rolling(['NLC 19.1', 6]).thenFacts();
  expect(standing(table, 'p')).toMatchObject({ place: 'uar' });
});

test('NLC 19.1: nothing is thrown for whoever is disrupted, is not there, or where the rule is not played', () => {
  const table = nlcTable(setup());
  table.when({ type: 'PutMark', units: ['a'], mark: 'disrupted' }).thenFacts();
  table.when(leaving('a')).thenRefused('DISRUPTED_ALREADY', 'NLC 19.1');
  table.when(leaving('nobody')).thenRefused('NO_SUCH_UNIT', 'NLC 19.1');
  nlcTable(setup(['withoutDisruptionOnRetreat']))
    .when(leaving('a'))
    .thenRefused('RULE_NOT_IN_USE', 'NLC 19.1');
});

test('MOP 37.10: with hidden demoralization only the owner checks, and the die stays with him', () => {
  const table = mopTable(setup(['hiddenDemoralization']));
  table.when(leaving('a')).thenRefused('OWNER_JUDGES', 'MOP 37.10');
  const facts = table.when(leaving('a'), 'first').rolling(['NLC 19.1', 6]).thenFacts();
  expect(facts.map(({ scope, event }) => [scope, event.type])).toEqual([
    ['table', 'MarkPut'],
    ['held:first', 'PlayEnded'],
  ]);
});

test('NLC 19.1: the history says who left, and how', () => {
  const table = nlcTable(setup());
  const [fact] = table.when(leaving('a')).rolling(['NLC 19.1', 1]).thenFacts();
  const view = table.view();
  if (fact?.event.type !== 'PlayEnded' || view === null) throw new Error('no such event');
  expect(PLAY_EVENTS.PlayEnded(fact.event, namesFrom(view, ''))).toBe(
    'Last out of a zone, a Division: Leaves in order',
  );
});

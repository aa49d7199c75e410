import { battle, formation, unit } from '../../../../src/testkit/battle';
import { playing } from '../../../../src/testkit/ports';
import type { AppView } from '../../../../src/session/rule-sets';
import type { CombatProcedure } from './draft';
import { withLeaders } from './draft';
import { pickableFor, unitFromGame } from './in-game';
import { firstDraft, openedFor, reactionTo } from './opening';

const BATTLE = battle({
  formations: [formation('f1', 'first'), formation('f2', 'first'), formation('s1', 'second')],
  units: [
    unit('a', 'f1'),
    unit('b', 'f1'),
    unit('guns', 'f1', { arm: 'footArtillery' }),
    unit('horse', 'f1', { arm: 'cavalry' }),
    unit('d', 'f2'),
    unit('x', 's1'),
    unit('uhlans', 's1', { arm: 'cavalry' }),
  ],
});

/** The French act with this formation. */
const acting = async (id: string): Promise<AppView> => {
  const { session } = await playing(undefined, 'nlc', BATTLE);
  const { view } = session.getState();
  if (view.cup === undefined) throw new Error('this game has a cup');
  return {
    ...view,
    cup: { ...view.cup, acting: { side: 'first', chit: id, how: 'drawn', formations: [id], ticked: [] } },
  };
};

const opened = async (procedure: CombatProcedure, acts: string, id = acts) => {
  const view = await acting(acts);
  const seed = openedFor(view, procedure, id);
  if (seed === null) throw new Error('it opens for a formation of the game');
  return {
    view,
    draft: seed.draft,
    attackers: seed.draft.attackers.flatMap(({ units }) => units.map((one) => one.id)),
  };
};

test('NLC 7.3: opened for a corps of many counters, its side attacks and its counters lie first', async () => {
  const { view, draft, attackers } = await opened('nlc/assault', 'f2', 'f1');
  expect(draft.side).toBe('first');
  expect(attackers).toEqual([]);
  const first = pickableFor(view, { draft, opened: 'f1' }, 'attackers').map(({ unit: { id } }) => id);
  expect(first).toEqual(['a', 'b', 'guns', 'horse', 'd']);
});

test('NLC 7.3, 7.7, 8.1: who is alone with his arm stands on the page already', async () => {
  expect((await opened('nlc/assault', 'f2')).attackers).toEqual(['d']);
  expect((await opened('nlc/charge', 'f1')).attackers).toEqual(['horse']);
  expect((await opened('nlc/bombardment', 'f1')).attackers).toEqual(['guns']);
});

test('NLC 7.9: what reacts is the side that does not act, and the acting formation is what it rides at', async () => {
  const { view, draft, attackers } = await opened('nlc/reaction-charge', 'f1');
  expect(draft.side).toBe('second');
  expect(attackers).toEqual([]);
  const [enemy] = pickableFor(view, { draft, opened: 'f1' }, 'defenders');
  expect(enemy?.unit.formation).toBe('f1');
  // Opened from the list, with nobody named, it knows as much.
  expect(firstDraft(view, 'nlc/reaction-charge', null).side).toBe('second');
  expect(firstDraft(view, 'nlc/charge', null).side).toBe('first');
});

test('NLC 7.9: opened for the cavalry that reacts, it stands on the page', async () => {
  expect((await opened('nlc/reaction-charge', 'f1', 's1')).attackers).toEqual(['uhlans']);
});

test('NLC 7.9: given a charge that is laid out, when the enemy reacts first, then his page has these riders as what is ridden at', async () => {
  const { view, draft } = await opened('nlc/charge', 'f1');
  const seed = reactionTo({ procedure: 'nlc/charge', view, draft });
  expect(seed?.draft.side).toBe('second');
  expect(seed?.draft.deed).toBe('charges');
  expect(seed?.draft.defenders.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(['horse']);
  expect(reactionTo({ procedure: 'nlc/assault', view, draft })).toBeNull();
});

test('NLC 12.2: given a formation whose Reserve the viewer knows, when its unit is picked, then it has it already', async () => {
  const view = await acting('f1');
  expect(unitFromGame(view, 'a')?.facts).not.toContain('inReserve');
  if (view.cup === undefined) throw new Error('this game has a cup');
  const known = { ...view, cup: { ...view.cup, reserve: ['f1'] } };
  expect(unitFromGame(known, 'a')?.facts).toContain('inReserve');
});

test('NLC 13: given a leader who rallies, when he stands with units, then they have no +1 of him', async () => {
  const { draft } = await opened('nlc/assault', 'f2');
  const [stack] = draft.attackers;
  if (stack === undefined) throw new Error('somebody attacks');
  const led = (ids: readonly string[]) =>
    withLeaders(stack, ids, ['f2']).units.map(({ facts }) => facts.includes('withLeader'));
  expect(led(['f2'])).toEqual([false]);
  expect(led(['f2', 'emperor'])).toEqual([true]);
  expect(withLeaders(stack, ['f2'], ['f2']).leaders).toEqual(['f2']);
});

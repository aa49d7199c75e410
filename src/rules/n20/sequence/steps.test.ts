import { battle } from '../../../testkit/battle';
import { n20Table } from '../../../testkit/playing';

const stepsOn = (turn: number): readonly string[] => {
  const table = n20Table(battle({ cup: 'none' }));
  for (let i = 0; i < turn; i++) table.when({ type: 'NextTurn' }).thenFacts();
  return (table.view()?.steps ?? []).map(({ id, who }) => `${id} ${who ?? ''}`);
};

test('Ruling 71 by day: event, movement, the enemy’s reaction, combat; one side, then the other', () => {
  expect(stepsOn(0)).toEqual([
    'event-first first',
    'movement-first first',
    'reaction-first second',
    'combat-first first',
    'event-second second',
    'movement-second second',
    'reaction-second first',
    'combat-second second',
  ]);
});

test('Ruling 71 by night also rally, morale for LOC and recovery', () => {
  expect(stepsOn(6).slice(4, 7)).toEqual(['rally-first first', 'locMorale-first first', 'recover-first first']);
  expect(stepsOn(6)).toHaveLength(14);
});

test('Ruling 71 the players may write their own', () => {
  const steps = [{ id: 'x', title: 'Supply', who: 'second', when: 'night' }] as const;
  const table = n20Table(battle({ cup: 'none', steps }));
  expect(table.view()?.steps).toEqual([]);
  table.when({ type: 'GoToStep', step: 'x' }).thenRefused('NO_SUCH_STEP');
});

test('N20 has no cup: its commands are not even understood', () => {
  const table = n20Table(battle({ cup: 'none' }));
  expect(table.view()).not.toHaveProperty('cup');
});

import { oddsOf } from '../../../engine/odds';
import { beginning, codeOf, outcomeOf } from '../../../testkit/resolver-law';
import { improvedPosition } from './improved-position';
import { spanDamage } from './span-damage';
import { spanRepair } from './span-repair';

const chanceOf = (resolver: Parameters<typeof beginning>[0], input: object, wanted: object): string => {
  const walk = oddsOf(beginning(resolver, input));
  const found = (walk.kind === 'odds' ? walk.odds : []).find(
    ({ outcome }) => JSON.stringify(outcome) === JSON.stringify(wanted),
  );
  return found === undefined ? 'never' : `${found.n}/${found.d}`;
};

describe('MOP 37.3.3', () => {
  const dig = { diggers: 2 };

  test('two infantry units on Defend build on a 1 and on nothing else', () => {
    expect(outcomeOf(improvedPosition, dig, [['MOP 37.3.3', 1]])).toEqual({ built: true });
    expect(outcomeOf(improvedPosition, dig, [['MOP 37.3.3', 2]])).toEqual({ built: false });
    expect(chanceOf(improvedPosition, dig, { built: true })).toBe('1/6');
  });

  test.each([
    ['TWO_DIGGERS_NEEDED', { diggers: 1 }],
    ['NO_DIGGING_AT_NIGHT', { diggers: 2, night: true }],
    ['GROUND_IS_FROZEN', { diggers: 2, weather: 'Frost' }],
    ['GROUND_IS_FROZEN', { diggers: 2, weather: 'Snow' }],
    ['GROUND_IS_FROZEN', { diggers: 2, weather: 'Snowstorm' }],
  ])('%s: %j', (code, input) => {
    expect(codeOf(improvedPosition, input)).toBe(code);
  });

  test.each(['Fair', 'Mud', 'Rain', 'Cloudy', 'Fog'])('%s hinders nobody', (weather) => {
    expect(codeOf(improvedPosition, { ...dig, weather })).toBeNull();
  });

  test('Ruling 7 another modifier of the die', () => {
    const other = { amount: -1, reason: 'sappers' };
    expect(chanceOf(improvedPosition, { ...dig, other }, { built: true })).toBe('2/6');
  });
});

describe('MOP 37.9.2', () => {
  test.each([
    ['none', 4],
    ['zone', 3],
    ['occupied', 2],
  ])('enemy at an end: %s, repaired on %i or less', (enemyAtAnEnd, needed) => {
    const repair = (die: number) => outcomeOf(spanRepair, { span: 'bridge', enemyAtAnEnd }, [['MOP 37.9.2', die]]);
    expect(repair(needed)).toEqual({ repaired: true, movementSpent: 2 });
    expect(repair(needed + 1)).toEqual({ repaired: false, movementSpent: 2 });
  });

  test('a trestle costs 1, a bridge 2', () => {
    expect(outcomeOf(spanRepair, { span: 'trestle', movementLeft: 1 }, [['MOP 37.9.2', 4]])).toEqual({
      repaired: true,
      movementSpent: 1,
    });
    expect(codeOf(spanRepair, { span: 'bridge', movementLeft: 1 })).toBe('SPAN_COSTS_MOVEMENT');
    expect(codeOf(spanRepair, { span: 'trestle', movementLeft: 0 })).toBe('SPAN_COSTS_MOVEMENT');
  });

  test.each(['cavalry', 'artillery', 'vedette', 'leader', 'train'])('%s repairs nothing', (unit) => {
    expect(codeOf(spanRepair, { span: 'trestle', unit })).toBe('INFANTRY_REPAIRS');
  });

  test('Ruling 7 another modifier of the die', () => {
    const input = { span: 'bridge', other: { amount: -1, reason: 'pontoniers' } };
    expect(chanceOf(spanRepair, input, { repaired: true, movementSpent: 2 })).toBe('5/6');
  });
});

describe('MOP 37.9.1', () => {
  test('infantry breaks either, without a die', () => {
    expect(outcomeOf(spanDamage, { span: 'bridge' })).toEqual({ kind: 'damaged', movementSpent: 2 });
    expect(outcomeOf(spanDamage, { span: 'trestle' })).toEqual({ kind: 'damaged', movementSpent: 1 });
  });

  test.each(['cavalry', 'artillery'])('%s breaks a trestle, but no bridge', (unit) => {
    expect(outcomeOf(spanDamage, { span: 'trestle', unit })).toMatchObject({ kind: 'damaged' });
    expect(codeOf(spanDamage, { span: 'bridge', unit })).toBe('INFANTRY_DAMAGES_BRIDGES');
  });

  test.each(['vedette', 'leader', 'train'])('a %s is no combat unit', (unit) => {
    expect(codeOf(spanDamage, { span: 'trestle', unit })).toBe('COMBAT_UNIT_DAMAGES');
  });

  test('nobody in an enemy zone of control does, not even cavalry', () => {
    expect(codeOf(spanDamage, { span: 'trestle', unit: 'cavalry', inEnemyZone: true })).toBe('SPAN_IN_ENEMY_ZONE');
  });

  test('it costs as much as to repair it', () => {
    expect(codeOf(spanDamage, { span: 'bridge', movementLeft: 1 })).toBe('SPAN_COSTS_MOVEMENT');
    expect(codeOf(spanDamage, { span: 'trestle', movementLeft: 1 })).toBeNull();
  });
});

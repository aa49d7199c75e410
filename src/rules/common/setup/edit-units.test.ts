import { battle, formation, leader, unit } from '../../../testkit/battle';
import { faultInSetup } from './check-setup';
import { addRoster, addUnits, changeUnit, copyUnits, removeUnit, unitsOf } from './edit-units';
import type { RosterUnit, UnitFacts } from './edit-units';
import { usualLevel, usualLimit, withoutInitiative } from './proposals';
import type { Setup } from './setup';

const facts = (name: string): UnitFacts => {
  const { id: _id, formation: _formation, ...rest } = unit('x', 'x', { name });
  return rest;
};
const roster = (formationName: string, name: string): RosterUnit => ({ ...facts(name), formation: formationName });
const told = (setup: Setup): readonly string[] =>
  setup.units.map(({ id, formation: home, name }) => `${id} ${home} ${name}`);

describe('writing a roster', () => {
  test('NLC 2.1 units join a formation with ids of their own', () => {
    const setup = addUnits(addUnits(battle(), 'f1', [facts('5th'), facts('6th')]), 's1', [facts('5th')]);
    expect(told(setup)).toEqual(['u-1 f1 5th', 'u-2 f1 6th', 'u-3 s1 5th']);
    expect(faultInSetup(setup)).toBeNull();
    expect(unitsOf(setup, 'f1').map(({ name }) => name)).toEqual(['5th', '6th']);
  });

  test('NLC 2.1 a unit is changed, moved to another formation, and taken out; its id is nobody else’s', () => {
    const before = addUnits(battle(), 'f1', [facts('5th'), facts('6th')]);
    const moved = changeUnit(changeUnit(before, 'u-2', { formation: 'f2', front: 7 }), 'u-1', { name: 'Old 5th' });
    expect(moved.units).toEqual([
      { ...unit('u-1', 'f1'), name: 'Old 5th' },
      { ...unit('u-2', 'f2'), name: '6th', front: 7 },
    ]);
    const again = addUnits(removeUnit(moved, 'u-2'), 'f2', [facts('7th')]);
    expect(told(again)).toEqual(['u-1 f1 Old 5th', 'u-3 f2 7th']);
    expect(told(before)).toEqual(['u-1 f1 5th', 'u-2 f1 6th']);
  });

  test('NLC 2.1 the units of a formation are copied into another; a name that is there already gets a number', () => {
    const setup = addUnits(addUnits(battle(), 'f1', [facts('Guns'), facts('x'.repeat(60))]), 'f2', [facts('guns')]);
    const twice = copyUnits(copyUnits(setup, unitsOf(setup, 'f1'), 'f2'), unitsOf(setup, 'f1'), 'f2');
    expect(unitsOf(twice, 'f2').map(({ name }) => name)).toEqual([
      'guns',
      'Guns 2',
      'x'.repeat(60),
      'Guns 3',
      `${'x'.repeat(58)} 2`,
    ]);
    expect(faultInSetup(twice)).toBeNull();
    expect(unitsOf(twice, 'f1')).toEqual(unitsOf(setup, 'f1'));
  });

  test('NLC 2.1 a pasted roster brings the formations the side lacks, once each, and finds the others by name', () => {
    const setup = battle({
      formations: [formation('f1', 'first', { name: 'I Corps' }), formation('s1', 'second', { name: 'II Corps' })],
    });
    const units = [roster('i corps', '1st'), roster('II Corps', '5th'), roster('ii corps', '6th')];
    const after = addRoster(setup, 'first', units);
    expect(after.formations.slice(2)).toEqual([
      formation('first-f-1', 'first', { name: 'II Corps', leader: '', rating: 0 }),
    ]);
    expect(told(after)).toEqual(['u-1 f1 1st', 'u-2 first-f-1 5th', 'u-3 first-f-1 6th']);
    expect(faultInSetup(after)).toBeNull();
  });
});

describe('what follows from the units', () => {
  const kindOf = (setup: Setup, id = 'f1') => setup.formations.find((one) => one.id === id)?.kind;
  const horse = (name: string, arm: UnitFacts['arm'] = 'cavalry'): UnitFacts => ({ ...facts(name), arm });

  test('NLC 12.7 a corps of cavalry and horse artillery is a cavalry corps, until others join it', () => {
    const riders = addUnits(battle(), 'f1', [horse('Lancers'), horse('Battery', 'horseArtillery')]);
    expect(kindOf(riders)).toBe('cavalryCorps');
    const mixed = addUnits(riders, 'f1', [facts('5th')]);
    expect(kindOf(mixed)).toBe('corps');
    expect(kindOf(removeUnit(mixed, 'u-3'))).toBe('cavalryCorps');
    expect(kindOf(addRoster(battle(), 'first', [{ ...horse('Piré'), formation: 'II Cav' }]), 'first-f-1')).toBe(
      'cavalryCorps',
    );
  });

  test('NLC 20.6 what the players say of its kind stands', () => {
    const one = formation('f1', 'first', { kind: 'division' });
    expect(kindOf(addUnits(battle({ formations: [one] }), 'f1', [horse('Lancers')]))).toBe('division');
  });

  test('NLC 14, 15 a limit starts at half the formation, a level at half of the commander’s own army', () => {
    const formations = [formation('a', 'second', { under: 'duke' }), formation('b', 'second', { under: 'prince' })];
    const units = [unit('1', 'a', { front: 8 }), unit('2', 'b', { front: 5 }), unit('3', 'b', { front: 5 })];
    const duke = leader('duke', 'second', 4);
    const prince = leader('prince', 'second', 3);
    const setup = battle({ formations, units, leaders: [duke, prince] });
    expect([duke, prince].map((one) => usualLevel(setup, one))).toEqual([4, 5]);
    expect(formations.map((one) => usualLimit(setup, one))).toEqual([4, 5]);
    const alone = { ...setup, formations: formations.map((one) => ({ ...one, under: null })) };
    expect(usualLevel(alone, duke)).toBe(9);
  });

  test('MOP 37.5 a unit with neither initiative nor a morale of its own is named', () => {
    const units = [unit('1', 'f1'), unit('2', 'f1', { initiative: 3 }), unit('3', 'f1', { morale: 4 })];
    expect(withoutInitiative(battle({ units })).map(({ id }) => id)).toEqual(['1']);
  });
});

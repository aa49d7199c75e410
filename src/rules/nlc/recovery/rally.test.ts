import { chancesOf, outcomeOf, when } from '../command/testing/resolving';
import { rally } from './rally';

const unit = (id: string, more: object = {}) => ({ id, ...more });
const back = (name: string, lostForGood = 0) => ({ unit: name, rallied: true, lostForGood });
const gone = (name: string, lostForGood = 1) => ({ unit: name, rallied: false, lostForGood });

test('NLC 13 two units come back without a roll', () => {
  expect(outcomeOf(rally, { units: [unit('A'), unit('B')] })).toEqual({ units: [back('A'), back('B')] });
});

describe('NLC 13 a demoralized corps or army', () => {
  test.each([
    [1, back('A')],
    [4, back('A')],
    [5, gone('A')],
    [6, gone('A')],
  ])('NLC 13 a roll of %i', (die, result) => {
    for (const condition of ['demoralized', 'armyDemoralized', 'fatigued', 'outOfSupply'])
      expect(outcomeOf(rally, { units: [unit('A')], [condition]: true }, [['NLC 13', die]])).toEqual({
        units: [result],
      });
  });

  test('NLC 13 each unit rolls for itself', () => {
    const input = { units: [unit('A'), unit('B')], demoralized: true };
    expect(
      outcomeOf(rally, input, [
        ['NLC 13', 2],
        ['NLC 13', 5],
      ]),
    ).toEqual({ units: [back('A'), gone('B')] });
    expect(Object.values(chancesOf(rally, input)).sort()).toEqual(['1/9', '2/9', '2/9', '4/9']);
  });

  test('Ruling 96 what comes back does not change the second roll', () => {
    const input = { units: [unit('A'), unit('B')], demoralized: true };
    expect(when(rally, input, [['NLC 13', 1]]).kind).toBe('needsDice');
  });

  test('Ruling 7 another modifier of the die', () => {
    const input = { units: [unit('A')], demoralized: true, other: { amount: 1, reason: 'Cossacks' } };
    expect(outcomeOf(rally, input, [['NLC 13', 4]])).toEqual({ units: [gone('A')] });
  });
});

test.each([
  [4, gone('A')],
  [5, back('A')],
  [6, back('A')],
])('Ruling 97 exhausted it takes a 5 or 6, in place of 1 to 4: %i', (die, result) => {
  const input = { units: [unit('A')], exhausted: true, demoralized: true };
  expect(outcomeOf(rally, input, [['NLC 13', die]])).toEqual({
    units: [result],
  });
});

describe('NLC 13 units of one step', () => {
  const pair = unit('Twins', { kind: 'oneStepPair' });

  test('NLC 13 of two one comes back and the other is out for good', () => {
    expect(outcomeOf(rally, { units: [pair] })).toEqual({ units: [back('Twins', 1)] });
  });

  test.each([
    [4, back('Twins', 1)],
    [5, gone('Twins', 2)],
  ])('NLC 13 demoralized a %i', (die, result) => {
    expect(outcomeOf(rally, { units: [pair], demoralized: true }, [['NLC 13', die]])).toEqual({
      units: [result],
    });
  });

  test('NLC 13 their ratings must be the same', () => {
    expect(when(rally, { units: [{ ...pair, identical: false }] })).toMatchObject({
      refusal: { code: 'PAIR_NOT_IDENTICAL', rule: 'NLC 13' },
    });
  });
});

describe('Ruling 26 huge units', () => {
  const huge = unit('Huge', { kind: 'hugeOnMap' });

  test('Ruling 26 one in its third state goes back to its reverse, and is one of the two', () => {
    expect(outcomeOf(rally, { units: [huge, unit('B')] })).toEqual({ units: [back('Huge'), back('B')] });
    expect(when(rally, { units: [huge], attemptsBefore: 2 })).toMatchObject({
      refusal: { code: 'TWO_RALLIES_A_LEADER' },
    });
  });

  test('NLC 6.2 it rolls as any other', () => {
    expect(outcomeOf(rally, { units: [huge], demoralized: true }, [['NLC 13', 6]])).toEqual({
      units: [gone('Huge')],
    });
  });

  test('NLC 13 it was not eliminated, so neither night nor supply is asked of it', () => {
    expect(outcomeOf(rally, { units: [{ ...huge, nightSince: false, suppliedWhenLost: false }] })).toEqual({
      units: [back('Huge')],
    });
  });
});

test.each([
  ['the formation must be in Reserve', 'RALLY_NEEDS_RESERVE', { units: [unit('A')], inReserve: false }],
  ['the enemy must not see the leader', 'LEADER_IS_SEEN', { units: [unit('A')], leaderSeenByEnemy: true }],
  ['two a leader and turn', 'TWO_RALLIES_A_LEADER', { units: [unit('A'), unit('B')], attemptsBefore: 1 }],
  ['failures count too', 'TWO_RALLIES_A_LEADER', { units: [unit('A')], attemptsBefore: 2 }],
  ['not before the first night', 'NOT_BEFORE_NIGHT', { units: [unit('A', { nightSince: false })] }],
  ['out of supply is out for good', 'LOST_FOR_GOOD', { units: [unit('A', { suppliedWhenLost: false })] }],
  ['each unit once', 'UNIT_NAMED_TWICE', { units: [unit('A'), unit('A')] }],
])('NLC 13 %s', (_, code, input) => {
  expect(when(rally, input)).toMatchObject({ refusal: { code, rule: 'NLC 13' } });
});

test('NLC 13 three at once are no input', () => {
  expect(rally.start({ units: [unit('A'), unit('B'), unit('C')] })).toEqual({ kind: 'bad', path: 'units' });
});

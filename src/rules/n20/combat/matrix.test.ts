import { codeOf, keysOf, outcomeOf } from '../../../testkit/resolver-law';
import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, maneuverOn } from '../tables/lookups';
import { matrix } from './matrix';

const foot = { arm: 'infantry', strength: 4 };
const horse = { arm: 'cavalry', strength: 2 };
const guns = { arm: 'artillery', strength: 3 };
const battle = { attack: 'Advance', defense: 'Hold', attackers: [foot, horse], defenders: [{ ...foot, strength: 3 }] };
const columns = [0, 2, 4, 6].map((attack) => ({ label: `+${attack}`, attack, defense: 0 }));
const crt = { by: 'difference', columns };

test('N20 9.0 the kit’s first example: Charge against Hold shifts left, disorders the attackers and forces an advance', () => {
  expect(outcomeOf(matrix, { ...battle, attack: 'Charge', crt })).toEqual({
    kind: 'battle',
    attackStrength: 6,
    defenseStrength: 3,
    shift: -1,
    column: '+0',
    disordered: 'attackers',
    advance: { attacker: { kind: 'must', firstOf: ['cavalry', 'infantry'] }, defender: { kind: 'asUsual' } },
    spentHalves: { attacker: 0, defender: 0 },
  });
});

test('N20 9.0 the kit’s second example: Bombard against Fall Back is DW without a die, the reserves wasted, no advance', () => {
  const input = {
    ...battle,
    attack: 'Bombard',
    defense: 'Fall Back',
    spentHalves: { attacker: 2, defender: 0 },
  };
  expect(outcomeOf(matrix, input)).toEqual({
    kind: 'automatic',
    result: 'DW',
    advance: { attacker: { kind: 'never' }, defender: { kind: 'noVictor' } },
    spentHalves: { attacker: 2, defender: 0 },
  });
  expect(keysOf(matrix, input)).toContain('n20Wasted');
});

test('Ruling 66 a Feint against Fall Back is DW, after which the attacker may advance as usual', () => {
  expect(outcomeOf(matrix, { ...battle, attack: 'Feint', defense: 'Fall Back' })).toMatchObject({
    result: 'DW',
    advance: { attacker: { kind: 'asUsual' } },
  });
});

test.each(['Cordon', 'Envelop'])('Ruling 68 a Feint against %s is N, which leaves no victor to advance', (defense) => {
  expect(outcomeOf(matrix, { ...battle, attack: 'Feint', defense })).toMatchObject({
    kind: 'automatic',
    result: 'N',
    advance: { attacker: { kind: 'noVictor' }, defender: { kind: 'noVictor' } },
  });
});

test('N20 9.0 every pair of maneuvers does what its cell says', () => {
  for (const attack of ATTACK_MANEUVERS)
    for (const defense of DEFENSE_MANEUVERS) {
      const { automatic, shift, disordered } = maneuverOn(attack, defense);
      const expected =
        automatic === null ? { kind: 'battle', shift, disordered } : { kind: 'automatic', result: automatic };
      expect(outcomeOf(matrix, { ...battle, attack, defense })).toMatchObject(expected);
    }
});

describe('Ruling 65', () => {
  test('doubled cavalry moves the battle to another column', () => {
    const input = { ...battle, attack: 'Outflank', defense: 'Hold', crt };
    expect(outcomeOf(matrix, input)).toMatchObject({ attackStrength: 8, column: '+4', shift: 0 });
    expect(outcomeOf(matrix, { ...input, attack: 'Bombard' })).toMatchObject({ attackStrength: 6, shift: 1 });
  });

  test('only attacking cavalry doubles, after its disorder', () => {
    const attackers = [foot, { ...horse, disordered: true }];
    const defenders = [horse];
    const input = { ...battle, attack: 'Outflank', attackers, defenders };
    expect(outcomeOf(matrix, input)).toMatchObject({ attackStrength: 6, defenseStrength: 2 });
  });

  test.each([
    ['Outflank', 'Fall Back', 20, '+6'],
    ['Outflank', 'Envelop', 0, '+0'],
  ])('%s against %s: a shift off the table stays on its last column', (attack, defense, strength, column) => {
    const input = { ...battle, attack, defense, attackers: [{ ...foot, strength }], crt };
    expect(outcomeOf(matrix, input)).toMatchObject({ column });
    expect(keysOf(matrix, input)).toContain('n20ShiftAtEnd');
  });

  test.each([
    [3, '1:2'],
    [6, '1:1'],
    [11, '1:1'],
    [12, '2:1'],
  ])('a table of odds: %i to 6 stands in column %s', (strength, column) => {
    const odds = {
      by: 'ratio',
      columns: [
        { label: '1:2', attack: 1, defense: 2 },
        { label: '1:1', attack: 1, defense: 1 },
        { label: '2:1', attack: 2, defense: 1 },
      ],
    };
    const sides = { attackers: [{ ...foot, strength }], defenders: [{ ...foot, strength: 6 }] };
    expect(outcomeOf(matrix, { ...battle, ...sides, crt: odds })).toMatchObject({ column });
  });

  test('without the title’s table only the shift is known', () => {
    const input = { ...battle, attack: 'Charge' };
    expect(outcomeOf(matrix, input)).toMatchObject({ column: null, shift: -1 });
    expect(keysOf(matrix, input)).toContain('n20Shift');
  });
});

describe('N20 9.0, Ruling 68: the footnotes', () => {
  const advance = (input: object) => outcomeOf(matrix, { ...battle, ...input });

  test('Bombard and Fall Back keep their own side from advancing', () => {
    expect(advance({ attack: 'Bombard', defense: 'Hold' })).toMatchObject({
      advance: { attacker: { kind: 'never' }, defender: { kind: 'asUsual' } },
    });
    expect(advance({ attack: 'Charge', defense: 'Fall Back' })).toMatchObject({
      advance: { attacker: { kind: 'must' }, defender: { kind: 'never' } },
    });
  });

  test('a Counterattack forces the defenders', () => {
    expect(advance({ defense: 'Counterattack' })).toMatchObject({
      advance: { attacker: { kind: 'asUsual' }, defender: { kind: 'must', firstOf: ['infantry'] } },
    });
  });

  test('cavalry goes before infantry, artillery never', () => {
    const charge = (attackers: readonly object[]) => advance({ attack: 'Charge', attackers });
    expect(charge([guns, horse])).toMatchObject({ advance: { attacker: { firstOf: ['cavalry'] } } });
    expect(charge([guns, foot])).toMatchObject({ advance: { attacker: { firstOf: ['infantry'] } } });
    expect(charge([guns])).toMatchObject({ advance: { attacker: { kind: 'nobodyCan' } } });
  });
});

describe('when the matrix may not be used', () => {
  test.each([
    ['N20 9.0', { defenderIn: 'redoubt' }, 'NO_MATRIX_AGAINST_WORKS'],
    ['N20 9.0', { defenderIn: 'fortified' }, 'NO_MATRIX_AGAINST_WORKS'],
    ['N20 9.0', { method: 'Fast', duringReaction: true }, 'NO_MATRIX_IN_REACTION'],
    ['Ruling 69', { method: 'Fast', askedBy: 'other' }, 'MATRIX_FOR_THE_PHASING_PLAYER'],
    ['Ruling 69', { method: 'Fast', usedThisPhase: true }, 'MATRIX_USED_THIS_PHASE'],
    ['N20 9.0', { method: 'Fun', markerInReach: false }, 'MATRIX_OUT_OF_REACH'],
  ])('%s %j', (_, use, code) => {
    expect(codeOf(matrix, { ...battle, ...use })).toBe(code);
  });

  test.each([
    { method: 'Fast' },
    { method: 'Fun', askedBy: 'other', duringReaction: true },
    { method: 'Furious', askedBy: 'other', duringReaction: true, usedThisPhase: true, markerInReach: false },
  ])('N20 9.0 but it may here: %j', (use) => {
    expect(codeOf(matrix, { ...battle, ...use })).toBeNull();
  });
});

test('Ruling 7 another change of strength comes after the doubling', () => {
  const other = { amount: -3, reason: 'up a slope' };
  expect(outcomeOf(matrix, { ...battle, attack: 'Outflank', other })).toMatchObject({ attackStrength: 5 });
});

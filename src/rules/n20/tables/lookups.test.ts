import { ATTACK_MANEUVERS, DEFENSE_MANEUVERS, advanceAfter, maneuverOn } from './lookups';
import { MANEUVER_MATRIX } from './maneuver-matrix';
import { MANEUVER_RESULTS } from './maneuver-results';

test('N20 9.0, first example: Charge against Hold is one column left, the attackers disordered, and they must advance', () => {
  expect(maneuverOn('Charge', 'Hold')).toEqual({
    cell: '</Ad',
    shift: -1,
    cavalryDoubled: false,
    automatic: null,
    disordered: 'attackers',
  });
  expect(advanceAfter('Charge')).toBe('must');
});

test('N20 9.0, second example: Bombard against Fall Back is a withdrawal without a die, and nobody advances', () => {
  expect(maneuverOn('Bombard', 'Fall Back')).toEqual({
    cell: 'DW',
    shift: 0,
    cavalryDoubled: false,
    automatic: 'DW',
    disordered: null,
  });
  expect([advanceAfter('Bombard'), advanceAfter('Fall Back')]).toEqual(['never', 'never']);
});

test('N20 9.0: cavalry doubled and both sides disordered; nothing; engaged', () => {
  expect(maneuverOn('Charge', 'Fall Back')).toMatchObject({ cavalryDoubled: true, disordered: 'both', shift: 0 });
  expect(maneuverOn('Bombard', 'Cordon')).toMatchObject({ automatic: null, disordered: null, shift: 0 });
  expect(maneuverOn('Feint', 'Envelop')).toMatchObject({ automatic: 'N' });
  expect(maneuverOn('Bombard', 'Envelop')).toMatchObject({ shift: 1, disordered: 'attackers' });
});

test('N20 9.0: every sign of the matrix is explained, and the maneuvers are those of the matrix', () => {
  const signs = MANEUVER_MATRIX.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.split('/')));
  expect(new Set(signs)).toEqual(new Set(MANEUVER_RESULTS.rows.map(({ key }) => key)));
  expect(MANEUVER_MATRIX.columns).toEqual(ATTACK_MANEUVERS);
  expect(MANEUVER_MATRIX.rows.map(({ key }) => key)).toEqual(DEFENSE_MANEUVERS);
});

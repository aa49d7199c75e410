import { resolve } from '../../../testkit/given';
import type { Roll } from '../../../engine/given';
import { beginning } from '../../../testkit/resolver-law';
import { battle } from './battle';

/** A made-up table: no title prints this one. */
const TABLE = {
  crt: {
    by: 'difference',
    columns: [
      { label: '0', attack: 0, defense: 0 },
      { label: '+2', attack: 2, defense: 0 },
      { label: '+4', attack: 4, defense: 0 },
    ],
  },
  rows: [
    { key: '1-2', cells: ['AR', 'AW', 'N'] },
    { key: '3', cells: ['AW', 'N', 'DW'] },
    { key: '4+', cells: ['N', 'DW', 'DR'] },
  ],
};

const FOOT = { arm: 'infantry', strength: 4 };
const HORSE = { arm: 'cavalry', strength: 2 };

const fought = (input: object, faces?: number, option?: string) => {
  const rolls: readonly Roll[] = faces === undefined ? [] : [{ rule: 'Ruling 71', faces: [faces] }];
  const choices = option === undefined ? [] : [{ rule: 'Ruling 71' as const, option }];
  return resolve(beginning(battle, { attackers: [FOOT, HORSE], defenders: [FOOT], ...input }), { rolls, choices });
};

test.each([
  [2, 'AW'],
  [3, 'N'],
  [6, 'DW'],
])('Ruling 71: on the title’s own table, column +2, a %i is %s', (die, result) => {
  expect(fought(TABLE, die)).toMatchObject({ kind: 'accepted', outcome: { column: '+2', die, result } });
});

test.each([
  ['Charge', 'Cordon', 8, '+4', 'defenders', 'DR'],
  ['Charge', 'Hold', 6, '0', 'attackers', 'N'],
])('N20 9.0: %s against %s: strength %i, column %s', (attack, defense, attackStrength, column, disordered, result) => {
  expect(fought({ ...TABLE, maneuvers: { attack, defense } }, 4)).toMatchObject({
    outcome: { attackStrength, column, disordered, result },
  });
});

test('N20 9.0: where the matrix withdraws the defender no die is thrown', () => {
  const maneuvers = { attack: 'Feint', defense: 'Fall Back' };
  expect(fought({ ...TABLE, maneuvers })).toMatchObject({ outcome: { kind: 'automatic', result: 'DW', die: null } });
});

test('Ruling 71: terrain is added to the defenders, and no marker lowers it', () => {
  const defenders = [{ ...FOOT, disordered: true }];
  expect(fought({ ...TABLE, defenders, terrain: 2 }, 1)).toMatchObject({
    outcome: { defenseStrength: 5, column: '0', result: 'AR' },
  });
});

test('Ruling 71: without the title’s table the players say what theirs says', () => {
  expect(fought({})).toMatchObject({ kind: 'needsChoice', request: { purpose: 'battleResult' } });
  expect(fought({}, undefined, 'DR')).toMatchObject({ outcome: { result: 'DR', die: null, column: null } });
});

test('Ruling 71: a table with a hole in it is not rolled on', () => {
  const rows = TABLE.rows.slice(1);
  expect(fought({ ...TABLE, rows })).toMatchObject({ kind: 'needsChoice' });
});

test('N20 9.0: against works the matrix is refused, a plain battle is not', () => {
  const maneuvers = { attack: 'Charge', defense: 'Hold' };
  expect(fought({ maneuvers, defenderIn: 'redoubt' })).toMatchObject({ kind: 'refused' });
  expect(fought({ ...TABLE, defenderIn: 'redoubt' })).toMatchObject({ kind: 'needsDice' });
});

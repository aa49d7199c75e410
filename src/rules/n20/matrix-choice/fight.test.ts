import { EMPTY_TITLE } from '../../common/setup/title';
import type { TitleData } from '../../common/setup/title';
import { unit } from '../../../testkit/battle';
import type { AttackManeuver, DefenseManeuver } from '../tables/lookups';
import { committing, matrixTable, sealedBattle } from './testing/matrix-table';

const NAMED = { attackers: ['d', 'm'], defenders: ['b'] };
const EACH = ['1', '2', '3', '4', '5', '6'];
/** A made-up table: the same result whatever the die. */
const tableWith = (...cells: readonly string[]) => ({
  columns: ['0', '+2', '+4'],
  rows: EACH.map((key) => ({ key, cells: [...cells] })),
});

const UNITS = [
  unit('d', 'f1', { name: 'Davout', front: 5, reverse: null, movement: 2 }),
  unit('m', 'f1', { name: 'Murat', arm: 'cavalry', front: 1, reverse: null, movement: 3 }),
  unit('b', 's1', { name: 'Bagration', front: 4, reverse: null, movement: 2 }),
  unit('p', 's1', { name: 'Platov', arm: 'cavalry', front: 1, reverse: null, movement: 3 }),
];

/** Both chits turned up, with the units named and the track at 8 and 8. */
const revealed = (
  attack: AttackManeuver,
  defense: DefenseManeuver,
  more: Readonly<{ named?: typeof NAMED; combat?: TitleData['combat']; halves?: readonly [number, number] }> = {},
) => {
  const { named = NAMED, combat = tableWith('AR', 'DR', 'DB'), halves = [0, 0] } = more;
  const title = { ...EMPTY_TITLE, matrix: 'Furious', startMorale: { first: 16, second: 16 }, combat } as const;
  const table = sealedBattle(attack, defense, matrixTable('Furious', { units: UNITS, title }));
  table.when(committing(...halves)).thenFacts();
  table.when({ type: 'RevealManeuvers', named }).thenFacts();
  const fight = () => {
    const found = table.inHand().fight;
    if (found === null) throw new Error('nothing to fight');
    return found;
  };
  const input = (more: Readonly<Record<string, unknown>> = {}) => ({ ...fight(), ...more });
  const give = (more = {}) =>
    ({ type: 'GiveToProcedure', procedure: 'n20/battle', after: 0, input: input(more) }) as const;
  const marks = (id: string) => table.view()?.army.units.find((one) => one.unit.id === id)?.standing.marks;
  return { ...table, fight, input, give, marks };
};
const APPLY = { type: 'ApplyProcedure', procedure: 'n20/battle' } as const;

describe('N20 9.0 the battle goes on from the reveal', () => {
  test('N20 9.0, Ruling 65 it knows units, strengths, what was spent, the title’s table and its column', () => {
    const table = revealed('Outflank', 'Hold', { halves: [2, 0] });
    expect(table.inHand().revealed?.result).toMatchObject({ attackStrength: 7, defenseStrength: 4, column: '+2' });
    expect(table.fight()).toMatchObject({
      maneuvers: { attack: 'Outflank', defense: 'Hold' },
      attackers: [
        { id: 'd', arm: 'infantry', strength: 5 },
        { id: 'm', arm: 'cavalry', strength: 1 },
      ],
      defenders: [{ id: 'b', strength: 4 }],
      spentHalves: { attacker: 2, defender: 0 },
      terrain: 0,
      crt: { by: 'difference' },
    });
    expect(table.fight().rows).toHaveLength(6);
  });

  test('N20 9.6.9, 12.7.1 one die, and one play writes rout, disorder, morale and the end of the battle', () => {
    const table = revealed('Advance', 'Hold');
    table.when(table.give()).rolling(['Ruling 71', 3]).thenFacts();
    const written = table.when(APPLY).thenFacts();
    expect(written.at(-1)?.event).toEqual({ type: 'MatrixClosed' });
    expect([table.marks('d'), table.marks('m'), table.marks('b')]).toEqual([
      ['disordered'],
      ['disordered'],
      ['routed'],
    ]);
    expect(table.view()?.morale.morale?.second).toBeLessThan(16);
    expect(table.matrixOf().battle).toBeNull();
    expect(table.view()?.procedure.run).toBeNull();
  });

  test('Ruling 66 where a maneuver settles the battle there is no die, nobody is named, and it is written just so', () => {
    const table = revealed('Bombard', 'Fall Back', { named: { attackers: [], defenders: [] } });
    const [applied, ...rest] = table.when({ ...APPLY, input: table.input() }).thenFacts();
    expect(applied?.event).toMatchObject({ type: 'ProcedureApplied', outcome: { result: 'DW' } });
    expect(rest.map(({ event }) => event)).toEqual([{ type: 'MatrixClosed' }]);
  });

  test('Ruling 71 without the title’s table in the app the players say what theirs says', () => {
    const table = revealed('Advance', 'Hold', { combat: null });
    table.when({ ...table.give(), option: 'DR' }).thenFacts();
    table.when(APPLY).thenFacts();
    expect([table.marks('b'), table.matrixOf().battle]).toEqual([['routed'], null]);
  });

  test('Ruling 71 terrain, which only the map shows, counts with the defenders', () => {
    const table = revealed('Feint', 'Hold');
    table
      .when(table.give({ terrain: 2 }))
      .rolling(['Ruling 71', 3])
      .thenFacts();
    expect(table.view()?.procedure.run).toMatchObject({ given: [{ faces: [3] }] });
    expect(table.when(APPLY).thenFacts()[0]?.event).toMatchObject({ outcome: { defenseStrength: 6, column: '0' } });
  });

  test('N20 9.0 with nobody named there is nothing to throw for', () => {
    const table = revealed('Advance', 'Hold', { named: { attackers: ['d'], defenders: [] } });
    table.when(table.give()).thenRefused('PROCEDURE_UNREADABLE');
  });

  test('N20 9.0 whoever is no longer on the map, or on the other side, does not fight', () => {
    const table = revealed('Advance', 'Hold', { named: { attackers: ['d', 'b', 'nobody'], defenders: ['b'] } });
    expect(table.inHand().revealed?.named).toEqual({ attackers: ['d'], defenders: ['b'] });
  });

  test('N20 9.0 another battle, written meanwhile, leaves the chits where they are', () => {
    const table = revealed('Advance', 'Hold');
    const { revealed: _, ...other } = table.input();
    const alone = { ...other, maneuvers: null };
    table
      .when({ ...table.give(), input: alone })
      .rolling(['Ruling 71', 3])
      .thenFacts();
    expect(
      table
        .when(APPLY)
        .thenFacts()
        .map(({ event }) => event.type),
    ).not.toContain('MatrixClosed');
    expect(table.matrixOf().battle).not.toBeNull();
  });
});

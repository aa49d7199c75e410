import { unit } from '../../../testkit/battle';
import { seeded } from '../../../testkit/seeded';
import { EMPTY_TITLE } from '../../common/setup/title';
import type { MatrixPlay } from '../../common/setup/title';
import { asking, foughtBattle, matrixTable } from '../matrix-choice/testing/matrix-table';

const UNITS = [
  unit('d', 'f1', { front: 5, reverse: null }),
  unit('m', 'f1', { arm: 'cavalry', front: 1, reverse: null }),
  unit('b', 's1', { front: 4, reverse: null }),
];
const EACH = ['1', '2', '3', '4', '5', '6'];
const combat = { columns: ['0', '+2', '+4'], rows: EACH.map((key) => ({ key, cells: ['AR', 'DR', 'DB'] })) };

const tableOf = (matrix: MatrixPlay) =>
  matrixTable(matrix, { units: UNITS, title: { ...EMPTY_TITLE, matrix, combat } });
type Table = ReturnType<typeof tableOf>;

const unitIn = (table: Table, id: string): object => table.view()?.procedure.unitInputs[id] ?? {};
const fought = (table: Table, more: object = {}) => ({
  attackers: [unitIn(table, 'd'), unitIn(table, 'm')],
  defenders: [unitIn(table, 'b')],
  ...more,
});
const chits = { attack: 'Charge', defense: 'Hold' };

/** Resolve is asked for the matrix by itself, or with the battle in it. */
const asked = (table: Table, procedure: string, more: object = {}) =>
  procedure === 'n20/matrix'
    ? table.when({ type: 'ApplyProcedure', procedure, input: fought(table, { ...chits, ...more }) })
    : table.when({
        type: 'GiveToProcedure',
        procedure,
        input: fought(table, { maneuvers: chits, ...more }),
        after: 0,
      });

describe.each(['n20/matrix', 'n20/battle'])('%s', (way) => {
  test('N20 9.0 a game whose title sheet has no matrix has none here either', () => {
    asked(tableOf('none'), way).thenRefused('NO_MATRIX_IN_THIS_GAME', 'N20 9.0');
    asked(tableOf('none'), way, { method: 'Furious' }).thenRefused('NO_MATRIX_IN_THIS_GAME', 'N20 9.0');
    expect(asked(tableOf('Furious'), way).settled.kind).not.toBe('refused');
  });

  test('N20 9.0 played Fast, a phase that has had its battle has no other, whatever the page says', () => {
    const table = foughtBattle('Charge', 'Hold', tableOf('Fast'));
    table.when(asking()).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    asked(table, way).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    asked(table, way, { method: 'Fun', usedThisPhase: false }).thenRefused('MATRIX_USED_THIS_PHASE', 'N20 9.0');
    table.when({ type: 'NextTurn' }).thenFacts();
    table.when({ type: 'GoToStep', step: 'combat-first' }).thenFacts();
    expect(asked(table, way, { usedThisPhase: true }).settled.kind).not.toBe('refused');
  });
});

test('N20 9.0 a battle without the matrix is fought in any game', () => {
  const table = tableOf('none');
  const command = { type: 'GiveToProcedure', procedure: 'n20/battle', input: fought(table), after: 0 } as const;
  table.when(command).thenNeedsDice('Ruling 71', 1, 6);
});

test('N20 9.0 a page that lies of a unit, or of the table, changes nothing', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const chance = seeded(seed);
    const lie = (one: object) => ({
      ...one,
      ...(chance.once(2) ? { strength: chance.roll(30) } : {}),
      ...(chance.once(2) ? { arm: chance.pick(['infantry', 'cavalry', 'artillery']) } : {}),
      ...(chance.once(2) ? { disordered: chance.once(2), routed: chance.once(2) } : {}),
    });
    const played = (lies: boolean) => {
      const table = tableOf('Furious');
      if (seed % 3 === 0) table.when({ type: 'PutMark', units: ['b'], mark: 'disordered' }).thenFacts();
      const honest = fought(table, { maneuvers: chits, crt: null, rows: [] });
      const { attackers, defenders } = honest;
      const input = lies ? { ...honest, attackers: attackers.map(lie), defenders: defenders.map(lie) } : honest;
      const given = table.when({ type: 'GiveToProcedure', procedure: 'n20/battle', input, after: 0 });
      const die = 1 + (seed % 6);
      const rolled = given.step.kind === 'needsDice' ? given.rolling(['Ruling 71', die]) : given;
      const applied = table.when({ type: 'ApplyProcedure', procedure: 'n20/battle' });
      return JSON.stringify([given.step, rolled.settled, applied.settled, table.view()?.army]);
    };
    expect(played(true)).toBe(played(false));
  }
});

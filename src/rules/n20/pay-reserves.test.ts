import { battle, unit } from '../../testkit/battle';
import { n20Table } from '../../testkit/playing';
import { EMPTY_TITLE } from '../common/setup/title';

const HERE = { reserveHalves: 0, guard: false };

/** A battle in which both have picked, at so many half points each. */
const picked = (first: number, second: number) => {
  const table = n20Table(
    battle({
      cup: 'none',
      units: [unit('a', 'f1'), unit('b', 's1')],
      title: { ...EMPTY_TITLE, matrix: 'Furious', startMorale: { first, second } },
    }),
  );
  const open = {
    type: 'OpenMatrix',
    attacker: 'first',
    askedBy: 'first',
    duringReaction: false,
    defenderIn: 'open',
    markerInReach: false,
    phasingInReach: true,
  } as const;
  table.when(open).thenFacts();
  table.when({ type: 'PickManeuver', maneuver: 'Advance' }, 'first').thenFacts();
  table.when({ type: 'PickManeuver', maneuver: 'Hold' }, 'second').thenFacts();
  return table;
};

describe('N20 9.0 reserves', () => {
  test('N20 9.0, 12.7.4 both sides pay and commit in one play', () => {
    const table = picked(8, 8);
    const paid = table
      .when({ type: 'PayReserves', first: { reserveHalves: 2, guard: true }, second: HERE })
      .thenFacts();
    expect(paid.at(-1)?.event).toEqual({ type: 'ReservesCommitted', attackerHalves: 4, defenderHalves: 0 });
    expect(table.view()?.morale.morale).toEqual({ first: 4, second: 8 });
    expect(table.view()?.matrix.battle?.spent).toEqual({ attackerHalves: 4, defenderHalves: 0 });
  });

  test('Ruling 63 a Guard that is free costs nothing, and counts as nothing', () => {
    const table = picked(8, 3);
    const paid = table
      .when({ type: 'PayReserves', first: { reserveHalves: 0, guard: true }, second: HERE })
      .thenFacts();
    expect(paid.map(({ event }) => event.type)).toContain('GuardCommitted');
    expect(paid.at(-1)?.event).toMatchObject({ attackerHalves: 0, defenderHalves: 0 });
    expect(table.view()?.morale.morale).toEqual({ first: 8, second: 3 });
  });

  test('N20 9.0 if one cannot pay, nobody has paid', () => {
    const table = picked(8, 2);
    const both = { reserveHalves: 4, guard: false };
    table.when({ type: 'PayReserves', first: both, second: both }).thenRefused('MORALE_TOO_LOW');
    expect(table.view()?.morale.morale).toEqual({ first: 8, second: 2 });
    expect(table.view()?.matrix.battle?.spent).toBeNull();
  });

  test('N20 9.0 only once, and only in a battle', () => {
    const table = picked(8, 8);
    const nothing = { type: 'PayReserves', first: HERE, second: HERE } as const;
    table.when(nothing).thenHappened({ type: 'ReservesCommitted', attackerHalves: 0, defenderHalves: 0 });
    table.when(nothing).thenRefused('RESERVES_ARE_COMMITTED', 'N20 9.0');
    table.when({ type: 'AbandonMatrix', reason: 'the wrong hex' }).thenFacts();
    table.when(nothing).thenRefused('NO_MATRIX_OPEN', 'N20 9.0');
  });
});

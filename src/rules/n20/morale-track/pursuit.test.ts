import type { Switch } from '../../list';
import { field, trackTable } from './testing/track-table';

const started = (switches: readonly Switch[] = []) =>
  trackTable(0, 0, field({ startMorale: { first: 12, second: 12 } }, switches));
const HERE = { hexHeldByAnother: true, movedThere: true };
const after = (unit: string, hex = 'Ligny road', facts: object = HERE) => ({ type: 'PursueWith', unit, hex, facts });
const night = (...hexes: readonly object[]) => ({ type: 'NightTerrain', loser: 'second', hexes });

/** The second side may leave; the first has sent a unit after it on each of two turns. */
const pursuing = (switches: readonly Switch[] = []) => {
  const table = started(switches);
  table.play({ type: 'AllowExit', side: 'second', on: true }).thenFacts();
  table.play(after('f-corps')).thenFacts();
  table.toTurn(1);
  table.play(after('f-cadre', 'LIGNY road ')).thenFacts();
  return table;
};

describe('N20 16.8', () => {
  test('N20 16.8: units pursue only while the enemy may leave, and are gone for good', () => {
    const table = started();
    table.play(after('f-corps')).thenRefused('ENEMY_MAY_NOT_EXIT', 'N20 16.8');
    table
      .play({ type: 'AllowExit', side: 'second', on: true })
      .thenHappened({ type: 'ExitAllowed', side: 'second', on: true });
    table.play({ type: 'AllowExit', side: 'second', on: true }).thenRefused('NOTHING_CHANGED');
    table
      .play(after('f-corps'))
      .thenHappened(
        { type: 'UnitPlaced', unit: 'f-corps', place: 'pursuing' },
        { type: 'UnitPursued', side: 'first', unit: 'f-corps', hex: 'Ligny road', turn: 0 },
      );
    expect(table.now()).toEqual({ first: 12, second: 12 });
    table.play(after('f-corps')).thenRefused('GONE_FOR_GOOD', 'N20 16.8.3');
    table.play(after('s-corps')).thenRefused('ENEMY_MAY_NOT_EXIT');
    table.play({ type: 'AllowExit', side: 'second', on: false }).thenFacts();
    table.play(after('f-guard', 'another')).thenRefused('ENEMY_MAY_NOT_EXIT');
  });

  test('N20 16.8.1: one unit a turn through each hex, however its name is written', () => {
    const table = started();
    table.play({ type: 'AllowExit', side: 'second', on: true }).thenFacts();
    table.play(after('f-corps')).thenFacts();
    table.play(after('f-cadre', ' ligny ROAD')).thenRefused('ONE_PURSUIT_A_TURN', 'N20 16.8.1');
    table.play(after('f-cadre', 'Namur road')).thenFacts();
    table.toTurn(1);
    table.play(after('f-guard')).thenFacts();
    expect(table.view().pursuers.map(({ unit }) => unit)).toEqual(['f-corps', 'f-cadre', 'f-guard']);
  });

  test('N20 16.8.1: one of each side, where both have such a hex of one name', () => {
    const table = started();
    for (const side of ['first', 'second']) table.play({ type: 'AllowExit', side, on: true }).thenFacts();
    table.play(after('f-corps')).thenFacts();
    table.play(after('s-corps')).thenFacts();
    table.toTurn(2);
    table.play(night()).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 10 });
  });

  test.each([
    ['LOC_NOT_HELD', { hexHeldByAnother: false, movedThere: true }],
    ['NOT_MOVED_THERE', { hexHeldByAnother: true, movedThere: false }],
  ])('N20 16.8: %s', (code, facts) => {
    const table = started();
    table.play({ type: 'AllowExit', side: 'second', on: true }).thenFacts();
    table.play(after('f-corps', 'Ligny road', facts)).thenRefused(code, 'N20 16.8');
    table.play({ type: 'LoseStep', unit: 'f-corps' }).thenFacts();
    table.play(after('f-corps')).thenRefused('NOT_ON_THE_MAP', 'N20 16.8');
  });
});

describe('N20 12.7.3', () => {
  test('N20 16.8.2: the kit’s own: one hex held and two units sent off cost 2½', () => {
    const table = pursuing();
    table.toTurn(2);
    table.play(night({ name: 'Ligny Road', occupied: true })).thenHappened(
      {
        type: 'NightTerrainTaken',
        loser: 'second',
        turn: 2,
        held: ['Ligny Road'],
        pursuers: ['f-corps', 'f-cadre'],
        others: 0,
      },
      { type: 'MoraleChanged', side: 'second', by: -1, asked: -1, after: 11, reason: 'locAtNight', rule: 'N20 12.7.3' },
      { type: 'MoraleChanged', side: 'second', by: -4, asked: -4, after: 7, reason: 'pursuit', rule: 'N20 16.8.2' },
    );
    expect(table.now()).toEqual({ first: 12, second: 7 });
  });

  test('N20 12.7.3: each hex half a point, not one for a pair, and only at night', () => {
    const table = started();
    table.play(night({ name: 'a', occupied: true })).thenRefused('ONLY_AT_NIGHT', 'N20 12.7.3');
    table.toTurn(2);
    table.play(night({ name: 'a', occupied: true }, { name: 'A ', occupied: true })).thenRefused('HEX_TWICE');
    table.play(night({ name: 'a', occupied: true }, { name: 'b', occupied: false })).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 11 });
  });

  test('N20 12.7.3: each side pays once in a night turn', () => {
    const table = started();
    table.toTurn(2);
    table.play(night({ name: 'a', occupied: true })).thenFacts();
    expect(table.view().nightPaid).toEqual({ first: false, second: true });
    table.play(night({ name: 'a', occupied: true })).thenRefused('NIGHT_IS_PAID', 'N20 12.7.3');
    table.play({ type: 'NightTerrain', loser: 'first', hexes: [{ name: 'c', occupied: true }] }).thenFacts();
    table.toTurn(3);
    table.play(night({ name: 'a', occupied: true })).thenFacts();
    expect(table.now()).toEqual({ first: 11, second: 10 });
  });

  test('Ruling 64: pursuers count every night, whether or not their hex is held, named or not', () => {
    const table = pursuing();
    table.toTurn(2);
    table.play(night()).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 8 });
    table.toTurn(3);
    table.play(night({ name: 'Ligny road', occupied: false })).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 4 });
  });

  test('Ruling 64: the switches: only through a held hex, each unit once', () => {
    const held = pursuing(['pursuitHeldHexOnly']);
    held.toTurn(2);
    held.play(night({ name: 'Ligny road', occupied: false })).thenFacts();
    expect(held.now()).toEqual({ first: 12, second: 12 });

    const once = pursuing(['pursuitOnce']);
    once.toTurn(2);
    once.play(night()).thenFacts();
    once.play(after('f-guard')).thenFacts();
    once.toTurn(3);
    once.play(night()).thenFacts();
    expect(once.now()).toEqual({ first: 12, second: 6 });
  });

  test('Ruling 64: both switches: who did not count while his hex was lost counts on the night it is held', () => {
    const table = pursuing(['pursuitHeldHexOnly', 'pursuitOnce']);
    table.toTurn(2);
    table.play(night({ name: 'Ligny road', occupied: false })).thenFacts();
    table.toTurn(3);
    table.play(night({ name: 'Ligny road', occupied: true })).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 7 });
  });

  test('N20 16.8.2: pursuers of no list are counted as told; who was put back on the map is not', () => {
    const table = pursuing();
    table.play({ type: 'PlaceUnit', unit: 'f-corps', place: 'map' }).thenFacts();
    expect(table.view().pursuers.map(({ unit }) => unit)).toEqual(['f-cadre']);
    table.toTurn(2);
    table.play(night({ name: 'Namur road', occupied: true, others: 1 })).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 7 });
  });

  test('N20 15.0: a night can decide the game', () => {
    const table = trackTable(9, 1);
    table.toTurn(2);
    table
      .play(night({ name: 'a', occupied: true }))
      .thenHappened(expect.anything(), expect.objectContaining({ after: 0 }), {
        type: 'DecisiveVictory',
        winner: 'first',
      });
  });
});

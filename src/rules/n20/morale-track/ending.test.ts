import { field, trackTable } from './testing/track-table';

const NONE = { enemyObjectives: 0, enemyLoc: 0, fortresses: 0, redoubts: 0 };
const hexes = (side: 'first' | 'second', more: object = {}) => ({ type: 'SetHexes', side, ...NONE, ...more });
const loss = (side: 'first' | 'second', strength: number) => ({
  type: 'RecordLossOf',
  side,
  strength,
  cause: 'broken',
});

describe('N20 15.0', () => {
  test('N20 15.0: a decisive victory is announced when it happens, once, and stands to the end', () => {
    const table = trackTable(5, 2);
    table
      .play(loss('second', 3))
      .thenHappened(
        expect.objectContaining({ type: 'LossRecorded' }),
        expect.objectContaining({ side: 'second', after: 0 }),
        expect.objectContaining({ side: 'first', after: 7 }),
        { type: 'DecisiveVictory', winner: 'first' },
      );
    expect(table.view().outcome).toEqual({ decisive: 'first', result: null });
    table.play({ type: 'ChangeMorale', side: 'second', halves: 2, reason: 'recovery' }).thenFacts();
    table
      .play({ type: 'EndGame' })
      .thenHappened({ type: 'GameDecided', result: { kind: 'decisive', winner: 'first' } });
    expect(table.view().outcome.result).toEqual({ kind: 'decisive', winner: 'first' });
  });

  test('Ruling 61: a loss is tested before the gain that goes with it; nothing against nothing decides nothing', () => {
    const both = trackTable(
      0,
      0,
      field({ startMorale: { first: 1, second: 1 }, losses: { broken: { enemy: 0 }, routed: {} } }),
    );
    both
      .play(loss('first', 3))
      .thenHappened(
        expect.anything(),
        { type: 'MoraleChanged', side: 'first', by: -1, asked: -2, after: 0, reason: 'broken', rule: 'N20 12.7.1' },
        { type: 'DecisiveVictory', winner: 'second' },
      );
    const none = trackTable(0, 0, field({ startMorale: { first: 0, second: 1 } }));
    none
      .play({ type: 'ChangeMorale', side: 'second', halves: -1, reason: 'event' })
      .thenHappened(expect.objectContaining({ after: 0 }));
    expect(none.view().outcome.decisive).toBeNull();
    none
      .play({ type: 'ChangeMorale', side: 'first', halves: 2, reason: 'recovery' })
      .thenHappened(expect.objectContaining({ after: 2 }), { type: 'DecisiveVictory', winner: 'first' });
  });

  test('N20 15.0: a correction that shows it never was one takes the victory back', () => {
    const table = trackTable(5, 2);
    table.play(loss('second', 3)).thenFacts();
    table
      .play({ type: 'ChangeMorale', side: 'second', halves: 1, reason: 'correction' })
      .thenHappened(expect.objectContaining({ after: 1 }), { type: 'DecisiveVictoryTakenBack', winner: 'first' });
    expect(table.view().outcome.decisive).toBeNull();
    table.play(loss('second', 0)).thenFacts();
    expect(table.view().outcome.decisive).toBe('first');
    table
      .play({ type: 'ChangeMorale', side: 'first', halves: -2, reason: 'correction' })
      .thenHappened(expect.objectContaining({ after: 6 }));
  });

  test('Ruling 67: after the last turn morale and hexes decide; both sides have counted theirs', () => {
    const table = trackTable(9, 9);
    table.play({ type: 'EndGame' }).thenRefused('GAME_GOES_ON', 'N20 15.0');
    table.toTurn(3);
    table.play(hexes('first', { enemyObjectives: 1, redoubts: 1 })).thenFacts();
    table.play({ type: 'EndGame' }).thenRefused('HEXES_NOT_COUNTED', 'N20 15.0');
    table
      .play(hexes('second', { enemyLoc: 1 }))
      .thenHappened({ type: 'HexesSet', side: 'second', hexes: { ...NONE, enemyLoc: 1 } });
    table
      .play({ type: 'EndGame' })
      .thenHappened({ type: 'GameDecided', result: { kind: 'marginal', winner: 'first' } });
    table.play({ type: 'CommitGuard', side: 'first' }).thenRefused('GAME_IS_OVER', 'N20 15.0');
    table.play({ type: 'EndGame' }).thenRefused('GAME_IS_OVER');
    expect(table.view().previews).toEqual({ first: [], second: [] });
  });

  test.each([
    [9, 11, { kind: 'tactical', winner: 'second' }],
    [9, 10, { kind: 'draw' }],
  ])('Ruling 67: %i against %i half points and no more hexes: %j', (first, second, result) => {
    const table = trackTable(first, second);
    table.toTurn(3);
    for (const side of ['first', 'second'] as const) table.play(hexes(side)).thenFacts();
    table.play({ type: 'EndGame' }).thenHappened({ type: 'GameDecided', result });
  });
});

describe('N20 9.0', () => {
  const fun = () => trackTable(0, 0, field({ startMorale: { first: 9, second: 9 }, matrix: 'Fun' }));
  const place = (unit: string, side = 'first') => ({ type: 'PlaceMarker', side, unit });

  test('N20 9.0: the marker begins with any unit and is due in each own movement phase', () => {
    const table = fun();
    expect(table.view().markers?.first).toEqual({ unit: null, onMap: false, due: true });
    table
      .play(place('f-corps'))
      .thenHappened({ type: 'MarkerPlaced', side: 'first', unit: 'f-corps', turn: 0, moved: false });
    expect(table.view().markers?.first).toEqual({ unit: 'f-corps', onMap: true, due: true });
    table.play(place('f-guard')).thenHappened(expect.objectContaining({ unit: 'f-guard', moved: true }));
    expect(table.view().markers?.first.due).toBe(false);
    table.play(place('f-corps')).thenRefused('MARKER_IS_PLACED', 'N20 9.0');
    table.play({ type: 'GoToStep', step: 'combat-first' }).thenFacts();
    table.toTurn(1);
    expect(table.view().markers?.first).toMatchObject({ unit: 'f-guard', due: true });
  });

  test('N20 9.0: it stays with its unit, also off the map, until the next own movement phase', () => {
    const table = fun();
    table.play(place('f-corps')).thenFacts();
    table.play({ type: 'GoToStep', step: 'combat-first' }).thenFacts();
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'broken' }).thenFacts();
    expect(table.view().markers?.first).toEqual({ unit: 'f-corps', onMap: false, due: false });
    table.play(place('f-guard')).thenRefused('NOT_IN_ITS_MOVEMENT', 'N20 9.0');
    table.toTurn(1);
    table.play(place('f-corps')).thenRefused('NOT_ON_THE_MAP', 'N20 9.0');
    table.play(place('f-guard')).thenFacts();
    expect(table.view().markers?.first).toEqual({ unit: 'f-guard', onMap: true, due: false });
  });

  test('N20 9.0: in a sequence of the players’ own each of its steps may be the movement', () => {
    const steps = [
      { id: 'ours', title: 'March', who: 'first', when: 'always' },
      { id: 'theirs', title: 'March', who: 'second', when: 'always' },
    ] as const;
    const setup = field({ startMorale: { first: 9, second: 9 }, matrix: 'Fun' }, [], { steps });
    const table = trackTable(0, 0, setup);
    table.apply([{ scope: 'table', event: { type: 'StepReached', step: 'theirs' } }]);
    table.play(place('f-corps')).thenFacts();
    table.play(place('f-guard')).thenRefused('NOT_IN_ITS_MOVEMENT');
    table.apply([{ scope: 'table', event: { type: 'StepReached', step: 'ours' } }]);
    table.play(place('f-guard')).thenFacts();
  });

  test('N20 9.0: each side its own units, and only the Fun method has markers', () => {
    fun().play(place('s-corps')).thenRefused('NOT_OF_THAT_SIDE', 'N20 9.0');
    trackTable().play(place('f-corps')).thenRefused('NO_MARKERS', 'N20 9.0');
    expect(trackTable().view().markers).toBeNull();
  });
});

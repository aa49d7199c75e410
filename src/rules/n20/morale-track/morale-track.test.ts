import { formation } from '../../../testkit/battle';
import { field, trackTable } from './testing/track-table';

const changed = (
  side: 'first' | 'second',
  asked: number,
  after: number,
  reason: string,
  rule: string,
  more: object = {},
) => ({ type: 'MoraleChanged', side, by: asked, asked, after, reason, rule, ...more });

describe('N20 12.7.1', () => {
  test('N20 12.7.1: the kit’s own: a broken cavalry of strength 1 gives half a point and takes half a point', () => {
    const table = trackTable();
    table
      .play({ type: 'RecordLoss', unit: 's-cadre', cause: 'broken' })
      .thenHappened(
        { type: 'UnitPlaced', unit: 's-cadre', place: 'uar' },
        { type: 'LossRecorded', side: 'second', unit: 's-cadre', strength: 1, cause: 'broken' },
        changed('second', -1, 8, 'broken', 'N20 12.7.1'),
        changed('first', 1, 13, 'broken', 'N20 12.7.1'),
      );
    expect(table.now()).toEqual({ first: 13, second: 8 });
    expect(table.placeOf('s-cadre')).toBe('uar');
  });

  test('N20 12.7.1: a rout of any other unit is worth whole points and puts its marker on', () => {
    const table = trackTable();
    table
      .play({ type: 'RecordLoss', unit: 'f-corps', cause: 'routed' })
      .thenHappened(
        { type: 'MarkPut', units: ['f-corps'], mark: 'routed' },
        { type: 'LossRecorded', side: 'first', unit: 'f-corps', strength: 5, cause: 'routed' },
        changed('first', -2, 10, 'routed', 'N20 12.7.1'),
        changed('second', 2, 11, 'routed', 'N20 12.7.1'),
      );
  });

  test('N20 12.7.1: printed strength counts, not what markers leave of it', () => {
    const table = trackTable();
    table.play({ type: 'PutMark', units: ['f-guard'], mark: 'disordered' }).thenFacts();
    table.play({ type: 'RecordLoss', unit: 'f-guard', cause: 'routed' }).thenFacts();
    table.play({ type: 'RecordLoss', unit: 'f-guard', cause: 'broken' }).thenFacts();
    expect(table.now()).toEqual({ first: 8, second: 13 });
  });

  test('N20 9.6.9: a second rout changes nothing, and who is gone loses nothing more', () => {
    const table = trackTable();
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'routed' }).thenFacts();
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'routed' }).thenRefused('ROUTED_ALREADY', 'N20 9.6.9');
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'broken' }).thenFacts();
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'broken' }).thenRefused('NOT_ON_THE_MAP', 'N20 12.7.1');
    table.play({ type: 'RecordLoss', unit: 'nobody', cause: 'routed' }).thenRefused('NO_SUCH_UNIT', 'N20 12.7.1');
  });

  test('Ruling 71: what a rout or a break is worth comes from the title sheet', () => {
    const losses = { routed: { owner: 1, enemy: 0 }, broken: { owner: 2, enemy: 1 } };
    const table = trackTable(0, 0, field({ startMorale: { first: 12, second: 9 }, losses }));
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'routed' }).thenFacts();
    expect(table.now()).toEqual({ first: 10, second: 9 });
    table.play({ type: 'RecordLossOf', side: 'second', strength: 3, cause: 'broken' }).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 5 });
    table.play({ type: 'RecordLossOf', side: 'second', strength: 1, cause: 'broken' }).thenFacts();
    expect(table.now()).toEqual({ first: 13, second: 4 });
  });

  test('N20 12.7.1: a unit that is in no list is told by its strength', () => {
    const table = trackTable();
    table
      .play({ type: 'RecordLossOf', side: 'first', strength: 0, cause: 'routed' })
      .thenHappened(
        { type: 'LossRecorded', side: 'first', unit: null, strength: 0, cause: 'routed' },
        changed('first', -1, 11, 'routed', 'N20 12.7.1'),
        changed('second', 1, 10, 'routed', 'N20 12.7.1'),
      );
  });
});

describe('N20 12.7.5', () => {
  test('N20 12.7.5: breaking down and combining cost the owner a whole point, which must be there', () => {
    const table = trackTable(3, 9);
    table
      .play({ type: 'RecordLoss', unit: 'f-corps', cause: 'brokenDown' })
      .thenHappened(
        { type: 'LossRecorded', side: 'first', unit: 'f-corps', strength: 5, cause: 'brokenDown' },
        changed('first', -2, 1, 'brokenDown', 'N20 12.7.5'),
      );
    expect(table.placeOf('f-corps')).toBe('map');
    table
      .play({ type: 'RecordLossOf', side: 'first', strength: 5, cause: 'combined' })
      .thenRefused('MORALE_TOO_LOW', 'N20 12.7.5');
  });

  test('N20 12.7.5: a small formation that is withdrawn costs a whole point', () => {
    const table = trackTable();
    table.play({ type: 'RecordLoss', unit: 'f-cadre', cause: 'withdrawn' }).thenFacts();
    expect(table.now()).toEqual({ first: 10, second: 9 });
    expect(table.placeOf('f-cadre')).toBe('withdrawn');
  });

  test('N20 16.8: units march off only while an event lets them, for what the event says', () => {
    const table = trackTable();
    table.play({ type: 'WithdrawUnit', unit: 'f-cadre' }).thenRefused('MAY_NOT_EXIT', 'N20 16.8');
    table.play({ type: 'AllowExit', side: 'first', on: true }).thenFacts();
    table
      .play({ type: 'WithdrawUnit', unit: 'f-cadre' })
      .thenHappened(
        { type: 'UnitPlaced', unit: 'f-cadre', place: 'withdrawn' },
        { type: 'UnitWithdrawn', side: 'first', unit: 'f-cadre' },
        changed('first', -2, 10, 'withdrawn', 'N20 12.7.5'),
      );
    table.play({ type: 'WithdrawUnit', unit: 'f-corps', ownerPoints: 0, enemyPoints: 1 }).thenFacts();
    expect(table.now()).toEqual({ first: 10, second: 11 });
    table.play({ type: 'WithdrawUnit', unit: 'f-corps' }).thenRefused('NOT_ON_THE_MAP');
  });
});

describe('N20 12.7.4', () => {
  test.each([
    [7, 8, false, 5],
    [3, 8, true, 3],
    [8, 3, true, 8],
    [4, 4, false, 2],
  ])('Ruling 63: with %i and %i half points the Guard is free: %s', (first, second, free, after) => {
    const table = trackTable(first, second);
    const told = free ? [] : [changed('first', -2, after, 'guard', 'N20 12.7.4')];
    table
      .play({ type: 'CommitGuard', side: 'first' })
      .thenHappened({ type: 'GuardCommitted', side: 'first', free }, ...told);
    expect(table.now()).toEqual({ first: after, second });
  });

  test('N20 12.7.4: the title may ask another price', () => {
    trackTable(8, 8).play({ type: 'CommitGuard', side: 'first', costHalves: 9 }).thenRefused('MORALE_TOO_LOW');
  });
});

describe('N20 12.1', () => {
  test('N20 12.1: the track starts where the title sheet says, or where the players say, once', () => {
    const table = trackTable(0, 0, field());
    expect([table.now(), table.view().started]).toEqual([null, false]);
    table.play({ type: 'CommitGuard', side: 'first' }).thenRefused('MORALE_NOT_SET', 'N20 12.1');
    table.play({ type: 'RecordLoss', unit: 'f-corps', cause: 'routed' }).thenRefused('MORALE_NOT_SET');
    table
      .play({ type: 'SetMorale', morale: { first: 11, second: 8 } })
      .thenHappened({ type: 'MoraleSet', morale: { first: 11, second: 8 } });
    table.play({ type: 'SetMorale', morale: { first: 9, second: 9 } }).thenRefused('MORALE_IS_SET', 'N20 12.1');
    expect(table.now()).toEqual({ first: 11, second: 8 });
  });

  test('N20 12.1: a corrected title sheet moves the start only while nothing has moved the track', () => {
    const table = trackTable();
    const setup = (first: number) => field({ startMorale: { first, second: 9 } });
    table.play({ type: 'CorrectSetup', setup: { ...setup(14), playMode: 'solo' } }).thenFacts();
    expect(table.now()).toEqual({ first: 14, second: 9 });
    table.play({ type: 'ChangeMorale', side: 'first', halves: -2, reason: 'event' }).thenFacts();
    table.play({ type: 'CorrectSetup', setup: setup(20) }).thenFacts();
    expect(table.now()).toEqual({ first: 12, second: 9 });
  });

  test('Ruling 61: a gain above 10½ is lost and said so, a loss stops at nothing', () => {
    const table = trackTable(20, 3);
    table
      .play({ type: 'ChangeMorale', side: 'first', halves: 4, reason: 'event', note: 'Vive l’Empereur' })
      .thenHappened(changed('first', 4, 21, 'event', 'N20 5.0', { by: 1, note: 'Vive l’Empereur' }));
    table
      .play({ type: 'RecordLossOf', side: 'first', strength: 3, cause: 'routed' })
      .thenHappened(
        expect.anything(),
        changed('first', -2, 19, 'routed', 'N20 12.7.1'),
        changed('second', 2, 5, 'routed', 'N20 12.7.1'),
      );
    const [, , third] = table.play({ type: 'ChangeMorale', side: 'second', halves: -9, reason: 'event' }).thenFacts();
    expect(third).toBeUndefined();
    expect(table.state().morale.lastChanges.at(-1)).toMatchObject({ asked: -9, by: -5, after: 0 });
  });

  test.each([
    ['N20 12.7.5', 'WHOLE_POINTS_ONLY', { halves: -1, reason: 'withdrawal' }],
    ['N20 12.7.5', 'WHOLE_POINTS_ONLY', { halves: -1, reason: 'combineBreakDown' }],
    ['N20 12.7.5', 'ONLY_A_LOSS', { halves: 2, reason: 'combineBreakDown' }],
    ['N20 12.7.5', 'MORALE_TOO_LOW', { halves: -14, reason: 'combineBreakDown' }],
    ['Ruling 71', 'WHOLE_POINTS_ONLY', { halves: 3, reason: 'recovery' }],
    ['Ruling 71', 'ONLY_A_GAIN', { halves: -2, reason: 'recovery' }],
    ['Ruling 71', 'WHOLE_POINTS_ONLY', { halves: -1, reason: 'objective' }],
    ['N20 9.0', 'WHOLE_POINTS_ONLY', { halves: -3, reason: 'reserve' }],
    ['N20 9.0', 'ONLY_A_LOSS', { halves: 2, reason: 'reserve' }],
    ['N20 9.0', 'MORALE_TOO_LOW', { halves: -14, reason: 'reserve' }],
    ['Ruling 7', 'REASON_NEEDED', { halves: 1, reason: 'other' }],
    ['N20 5.0', 'NOTHING_CHANGED', { halves: 0, reason: 'event' }],
  ])('%s: %s for %j', (rule, code, more) => {
    const table = trackTable();
    table.play({ type: 'ChangeMorale', side: 'first', ...more }).thenRefused(code, rule);
    expect(table.now()).toEqual({ first: 12, second: 9 });
  });

  test.each([
    ['event', -1],
    ['event', 3],
    ['withdrawal', 2],
    ['withdrawal', -2],
    ['combineBreakDown', -12],
    ['objective', -4],
    ['recovery', 2],
    ['reserve', -2],
    ['correction', 1],
    ['other', -1],
  ])('N20 12.7: %s may change morale by %i halves', (reason, halves) => {
    const table = trackTable();
    table.play({ type: 'ChangeMorale', side: 'first', halves, reason, note: 'as the card says' }).thenFacts();
    expect(table.now()).toEqual({ first: 12 + halves, second: 9 });
  });
});

describe('N20 12.7.2', () => {
  const routed = (...ids: readonly string[]) => {
    const table = trackTable();
    for (const id of ids) table.play({ type: 'PutMark', units: [id], mark: 'routed' }).thenFacts();
    return table;
  };
  const rally = (more: object) => ({ type: 'SpendOnRally', side: 'first', ...more });

  test('N20 12.7.2: half a point helps one unit; who rallies loses the rout marker', () => {
    const table = routed('f-corps', 'f-guard');
    const play = table
      .play(
        rally({
          units: [
            { unit: 'f-corps', needs: 5 },
            { unit: 'f-guard', needs: 5 },
          ],
          spend: 'onSome',
          on: ['f-corps'],
        }),
      )
      .rolling(['N20 12.7.2', 4], ['N20 12.7.2', 4]);
    play.thenHappened(
      {
        type: 'MoraleSpentOnRally',
        side: 'first',
        spend: 'onSome',
        units: [
          { unit: 'f-corps', bonus: 1, result: 'rallied' },
          { unit: 'f-guard', bonus: 0, result: 'failed' },
        ],
      },
      { type: 'MarksLifted', lifts: [{ unit: 'f-corps', mark: 'routed' }] },
      changed('first', -1, 11, 'rally', 'N20 12.7.2'),
    );
    expect(play.barrier).toBe(true);
    expect(table.state().army.units['f-guard']?.marks).toEqual(['routed']);
  });

  test('N20 12.7.2: a whole point helps all of them; where the total is not known the players roll', () => {
    const table = routed('f-corps', 'f-guard');
    const play = table.play(rally({ units: [{ unit: 'f-corps' }, { unit: 'f-guard' }], spend: 'onAll' }));
    play.thenHappened(
      {
        type: 'MoraleSpentOnRally',
        side: 'first',
        spend: 'onAll',
        units: [
          { unit: 'f-corps', bonus: 1, result: 'toRoll' },
          { unit: 'f-guard', bonus: 1, result: 'toRoll' },
        ],
      },
      changed('first', -2, 10, 'rally', 'N20 12.7.2'),
    );
    expect(play.barrier).toBe(false);
  });

  test('N20 12.7.2: a broken unit that rallies waits to be placed, whole', () => {
    const table = trackTable();
    table.play({ type: 'LoseStep', unit: 'f-corps' }).thenFacts();
    table
      .play(rally({ units: [{ unit: 'f-corps', needs: 3 }] }))
      .rolling(['N20 12.7.2', 3])
      .thenFacts();
    expect(table.state().army.units['f-corps']).toEqual({ place: 'recovered', stepsLost: 0, marks: [] });
    expect(table.now()).toEqual({ first: 12, second: 9 });
  });

  test('N20 12.7.2: units of one name stay two; a unit that is in no list goes by its name', () => {
    const setup = field({ startMorale: { first: 12, second: 9 } });
    const formations = [...setup.formations, formation('g', 'first')];
    const guard = { formation: 'g', name: 'f-corps Division' };
    const named = setup.units.map((one) => (one.id === 'f-guard' ? { ...one, ...guard } : one));
    const table = trackTable(0, 0, { ...setup, formations, units: named });
    for (const unit of ['f-corps', 'f-guard']) table.play({ type: 'PutMark', units: [unit], mark: 'routed' });
    const units = [{ unit: 'f-corps' }, { unit: 'f-guard', needs: 6 }, { unit: 'Some Landwehr', needs: 2 }];
    const play = table
      .play(rally({ units, spend: 'onSome', on: ['f-guard', 'Some Landwehr'] }))
      .rolling(['N20 12.7.2', 5], ['N20 12.7.2', 1]);
    expect(play.thenFacts().map(({ event }) => event)).toMatchObject([
      { units: [{ unit: 'f-corps' }, { unit: 'f-guard' }, { unit: 'Some Landwehr', result: 'rallied' }] },
      { type: 'MarksLifted', lifts: [{ unit: 'f-guard' }] },
      { by: -2 },
    ]);
    expect(play.working.map(({ facts }) => facts['unit'])).toEqual(
      expect.arrayContaining(['f-corps Division', 'f-corps Division (2)', 'Some Landwehr']),
    );
  });

  test.each([
    ['N20 12.7.2', 'RALLYING_UNIT_TWICE', { units: [{ unit: 'f-corps' }, { unit: 'f-corps' }] }],
    ['N20 12.7.2', 'NOT_RALLYING', { units: [{ unit: 'f-corps' }], spend: 'onSome', on: ['f-guard'] }],
    ['Ruling 62', 'RALLY_BONUS_TWICE', { units: [{ unit: 'f-corps' }], spend: 'onSome', on: ['f-corps', 'f-corps'] }],
    ['N20 12.7.2', 'NOT_OF_THAT_SIDE', { units: [{ unit: 's-corps' }] }],
    ['N20 12.7.2', 'NOT_ROUTED_OR_BROKEN', { units: [{ unit: 'f-cadre' }] }],
    ['N20 16.8.3', 'GONE_FOR_GOOD', { units: [{ unit: 'f-guard' }] }],
  ])('%s: %s', (rule, code, more) => {
    const table = routed('f-corps');
    table.play({ type: 'PlaceUnit', unit: 'f-guard', place: 'pursuing' }).thenFacts();
    table.play(rally(more)).thenRefused(code, rule);
  });

  test('Ruling 61: the last half point may be spent, and loses the game before the die falls', () => {
    const table = trackTable(1, 1);
    table.play({ type: 'PutMark', units: ['f-corps'], mark: 'routed' }).thenFacts();
    table
      .play(rally({ units: [{ unit: 'f-corps', needs: 6 }], spend: 'onSome', on: ['f-corps'] }))
      .rolling(['N20 12.7.2', 1])
      .thenHappened(
        expect.objectContaining({ type: 'MoraleSpentOnRally' }),
        changed('first', -1, 0, 'rally', 'N20 12.7.2'),
        {
          type: 'DecisiveVictory',
          winner: 'second',
        },
      );
  });
});

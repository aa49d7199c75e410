import { reresolve } from '../journal/reresolve';
import { nlc } from '../rules/nlc/index';
import { happenedIn, takenIn } from './golden-games';

/** What is in the days that `src/tools/golden` played: sealed desks, open table. */

describe('NLC 12: a whole day with order sheets', () => {
  test('NLC 12: without the keys it is told where the secrets begin', async () => {
    const { rows } = await takenIn('sealed/nlc-a-day');
    expect(reresolve(nlc, rows)[0]).toMatchObject({ why: 'sealed' });
  });

  test('NLC 12: twelve turns and more, both sides in each, through a night to the second morning', async () => {
    const events = await happenedIn(await takenIn('sealed/nlc-a-day'));
    const phases = events.filter(({ type }) => type === 'CommandPhaseDone');
    expect(phases.map(({ side, turn }) => `${String(turn)} ${String(side)}`)).toEqual(
      Array.from({ length: 14 }, (_, turn) => [`${String(turn)} first`, `${String(turn)} second`]).flat(),
    );
    expect(events.filter(({ type }) => type === 'ChitDrawn').length).toBeGreaterThan(20);
  });

  test('NLC 12: a Bad Move, failures, a sequence, a demoralized corps, what comes in the night', async () => {
    const events = await happenedIn(await takenIn('sealed/nlc-a-day'));
    const seen = new Set(events.map(({ type }) => type));
    for (const type of [
      'BadMoveCalled',
      'BadMoveAssigned',
      'BadMoveTakenIn',
      'FailureRetreated',
      'DecisionAnswered',
      'DemoralizationTurned',
      'OperationRecorded',
      'UntoldTold',
      'FollowUpSet',
      'AwaySet',
      'CommandedHeld',
      'HqRecorded',
    ])
      expect(seen).toContain(type);
    const changes = events.filter(({ type }) => type === 'OrderChanged');
    for (const of of [
      { change: 'fail', reason: 'confidence' },
      { change: 'fail', reason: 'offTargetAtNight' },
      { change: 'advance', reason: 'metEnemy' },
      { change: 'succeed', reason: 'achieved' },
      { change: 'wait', wait: 'dawn' },
      { change: 'wait', wait: '1T' },
      { change: 'comply', reason: 'dawn' },
      { change: 'comply', reason: 'badMove' },
      { change: 'comply', reason: 'actsLocally' },
      { change: 'comply', reason: 'cameOn' },
      { change: 'supersede', reason: 'newOrder' },
    ])
      expect(changes).toContainEqual(expect.objectContaining(of));
  });
});

type Happened = Awaited<ReturnType<typeof happenedIn>>;
const typesIn = (events: Happened): readonly string[] => [...new Set(events.map(({ type }) => type))];

describe('MOP: a day and a night with everything hidden', () => {
  const day = async () => happenedIn(await takenIn('sealed/mop-a-day'));

  test('MOP 37.1: eleven turns, both sides in each, through Night PM and the night to the count', async () => {
    const events = await day();
    const phases = events.filter(({ type }) => type === 'CommandPhaseDone');
    expect(phases.map(({ side, turn }) => `${String(turn)} ${String(side)}`)).toEqual(
      Array.from({ length: 11 }, (_, turn) => [`${String(turn)} first`, `${String(turn)} second`]).flat(),
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'VictoryCounted', turn: 10 }));
  });

  test('MOP 37.12: cards drawn by the app and on the table, passed, discarded, played, shown, used and laid open', async () => {
    const events = await day();
    expect(typesIn(events)).toEqual(
      expect.arrayContaining(['CardTaken', 'CardPlayed', 'CardUncovered', 'CardShown', 'CardDropped', 'CardsShown']),
    );
    for (const of of [{ now: 'hand' }, { now: 'discarded' }, { now: 'passed' }, { from: 'passed' }, { from: 'mode' }])
      expect(events).toContainEqual(expect.objectContaining({ type: 'CardDrawn', ...of }));
    for (const type of ['ProcedureRethrown', 'EffectUsed', 'SpiesReported', 'OrdersReported', 'ArrivalMoved'])
      expect(typesIn(events)).toContain(type);
    expect(events).toContainEqual(expect.objectContaining({ type: 'UnitPlaced', place: 'recovered' }));
  });

  test('MOP 37.10, 37.11: marches found by the roll and by sight, dummies, spotted forces, vedettes', async () => {
    const events = await day();
    for (const by of ['roll', 'sight'])
      expect(events).toContainEqual(expect.objectContaining({ type: 'MarchRevealed', by }));
    for (const type of ['DummiesSet', 'DummyRevealed', 'ForceSpotted', 'SpottedLifted', 'VedettesDeployed'])
      expect(typesIn(events)).toContain(type);
  });

  test('MOP 37.4, 37.8, 37.9: weather, spans, trains and positions', async () => {
    const types = typesIn(await day());
    for (const type of ['WeatherRolled', 'WeatherNamed', 'SpanDamaged', 'SpanRepairTried', 'TrainEntered'])
      expect(types).toContain(type);
    for (const type of ['TrainExited', 'PositionTried', 'SupplyChecked', 'ArrivalRolled', 'ReinforcementEntered'])
      expect(types).toContain(type);
  });

  test('NLC 12, 13: orders that are delayed, decisions of leaders, a rally by night, disruption', async () => {
    const events = await day();
    expect(events).toContainEqual(expect.objectContaining({ type: 'OrderChanged', change: 'wait' }));
    for (const type of ['DecisionAnswered', 'RallyTried', 'DisruptionTried', 'LeaderRolled', 'DemoralizationTurned'])
      expect(typesIn(events)).toContain(type);
  });
});

describe('N20: two days and the night between them', () => {
  const game = async () => happenedIn(await takenIn('sealed/n20-a-night'));

  test('N20 9.0: chits in secret, reserves paid, turned up together, fought out; one battle abandoned', async () => {
    const events = await game();
    for (const type of ['MatrixDeclined', 'MatrixAbandoned', 'MatrixClosed', 'ReservesCommitted', 'MarkerPlaced'])
      expect(typesIn(events)).toContain(type);
    const chosen = events.filter(({ type }) => type === 'ManeuverChosen').map(({ maneuver }) => maneuver);
    expect(new Set(chosen).size).toBe(10);
    for (const kind of ['automatic', 'battle'])
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'ManeuversRevealed', result: expect.objectContaining({ kind }) as unknown }),
      );
  });

  test('N20 5.0: Medium: hands dealt, cards put in, drawn in secret, kept, played, reshuffled', async () => {
    const types = typesIn(await game());
    for (const type of ['EventHandDealt', 'EventCardPut', 'EventCardSeen', 'EventShown', 'EventKept', 'KeptPlayed'])
      expect(types).toContain(type);
    for (const type of ['EventResolved', 'EventsReshuffled', 'SpecialsShuffledIn']) expect(types).toContain(type);
  });

  test('N20 12: morale by losses, the Guard, pursuit, rally and the night, up to the end', async () => {
    const events = await game();
    const reasons = new Set(events.filter(({ type }) => type === 'MoraleChanged').map(({ reason }) => reason));
    for (const reason of ['routed', 'broken', 'guard', 'reserve', 'rally', 'locAtNight', 'pursuit', 'recovery'])
      expect(reasons).toContain(reason);
    expect(events.at(-1)).toMatchObject({ type: 'GameDecided' });
  });
});

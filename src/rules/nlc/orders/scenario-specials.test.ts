import { battle, formation, leader } from '../../../testkit/battle';
import { FIRST_BAD_MOVES } from '../../common/setup/setup';
import type { Formation } from '../../common/setup/setup';
import { BAD_MOVES } from '../command/local-decision';
import { corps, ordersTable, step } from './testing/orders-game';
import { deciding } from '../../../testkit/plays';

/** Olsufief at Hannoterie: he waits for Baye, and his first Bad Move is Champaubert. */
const olsufief = (more: Partial<Formation> = {}) => ({
  ...formation('f1', 'first', { rating: 2, leader: 'Olsufief' }),
  decisionBarredUntil: 'Baye',
  firstBadMove: { type: 'defend', at: 'Champaubert' } as const,
  ...more,
});
const table = (more: Partial<Formation> = {}) => {
  const formations = [olsufief(more), formation('f2', 'first'), formation('s1', 'second')];
  const game = ordersTable(battle({ formations, units: [] }), 'mop');
  game.startsWith('f1', [step('defend', 'Hannoterie')]);
  return game;
};
const decide = { type: 'RecordLocalDecision', of: corps('f1'), steps: [step('attack', 'St. Prix')] };
const note = (assaulted = true) => ({ type: 'NoteAssault', place: 'Baye', assaulted });
const roll = (game: ReturnType<typeof table>, dice: readonly [number, number]) =>
  game.when(deciding(corps('f1'))).rolling(['NLC 12.11', ...dice]);

test('MOP 37.19: what a first Bad Move may be is what any Bad Move may be', () => {
  expect(FIRST_BAD_MOVES).toEqual(BAD_MOVES);
});

describe('MOP 37.19: Olsufief waits for the assault on Baye', () => {
  test('MOP 37.19: before it he writes no local decision down, and the refusal names the place', () => {
    const game = table();
    game.when(decide).thenRefused('DECIDES_AFTER_ASSAULT', 'MOP 37.19');
    expect(game.previewDecision(decide)?.faults[0]).toMatchObject({ facts: { place: 'Baye' } });
    expect(game.view('table').assaults).toEqual([{ place: 'Baye', assaulted: false, formations: ['f1'] }]);
  });

  test('MOP 37.19: once anybody has said so he decides; said in error it is taken back', () => {
    const game = table();
    game.when(note(), 'table').thenHappened({ type: 'AssaultNoted', place: 'Baye', assaulted: true });
    game.when(note(), 'table').thenRefused('NOTHING_CHANGED');
    game.when(note(false), 'second').thenFacts();
    game.when(decide).thenRefused('DECIDES_AFTER_ASSAULT');
    game.when(note(), 'first').thenFacts();
    game.when(decide).thenFacts();
  });

  test('MOP 37.19: only he waits: neither another corps nor his division, and nobody for another place', () => {
    const game = table();
    game.when({ ...decide, of: corps('f2') }).thenFacts();
    game.when({ ...decide, of: { kind: 'division', id: 'f1', division: '9th Division' } }).thenFacts();
    game.when({ ...note(), place: 'Bannay' }, 'table').thenRefused('NOBODY_WAITS_FOR_IT', 'MOP 37.19');
  });

  test('Ruling 7: the players may let him all the same, with a reason', () => {
    table()
      .when({ ...decide, houseRule: { reason: 'Baye fell without a fight' } })
      .thenFacts();
  });
});

describe('MOP 37.19: his first Bad Move', () => {
  const failing = (more: Partial<Formation> = {}) => {
    const game = table({ decisionBarredUntil: null, ...more });
    game.when(decide).thenFacts();
    return { game, facts: roll(game, [1, 1]).thenFacts() };
  };

  test('MOP 37.19: is to defend Champaubert; nobody is asked, and the table learns nothing', () => {
    const { game, facts } = failing();
    expect(facts.filter(({ scope }) => !['desk:first', 'held:first'].includes(scope))).toEqual([]);
    expect(game.view('second').badMoves).toEqual([]);
    expect(game.desk().stage.find(({ of }) => of.id === 'f1')?.step).toMatchObject({
      type: 'defend',
      target: { name: 'Champaubert' },
    });
    expect(game.order('first-o2')).toMatchObject({
      state: 'inForce',
      origin: 'localDecision',
      log: [{ reason: 'firstBadMove', rule: 'MOP 37.19' }],
    });
    expect(game.desk().decisions[0]?.result).toBe('firstBadMove');
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
  });

  test('MOP 37.19: the second is the enemy’s to name, and the odds tell one from the other', () => {
    const bad = (one: ReturnType<typeof table>) =>
      one.previewDecision(decide)?.chances.flatMap(({ result }) => (/badMove/i.test(result ?? '') ? [result] : []));
    expect(bad(table({ decisionBarredUntil: null }))).toEqual(['firstBadMove']);
    const { game } = failing();
    game.turn(1);
    expect(bad(game)).toEqual(['badMove']);
    game.when(decide).thenFacts();
    roll(game, [1, 1]).thenFacts();
    expect(game.view('second').mayName).toEqual([corps('f1')]);
  });

  test('NLC 20.9: one that falls back may be a scenario’s own, and is under way at once', () => {
    const { game } = failing({ firstBadMove: { type: 'fallBack', at: null } });
    expect(game.desk().stage.find(({ of }) => of.id === 'f1')?.step).toMatchObject({ type: 'fallBack', target: null });
  });

  test('Ruling 14: what acts locally or has no effect is not touched by it', () => {
    const game = table({ decisionBarredUntil: null });
    game.when(decide).thenFacts();
    roll(game, [6, 6]).thenFacts();
    expect(game.order('first-o2')).toMatchObject({ steps: [{ type: 'attack' }], log: [{ reason: 'actsLocally' }] });
  });
});

test('MOP 37.22: III and V Corps take orders from Barclay and from nobody else', () => {
  const barclay = { ...leader('barclay', 'first', 1, { role: 'WC', under: 'emperor' }), fixedOrders: true };
  const game = ordersTable(
    battle({
      leaders: [leader('emperor', 'first', 3), barclay],
      formations: [formation('f1', 'first', { under: 'barclay' }), formation('f2', 'first')],
      units: [],
    }),
    'mop',
  );
  game.writes('f1', [step('attack', 'Dienville')]).thenRefused('ONLY_ITS_WING_ORDERS', 'MOP 37.22');
  game
    .writes('f1', [], {
      to: [{ of: { kind: 'division', id: 'f1', division: '1st' }, courier: { mp: 1 } }],
      steps: [step('defend', 'x')],
    })
    .thenRefused('ONLY_ITS_WING_ORDERS');
  game.writes('f2', [step('attack', 'Dienville')]).thenFacts();
  game.writes('f1', [step('attack', 'Dienville')], { from: 'barclay' }).thenFacts();
});

test('MOP 37.19: until Napoléon comes, Doumerc’s orders change by local decision alone', () => {
  const wing = (onMap: boolean) => {
    const setup = battle({
      leaders: [
        { ...leader('emperor', 'first', 3), onMap },
        { ...leader('wing', 'first', 3), role: 'WC' },
      ],
      formations: [
        { ...formation('f1', 'first', { rating: 3, under: 'wing' }), onlyLocalUntil: 'emperor' },
        formation('s1', 'second'),
      ],
      units: [],
    });
    const game = ordersTable(setup, 'mop');
    game
      .when({
        type: 'SetOrder',
        of: { kind: 'wing', id: 'wing' },
        steps: [step('probe', 'Bannay')],
        houseRule: { reason: 'as printed' },
      })
      .thenFacts();
    return game;
  };
  const order = { from: 'wing' };
  wing(false)
    .writes('f1', [step('probe', 'Bannay')], order)
    .thenRefused('ONLY_LOCAL_DECISIONS', 'MOP 37.19');
  wing(false)
    .when({ type: 'RecordLocalDecision', of: corps('f1'), steps: [step('march', 'Baye')] })
    .thenFacts();
  wing(true)
    .writes('f1', [step('probe', 'Bannay')], order)
    .thenFacts();
});

import type { Seat } from '../../engine/sides';
import { mopTable } from '../../testkit/playing';
import { mop } from '../../rules/mop/index';
import { openingOrders } from '../pack-setup';
import { SCENARIOS } from './index';
import { setupFor } from '../testing/by-its-rules';
import { deciding } from '../../testkit/plays';

/** Games begun from a pack as the app begins them, and played as far as the scenario's own rules go. */
const begun = (id: string) => {
  const pack = SCENARIOS.find((one) => one.id === id);
  if (pack === undefined) throw new Error(id);
  const setup = { ...setupFor(pack), playMode: 'solo' as const };
  const table = mopTable(setup);
  const when = (json: Readonly<{ type: string } & Record<string, unknown>>, seat: Seat = 'solo') => {
    const command = mop.decodeCommand(json);
    if (command.kind !== 'ok') throw new Error(JSON.stringify([json, command]));
    return table.when(command.value, seat);
  };
  for (const { command } of openingOrders(pack, setup).commands) when(command).thenFacts();
  const desk = (side: 'first' | 'second') => {
    const found = table.view('solo')?.orders?.desks.find((one) => one.side === side);
    if (found === undefined) throw new Error('no desk');
    return found;
  };
  return {
    when,
    desk,
    view: () => table.view('solo'),
    nextTurn: () => when({ type: 'NextTurn' }).thenFacts(),
    stage: (side: 'first' | 'second', of: string) => desk(side).stage.find((one) => one.of.id === of)?.step,
  };
};
const corps = (id: string) => ({ kind: 'formation', id }) as const;
const to = (at: string) => ({ kind: 'place', name: at }) as const;
const order = (type: string, at: string) => [{ type, target: to(at) }];

describe('MOP 37.19 Champaubert, begun from its pack', () => {
  const decide = { type: 'RecordLocalDecision', of: corps('c-ix'), steps: order('march', 'Champaubert') };
  const second = (game: ReturnType<typeof begun>) => game.when({ type: 'PhaseDone', side: 'first' });

  test('MOP 37.19: Olsufief waits for Baye, and his first Bad Move is to defend Champaubert', () => {
    const game = begun('mop-champaubert');
    second(game).thenFacts();
    game.when(decide).thenRefused('DECIDES_AFTER_ASSAULT', 'MOP 37.19');
    game.when({ type: 'NoteAssault', place: 'Baye' }).thenFacts();
    game.when(decide).thenFacts();
    game
      .when(deciding(corps('c-ix')))
      .rolling(['NLC 12.11', 1, 1])
      .thenFacts();
    expect(game.view()?.orders?.badMoves).toEqual([]);
    expect(game.stage('second', 'c-ix')).toMatchObject({ type: 'defend', target: { name: 'Champaubert' } });
    expect(game.desk('second').orders.find(({ of }) => of.kind === 'division')?.state).toBe('inForce');
  });

  test('MOP 37.19: until Napoléon comes nobody sends orders on his side, nor Blücher on his; then they do', () => {
    const game = begun('mop-champaubert');
    const write = (from: string, of: object) => ({
      type: 'WriteOrder',
      from,
      to: [{ of, courier: { mp: 2 } }],
      steps: order('march', 'Baye'),
    });
    game.when(write('napoleon', corps('f-vi'))).thenRefused('SENDER_NOT_THERE', 'MOP 37.15');
    game.when(write('grouchy', corps('f-i-cav'))).thenRefused('ONLY_LOCAL_DECISIONS', 'MOP 37.19');
    game.when(write('grouchy', corps('f-vi'))).thenRefused('NOT_UNDER_HIM', 'NLC 12.14');
    game.when({ type: 'RecordLocalDecision', of: corps('f-vi'), steps: order('attack', 'Bannay') }).thenFacts();
  });
});

describe('MOP 37.20 Montmirail, begun from its pack', () => {
  const marked = (game: ReturnType<typeof begun>) =>
    game.view()?.corps.formations.find(({ of }) => of.id === 'c-i')?.fatigued;

  test.each(['mop-montmirail', 'mop-eleventh-of-february'])(
    'Ruling 57 %s: Yorck’s corps is fatigued until it has been in Reserve for three hours',
    (id) => {
      const game = begun(id);
      expect(marked(game)).toBe(true);
      const due = () => game.desk('second').fatigue.map(({ formation, now }) => `${formation} ${now}`);
      const seen = [due()];
      for (let i = 0; i < 3; i++) {
        game.nextTurn();
        seen.push(due());
      }
      expect(seen).toEqual([[], [], [], ['c-i rested']]);
      game.when({ type: 'MarkFatigue', side: 'second', formations: ['c-i'] }).thenFacts();
      expect(marked(game)).toBe(false);
      expect(due()).toEqual([]);
    },
  );

  test('Ruling 57: an hour in which it was attacked is none of rest', () => {
    const game = begun('mop-montmirail');
    game.nextTurn();
    game.when({ type: 'SetFollowUp', id: 'attacked', of: 'c-i', value: 1 }).thenFacts();
    for (let i = 0; i < 2; i++) game.nextTurn();
    expect(game.desk('second').fatigue).toEqual([]);
    for (let i = 0; i < 2; i++) game.nextTurn();
    expect(game.desk('second').fatigue).toHaveLength(1);
  });

  test('MOP 37.20: Sacken orders VI, XI and C Corps, and not Yorck', () => {
    const game = begun('mop-montmirail');
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    const write = (of: string) => ({
      type: 'WriteOrder',
      from: 'sacken',
      to: [{ of: corps(of), courier: { mp: 2 } }],
      steps: order('march', 'Marbais (1031W)'),
      towardsTarget: true,
    });
    game.when(write('c-i')).thenRefused('NOT_UNDER_HIM', 'NLC 12.14');
    game.when(write('c-xi')).thenFacts();
    game.when(write('c-c')).thenFacts();
  });

  test('MOP 37.20: who may enter zones and attack within two hexes has it beside his order', () => {
    const game = begun('mop-montmirail');
    const beside = game
      .desk('first')
      .orders.flatMap(({ of, note }) => (note === undefined ? [] : [`${of.id}: ${note}`]));
    expect(beside).toEqual([
      'f-8-div: May enter zones and attack within 2 hexes of 1133W.',
      'f-yg: May enter zones and attack within 2 hexes of 1332W.',
      'f-gc: May enter zones and attack within 2 hexes of 1533.',
    ]);
  });

  test('MOP 37.17, 37.20: Ney decides within 8 hexes of Napoléon', () => {
    const game = begun('mop-montmirail');
    const decide = (hexesFromCommander: number | null) => ({
      type: 'RecordLocalDecision',
      of: corps('f-yg'),
      steps: order('attack', 'Montmirail'),
      hexesFromCommander,
    });
    game.when(decide(null)).thenRefused('HOW_FAR_FROM_COMMANDER', 'MOP 37.17');
    game.when(decide(9)).thenRefused('TOO_FAR_FROM_COMMANDER', 'MOP 37.17');
    game.when(decide(8)).thenFacts();
  });
});

describe('MOP 37.18, 37.22 Barclay, in both packs that have him', () => {
  test('MOP 37.22: he changes nothing, his corps take his orders alone, and those need not be consistent (12.14)', () => {
    const game = begun('mop-la-rothiere');
    game.when({ type: 'PhaseDone', side: 'first' }).thenFacts();
    const write = (from: string, of: object, type = 'defend') => ({
      type: 'WriteOrder',
      from,
      to: [{ of, courier: { mp: 2 } }],
      steps: order(type, 'Dienville (0921)'),
    });
    const barclay = { kind: 'wing', id: 'barclay' };
    game.when(write('blucher', barclay)).thenRefused('ORDERS_NEVER_CHANGE', 'Ruling 46');
    game
      .when({ type: 'RecordLocalDecision', of: barclay, steps: order('march', 'la Gibrie') })
      .thenRefused('ORDERS_NEVER_CHANGE', 'Ruling 46');
    for (const id of ['c-iii', 'c-v'])
      game.when(write('blucher', corps(id))).thenRefused('ONLY_ITS_WING_ORDERS', 'MOP 37.22');
    game.when(write('blucher', corps('c-iv'))).thenFacts();
    game.when(write('barclay', corps('c-v'))).thenFacts();
    expect(game.stage('second', 'c-iii')).toMatchObject({ type: 'attack' });
  });
});

test('MOP 37.17 Grouchy sends March, Attack and Probe with a 3 and all else with a 1, in a game from the pack', () => {
  const game = begun('mop-vauchamps');
  const sent = (steps: readonly object[]) => {
    game
      .when({
        type: 'WriteOrder',
        from: 'grouchy',
        to: [{ of: corps('f-ii-cav'), courier: { mp: 2 } }],
        steps,
        towardsTarget: true,
        houseRule: { reason: 'to see' },
      })
      .thenFacts();
    return game.desk('first').orders.at(-1)?.sender;
  };
  expect(sent(order('march', 'Jeanvillers (2202E)'))).toMatchObject({ rating: 3, ratingOtherwise: 1 });
});

test('MOP 37.23.1 the start on 11 February: what 37.20 prints for the campaign alone is in force there', () => {
  const game = begun('mop-eleventh-of-february');
  expect(game.stage('first', 'f-vi')).toMatchObject({ type: 'defend', target: { name: 'Etoges' } });
  const grouchy = game.desk('first').orders.find(({ of }) => of.kind === 'wing' && of.id === 'grouchy');
  expect(grouchy?.steps.map(({ type }) => type)).toEqual(['march', 'delay']);
  expect(game.stage('second', 'c-ix')).toMatchObject({ type: 'reserve' });
  expect(game.view()?.setup.turns.at(-1)?.day).toBe(4);
});

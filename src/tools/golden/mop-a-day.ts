import { damaging, digging, entering, goingOn, inDanger, rallying, removing, repairing } from '../../testkit/plays';
import type { Side } from '../../engine/sides';
import type { Faces } from '../../engine/step';
import type { AppView } from '../../session/rule-sets';
import { decide, loses, set, write } from './command-turn';
import type { Turn } from './command-turn';
import { MOP_SETUP } from './mop-setup';
import { atDesk, begins, corps, dice, play, resolves, says, table, to, unitsIn } from './script';
import type { Line, Tap } from './script';

/** MOP: a day and a night with cards, hidden forces, weather, works, trains, order sheets and fights. */

const draw = (side: Side, card: string, die: Faces, more: object = {}): Line =>
  play(side, { type: 'DrawCard', side, card, ...more }, die);
const plays = (side: Side, card: string, more: object = {}): Line =>
  play(side, { type: 'PlayCard', side, card, ...more });
const shows = (side: Side, card: string): Line => play(side, { type: 'ShowCard', side, card });
const hides = (id: string, ...route: readonly string[]): Tap => ({
  type: 'BeginHiddenMarch',
  of: corps(id),
  route,
});

const effectOf = (view: AppView, kind: string): string => {
  const found = view.cards?.effects.find(({ effect }) => effect.kind === kind);
  if (found === undefined) throw new Error(`no effect ${kind}`);
  return found.effect.id;
};

const ASSAULT = 'nlc/assault';
const assault =
  (attackers: readonly string[], defenders: readonly string[], retreat = 'free') =>
  (view: AppView) => ({
    game: 'mop',
    attackers: [{ units: unitsIn(view, ...attackers), retreat: 'free' }],
    defender: { units: unitsIn(view, ...defenders), retreat },
  });

const MORNING: readonly Turn[] = [
  {
    before: [
      table({ type: 'RollWeather' }, [1]),
      table({ type: 'AddSpan', name: 'Aisne bridge', kind: 'bridge' }),
      table({ type: 'AddSpan', name: 'Lette trestle', kind: 'trestle', damaged: true }),
      table({ type: 'AddTrain', side: 'first', kind: 'pontoon', name: 'Pontoons' }),
      table({ type: 'AddTrain', side: 'second', kind: 'baggage', formation: 's1', name: 'Baggage of I Corps' }),
      ...atDesk(
        'first',
        play('first', { type: 'DrawCard', side: 'first', from: 'mode', card: '5' }),
        plays('first', '5'),
        play('first', { type: 'DrawCard', side: 'first', from: 'bonus', card: '27' }),
        play('first', { type: 'DrawCard', side: 'first' }, [2]),
      ),
      ...atDesk(
        'second',
        play('second', { type: 'DrawCard', side: 'second', from: 'mode' }),
        plays('second', '27', { arrival: { formation: 's3', turn: 6 } }),
        draw('second', '16', [1]),
        plays('second', '16'),
        play('second', { type: 'SetDummies', side: 'second', count: 2 }),
      ),
    ],
    first: [
      set(corps('f1'), to('defend', 'Corbeny')),
      set(corps('f2'), to('march', 'Laon')),
      set({ kind: 'wing', id: 'ney' }, to('march', 'Laon')),
      decide('f3', to('probe', 'Craonne')),
      hides('f2', 'Corbeny', 'Festieux', 'Laon'),
      write('emperor', 'f1', 6, [to('attack', 'Laon')]),
    ],
    second: [
      set(corps('s1'), to('defend', 'Craonne')),
      set(corps('s2'), to('march', 'Soissons')),
      hides('s2', 'Chavignon', 'Soissons'),
      write('marshal', 's1', 3, [to('fallBack', 'Laon')]),
    ],
    dice: { 'decision f3': [5, 5], 'compliance second-o3': [2, 2] },
    cup: [
      table({ type: 'RollCoordinated', side: 'first', commander: 'emperor' }, [2]),
      table({ type: 'SetAside', side: 'first', chits: ['f1', 'f3'] }),
      table({ type: 'RollInitial', commanders: { first: 'emperor', second: 'marshal' } }),
      table({ type: 'TakeInitial', chit: 'coordinated' }),
      table({ type: 'TickStage', item: 'bombardment', done: true }),
    ],
    after: [
      table({ type: 'DeployVedettes', unit: 'f3-2nd', count: 3 }),
      table({ type: 'SpotForce', name: 'A covered stack at Chavignon', turns: 2 }),
      resolves(
        'nlc/bombardment',
        (view) => ({ game: 'mop', battery: unitsIn(view, 'f1-guns'), target: unitsIn(view, 's1-1st', 's1-2nd') }),
        dice(4, 2),
      ),
    ],
  },
  {
    before: [
      ...atDesk('first', draw('first', '10', [1]), plays('first', '10'), shows('first', '10')),
      ...atDesk(
        'second',
        play('second', { type: 'ReportToSpies', side: 'first' }),
        draw('second', '7B', [3]),
        plays('second', '7B'),
      ),
    ],
    first: [write('emperor', 'f2', 9, [to('attack', 'Laon')])],
    second: [decide('s1', to('attack', 'Corbeny'))],
    dice: { 'discovery second-h1': [6], 'decision s1': [1, 1] },
    after: [
      table(damaging('span-1', { unit: 'infantry' })),
      begins(ASSAULT, assault(['f1-1st', 'f1-2nd'], ['s1-1st', 's1-2nd']), dice(5, 4), dice(1, 2)),
      // A card that nobody knew of makes the defender's throw anew, and lies open by it.
      play(
        'second',
        (view) => ({ type: 'RethrowProcedure', procedure: ASSAULT, at: 1, effect: effectOf(view, 'rerolls') }),
        [2, 2],
      ),
      resolves(ASSAULT, assault(['f1-1st', 'f1-2nd'], ['s1-1st', 's1-2nd'])),
      table({ type: 'ChangeVedettes', vedettes: 've1', left: 2, disrupted: 1 }),
    ],
  },
  {
    before: [
      table({ type: 'RollWeather' }),
      table({ type: 'RecordSupply', side: 'first', outOfSupply: ['f3-1st'] }),
      table({ type: 'RecordSupply', side: 'second', outOfSupply: [] }),
      ...atDesk('first', draw('first', '14N', [5]), plays('first', '14N')),
      ...atDesk('second', draw('second', '22', [1]), plays('second', '22'), shows('second', '22')),
    ],
    first: [decide('f3', to('attack', 'Soissons'))],
    second: [write('marshal', 's2', 4, [to('attack', 'Corbeny')])],
    dice: { 'decision f3': [6, 6], 'compliance first-o5': [6, 5] },
    after: [
      shows('first', '14N'),
      resolves(ASSAULT, assault(['f1-1st'], ['s2-1st', 's2-2nd'], 'enemyZoc'), says('own'), dice(5, 5), dice(1, 1)),
      table(repairing('span-1'), [6]),
      table({ type: 'LiftSpotted', spotted: 'v1', revealed: true }),
      ...atDesk('second', play('second', { type: 'RevealDummy', side: 'second' })),
    ],
  },
];

const AFTERNOON: readonly Turn[] = [
  {
    before: [
      ...atDesk(
        'first',
        draw('first', '25', [1]),
        plays('first', '25', { arrival: { formation: 'f4', turn: 4 }, strength: 12 }),
      ),
      ...atDesk('second', draw('second', '9', [1]), plays('second', '9')),
    ],
    first: [{ type: 'CheckSuccess', order: 'first-o5', reached: true, attacked: false }],
    after: [
      play('first', { type: 'RevealHidden', march: 'first-h1', by: 'sight' }),
      table(entering('train-1'), [2]),
      ...loses('s1-guns', 's1-guns'),
    ],
  },
  {
    before: [
      ...atDesk('first', draw('first', '31', [1]), plays('first', '31', { value: 0 }), shows('first', '31')),
      ...atDesk('second', draw('second', '11', [1]), play('second', { type: 'DropCard', side: 'second', card: '11' })),
      table({ type: 'EnterReinforcement', formation: 'f4', how: 'entered' }),
    ],
    after: [
      table(inDanger('f1', { hits: 2 }), [6, 6]),
      table(goingOn('nlc/leader-loss', 1, 'save')),
      table(inDanger('marshal'), [1, 1]),
      table({ type: 'NameWeather', weather: 'fog' }),
    ],
  },
  {
    before: [
      ...atDesk('first', draw('first', '8', [1]), plays('first', '8', { subject: 'f1' })),
      ...atDesk('second', draw('second', '30G', [1]), plays('second', '30G')),
    ],
    first: [write('emperor', 'f1', 5, [to('march', 'Soissons')], { card: 8 })],
    second: [{ type: 'RollArrival', formations: ['s4'] }, write('marshal', 's1', 2, [to('defend', 'Craonne')])],
    after: [
      play('second', (view) => ({
        type: 'RecoverUnits',
        side: 'second',
        effect: effectOf(view, 'recoverUnits'),
        formation: 's1',
      })),
      table(digging('Heurtebise'), [1]),
    ],
  },
  {
    before: [...atDesk('first', draw('first', '28', [1]), plays('first', '28'))],
    after: [
      resolves('nlc/assault', assault(['f2-1st', 'f2-2nd'], ['s2-2nd'])),
      ...atDesk('second', play('second', removing(['s1-2nd']), [4])),
    ],
  },
];

const NIGHT: readonly Turn[] = [
  {
    second: [
      { type: 'DropOrder', order: 'second-o9', houseRule: { reason: 'both agree' } },
      rallying('s2', [{ unit: 's2-1st' }]),
    ],
    after: [table({ type: 'RecallVedettes', vedettes: 've1' })],
  },
  {},
  {
    before: [table({ type: 'RollWeather' })],
    first: [write('emperor', 'f3', 3, [to('march', 'Craonne')])],
  },
  {
    after: [
      table({ type: 'RecordPlace', name: 'Laon', points: 5, by: 'second' }),
      table({ type: 'RecordPlace', name: 'Soissons', kind: 'source', owner: 'second', by: 'first', inSupply: true }),
      table({ type: 'AwardPoints', side: 'first', amount: 3, reason: 'the scenario' }),
      table({ type: 'RecordCapture', leader: 'marshal' }),
      table({ type: 'ExitTrain', train: 'train-1' }),
      ...atDesk('first', play('first', { type: 'ShowAllCards', side: 'first' })),
      ...atDesk('second', play('second', { type: 'ShowAllCards', side: 'second' })),
      table({ type: 'CountVictory' }),
    ],
  },
];

export const MOP_A_DAY = { rules: 'mop', setup: MOP_SETUP, turns: [...MORNING, ...AFTERNOON, ...NIGHT] } as const;

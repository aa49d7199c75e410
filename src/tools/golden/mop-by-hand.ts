import { EMPTY_TITLE } from '../../rules/common/index';
import type { Setup } from '../../rules/common/index';
import type { AppView } from '../../session/rule-sets';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { decide, set, write } from './command-turn';
import type { Turn } from './command-turn';
import { free, terms } from './fight-setup';
import { atDesk, begins, corps, dice, play, resolves, table, to } from './script';
import type { Line } from './script';

/**
 * MOP: what players say and correct by hand, plays that are taken back, and a game that goes on as a copy. Full play of cards,
 * so that hands are kept.
 */
const CARDS = (['3', '7B', '14A', '18', '24L', '30G'] as const).map((no) => ({
  name: `Card ${no}`,
  count: 2,
  deck: 'second' as const,
  note: '',
  no,
}));

const SETUP: Setup = battle(
  {
    leaders: [
      leader('emperor', 'first', 4, { level: 40 }),
      leader('ney', 'first', 3, { role: 'WC', under: 'emperor' }),
      leader('marshal', 'second', 4, { level: 40 }),
    ],
    formations: [
      formation('f1', 'first', { limit: 8 }),
      formation('f2', 'first', { under: 'ney', limit: 8 }),
      formation('f3', 'first', { arrives: 2, decisionBarredUntil: 'Laon' }),
      formation('s1', 'second', { limit: 8 }),
      formation('s2', 'second', { limit: 8 }),
      formation('s3', 'second', { arrives: 9 }),
    ],
    units: ['f1', 'f2', 'f3', 's1', 's2'].flatMap((id) =>
      ['1st', '2nd'].map((division) =>
        unit(`${id}-${division}`, id, {
          division,
          front: 5,
          reverse: 2,
          initiative: 4,
          nation: id.startsWith('f') ? 'french' : 'prussian',
        }),
      ),
    ),
    title: { ...EMPTY_TITLE, cards: CARDS, cardPlay: 'full', handSize: 4 },
  },
  [
    'orderSheets',
    'hiddenMovement',
    'hiddenTrafficJams',
    'operationsMorale',
    'proximity',
    'directCommand',
    'commandConfusion',
    'fatigue',
  ],
);

const hides = (id: string, jams: readonly object[] = []) => ({
  type: 'BeginHiddenMarch',
  of: corps(id),
  route: ['Corbeny', 'Laon'],
  jams,
});
const effectOf = (view: AppView, kind: string): string =>
  view.cards?.effects.find(({ effect }) => effect.kind === kind)?.effect.id ?? '';

const assault = (view: AppView) => ({
  ...terms(view),
  attackers: [{ units: [view.procedure?.unitInputs['f1-1st'], view.procedure?.unitInputs['f1-2nd']], ...free }],
  defender: { units: [view.procedure?.unitInputs['s1-1st']], ...free },
});

const BY_HAND: readonly Line[] = [
  table({ type: 'AddTrain', side: 'first', kind: 'pontoon', name: 'Pontoons' }),
  table({ type: 'RemoveTrain', train: 'train-1' }),
  table({ type: 'RecordPlace', name: 'Laon', points: 3 }),
  table({ type: 'RemovePlace', name: 'Laon' }),
  table({ type: 'RecordEnding', what: 'generalRetreat', side: 'first' }),
  table({ type: 'MoveArrival', formation: 'f3', turn: 2, reason: 'the scenario' }),
  table({ type: 'SetNeighbours', formation: 'f1', near: ['f2'] }),
  table({ type: 'CountLosses', of: { kind: 'formation', id: 's2' }, lost: 2 }),
  table({ type: 'SetDivision', formation: 'f2', division: '2nd', ownOrders: true }),
  table({ type: 'RecordOperation', formation: 'f1', what: 'attackRepelled' }),
  table({ type: 'RecordGuard', side: 'first' }),
  table({ type: 'SetFollowUp', id: 'bombardOnly', of: 'f1', value: 1 }),
  { kind: 'undo' },
  { kind: 'undo' },
  { kind: 'redo' },
  table({ type: 'SetFollowUp', id: 'bombardOnly', of: 'f1', value: 2 }),
];

const card = (no: string): readonly Line[] => [play('second', { type: 'DrawCard', side: 'second', card: no })];
const plays = (no: string, more: object = {}): Line =>
  play('second', { type: 'PlayCard', side: 'second', card: no, ...more });
const shows = (no: string): Line => play('second', { type: 'ShowCard', side: 'second', card: no });

const TURNS: readonly Turn[] = [
  {
    before: [...BY_HAND, ...atDesk('second', ...card('3'), ...card('24L'), ...card('30G'), plays('24L'))],
    first: [
      set(corps('f1'), to('delay', 'Corbeny'), to('fallBack', 'Laon')),
      set(corps('f2'), to('march', 'Laon')),
      { type: 'NextStep', order: 'first-o1' },
      hides('f2'),
      hides('f1', [{ march: 'first-h1', turns: 2 }]),
      { type: 'ChangeHiddenRoute', march: 'first-h1', route: ['Festieux'], why: 'localDecision' },
      { type: 'NameRoute', order: 'first-o2', route: ['Festieux'] },
      { type: 'SetAway', leader: 'emperor', away: true },
      { type: 'DirectUnits', leader: 'emperor', formations: ['f1'], units: 2, french: true },
    ],
    second: [
      { type: 'ChangeArrivalOrder', formation: 's3', order: 'March to Craonne' },
      set(corps('s1'), to('defend', 'Craonne')),
      set(corps('s2'), to('attack', 'Corbeny')),
      write('marshal', 's2', 2, [to('march', 'Soissons')]),
    ],
    after: [
      table({ type: 'NoteAssault', place: 'Laon' }),
      table({ type: 'EndAction' }),
      begins('nlc/assault', assault, dice(3, 3)),
      table({ type: 'DropProcedure' }),
      ...atDesk('second', plays('3', { agreed: true }), shows('3')),
      table((view) => ({ type: 'UseCardEffect', side: 'second', effect: effectOf(view, 'coverFire') })),
      play('second', { type: 'FailOrder', of: corps('s1'), why: 'drivenOut' }),
      play('first', { type: 'NoteLoss', order: 'first-o2' }),
      play('first', { type: 'MeetEnemy', order: 'first-o2', whom: 'units', units: ['f2-1st'] }),
      play('first', { type: 'ReopenPhase', side: 'first' }),
      play('first', { type: 'PhaseDone', side: 'first' }),
    ],
  },
  {
    before: [...atDesk('second', ...card('7B'), plays('7B'), plays('30G'), shows('30G'))],
    first: [
      decide('f2', to('probe', 'Craonne')),
      {
        ...decide('f1', to('march', 'Laon')),
        forDivision: { division: '2nd', courier: { mp: 2 } },
      },
    ],
    second: [write('marshal', 's1', 2, [to('defend', 'Craonne')])],
    dice: { 'decision f2': [6, 6], 'decision f1': [6, 6] },
    cup: [
      table({ type: 'RollCoordinated', side: 'second', commander: 'marshal' }, [6]),
      {
        kind: 'throwAgain',
        at: 'table',
        tap: (view) => ({ type: 'ThrowAgain', side: 'second', effect: effectOf(view, 'rerolls') }),
        faces: [1],
      },
      table({ type: 'SetAside', side: 'second', chits: ['s1', 's2'] }),
    ],
    after: [
      begins('nlc/assault', assault, dice(3, 3), dice(1, 1)),
      shows('7B'),
      table({ type: 'RenewProcedure', procedure: 'nlc/assault' }),
      resolves('nlc/assault', assault),
      { kind: 'correct', back: 3, reason: 'the wrong hex' },
    ],
  },
  {
    before: [...atDesk('second', play('second', { type: 'ReshuffleCards', side: 'second' }))],
    first: [
      write('emperor', 'f1', 0, [{ type: 'assign', to: 'ney' }]),
      { type: 'Reincorporate', of: { kind: 'division', id: 'f1', division: '2nd' }, inRange: true },
    ],
    after: [
      table({ type: 'EnterReinforcement', formation: 'f3', how: 'postponed', hindrance: 'blocked' }),
      play('first', { type: 'TellOperations', side: 'first' }),
    ],
  },
];

/** What is done in the copy, where the other game ended. */
const COPIED: readonly Line[] = [
  table({ type: 'NextTurn' }),
  ...atDesk('first', play('first', { type: 'OpenArchive', side: 'first' })),
  ...atDesk('second', play('second', { type: 'OpenArchive', side: 'second' })),
  table({ type: 'CountVictory', early: true }),
];

export const MOP_BY_HAND = { rules: 'mop', setup: SETUP, turns: TURNS, copied: COPIED } as const;

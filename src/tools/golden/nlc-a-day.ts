import type { Setup } from '../../rules/common/index';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { decide, loses, set, write } from './command-turn';
import type { Turn } from './command-turn';
import { corps, play, table, to } from './script';

/** NLC: a whole day with order sheets. Dice that matter fall as written below; the rest as the phone's chance has it. */

const HOURS = ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'] as const;
const NIGHT = ['21:00', '00:00', '03:00'] as const;
const MORNING = ['06:00', '07:00', '08:00'] as const;

const TURNS: Setup['turns'] = [
  ...HOURS.map((label) => ({ label, kind: 'day' as const, day: 1 })),
  ...NIGHT.map((label) => ({ label, kind: 'night' as const, day: 1 })),
  ...MORNING.map((label) => ({ label, kind: 'day' as const, day: 2 })),
];

const SETUP = battle(
  {
    turns: TURNS,
    leaders: [
      leader('emperor', 'first', 4, { level: 40 }),
      leader('ney', 'first', 3, { role: 'WC', under: 'emperor' }),
      leader('marshal', 'second', 3, { level: 40 }),
    ],
    formations: [
      formation('f1', 'first', { limit: 12 }),
      formation('f2', 'first', { rating: 2, under: 'ney' }),
      formation('f3', 'first', { kind: 'cavalryCorps' }),
      formation('f4', 'first', { arrives: 3 }),
      formation('s1', 'second', { rating: 1, limit: 10 }),
      formation('s2', 'second', { rating: 2 }),
      formation('s3', 'second'),
    ],
    units: ['f1', 'f2', 'f3', 'f4', 's1', 's2', 's3'].flatMap((id) =>
      ['1st', '2nd', '3rd'].map((division) => unit(`${id}-${division}`, id, { division, front: 5, reverse: 3 })),
    ),
  },
  ['orderSheets', 'operationsMorale', 'commandConfusion', 'fatigue'],
);

/** The day: what either side does at its desk, what happens on the map, and the dice of whoever must roll. */
const DAY: readonly Turn[] = [
  {
    first: [
      set(corps('f1'), to('defend', 'Ligny')),
      set(corps('f2'), to('probe', 'Wavre')),
      set({ kind: 'wing', id: 'ney' }, to('probe', 'Wavre')),
      decide('f3', to('march', 'Sombreffe')),
      write('emperor', 'f1', 6, [to('march', 'Gembloux', { route: ['Sombreffe'] }), to('attack', 'Wavre')]),
    ],
    // A Bad Move: the second side sends the cavalry back.
    second: [
      set(corps('s1'), to('defend', 'Wavre')),
      set(corps('s2'), to('march', 'Limal')),
      write('marshal', 's1', 3, [to('attack', 'Ligny')]),
    ],
    dice: { 'decision f3': [1, 1], 'compliance second-o3': [6, 6] },
  },
  {
    first: [write('emperor', 'f2', 20, [to('defend', 'Gembloux')], { wingOutOfRange: true })],
    dice: { 'compliance first-o4': [6, 5] },
  },
  { after: [play('first', { type: 'MeetEnemy', order: 'first-o4', whom: 'leader' }), ...loses('s1-1st', 'f1-1st')] },
  // Confidence: the one fails and goes back three hexes, the other stands.
  { dice: { 'confidence second-o3': [6], 'confidence first-o4': [1] }, after: loses('s1-1st', 's1-2nd', 's1-2nd') },
  {
    second: [write('marshal', 's1', 2, [to('defend', 'the bridge')])],
    dice: { 'compliance second-o5': [5, 5] },
  },
  {
    first: [{ type: 'CheckSuccess', order: 'first-o4', reached: true }],
    second: [decide('s3', to('march', 'Ottignies'))],
    dice: { 'decision s3': [6, 6] },
  },
  {
    first: [write('ney', 'f2', 3, [to('march', 'Wavre')], { towardsTarget: true })],
    second: [write('marshal', 's2', 4, [to('probe', 'Gembloux')])],
  },
  {
    first: [
      write('emperor', 'f3', 3, [to('forcedMarch', 'Mont-Saint-Guibert')]),
      write('emperor', 'f1', 8, [to('fallBack', 'Ligny')]),
    ],
  },
  { second: [write('marshal', 's3', 3, [to('attack', 'Wavre', { nextDay: true })])] },
  {},
  {},
  { first: [{ type: 'MarkFatigue', side: 'first', formations: ['f1', 'f2', 'f3', 'f4'] }] },
  {
    first: [write('emperor', 'f4', 3, [to('attack', 'Limal')], { awayFromHq: true })],
    after: [table({ type: 'RecordHq', leader: 'marshal', what: 'destroyed' })],
  },
  { second: [write('marshal', 's3', 0, [{ type: 'reserve', target: null }])] },
];

export const NLC_A_DAY = { rules: 'nlc', setup: SETUP, turns: DAY } as const;

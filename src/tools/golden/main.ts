import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Faces } from '../../engine/step';
import { otherSide } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import type { Setup } from '../../rules/common/index';
import { exportGame } from '../../session/library';
import { battle, formation, leader, unit } from '../../testkit/battle';
import { playing, testPorts } from '../../testkit/ports';

/**
 * Plays a whole day with order sheets and exports it: node src/tools/run-ts.cjs src/tools/golden/main.ts
 * Dice that matter are thrown as written below; the rest fall as the phone's chance has it, the same every time.
 */

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

type Tap = Readonly<{ type: string } & Record<string, unknown>>;
type Turn = Readonly<Partial<Record<Side | 'table', readonly Tap[]>> & { dice?: Readonly<Record<string, Faces>> }>;

const corps = (id: string) => ({ kind: 'formation', id });
const to = (type: string, name: string, more: object = {}) => ({ type, target: { kind: 'place', name }, ...more });
const set = (of: object, ...steps: readonly object[]): Tap => ({ type: 'SetOrder', of, steps });
const write = (from: string, id: string, mp: number, steps: readonly object[], more: object = {}): Tap => ({
  type: 'WriteOrder',
  from,
  to: [{ of: corps(id), courier: { mp } }],
  steps,
  ...more,
});
const decide = (id: string, ...steps: readonly object[]): Tap => ({
  type: 'RecordLocalDecision',
  of: corps(id),
  steps,
});
const loses = (...units: readonly string[]): readonly Tap[] => units.map((id) => ({ type: 'LoseStep', unit: id }));

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
  { table: [{ type: 'MeetEnemy', order: 'first-o4', whom: 'leader' }, ...loses('s1-1st', 'f1-1st')] },
  // Confidence: the one fails and goes back three hexes, the other stands.
  { dice: { 'confidence second-o3': [6], 'confidence first-o4': [1] }, table: loses('s1-1st', 's1-2nd', 's1-2nd') },
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
    table: [{ type: 'RecordHq', leader: 'marshal', what: 'destroyed' }],
  },
  { second: [write('marshal', 's3', 0, [{ type: 'reserve', target: null }])] },
];

/** NLC 12.3: what is rolled, and how it falls where the day says nothing else. */
const ROLLS: Readonly<Partial<Record<string, Readonly<{ command: string; usual: Faces }>>>> = {
  compliance: { command: 'CheckCompliance', usual: [5, 4] },
  delayed: { command: 'RollDelayed', usual: [4] },
  confidence: { command: 'CheckConfidence', usual: [2] },
};

/** Somebody to play it: every play goes through a session, as the players' would. */
const players = async () => {
  const { ports, game, session } = await playing(testPorts(), 'nlc', SETUP);
  const play = async (tap: Tap, ...dice: readonly Faces[]): Promise<void> => {
    let done = await session.dispatch(tap, dice.length === 0 ? 'app' : 'table');
    for (const faces of dice) done = await session.giveFaces(faces);
    if (!done) throw new Error(`${JSON.stringify(tap)}: ${JSON.stringify(session.getState().refusal)}`);
  };
  const desk = (side: Side) => {
    session.takeSeat(side);
    const found = session.getState().view.orders?.desks.find((one) => one.side === side);
    if (found === undefined) throw new Error('no desk');
    return found;
  };
  return { ports, game, session, play, desk };
};
type Players = Awaited<ReturnType<typeof players>>;

/** The next thing that must be answered at a desk, with its dice. False when there is nothing left. */
const answer = async ({ play, desk }: Players, side: Side, { dice = {} }: Turn): Promise<boolean> => {
  const due = desk(side).dues.find(({ must }) => must);
  if (due === undefined) return false;
  const { kind, order, of } = due;
  const rolled = ROLLS[kind];
  if (rolled !== undefined) await play({ type: rolled.command, order }, dice[`${kind} ${order ?? ''}`] ?? rolled.usual);
  else if (kind === 'decision') await play({ type: 'AnswerDecision', of }, dice[`decision ${of.id}`] ?? [4, 4]);
  else if (kind === 'receive') await play({ type: 'ReceiveOrders', side });
  else await play({ type: 'CheckSuccess', order, reached: false, onTarget: false });
  return true;
};

/** NLC 12.3, step 2 comes before whatever is written; what is received, after it. */
const checksFirst = async (all: Players, side: Side, turn: Turn): Promise<void> => {
  while (all.desk(side).dues.some(({ must, step }) => must && step === 'checks')) await answer(all, side, turn);
};

const namesBadMove = async ({ session, play }: Players, side: Side): Promise<void> => {
  const call = session.getState().view.orders?.badMoves.find((one) => one.side === side);
  if (call === undefined) return;
  session.takeSeat(otherSide(side));
  await play({ type: 'AssignBadMove', of: call.of, step: to('fallBack', 'Fleurus') });
  session.takeSeat(side);
};

const EARLY: readonly string[] = ['RecordLocalDecision', 'SetOrder', 'CheckSuccess', 'MarkFatigue'];

const commands = async (all: Players, side: Side, turn: Turn): Promise<void> => {
  const taps = turn[side] ?? [];
  all.session.takeSeat('table');
  await all.play({ type: 'OpenDesk', side });
  all.desk(side);
  for (const tap of taps.filter(({ type }) => EARLY.includes(type))) await all.play(tap);
  await checksFirst(all, side, turn);
  for (const tap of taps.filter(({ type }) => !EARLY.includes(type))) await all.play(tap);
  if (all.desk(side).phase !== 'receiving') await all.play({ type: 'ReceiveOrders', side });
  while (await answer(all, side, turn));
  await namesBadMove(all, side);
  await all.play({ type: 'PhaseDone', side });
  await all.play({ type: 'CloseDesk', side });
};

const MOST_CHITS = 8;

/** The rest of a turn: the cup is filled and drawn from, the map has its say. */
const onTheTable = async (all: Players, turn: Turn, isLast: boolean): Promise<void> => {
  const { session, play } = all;
  session.takeSeat('table');
  await play({ type: 'FillCup' });
  for (let i = 0; i < MOST_CHITS && left(session.getState().view) > 0; i++) await play({ type: 'DrawChit' });
  for (const one of turn.table ?? []) {
    session.takeSeat(one.type === 'MeetEnemy' ? 'first' : 'table');
    await play(one);
  }
  session.takeSeat('table');
  await play({ type: 'GoToStep', step: 'turnEnd' });
  if (!isLast) await play({ type: 'NextTurn' });
};

const left = ({ cup }: ReturnType<Players['session']['getState']>['view']): number =>
  (cup?.inside?.first ?? 0) + (cup?.inside?.second ?? 0);

const main = async (): Promise<void> => {
  const all = await players();
  for (const [i, turn] of DAY.entries()) {
    await commands(all, 'first', turn);
    await commands(all, 'second', turn);
    await onTheTable(all, turn, i === DAY.length - 1);
  }
  const file = join(__dirname, '..', '..', 'testkit', 'golden', 'sealed', 'nlc-a-day.ndjson');
  const text = await exportGame(all.ports, all.game);
  writeFileSync(file, text);
  console.log(`${file}: ${String(text.split('\n').length)} lines`);
};

void main();

import { deciding, rollingOn, steadying, weighing } from '../../testkit/plays';
import { playedAs } from '../../rules/common/rule-set';
import { otherSide } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import type { Faces } from '../../engine/step';
import { playLines } from './play-lines';
import type { Players } from './players';
import { corps, table, to } from './script';
import type { Line, Tap } from './script';

/** A turn under NLC 12.3: what either side does at its desk, and what happens on the map. */
export type Turn = Readonly<
  Partial<Record<Side, readonly Tap[]>> & {
    /** Reinforcements, weather and cards, before anybody commands. */
    before?: readonly Line[];
    /** The cup; else it is filled and drawn from until it is empty. */
    cup?: readonly Line[];
    after?: readonly Line[];
    /** The dice of whoever must roll at his desk, by what they are for. */
    dice?: Readonly<Record<string, Faces>>;
  }
>;

/** NLC 12.3: what is rolled, and how it falls where the turn says nothing else. */
const ROLLS: Readonly<Partial<Record<string, Readonly<{ roll: typeof weighing; usual: Faces }>>>> = {
  compliance: { roll: weighing, usual: [5, 4] },
  delayed: { roll: rollingOn, usual: [4] },
  confidence: { roll: steadying, usual: [2] },
};
/** NLC 20.1.2: a march that nobody finds. */
const HIDDEN: Faces = [1];

/** The next thing that must be answered at a desk, with its dice. False when there is nothing left. */
const answer = async ({ play, desk }: Players, side: Side, { dice = {} }: Turn): Promise<boolean> => {
  const due = desk(side).dues.find(({ must }) => must);
  if (due === undefined) return false;
  const { kind, order, of } = due;
  const rolled = ROLLS[kind];
  if (rolled !== undefined && order !== null) await play(rolled.roll(order), dice[`${kind} ${order}`] ?? rolled.usual);
  else if (kind === 'decision') await play(deciding(of), dice[`decision ${of.id}`] ?? [4, 4]);
  else if (kind === 'receive') await play({ type: 'ReceiveOrders', side });
  else await play({ type: 'CheckSuccess', order, reached: false, onTarget: false });
  return true;
};

/** NLC 12.3, step 2 comes before whatever is written; what is received, after it. */
const checksFirst = async (all: Players, side: Side, turn: Turn): Promise<void> => {
  while (all.desk(side).dues.some(({ must, step }) => must && step === 'checks')) await answer(all, side, turn);
};

/** Ruling 9: between what is sent and what is received, hidden marches are rolled for. */
const discovery = async ({ view, play }: Players, side: Side, { dice = {} }: Turn): Promise<void> => {
  const due =
    view()
      .hidden?.desks.find((one) => one.side === side)
      ?.marches.filter((march) => march.due) ?? [];
  for (const { id } of due)
    await play({ type: 'RollDiscovery', march: id, nearestEnemyHq: 'other' }, dice[`discovery ${id}`] ?? HIDDEN);
};

const namesBadMove = async ({ view, play, sit }: Players, side: Side): Promise<void> => {
  const call = view().orders?.badMoves.find((one) => one.side === side);
  if (call === undefined) return;
  sit(otherSide(side));
  await play({ type: 'AssignBadMove', of: call.of, step: to('fallBack', 'Fleurus') });
  sit(side);
};

const EARLY: readonly string[] = ['RecordLocalDecision', 'SetOrder', 'CheckSuccess', 'MarkFatigue'];
const LATE: readonly string[] = ['nlc/rally'];
const timeOf = (tap: Tap): 'early' | 'late' | 'usual' =>
  EARLY.includes(playedAs(tap)) ? 'early' : LATE.includes(playedAs(tap)) ? 'late' : 'usual';

const commands = async (all: Players, side: Side, turn: Turn): Promise<void> => {
  const { play, sit, desk } = all;
  const made = async (when: ReturnType<typeof timeOf>): Promise<void> => {
    for (const tap of turn[side] ?? []) if (timeOf(tap) === when) await play(tap);
  };
  sit('table');
  await play({ type: 'OpenDesk', side });
  desk(side);
  await made('early');
  await checksFirst(all, side, turn);
  await made('usual');
  await discovery(all, side, turn);
  if (desk(side).phase !== 'receiving') await play({ type: 'ReceiveOrders', side });
  while (await answer(all, side, turn));
  await namesBadMove(all, side);
  await made('late');
  await play({ type: 'PhaseDone', side });
  await play({ type: 'CloseDesk', side });
};

const MOST_CHITS = 8;
const left = ({ view }: Players): number => (view().cup?.inside?.first ?? 0) + (view().cup?.inside?.second ?? 0);

/** Of the cup what is not written: it is filled, and drawn from until it is empty. */
const draws = async (all: Players): Promise<void> => {
  const { view, sit, play } = all;
  if (view().cup === undefined) return;
  sit('table');
  if (view().cup?.inside === null) await play({ type: 'FillCup' });
  for (let i = 0; i < MOST_CHITS && left(all) > 0; i++) await play({ type: 'DrawChit' });
};

export const playTurn = async (all: Players, turn: Turn, isLast: boolean): Promise<void> => {
  await playLines(all, turn.before ?? []);
  await commands(all, 'first', turn);
  await commands(all, 'second', turn);
  await playLines(all, turn.cup ?? []);
  await draws(all);
  await playLines(all, [...(turn.after ?? []), table({ type: 'GoToStep', step: 'turnEnd' })]);
  if (!isLast) await playLines(all, [table({ type: 'NextTurn' })]);
};

/** Orders as they are written on a sheet. */
export const set = (of: object, ...steps: readonly object[]): Tap => ({ type: 'SetOrder', of, steps });
export const write = (from: string, id: string, mp: number, steps: readonly object[], more: object = {}): Tap => ({
  type: 'WriteOrder',
  from,
  to: [{ of: corps(id), courier: { mp } }],
  steps,
  ...more,
});
export const decide = (id: string, ...steps: readonly object[]): Tap => ({
  type: 'RecordLocalDecision',
  of: corps(id),
  steps,
});
export const loses = (...units: readonly string[]): readonly Line[] =>
  units.map((id) => table({ type: 'LoseStep', unit: id }));

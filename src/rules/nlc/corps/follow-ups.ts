import { bothSides } from '../../../engine/sides';
import type { BySide, Side } from '../../../engine/sides';
import { refuse, unless } from '../../../engine/step';
import type { RuleId, Step } from '../../../engine/step';
import type { Decision } from '../../../engine/rule-set';
import { isOn } from '../switches';
import type { Setup } from '../../common/setup/setup';
import { happened } from '../../common/table';
import type { Retreats } from '../cup/rolls';
import type { CorpsCommand, CorpsEvent, CorpsTable, FollowUp } from './corps';
import { FOLLOW_UPS, FOLLOW_UP_IDS, mostOf } from './follow-up-table';
import type { FollowUpEnd, FollowUpId, FollowUpRule } from './follow-up-table';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';

/** How many turns after its own each stands. A day ends with the track's day, and nothing else with any turn. */
const LASTS: Readonly<Record<FollowUpEnd, number>> = { turn: 0, nextTurn: 1, secondTurn: 2, day: 999, never: 999 };

/** A counter of one turn is not the same as that of the turn before; both may be wanted (NLC 20.11). */
const isOfItsTurn = ({ kind, ends }: FollowUpRule): boolean => kind !== 'mark' && ends === 'nextTurn';

export const withFollowUp = (all: readonly FollowUp[], one: FollowUp): readonly FollowUp[] => {
  const keepsEarlier = isOfItsTurn(FOLLOW_UPS[one.id]);
  const others = all.filter(
    ({ id, of, turn }) => id !== one.id || of !== one.of || (keepsEarlier && turn !== one.turn),
  );
  return one.value === 0 ? others : [...others, one];
};

/** What the turn that begins leaves behind. */
export const withoutEnded = (all: readonly FollowUp[], now: number): readonly FollowUp[] =>
  all.filter(({ id, turn }) => now - turn <= LASTS[FOLLOW_UPS[id].ends]);

const stands = (setup: Setup, { id, turn }: FollowUp, now: number): boolean => {
  const { ends } = FOLLOW_UPS[id];
  if (now - turn > LASTS[ends]) return false;
  return ends !== 'day' || setup.turns[turn]?.day === setup.turns[now]?.day;
};

const isDue = ({ id, value, turn }: FollowUp, now: number): boolean => {
  const { due, ...rule } = FOLLOW_UPS[id];
  if (due === 'later') return turn < now;
  return due === 'standing' || value >= mostOf({ due, ...rule });
};

export type FollowUpView = FollowUp & Readonly<{ rule: RuleId; due: boolean }>;

/** All that stands this turn; `due` is what must be thought of now. */
export const followUpsNow = (setup: Setup, { followUps }: CorpsTable, now: number): readonly FollowUpView[] =>
  followUps
    .filter((one) => stands(setup, one, now))
    .map((one) => ({ ...one, rule: FOLLOW_UPS[one.id].rule, due: isDue(one, now) }));

/** Whether a mark stands for somebody this turn. */
export const isMarked = (
  { setup, corps, turn }: Pick<CorpsState, 'setup' | 'corps' | 'turn'>,
  id: FollowUpId,
  of: string,
): boolean => corps.followUps.some((one) => one.id === id && one.of === of && stands(setup, one, turn));

/** What this game uses of them: a refit's own only there, an optional rule's only where it is played. */
export const followUpsUsed = ({ book, setup }: Pick<CorpsState, 'book' | 'setup'>): readonly FollowUpId[] =>
  FOLLOW_UP_IDS.filter((id) => {
    const rule = FOLLOW_UPS[id];
    return (rule.ofRefit !== true || book.marks.includes(id)) && (rule.with?.some((name) => isOn(setup, name)) ?? true);
  });

/** NLC 20.11: what both sides retreated in one turn, for the Initial Action of the next. */
export const retreatsIn = ({ followUps }: CorpsTable, turn: number): BySide<Retreats> => {
  const count = (id: FollowUpId, side: Side): number =>
    followUps.find((one) => one.id === id && one.of === side && one.turn === turn)?.value ?? 0;
  return bothSides((side) => ({ units: count('retreated', side), combats: count('combats', side) }));
};

const isThere = (setup: Setup, { of }: FollowUpRule, id: string): boolean => {
  if (of === 'side') return id === 'first' || id === 'second';
  return (of === 'formation' ? setup.formations : setup.leaders).some((one) => one.id === id);
};

/** Sets a mark or counter, each under the rule it serves. */
export const setFollowUp = (
  state: CorpsState,
  { id, of, value }: Extract<CorpsCommand, { type: 'SetFollowUp' }>,
): Step<Decision<CorpsEvent>> => {
  const row = FOLLOW_UPS[id];
  if (!followUpsUsed(state).includes(id)) return refuse(CORPS_REFUSALS.NOT_PLAYED_HERE(row.rule));
  return unless(
    [
      [!isThere(state.setup, row, of), CORPS_REFUSALS.NOT_FOR_A_FOLLOW_UP(row.rule)],
      [value > mostOf(row), CORPS_REFUSALS.FOLLOW_UP_TOO_HIGH(row.rule)],
    ],
    () => happened([{ type: 'FollowUpSet', id, of, value }]),
  );
};

import { refuse, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import type { Decision } from '../../../engine/rule-set';
import { placeOf } from '../../common/clock/turn-track';
import type { Leader, Setup } from '../../common/setup/setup';
import { happened } from '../../common/table';
import { rollerRating } from '../command/leader';
import type { CorpsCommand, CorpsEvent, CorpsTable } from './corps';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';

type Outcome = Step<Decision<CorpsEvent>>;
type Command<Type extends CorpsCommand['type']> = Extract<CorpsCommand, { type: Type }>;

/** NLC 11.4: `dueBack` from the first night turn after it was destroyed, to be placed with any friendly unit. */
export type HqState = 'standing' | 'destroyed' | 'dueBack';

export const hqState = (setup: Setup, { hqs }: CorpsTable, leader: string, turn: number): HqState => {
  const lostOn = hqs[leader]?.lostOn ?? null;
  if (lostOn === null) return 'standing';
  const nightCame = setup.turns.some((_, i) => i > lostOn && i <= turn && placeOf(setup, i).nightfall);
  return nightCame ? 'dueBack' : 'destroyed';
};

/** NLC 11.2, Ruling 85: whoever lost his leader has none for the rest of the turn, and then one with the successor's rating. */
export type Leading = Readonly<{ rating: number; leaderless: boolean }>;

export const leadingNow = ({ lost }: CorpsTable, id: string, printed: number, turn: number): Leading => {
  const loss = lost[id];
  if (loss === undefined) return { rating: printed, leaderless: false };
  return loss.turn >= turn ? { rating: 0, leaderless: true } : { rating: loss.successor, leaderless: false };
};

const commanderInForce = (setup: Setup, corps: CorpsTable, turn: number, leader: Leader): Leader => {
  const { rating, leaderless } = leadingNow(corps, leader.id, leader.rating, turn);
  const hqLost = leader.role === 'OC' && hqState(setup, corps, leader.id, turn) === 'destroyed';
  const inForce = (printed: number): number => rollerRating({ rating: printed, hqLost }, 'NLC 11.4').rating;
  const { ratingOtherwise = null } = leader;
  // MOP 37.17: the second rating is that of the man himself; his successor has one.
  const otherwise = ratingOtherwise === null || corps.lost[leader.id] !== undefined ? null : inForce(ratingOtherwise);
  return {
    ...leader,
    rating: inForce(rating),
    ...(leader.ratingOtherwise === undefined ? {} : { ratingOtherwise: otherwise }),
    onMap: leader.onMap && !leaderless,
  };
};

/**
 * NLC 11.2, 11.4, Rulings 85, 89: the set-up with everybody's rating as it counts this turn. The cup and all that rolls by a
 * rating take it instead of the printed one; a commander lost this turn is not there.
 */
export const setupInForce = (setup: Setup, corps: CorpsTable, turn: number): Setup => {
  const isPrinted = Object.keys(corps.lost).length === 0 && Object.keys(corps.hqs).length === 0;
  if (isPrinted) return setup;
  return {
    ...setup,
    leaders: setup.leaders.map((leader) => commanderInForce(setup, corps, turn, leader)),
    formations: setup.formations.map((formation) => ({
      ...formation,
      rating: leadingNow(corps, formation.id, formation.rating, turn).rating,
    })),
  };
};

/** NLC 11.4, Ruling 89: an HQ whose hex the enemy enters is gone, until the first night turn after. */
export const recordHq = ({ setup, corps, turn }: CorpsState, { leader, what }: Command<'RecordHq'>): Outcome => {
  if (!setup.leaders.some(({ id, role }) => id === leader && role === 'OC'))
    return refuse(CORPS_REFUSALS.NO_SUCH_LEADER('NLC 11.4'));
  const now = hqState(setup, corps, leader, turn);
  return unless(
    [
      [what === 'destroyed' && now === 'destroyed', CORPS_REFUSALS.HQ_IS_GONE],
      [what === 'back' && now === 'standing', CORPS_REFUSALS.HQ_STANDS],
      [what === 'back' && now === 'destroyed', CORPS_REFUSALS.HQ_NOT_BEFORE_NIGHT],
    ],
    () => happened([{ type: 'HqRecorded', leader, what }]),
  );
};

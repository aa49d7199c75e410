import { maybe, number, orNone, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { RuleId, Working } from '../../../engine/step';
import { commandRating } from './fields';
import { isAttackType, isMarch } from './orders';
import type { OrderType } from './orders';
import { RATING_LINES } from './vocabulary';

/** Who sends an order: an OC, a WC, or (by Local Decision) a corps leader. */
export const sender = {
  rating: commandRating,
  /** A double-rated commander's other rating, for all but March, Attack and Probe (MOP 37.17). */
  ratingOtherwise: maybe(commandRating),
  /** NLC 11.4: his HQ was destroyed today. */
  hqLost: yesNo(false),
  /** NLC 12.13: divisions added to the corps of a leader who sends an order to one of his own (Ruling 94). */
  attachedDivisions: number(0, 20, 0),
};
type Sender = Told<typeof sender>;

/** Who rolls for a Coordinated or an Initial Action. A double-rated commander does so by his second rating: it is no order. */
export const roller = { rating: sender.rating, hqLost: sender.hqLost };
type Roller = Told<typeof roller>;

/** Who receives it, as far as his rating goes. */
export const ledBy = {
  /** Null for a division that has no leader counter (NLC 12.13). */
  rating: orNone(commandRating),
  ratingOtherwise: maybe(commandRating),
  /** NLC 12.13: divisions added to his corps by divisional orders. */
  attachedDivisions: number(0, 20, 0),
};
export type LedBy = Told<typeof ledBy>;

/** A rating as it counts now, with the lines that led to it. */
export type Rated = Readonly<{ rating: number; working: Working }>;

/** Whose rating a line is about, looked up in the wording, and the rule that asks for it. */
export type RatedAs = Readonly<{ who: 'sender' | 'recipient' | 'leader' | 'commander'; rule: RuleId }>;

/** NLC 12.13: what a division without a leader counter has for a rating. */
const LEADERLESS = 1;

/** MOP 37.17, Ruling 10: a double-rated commander's rating for an order of this type; his first where none is named. */
export const ratedFor = (rating: number, otherwise: number | null, order: OrderType | null): number =>
  otherwise === null || order === null || isMarch(order) || isAttackType(order) ? rating : otherwise;

/** Ruling 23: whatever lowers a rating, it is never below 0. */
const lowered = (start: Rated, by: number, rule: RuleId, key: 'commandHqLost' | 'commandDivisionsAttached'): Rated =>
  by === 0
    ? start
    : {
        rating: Math.max(0, start.rating - by),
        working: [...start.working, RATING_LINES[key](rule, { by, rating: Math.max(0, start.rating - by) })],
      };

/** NLC 12.13: each division attached after the first costs a corps leader 1, whether he receives an order or sends it. */
const burdened = (start: Rated, attached: number): Rated =>
  lowered(start, Math.max(0, attached - 1), 'NLC 12.13', 'commandDivisionsAttached');

/** NLC 11.4, 12.13, Rulings 10, 23: a sender's rating for an order of this type; one less while his HQ is lost today. */
export const senderRating = (from: Sender, as: RatedAs, order: OrderType | null): Rated => {
  const printed = plain(ratedFor(from.rating, from.ratingOtherwise, order), as);
  return burdened(lowered(printed, from.hqLost ? 1 : 0, 'NLC 11.4', 'commandHqLost'), from.attachedDivisions);
};

/** NLC 4.1, 4.2, 11.4: the rating by which a commander rolls; one less while his HQ is lost today. */
export const rollerRating = ({ rating, hqLost }: Roller, rule: RuleId): Rated =>
  lowered(plain(rating, { who: 'commander', rule }), hqLost ? 1 : 0, 'NLC 11.4', 'commandHqLost');

/** NLC 12.13, Ruling 23: a leader's rating; 1 without a counter, one less for each division attached after the first. */
export const leaderRating = (leader: LedBy, as: RatedAs, order: OrderType | null): Rated => {
  const printed: Rated =
    leader.rating === null
      ? { rating: LEADERLESS, working: [RATING_LINES.commandLeaderless('NLC 12.13', { who: as.who })] }
      : plain(ratedFor(leader.rating, leader.ratingOtherwise, order), as);
  return burdened(printed, leader.attachedDivisions);
};

const plain = (rating: number, { who, rule }: RatedAs): Rated => ({
  rating,
  working: [RATING_LINES.commandRating(rule, { who, rating })],
});

import { name } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import type { Fact } from '../../../engine/rule-set';
import { otherSide } from '../../../engine/sides';
import type { Scope, Side } from '../../../engine/sides';
import type { Check, Refusal } from '../../../engine/step';
import { playIn } from '../../common/play/play';
import type { FactOfRefit } from '../../common/refit';
import type { CardEffect } from '../card-effects/effect';
import { cardTerms, usedUpBy } from '../procedure/by-cards';
import { onTable } from '../procedure/write-back';
import { leaderLoss } from '../recovery/leader-loss';
import type { LeaderLossOutcome } from '../recovery/leader-loss';
import type { CorpsEvent } from './corps';
import { leadingNow } from './leaders';
import type { CorpsState } from './state';
import { CORPS_REFUSALS } from './vocabulary';

/** Corps and armies, and what cards do to a leader in danger. */
export type LeaderState = CorpsState &
  Readonly<{
    /** Cards in force that everybody knows of. */
    cards: readonly CardEffect[];
    /** How the use of a card is told. */
    used: (effect: CardEffect) => readonly FactOfRefit[];
  }>;

/** A commander, or a formation for the leader it has. */
const about = { leader: name(40) };

type InDanger = Readonly<{ scope: Scope; leader: string; side: Side }>;

const isLost = ({ corps, turn }: CorpsState, leader: string): boolean => leadingNow(corps, leader, 0, turn).leaderless;

const find = ({ setup }: LeaderState, { leader }: Told<typeof about>): InDanger | Refusal => {
  const named = [...setup.leaders, ...setup.formations].find(({ id }) => id === leader);
  return named === undefined ? CORPS_REFUSALS.NO_SUCH_LEADER('NLC 11.2') : { scope: 'table', leader, side: named.side };
};

type Danger = Pick<Told<typeof leaderLoss.asks>, 'cause' | 'hits'>;

const checks = (state: LeaderState, { leader }: InDanger, { cause, hits }: Danger): readonly Check[] => [
  [isLost(state, leader), CORPS_REFUSALS.LEADER_IS_LOST],
  [cause === 'combat' && hits === 0, CORPS_REFUSALS.NO_HIT_NO_ROLL],
];

const writes = (
  { cards, used }: LeaderState,
  { leader }: InDanger,
  { told: { cause }, outcome }: Readonly<{ told: Danger; outcome: LeaderLossOutcome }>,
): readonly Fact<CorpsEvent>[] => {
  const successor = outcome.kind === 'lost' ? outcome.replacement.rating : null;
  return [
    ...onTable<CorpsEvent>([{ type: 'LeaderRolled', leader, cause, successor }]),
    ...usedUpBy(outcome, cards).flatMap(used),
  ];
};

/**
 * NLC 11.2, Rulings 31, 85: two dice for a leader in danger; on 11 or 12 he is lost, unless a card of his side saves him. The
 * throw is his side's.
 */
export const leaderLossPlay = playIn<LeaderState, CorpsEvent>()(leaderLoss, {
  about,
  offers: (state) =>
    [...state.setup.leaders, ...state.setup.formations].flatMap(({ id }) =>
      isLost(state, id) ? [] : [{ leader: id }],
    ),
  find,
  settled: ['cards'],
  knows: ({ cards }, { side }) => ({ cards: cardTerms(leaderLoss.id, otherSide(side), cards) }),
  thrownBy: (_, { side }) => side,
  checks,
  writes,
});

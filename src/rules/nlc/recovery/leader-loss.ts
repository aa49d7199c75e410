import { modifier, number, oneOf, yesNo } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { procedure } from '../../../engine/procedure';
import { accept, choose, saying, unless } from '../../../engine/step';
import type { Step } from '../../../engine/step';
import { cardOf, cardsField, usedCards } from '../combat/by-card';
import type { CardsUsed, CardTerm } from '../combat/by-card';
import { rollTwo } from '../command/dice';
import { CARD_LINES } from '../card-effects/vocabulary';
import { RECOVERY_LINES, RECOVERY_REFUSALS } from './vocabulary';

const asks = {
  /** Alone in a hex that the enemy enters (NLC 11.1), or with units that are fired at. */
  cause: oneOf(['combat', 'displaced'], 'combat'),
  /** Hits rolled against his units, bombardment too, before anything halves them (Ruling 31). */
  hits: number(0, 999, 1),
  /** He has been rolled for in this combat (Ruling 85). */
  rolledThisCombat: yesNo(false),
  /** MOP 37.12: cards of the leader's side. */
  cards: cardsField,
  other: modifier(),
};
type LeaderLossInput = Told<typeof asks>;

export type LeaderLossOutcome =
  | Readonly<{ kind: 'noRoll' }>
  | (CardsUsed & Readonly<{ kind: 'unharmed' }>)
  /** His formation has no leader until next turn, then one with this rating. */
  | Readonly<{ kind: 'lost'; replacement: { rating: number; from: 'nextTurn' } }>;

const LOST_FROM = 11;

const NO_CAPTURE = { rule: 'MOP 37.12', purpose: 'noCapture', by: 'defender', options: ['save', 'lost'] } as const;

/** MOP App. I, card 31: a capture is negated, once; whether this loss is one, the card's owner says. */
const unlessSaved = (cards: readonly CardTerm[], lost: LeaderLossOutcome): Step<LeaderLossOutcome> => {
  const term = cardOf(cards, 'noCapture', 'defender');
  if (term === undefined || lost.kind !== 'lost') return accept(lost);
  return choose(NO_CAPTURE, (option) =>
    option === 'save'
      ? accept<LeaderLossOutcome>({ kind: 'unharmed', ...usedCards([term]) }, [
          CARD_LINES.cardNoCapture('MOP 37.12', { card: term.card }),
        ])
      : accept(lost),
  );
};

const run = ({ cause, hits, rolledThisCombat, cards, other }: LeaderLossInput): Step<LeaderLossOutcome> =>
  unless([[cause === 'combat' && rolledThisCombat, RECOVERY_REFUSALS.LEADER_ROLLED_FOR]], () => {
    if (cause === 'combat' && hits === 0)
      return accept<LeaderLossOutcome>({ kind: 'noRoll' }, [RECOVERY_LINES.leaderNoHit('NLC 11.2')]);
    const alike = (total: number): string => (total >= LOST_FROM ? 'lost' : 'unharmed');
    return rollTwo({ rule: 'NLC 11.2', purpose: 'leaderLoss', other, alike }, ({ total }) => {
      const lost = total >= LOST_FROM;
      const outcome: LeaderLossOutcome = lost
        ? { kind: 'lost', replacement: { rating: 1, from: 'nextTurn' } }
        : { kind: 'unharmed' };
      const told = RECOVERY_LINES[lost ? 'leaderLost' : 'leaderUnharmed']('NLC 11.2', { total });
      return saying([told], unlessSaved(cards, outcome));
    });
  });

/**
 * NLC 11.2, Rulings 31, 85: a leader who is displaced, or with units against which a hit is rolled, is lost on 11 or 12 of two
 * dice; once a leader and combat. From the next turn on one rated 1 takes his place.
 */
export const leaderLoss = procedure({
  id: 'nlc/leader-loss',
  rule: 'NLC 11.2',
  title: 'Leader loss',
  asks,
  example: { input: { hits: 1 }, dice: [[5, 6]] },
  policy: { name: 'whoever can save him does', choose: ({ options }) => options[0] ?? '' },
  run,
});

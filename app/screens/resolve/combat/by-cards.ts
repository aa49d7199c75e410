import type { CardEffectKind } from '../../../../src/rules/nlc/index';
import { otherSide } from '../../../../src/engine/sides';
import type { AppView } from '../../../../src/session/rule-sets';
import type { Draft, FightFact } from './draft';

type By = Readonly<{ kind: CardEffectKind; whose: 'acting' | 'other'; fact: FightFact }>;

/** MOP 37.12: what an open card makes true of a whole fight. */
const BY_CARDS: readonly By[] = [
  { kind: 'neverForced', whose: 'acting', fact: 'attackerNeverForced' },
  { kind: 'neverForced', whose: 'other', fact: 'defenderNeverForced' },
  { kind: 'counterCharge', whose: 'acting', fact: 'counterCharge' },
  { kind: 'pursuit', whose: 'acting', fact: 'inHand' },
];

/** The fight with what cards in force do to it; cards that nobody has shown are for their owner to say. */
export const withCardsInForce = ({ procedure }: AppView, draft: Draft): Draft => {
  const cards = procedure !== undefined && 'cards' in procedure.terms ? procedure.terms.cards : [];
  const facts = BY_CARDS.filter(({ kind, whose, fact }) => {
    const side = whose === 'acting' ? draft.side : otherSide(draft.side);
    return !draft.facts.includes(fact) && cards.some((one) => one.kind === kind && one.side === side);
  }).map(({ fact }) => fact);
  return facts.length === 0 ? draft : { ...draft, facts: [...draft.facts, ...facts] };
};

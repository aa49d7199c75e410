import { group, list, maybe, name, number, oneOf } from '../../../engine/fields';
import type { Told } from '../../../engine/fields';
import { accept, andThen, choose } from '../../../engine/step';
import type { Step, Working } from '../../../engine/step';
import type { CardChange } from '../morale/morale';
import { COMBATANTS, opponentOf } from './terms';
import type { Combatant } from './terms';
import { CARD_LINES } from '../card-effects/vocabulary';

/** What cards do in a fight or to a leader in danger, by the names that all readers of cards share (MOP 37.12). */
export const FIGHT_EFFECTS = [
  'combatDie',
  'enemyMorale',
  'bombardment',
  'lastPush',
  'sparedZones',
  'coverFire',
  'neverForced',
  'pursuit',
  'counterCharge',
  'noCapture',
] as const;
export type FightEffect = (typeof FIGHT_EFFECTS)[number];

const FEW = 8;

const cardTerm = {
  /** The effect that the game keeps; null where a card is only stated. */
  effect: maybe(name()),
  card: name(20),
  kind: oneOf(FIGHT_EFFECTS),
  /** Whose card it is, here. */
  by: oneOf(COMBATANTS, 'attacker'),
  value: number(-9, 9, 0),
  /** Card 24: what its modifier is for stands on the card alone, so whoever plays it says so. */
  on: oneOf(['roll', 'morale'], 'roll'),
};
export type CardTerm = Told<typeof cardTerm>;

/** Cards in force that bear on one procedure. */
export const cardsField = list(group(cardTerm), 0, FEW, []);
type Cards = readonly CardTerm[];

/** A card whose one use this was. */
export type UsedCard = Readonly<{ effect: string | null; card: string }>;
/** Part of an outcome, only where a card was used up. */
export type CardsUsed = Readonly<{ cardsUsed?: readonly UsedCard[] }>;

export const usedCards = (used: readonly UsedCard[] = []): CardsUsed =>
  used.length === 0 ? {} : { cardsUsed: used.map(({ effect, card }) => ({ effect, card })) };

export const cardOf = (cards: Cards, kind: FightEffect, by: Combatant): CardTerm | undefined =>
  cards.find((one) => one.kind === kind && one.by === by);

/** The cards without those that have been used already. */
export const cardsLeft = (cards: Cards, used: readonly UsedCard[] = []): CardTerm[] =>
  used.reduce<CardTerm[]>(
    (left, gone) => {
      const at = left.findIndex(({ effect, card }) => effect === gone.effect && card === gone.card);
      return at === -1 ? left : left.filter((_, i) => i !== at);
    },
    [...cards],
  );

/** What a card adds to one side's roll. */
export type RollByCard = Readonly<{ who: Combatant; card: string; change: number }>;
type Rolls = readonly RollByCard[];

const COMBAT_DIE = { rule: 'MOP 37.12', purpose: 'combatDie', options: ['own', 'enemy'] } as const;

const oneRoll = (so: Rolls, { kind, by, card, value, on }: CardTerm): Step<Rolls> => {
  if (kind === 'lastPush' && on === 'roll') return accept([...so, { who: by, card, change: value }]);
  if (kind !== 'combatDie') return accept(so);
  return choose({ ...COMBAT_DIE, by }, (option) =>
    accept([
      ...so,
      option === 'own' ? { who: by, card, change: value } : { who: opponentOf(by), card, change: -value },
    ]),
  );
};

/** MOP App. I, cards 14 and 24: what is added to the fire rolls of a charge or an assault, as the cards' owners say. */
export const rollsByCards = (cards: Cards): Step<Rolls> =>
  cards.reduce<Step<Rolls>>((step, term) => andThen(step, (so) => oneRoll(so, term)), accept([]));

/** MOP App. I, cards 24 and 30: the same for a bombardment. */
export const bombardmentRolls = (cards: Cards): Rolls =>
  cards
    .filter(
      ({ kind, by, on }) => by === 'attacker' && (kind === 'bombardment' || (kind === 'lastPush' && on === 'roll')),
    )
    .map(({ by, card, value }) => ({ who: by, card, change: value }));

export const rollOf = (rolls: Rolls, who: Combatant): number =>
  rolls.reduce((sum, one) => (one.who === who ? sum + one.change : sum), 0);

export const rollLines = (rolls: Rolls, who: Combatant): Working =>
  rolls
    .filter((one) => one.who === who)
    .map(({ card, change }) => CARD_LINES.cardRoll('MOP 37.12', { by: who, card, change }));

/** MOP App. I, card 30: less morale for the enemy where he may be thrown back; card 24: more for its owner. */
export const moraleByCards = (cards: Cards, who: Combatant, mayBeForced = false): readonly CardChange[] =>
  cards
    .filter(
      ({ kind, by, on }) =>
        (mayBeForced && kind === 'enemyMorale' && by !== who) || (kind === 'lastPush' && on === 'morale' && by === who),
    )
    .map(({ card, value }) => ({ card, change: value }));

const SPARED = { rule: 'MOP 37.12', purpose: 'sparedZones', options: ['spare', 'pay'] } as const;

/** MOP App. I, card 22: whether one stack goes through enemy zones without the step they cost; then the card is used. */
export const askToSpare = (cards: Cards, by: Combatant): Step<CardTerm | null> => {
  const term = cardOf(cards, 'sparedZones', by);
  if (term === undefined) return accept(null);
  return choose({ ...SPARED, by }, (option) =>
    option === 'spare' ? accept(term, [CARD_LINES.cardSpares('MOP 37.12', { by, card: term.card })]) : accept(null),
  );
};

import * as v from 'valibot';
import { SIDES } from '../../../engine/sides';
import { turnNumber } from '../../common/setup/setup';

/**
 * What a card of a refit does to the plays of NLC (MOP 37.12). NLC has no cards: it only knows what may be in force by one. Which
 * cards there are, who has them and when what they do has ended, the refit says.
 */

/** Everything a card may do, in words that those who read it share. */
export const CARD_EFFECTS = [
  'asPrinted',
  'barsInitial',
  'initialAction',
  'coordinated',
  'rating',
  'rerolls',
  'neverForced',
  'combatDie',
  'enemyMorale',
  'bombardment',
  'recoverUnits',
  'freeMarch',
  'generalRetreat',
  'spies',
  'moreOrders',
  'localDecision',
  'soundOfGuns',
  'turningMovement',
  'forcedMarch',
  'firePenalty',
  'pursuit',
  'counterCharge',
  'coverFire',
  'leaveZones',
  'sparedZones',
  'noCharge',
  'lastPush',
  'otherRoute',
  'noCapture',
  'commandThroughZones',
  'supplyCheck',
] as const;
export type CardEffectKind = (typeof CARD_EFFECTS)[number];

/** How long: this turn, to the next day's first daylight turn, or for good. */
export const CARD_UNTIL = ['turn', 'nextDay', 'game'] as const;
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const cardEffect = v.object({
  id: v.string(),
  side: v.picklist(SIDES),
  card: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  kind: v.picklist(CARD_EFFECTS),
  /** Whom it is about: a leader's or formation's id, or the players' own words for a stack. */
  subject: v.nullable(text),
  value: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))),
  turn: turnNumber,
  until: v.picklist(CARD_UNTIL),
  /** How often it can still be used; null: as often as one likes. */
  uses: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))),
});
export type CardEffect = Readonly<v.InferOutput<typeof cardEffect>>;

import type { CardEffect, CardEffectKind } from '../../nlc/index';
import type { CardFace, CardSubject } from './cards-book';

/**
 * MOP 37.12, Appendices I and III: the printed cards as data: what a card starts, for how long, and what whoever plays it has
 * to say. What is only "as described" stands in no source: such a card is announced, and its text is the title sheet's.
 */

type Starts = Readonly<{
  kind: CardEffectKind;
  until: CardEffect['until'];
  value?: number;
  uses?: number;
  /** It is about nobody, though the card is. */
  ofSide?: true;
}>;

export type Printed = Readonly<{
  id: string;
  no: number;
  /** As the table of cards names it. */
  name: string;
  kind: 'Mode' | 'Tactics' | 'Leader' | 'March' | 'Game' | 'Status' | 'Arrival';
  /** Effects that everybody notices at once; the others stay hidden until they show (MOP 37.12.1, App. III e). */
  open: boolean;
  subject: CardSubject;
  value: CardFace['asks']['value'];
  effects: readonly Starts[];
}>;

type More = Partial<Pick<Printed, 'open' | 'subject' | 'value'>>;

const printed = (
  [id, name, kind]: readonly [id: string, name: string, kind: Printed['kind']],
  effects: readonly Starts[],
  more: More = {},
): Printed => ({ id, no: parseInt(id, 10), name, kind, open: false, subject: 'none', value: null, effects, ...more });

const thisTurn = (kind: CardEffectKind, more: Partial<Starts> = {}): Starts => ({ kind, until: 'turn', ...more });
const once = (kind: CardEffectKind): Starts => thisTurn(kind, { uses: 1 });
const AS_PRINTED: readonly Starts[] = [thisTurn('asPrinted')];
const OPEN: More = { open: true };
const MOST_REROLLS = 3;

export const PRINTED_CARDS: readonly Printed[] = [
  printed(['1', 'Road Column', 'Mode'], AS_PRINTED, OPEN),
  printed(['2', 'Late Start', 'Mode'], [thisTurn('barsInitial')], OPEN),
  printed(['3', 'Artillery Cover Fire', 'Tactics'], [once('coverFire')]),
  printed(['4', 'Replacements', 'Mode'], AS_PRINTED, OPEN),
  printed(['5', 'Early Arrival', 'Mode'], [thisTurn('initialAction')], OPEN),
  printed(['6', 'Formation Scattered', 'Mode'], AS_PRINTED, OPEN),
  printed(
    ['7N', 'Emperor Napoléon', 'Leader'],
    [
      thisTurn('rating', { value: 5 }),
      thisTurn('coordinated', { ofSide: true }),
      thisTurn('initialAction', { ofSide: true }),
    ],
    { open: true, subject: 'commander' },
  ),
  printed(['7B', 'Blücher', 'Leader'], [thisTurn('rerolls', { uses: MOST_REROLLS }), thisTurn('neverForced')]),
  printed(['8', 'Approach March', 'March'], [once('freeMarch')], { subject: 'formation' }),
  printed(['9', 'General Retreat', 'March'], [{ kind: 'generalRetreat', until: 'game' }]),
  printed(['10', 'Spies Bring News from Enemy Camp', 'Game'], [once('spies')]),
  printed(['11', 'General Advance', 'March'], [once('localDecision')], { subject: 'formation' }),
  printed(['12', 'Probe', 'March'], AS_PRINTED),
  printed(['13', 'Infiltration', 'March'], AS_PRINTED),
  printed(['14N', 'Marshal Ney', 'Leader'], [thisTurn('combatDie', { value: 1 })]),
  printed(['14A', 'Another Chance', 'Game'], AS_PRINTED),
  printed(['15', 'Sound of Guns', 'March'], [once('soundOfGuns')], { subject: 'formation' }),
  printed(['16', 'Fire', 'Game'], [{ kind: 'firePenalty', until: 'nextDay' }], OPEN),
  printed(['17', 'Cavalry Pursuit', 'Tactics'], [thisTurn('pursuit')]),
  printed(['18', 'Counter Charge', 'Tactics'], [thisTurn('counterCharge')]),
  printed(['19', 'Mobile Defense', 'March'], [thisTurn('leaveZones')]),
  printed(['20', 'Area Defense', 'Status'], AS_PRINTED),
  printed(['21', 'Turning Movement', 'March'], [once('turningMovement')]),
  printed(['22', 'From the Jaws of Death', 'Tactics'], [once('sparedZones')]),
  printed(['23C', 'Cossacks', 'Game'], [thisTurn('noCharge')], { open: true, subject: 'enemyStack' }),
  printed(['23U', 'Untrained Enemy Cavalry', 'Game'], [thisTurn('noCharge')], { open: true, subject: 'enemyStack' }),
  printed(['24P', 'Populace', 'Game'], AS_PRINTED),
  printed(['24L', 'The Last Push', 'Status'], [thisTurn('lastPush', { value: 2 })]),
  printed(['25', 'Reinforcement Arrives Early', 'Arrival'], [], { subject: 'nextArrival' }),
  printed(['26', 'Reinforcement Takes Other Route', 'Arrival'], [{ kind: 'otherRoute', until: 'game' }], {
    subject: 'arrival',
  }),
  printed(['27', 'Delay-March Confusion', 'Arrival'], [], { subject: 'nextArrival' }),
  printed(['28', 'Forced March', 'Tactics'], [once('forcedMarch')]),
  printed(['29', 'Alternate Reinforcements', 'Arrival'], [], { subject: 'alternate' }),
  printed(
    ['30M', 'Marshal Marmont', 'Leader'],
    [
      thisTurn('rating'),
      thisTurn('enemyMorale', { value: -1, ofSide: true }),
      thisTurn('neverForced', { ofSide: true }),
      thisTurn('bombardment', { value: 1, ofSide: true }),
    ],
    { open: true, subject: 'formation', value: 'rating' },
  ),
  printed(
    ['30G', 'Gneisenau', 'Leader'],
    [thisTurn('rerolls', { uses: MOST_REROLLS }), thisTurn('recoverUnits', { uses: 1 })],
    {},
  ),
  printed(['31', 'Aide de Camp', 'Game'], [], { value: 'aide' }),
];

const BY_ID = new Map(PRINTED_CARDS.map((one) => [one.id, one] as const));
export const printedCard = (id: string): Printed | undefined => BY_ID.get(id);

/** MOP App. I, card 31: one of three, as it is played. */
export const AIDE: readonly Starts[] = [once('noCapture'), thisTurn('commandThroughZones'), thisTurn('moreOrders')];

/** MOP App. I, card 10: a player alone has an order more instead of a look at the enemy's. */
const SPIES_ALONE: readonly Starts[] = [once('moreOrders')];

/** Appendix III: by its other name, The Battle Ends, this card allows a General Retreat as well (Ruling 49). */
const BATTLE_ENDS: readonly Starts[] = [once('sparedZones'), { kind: 'generalRetreat', until: 'game' }];

type How = Readonly<{ full: boolean; solo: boolean; value: number | null }>;

/** What a card starts when it is played like this. */
export const startsOf = ({ id, effects }: Printed, { full, solo, value }: How): readonly Starts[] => {
  if (id === '31') return AIDE.filter((_, i) => i === (value ?? 0));
  if (id === '10' && solo) return SPIES_ALONE;
  return id === '22' && !full ? BATTLE_ENDS : effects;
};

/** Ruling 51: the players' own name for a card on a title sheet: its printed name, or its number, alone or before the name. */
export const idByName = (words: string, side: 'first' | 'second'): string | null => {
  const name = words.trim().toLowerCase();
  const named = PRINTED_CARDS.find((one) => one.name.toLowerCase() === name || one.id.toLowerCase() === name);
  if (named !== undefined) return named.id;
  const no = /^(\d{1,2})\b/.exec(name)?.[1];
  return no === undefined ? null : (printedCard(cardOfEvent(Number(no), side))?.id ?? null);
};

/** Cards of one number that are printed for each side by another name. */
const NAMESAKES: Readonly<Record<number, readonly [first: string, second: string]>> = {
  7: ['7N', '7B'],
  14: ['14N', '14A'],
  23: ['23C', '23U'],
  30: ['30M', '30G'],
};

/** Which of two cards of one number a table of events means, by whom it befalls. */
const OF_EVENT: typeof NAMESAKES = { ...NAMESAKES, 24: ['24L', '24L'] };

export const cardOfEvent = (no: number, side: 'first' | 'second'): string =>
  OF_EVENT[no]?.[side === 'first' ? 0 : 1] ?? String(no);

/** MOP App. III g: of one deck for both, a card of such a number is whichever side's the die gives it to. */
export const cardForSide = (card: string, side: 'first' | 'second'): string =>
  NAMESAKES[printedCard(card)?.no ?? 0]?.[side === 'first' ? 0 : 1] ?? card;

import type { ByType } from '../../engine/by-type';
import type { CardEffect } from '../../rules/nlc/index';
import type { CardsEvent } from '../../rules/mop/index';
import { cardTitle } from '../../rules/mop/index';
import type { Names } from '../names';
import { listed } from '../names';
import { recipientName, stepsText } from './events-orders';

const SOURCES: Readonly<Record<Extract<CardsEvent, { type: 'CardTaken' }>['from'], string>> = {
  deck: 'a card',
  bonus: 'a bonus card',
  mode: 'a mode card',
  passed: 'a card from the other side',
  event: 'an event',
};

const BECAME: Readonly<Record<Extract<CardsEvent, { type: 'CardDrawn' }>['now'], string>> = {
  hand: 'may be played this turn',
  played: 'played',
  discarded: 'discarded unused',
  passed: 'passed to the other side, on whose forces it is played',
};

/** A leader, a formation, units of the list or the players' own words for a stack. */
export const subjectName = (subject: string, names: Names): string => {
  const [leader, formation] = [names.leader(subject), names.formation(subject)];
  if (leader !== subject || formation !== subject) return leader === subject ? formation : leader;
  const ids = subject.split(',').map((id) => id.trim());
  return ids.every((id) => names.unit(id) !== id) ? listed(ids.map(names.unit)) : subject;
};

const about = (effects: readonly CardEffect[], names: Names): string => {
  const subject = effects.find((one) => one.subject !== null)?.subject;
  return subject === undefined || subject === null ? '' : `: ${subjectName(subject, names)}`;
};

const reportLine = (orders: Extract<CardsEvent, { type: 'OrdersReported' }>['orders'], names: Names): string =>
  orders.length === 0
    ? 'no orders in force'
    : orders.map(({ of, steps }) => `${recipientName(of, names)}: ${stepsText(steps, names)}`).join('; ');

/** What happened with MOP's cards. A card's name stands only where its scope lets it be read. */
export const CARDS_EVENTS: ByType<CardsEvent, readonly [Names], string> = {
  CardTaken: ({ side, from }, names) => `${names.side(side)} took ${SOURCES[from]}`,
  CardDrawn: ({ card, die, now }) =>
    `Drawn: ${cardTitle(card)}${die === null ? '' : `, die ${String(die)}`}; ${BECAME[now]}`,
  CardPlayed: ({ side, card, effects }, names) =>
    `${names.side(side)} plays ${cardTitle(card)}${about(effects, names)}`,
  CardDropped: ({ side, card }, names) => `Laid aside unused, ${names.side(side)}: ${cardTitle(card)}`,
  CardUncovered: ({ card }) => `${cardTitle(card)} lies open`,
  EffectUsed: ({ side, card }, names) =>
    `Used, ${names.side(side)}: ${card === undefined ? 'a card’s effect' : cardTitle(card)}`,
  OrdersReported: ({ side, turn, orders }, names) =>
    `Spies of ${names.side(side)}, ${names.turn(turn)}: ${reportLine(orders, names)}`,
  SpiesReported: ({ side }, names) => `The enemy has laid his orders open to the spies of ${names.side(side)}`,
  CardsReturned: ({ side }, names) => `${names.side(side)} put its discards back into the deck`,
  CardShown: ({ side, card, effects }, names) => `${names.side(side)} shows ${cardTitle(card)}${about(effects, names)}`,
  CardsReshuffled: ({ side, cards }, names) =>
    `${String(cards)} ${cards === 1 ? 'card' : 'cards'} of ${names.side(side)} reshuffled`,
  CardEventRolled: ({ side, card }, names) =>
    side === null || card === null ? 'Random event: none' : `Random event for ${names.side(side)}: ${cardTitle(card)}`,
  CardsShown: ({ side, cards }, names) =>
    cards.length === 0
      ? `Cards laid open, ${names.side(side)}: none`
      : `Cards laid open, ${names.side(side)}: ${listed(cards.map(({ card }) => cardTitle(card)))}`,
};

type Kinds = Readonly<Record<CardEffect['kind'], (effect: CardEffect) => string>>;
const say =
  (text: string): (() => string) =>
  () =>
    text;
const more = (value: number | null): string =>
  (value ?? 0) > 0 ? `+${String(value)}` : `−${String(Math.abs(value ?? 0))}`;

const KINDS: Kinds = {
  asPrinted: say('As printed on the card'),
  barsInitial: say('No Initial Action for this side'),
  initialAction: say('An Initial Action without a roll'),
  coordinated: say('A Coordinated Action chit without a roll'),
  rating: ({ value }) => `Rating ${String(value ?? 0)} for everything`,
  rerolls: ({ uses }) => `Rerolls left: ${String(uses ?? 0)}; each stands`,
  neverForced: say('No involuntary retreats in assaults; a lost charge still drives back'),
  combatDie: say('In every charge or assault: +1 on his roll or −1 on the enemy’s'),
  enemyMorale: ({ value }) => `Enemy morale ${more(value)} when he may have to retreat`,
  bombardment: ({ value }) => `Bombardment ${more(value)}`,
  recoverUnits: say('A formation’s units go from the UAR to the Recovered box'),
  freeMarch: say('A March order at no cost, in force at once: no unit of it in a ZOC'),
  generalRetreat: say('General Retreat orders are allowed'),
  spies: say('The enemy shows his orders in force'),
  moreOrders: ({ card }) =>
    card === '10' ? 'One order more this turn, checked for compliance at once' : 'One order more this turn',
  localDecision: say('A Local Decision with 2R'),
  soundOfGuns: say('A Local Decision for March and Attack with 2R; a Bad Move does nothing'),
  turningMovement: say('2R for one sequence of March and Attack'),
  forcedMarch: say('One March order more, with 2R'),
  firePenalty: say('Movement costs more'),
  pursuit: say('Pursuit checks succeed'),
  counterCharge: say('Reaction charges need no test'),
  coverFire: say('One combat; or one enemy pursuit is called off'),
  leaveZones: say('Units on Defend or Delay may leave ZOCs for +1 MP'),
  sparedZones: say('One retreating stack loses no step for ZOCs'),
  noCharge: say('This cavalry cannot charge'),
  lastPush: ({ value }) => `The card’s modifier is ${more(value)}`,
  otherRoute: say('Enters at another road or trail hex of the edge'),
  noCapture: say('No capture'),
  commandThroughZones: say('Command may be traced through a ZOC'),
  supplyCheck: say('Supply is checked now, as on a weather turn (37.7)'),
};

/** What a card does, in a line of the list of what is in force. */
export const effectSentence = (effect: CardEffect): string => KINDS[effect.kind](effect);

/** When it ends. */
export const effectEnd = ({ until }: CardEffect): string => ENDS[until];
const ENDS: Readonly<Record<CardEffect['until'], string>> = {
  turn: 'until the turn ends',
  nextDay: 'until the next day’s first daylight turn',
  game: 'for the rest of the game',
};

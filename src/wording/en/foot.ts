import type { Side } from '../../engine/sides';
import type { Names } from '../names';
import { listed } from '../names';

/** What stands on the button at the foot of the Turn page, and beside it what may be passed. No word of it bends by a side's name. */
export const FOOT = {
  fill: 'Fill the cup',
  draw: 'Draw a chit',
  backToDraws: 'Back to the cup',
  realCup: 'From a real cup',
  skipRolls: 'Skip the rolls',
  skipOtherRolls: 'Skip the other rolls',
  initialRoll: 'Roll for the Initial Action',
  initialByCard: 'The Initial Action by a card',
  chooseTwo: 'Choose two formations',
  chooseFirst: 'Choose who acts first',
  leaveUnused: 'Leave it unused',
  noInitial: 'No Initial Action',
  skipOrders: 'Skip the orders',
  end: 'To the end of the battle',
  lastTurn: 'This was the last turn.',
  appDraws: 'The app draws',
  shuffled: 'It shuffles the special cards in, unseen.',
  drawEvent: 'Draw an event card',
  rollWeather: 'Roll for the weather',
  rollWeatherTwo: 'Roll two dice for the weather',
  pickWeather: 'Pick the weather',
  rollEvent: 'Roll for a random event',
  cardsNow: 'Cards may be drawn and played now.',
  eventFirst: 'No event rolled for yet: that comes before the first chit (Ruling 48).',
} as const;

export const footWords = {
  backTo: (fight: string): string => `Back to: ${fight}`,
  desk: (side: Side, names: Names): string => `To the desk: ${names.side(side)}`,
  phone: (side: Side, names: Names): string => `The phone goes to: ${names.side(side)}`,
  drawCard: (side: Side, names: Names): string => `Draw a card: ${names.side(side)}`,
  nameCard: (side: Side, names: Names): string => `Name the card drawn: ${names.side(side)}`,
  cardsFirst: (sides: readonly Side[], names: Names): string =>
    `No card drawn yet: ${listed(sides.map(names.side))}. Cards come before the first chit (Ruling 48).`,
  coordinated: (side: Side, names: Names): string => `Roll for Coordinated Action: ${names.side(side)}`,
  coordinatedByCard: (side: Side, names: Names): string => `Take the chit: ${names.side(side)}`,
  together: (chits: readonly string[], names: Names): string => `Set aside: ${listed(chits.map(names.formation))}`,
  actsFirst: (chit: string, fills: boolean, names: Names): string =>
    `First: ${names.formation(chit)}${fills ? ', then fill the cup' : ''}`,
  done: (formations: readonly string[], names: Names): string =>
    `${listed(formations.map(names.formation))} ${formations.length === 1 ? 'is' : 'are'} done`,
  reserve: (side: Side, names: Names): string => `Reserve action: ${names.side(side)}`,
  reserveActs: (formations: readonly string[], names: Names): string =>
    formations.length === 0 ? 'Nobody in Reserve' : listed(formations.map(names.formation)),
  checks: (units: readonly string[], names: Names): string =>
    units.length === 1
      ? `Disruption check: ${listed(units.map(names.unit))}`
      : `Disruption checks: ${String(units.length)} units`,
  checksOpen: (count: number): string =>
    count === 1 ? 'A disruption check is still due.' : `${String(count)} disruption checks are still due.`,
  markers: (count: number): string => (count === 1 ? 'Take the marker off' : `Take the ${String(count)} markers off`),
  rally: (side: Side, names: Names): string => `Rally: ${names.side(side)}`,
  locAtNight: (side: Side, names: Names): string => `Settle lines of communication: ${names.side(side)}`,
  recover: (side: Side, span: string, names: Names): string => `Recover a point: ${names.side(side)}, ${span}`,
  step: (side: Side | null, title: string, names: Names): string =>
    side === null ? title : `${names.side(side)}: ${title}`,
  nextTurn: (label: string): string => `Next turn · ${label}`,
  skipTo: (label: string): string => `Skip: ${label}`,
  chitsLeft: (count: number): string => `${String(count)} ${count === 1 ? 'chit is' : 'chits are'} still in the cup.`,
  arrivalsOpen: (count: number): string =>
    count === 1
      ? 'One reinforcement is still to be answered.'
      : `${String(count)} reinforcements are still to be answered.`,
} as const;

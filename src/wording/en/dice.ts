import type { DiceRequest } from '../../engine/step';
import type { Names } from '../names';
import { OWN } from './rule-sets/own-words';

/** What dice are thrown for, as a heading over the pad. */
const PURPOSES: Readonly<Record<string, string>> = {
  absentManeuver: 'The absent side’s maneuver',
  arrival: 'Arrival',
  assaultFire: 'Fire in the assault',
  bombardment: 'Bombardment',
  breakContact: 'Breaking contact',
  cardForTheDeck: 'Card for the deck',
  cardPlay: 'Whether the card is played',
  cardSide: 'Whose card?',
  chargeFire: 'The charge',
  compliance: 'Compliance',
  confidence: 'Confidence',
  coordinated: 'Coordinated Action',
  cupSide: 'Whose cup?',
  dealHand: 'Hand',
  delayedOrder: 'Delayed order',
  disruptionRemoval: 'Disruption comes off?',
  drawChit: 'Chit',
  drawCover: 'Cover marker',
  drawSide: 'Whose cup?',
  eventCard: 'Event card',
  eventNumber: 'Event',
  eventSide: 'Whose event?',
  eventTable: 'Which table?',
  formSquare: 'Forming square',
  hiddenMovement: 'Discovery',
  improvedPosition: 'Improved position',
  initial: 'Initial Action',
  involuntaryRetreat: 'Does it hold?',
  leaderLoss: 'Leader loss',
  localDecision: 'Local decision',
  mopCard: 'Card',
  mopForce: 'Which force?',
  moraleCheck: 'Morale check',
  n20Battle: 'The battle, on your table',
  pbemInitiative: 'Who begins?',
  pontoonTrain: 'Pontoon train',
  pursuitTest: 'Pursuit',
  rally: 'Rally',
  reactionCharge: 'Reaction charge',
  retreatInOrder: 'Order in the retreat',
  retreatDisruption: 'Order in the retreat',
  spanRepair: 'Repair',
  specialCard: 'Special card',
  specialEvents: 'Special events',
  weather: 'Weather',
  ...OWN.dice,
};

export const dicePurpose = (purpose: string): string => PURPOSES[purpose] ?? purpose;

/** Whose dice are to be entered, and for what. */
export const diceAsked = ({ by, about, purpose }: DiceRequest, names: Names): string => {
  const who = by === 'first' || by === 'second' ? `${names.side(by)}: ` : '';
  return `${who}${dicePurpose(purpose)}${about === undefined ? '' : ` · ${names.unit(about)}`}`;
};

/** What the faces mean, where the heading does not say it. */
export const diceHint = (purpose: string, names: Names): string | null =>
  purpose === 'cupSide' ? `Odd: ${names.side('first')}. Even: ${names.side('second')}.` : null;

import type { StepWords } from '../rule-set-words';
import { OWN } from './rule-sets/own-words';

const STEPS: Readonly<Record<string, StepWords>> = {
  reinforcements: { title: 'Reinforcements', now: 'Bring on what arrives; roll for arrival times if you use them.' },
  cards: { title: 'Cards', now: 'Both sides draw and play a card.' },
  command: { title: 'Command', now: 'Local decisions, success and confidence, new orders, arrivals.' },
  prepare: { title: 'Chit preparation', now: 'Roll for Coordinated and Initial Action, then fill the cup.' },
  initial: { title: 'Initial Action', now: 'The chosen formation acts before any chit is drawn.' },
  selection: { title: 'Formation selection', now: 'Draw a chit, let the formation act, draw again.' },
  startRoll: { title: 'Start roll', now: 'A die, the OC’s rating, combats won last turn: the higher chooses.' },
  playerTurn: { title: 'Player turn', now: 'Bombard, charge, move, assault with everything.' },
  nightMoves: { title: 'Night movement', now: 'Both sides move at once; no chits tonight.' },
  turnEnd: { title: 'Turn end', now: 'Reserve acts, disruption comes off, then the next turn.' },
  randomEvent: { title: 'Random event', now: 'Turn up the top event card.' },
  movement: { title: 'Movement', now: 'Move; disorder comes off units that end outside enemy zones.' },
  reaction: { title: 'Enemy reaction', now: 'The other side may react.' },
  combat: { title: 'Combat', now: 'Fight the battles one by one.' },
  rally: { title: 'Rally', now: 'Roll for routed and broken units.' },
  locMorale: { title: 'Night morale', now: 'Count enemy LOC hexes and objectives held.' },
  recoverMorale: { title: 'Recovery', now: 'Recover one point of morale.' },
  ...OWN.steps,
};

export const stepTitle = (key: string): string => STEPS[key]?.title ?? key;
export const stepNow = (key: string): string => STEPS[key]?.now ?? '';

const STEP_LINES: Readonly<Record<string, string>> = {
  recordDecisions: 'Write down local decisions',
  successAndConfidence: 'Check success, then confidence',
  sendOrders: 'Send new orders',
  receiveOrders: 'Receive orders, then resolve local decisions',
  rally: 'Rally eliminated units in Reserve',
  coordinatedToo: 'Coordinated Action is still rolled for',
  disorderRecovers: 'Disorder comes off outside enemy zones at the end',
  maneuverChits: 'Choose maneuver chits if you use the matrix',
};

export const stepLine = (key: string): string => STEP_LINES[key] ?? key;

type Facts = Readonly<Record<string, string | number>>;
const DUE: Readonly<Record<string, (facts: Facts) => string>> = {
  arrives: ({ name }) => `Due on the map: ${name ?? ''}`,
  nightLimits: () => 'Night: nobody enters enemy zones of control, no bombardment, sight 1 hex',
  attacksFailAtNight: () => 'Attack and Probe orders with no unit on their target fail',
  lostHqReturns: () => 'A destroyed headquarters comes back with any friendly unit, and its penalty ends',
  rollArrival: ({ name }) => `Roll for the arrival of ${name ?? ''}`,
  rallyOpens: () => 'Units eliminated today may be rallied from now on',
  heldOrdersStart: () => 'Orders that arrived in the night come into force without a roll',
  demoralizedWait: () => 'Demoralized formations wait for their night orders on a 4–6',
  reserveAction: ({ first }) => `Formations in Reserve act now, ${first ?? 'French'} first`,
  hqsMove: () => 'Headquarters under March or Fall Back orders move now',
  oneChitAssaults: () => 'Only units of one chit, or of a Coordinated Action, assault together',
  disruptionEnds: () => 'Disrupted units recover',
  disruptionChecks: () => 'Each disrupted unit checks its morale, to recover',
  /** For the book, which speaks of either game. */
  disruptionEither: () => 'Disrupted units recover (with 19.2: by a morale check each)',
  supplyAtNine: () => 'Trace supply: units without it are eliminated for good',
  weatherRoll: () => 'Roll for the weather',
  hiddenDiscovery: () => 'Roll for the discovery of hidden marches, after orders and before local decisions',
  orphansATrain: () => 'Units whose train is not on the map share the others: at most two to each train',
  supplyOnWeatherTurn: () => 'Check supply: up to 14 hexes to a source or to the own baggage train',
  nightPM: () => 'Night PM: sight to adjacent hexes, no bombardment, artillery at half in assault',
  heldCardsGo: () => 'Cards held for this turn and not used are discarded',
  ...OWN.dues,
};

export const dueSentence = (key: string, facts: Facts = {}): string => DUE[key]?.(facts) ?? key;

const STAGE: Readonly<Record<string, string>> = {
  bombardment: 'Bombardment',
  charge: 'Cavalry charges',
  movement: 'Movement',
  assault: 'Assault',
};

/** A segment as what one does in it, short. */
const DEEDS: Readonly<Record<string, string>> = {
  bombardment: 'Bombard',
  charge: 'Charge',
  movement: 'Move',
  assault: 'Assault',
};

export const segmentDeed = (key: string): string => DEEDS[key] ?? key;

export const stageTitle = (key: string): string => STAGE[key] ?? key;

const REMINDERS: Readonly<Record<string, string>> = {
  bombardNear: 'In this weather to the next hex only, and a quarter weaker',
  bombardRange: 'Two hexes and a line of sight; only stacked guns fire together',
  bombardFar: 'At three hexes with half the strength; against a stack, half as much again',
  bombardFacing: 'With opportunity fire, guns bombard only where they face',
  chargeInSnow: 'In snow a charge is a quarter weaker',
  bombardedStays: 'Foot artillery that fires here neither moves nor assaults',
  chargeRange: 'Undisrupted cavalry within two hexes; the hex between must be empty',
  chargesTogether: 'All charges move first, then all are fought',
  chargeDisrupts: 'Whoever charged is disrupted and does nothing more',
  leaderMoves: 'The leader moves with his formation; OC and WC once a turn',
  commandRange: 'Within 3 movement points of the leader to charge, assault or enter a zone',
  divisionRange: 'In command: next to the leader, or to a division that is',
  inColumn: 'Divisions not in column have one movement point less, except on roads',
  extendedLine: 'A brigade of 2 or more may lie across two hexes, at half strength',
  lastOutOfZone: 'The last unit to leave a zone of control checks its morale',
  opportunityFire: 'Enemy guns that have not moved may fire at whoever enters their range, at half strength',
  bluecherNear: 'Blücher stays in range of one of those who attack, as long as they do',
  noZocAtNight: 'At night nobody enters an enemy zone of control',
  noZocInRain: 'In rain nobody enters an enemy zone of control',
  mustAssault: 'Under Attack or Probe all but guns must assault from an enemy zone',
  chateauFirst: 'Several in reach: infantry must take the chateau before units, and units before a headquarters',
  inLine: 'Divisions not in line fight a fifth weaker',
  noDoubleAssault: 'No two on one stack while another adjacent stack goes unattacked',
  artilleryJoins: 'Guns assault only together with other arms',
  artilleryHalved: 'Night PM: artillery assaults at half strength',
};

export const stageReminder = (key: string): string => REMINDERS[key] ?? key;

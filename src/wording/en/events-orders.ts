import type { ByType } from '../../engine/by-type';
import type { OrderType } from '../../rules/nlc/index';
import type { OrderState, OrderStep, Reason, Recipient, Sleep, Target, Wait } from '../../rules/nlc/index';
import type { OrdersEvent, PhaseStep } from '../../rules/nlc/index';
import { listed } from '../names';
import type { Names } from '../names';

export const ORDER_WORDS: Readonly<Record<OrderType, string>> = {
  attack: 'Attack',
  probe: 'Probe',
  defend: 'Defend',
  delay: 'Delay',
  march: 'March',
  forcedMarch: 'Forced March',
  fallBack: 'Fall Back',
  generalRetreat: 'General Retreat',
  assign: 'Assign',
  reserve: 'Reserve',
};

/** Where an order stands, on its owner's timeline. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, string>> = {
  inTransit: 'On its way',
  due: 'Due now',
  waiting: 'Waits',
  inForce: 'In force',
  superseded: 'Replaced',
  ignored: 'Ignored',
  failed: 'Failed',
  succeeded: 'Succeeded',
  cancelled: 'Canceled',
};

export const PHASE_STEP_WORDS: Readonly<Record<PhaseStep, string>> = {
  decisions: 'Local decisions are written down',
  checks: 'Success and confidence',
  orders: 'Orders are written',
  receiving: 'Orders are received',
};

const WAIT_WORDS: Readonly<Record<Wait, string>> = {
  '1T': 'next turn',
  R4: 'a 4 or more, from next turn on',
  R5: 'a 5 or more, from next turn on',
  dawn: 'dawn',
};

const SLEEP_WORDS: Readonly<Record<Sleep, string>> = { dawn: 'at dawn', turn: 'next turn' };

/** Why an order stands as it does. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  arrived: 'the courier is there',
  newerArrived: 'a newer order has arrived',
  checked: 'compliance was checked',
  accepted: 'accepted without a check',
  ledAttack: 'its leader led an attack last turn',
  heldAtNight: 'it came in the night',
  dawn: 'it is dawn',
  oneTurn: 'the turn has passed',
  rolled: 'a die was rolled for it',
  orderFailed: 'the order in force failed',
  atStart: 'an order from the start',
  cameOn: 'it has come on, and marches by the rule',
  actsLocally: 'its leader acts by himself',
  badMove: 'a Bad Move, named by the enemy',
  firstBadMove: 'his first Bad Move: the scenario says what it is',
  newOrder: 'another order is complied with',
  achieved: 'the target is reached',
  metEnemy: 'the march met the enemy',
  blocked: 'the march was blocked',
  ownersChoice: 'its owner goes on',
  assigned: 'it is placed under another commander',
  confidence: 'confidence was lost',
  offTargetAtNight: 'night, and nobody on the target',
  drivenOut: 'the leader was driven out of his radius',
  displaced: 'the leader was displaced',
  stackRetreated: 'the units with the leader retreated',
  noLongerAttacks: 'nobody carries the attack on',
  ownWhim: 'its own player would have it otherwise',
  toReserve: 'it goes into Reserve',
  reincorporated: 'the division is back with its corps',
  houseRule: 'the players agreed',
};

/** A corps by its name, a division with its corps, a commander or his HQ by his. */
export const recipientName = (of: Recipient, names: Names): string => {
  switch (of.kind) {
    case 'formation':
      return names.formation(of.id);
    case 'division':
      return `${of.division} (${names.formation(of.id)})`;
    case 'wing':
      return names.leader(of.id);
    case 'hq':
      return `The HQ of ${names.leader(of.id)}`;
    case 'train':
      return `The pontoon train (${names.side(of.id)})`;
  }
};

/** What a rule names instead of a place. */
const RULE_PLACES = { here: 'where it stands', hq: 'the HQ', entryTown: 'the first town on its road' } as const;

export const targetName = (target: Target | null): string => {
  if (target === null) return '';
  switch (target.kind) {
    case 'place':
      return target.name;
    case 'hex':
      return target.hex;
    default:
      return RULE_PLACES[target.kind];
  }
};

const commanderName = (id: string, names: Names): string => {
  const name = names.leader(id);
  return name === id ? names.formation(id) : name;
};

/** How an order leads to its place. */
const LEADS: Readonly<Partial<Record<OrderType, string>>> = {
  march: 'to ',
  forcedMarch: 'to ',
  fallBack: 'to ',
  generalRetreat: 'to ',
  assign: 'to ',
  delay: 'at ',
};

/** An order as it is told: what it is, where to, by what way, and when. */
type Told = Readonly<{ type: OrderType; where: string; route: readonly string[]; nextDay: boolean }>;

const toldText = ({ type, where, route, nextDay }: Told): string => {
  const to = where === '' ? '' : ` ${where === RULE_PLACES.here ? '' : (LEADS[type] ?? '')}${where}`;
  const by = route.length === 0 ? '' : ` by ${listed(route)}`;
  return `${ORDER_WORDS[type]}${to}${by}${nextDay ? ' the next day' : ''}`;
};

/** "March to Maizières, then Attack Brienne (0913), then Reserve": of a sequence all of it, wherever it is told. */
export const sequenceText = (steps: readonly Told[], awaitFurther: boolean): string =>
  [...steps.map(toldText), ...(awaitFurther && steps.at(-1)?.type !== 'reserve' ? [ORDER_WORDS.reserve] : [])].join(
    ', then ',
  );

const toldOf =
  (names: Names) =>
  ({ type, target, to, route, nextDay }: OrderStep): Told => ({
    type,
    where: to === null ? targetName(target) : commanderName(to, names),
    route,
    nextDay,
  });

const stepText = (step: OrderStep, names: Names): string => toldText(toldOf(names)(step));

/** An order as it is told, with what comes after its last step. */
export const stepsText = (steps: readonly OrderStep[], names: Names, awaitFurther = false): string =>
  sequenceText(steps.map(toldOf(names)), awaitFurther);

type Changed = Extract<OrdersEvent, { type: 'OrderChanged' }>;

const sleeping = ({ sleep }: Changed): string => (sleep === null ? '' : `, to begin ${SLEEP_WORDS[sleep]}`);

const CHANGE_TEXTS: Readonly<Record<Changed['change'], (event: Changed) => string>> = {
  arrive: () => 'arrives',
  postpone: () => 'is checked next turn',
  ignore: () => 'is ignored',
  wait: ({ wait }) => `waits${wait === null ? '' : ` for ${WAIT_WORDS[wait]}`}`,
  rollOn: () => 'goes on waiting',
  comply: (event) => `is in force${sleeping(event)}`,
  advance: (event) => `is in force now${sleeping(event)}`,
  supersede: () => 'is replaced',
  succeed: () => 'is done',
  fail: () => 'fails',
  cancel: () => 'is canceled',
};

const RESULT_WORDS = {
  noEffect: 'no effect',
  actsLocally: 'acts locally',
  delayed: 'acts locally, on a 4 or more from next turn on',
  divisionalOrderLeaves: 'the order to the division leaves',
  badMove: 'a Bad Move',
  firstBadMove: 'a Bad Move, his first: what it is the scenario says',
} as const;

/** What happened to orders: at the owner's desk, and the little of it that all may know. */
export const ORDERS_EVENTS: ByType<OrdersEvent, readonly [Names], string> = {
  OrderWritten: ({ sheet }, names) =>
    `${recipientName(sheet.of, names)}: ${stepsText(sheet.steps, names, sheet.awaitFurther)}${
      sheet.from === null
        ? ''
        : `, from ${commanderName(sheet.from, names)}, there at ${names.turn(sheet.arrivesOn)}${sheet.faceToFace ? ', face to face' : ''}`
    }`,
  OrderChanged: (event, names) =>
    `${recipientName(event.of, names)}, ${ORDER_WORDS[event.what]}: ${CHANGE_TEXTS[event.change](event)}, ${REASON_WORDS[event.reason]} (${event.rule})`,
  OrderAsked: ({ of, about }, names) =>
    about === 'success'
      ? `${recipientName(of, names)}: success was looked at`
      : `${recipientName(of, names)}: confidence was checked`,
  RouteNamed: ({ of, route }, names) => `${recipientName(of, names)} marches by ${listed(route)}`,
  LossNoted: ({ of }, names) => `${recipientName(of, names)} has lost a step under its order`,
  UnitsBlocked: ({ of, units }, names) =>
    `${recipientName(of, names)}: ${listed(units.map(names.unit))} blocked, the rest marches on`,
  DecisionRecorded: ({ decision: { of, steps, awaitFurther, forDivision } }, names) =>
    `${recipientName(of, names)} will try by local decision: ${forDivision === null ? '' : `${forDivision.division}, `}${stepsText(steps, names, awaitFurther)}`,
  DecisionAnswered: ({ of, result }, names) => `${recipientName(of, names)}, local decision: ${RESULT_WORDS[result]}`,
  PhaseStepReached: ({ step }) => `Command phase: ${PHASE_STEP_WORDS[step]}`,
  AwaySet: ({ leader, away }, names) => `${names.leader(leader)} is ${away ? 'away from his HQ' : 'with his HQ again'}`,
  PlacedUnder: ({ of, to }, names) =>
    to === null
      ? `${recipientName(of, names)} is back where it belongs`
      : `${recipientName(of, names)} is placed under ${commanderName(to, names)}`,
  HouseRuled: ({ reason, rule }) => `House ruling${rule === null ? '' : ` against ${rule}`}: ${reason}`,
  OperationsKept: () => 'A limit moves by its orders; the enemy has not been told yet',
  OperationsTold: () => 'What the orders did to the limits is told',
  BadMoveNamed: ({ of, step }, names) =>
    step === null
      ? `${recipientName(of, names)} is left as it is`
      : `${recipientName(of, names)} is sent off: ${stepText(step, names)}`,
  BadMoveAssigned: ({ of, step }, names) =>
    `${recipientName(of, names)} is sent off by the enemy: ${stepText(step, names)}`,
  BadMoveTakenIn: ({ of }, names) => `${recipientName(of, names)} goes by the order that the enemy named`,
  CommandedHeld: ({ formations }, names) =>
    formations.length === 0 ? 'All are in Reserve' : `Under orders: ${listed(formations.map(names.formation))}`,
  AssaultNoted: ({ place, assaulted }) =>
    assaulted ? `A hex of ${place} was assaulted` : `No hex of ${place} was assaulted after all`,
  ArchiveOpened: ({ side }, names) => `Orders laid open: ${names.side(side)}`,
  CommandPhaseDone: ({ side }, names) => `Command phase done: ${names.side(side)}`,
  CommandPhaseReopened: ({ side }, names) => `Command phase opened again: ${names.side(side)}`,
  BadMoveCalled: ({ of, revealed }, names) =>
    `Bad Move: the enemy may name an order for ${recipientName(of, names)}${revealed ? ', whose hidden march comes to light' : ''}`,
  BadMoveAnswered: ({ of }, names) => `The Bad Move of ${recipientName(of, names)} is answered`,
  OrdersShown: ({ side, orders }, names) =>
    `${names.side(side)}: ${listed(orders.map(({ of, steps }) => `${recipientName(of, names)}, ${stepsText(steps, names)}`))}`,
  FailureRetreated: ({ of, hexes }, names) => `${recipientName(of, names)} fails and goes back ${hexes} hexes`,
};

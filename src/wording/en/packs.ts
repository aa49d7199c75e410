import type { OrderFault, PackFault, PackPlace, SpecialFault } from '../../packs/decode-pack';
import type { AskKind, Pack, PackOrder } from '../../packs/pack';
import type { Supposed } from '../../packs/pack-asks';
import { sequenceText } from './events-orders';
import { listed } from '../names';
import { refusalSentence } from './refusals';
import { SETUP_FIELD_WORDS } from './setup-fields';

/** Scenario packs: what they ask for, what they begin with, and why a file is not taken. */

type Asked = Readonly<{ title: string; hint: string }>;

/** Ruling 51: what stands in the players' own copy of the game. */
export const ASK_WORDS: Readonly<Record<AskKind, Asked>> = {
  units: { title: 'Units', hint: 'Paste them as lines in the set-up: name, formation, arm, strength' },
  turnTrack: { title: 'Turn track', hint: 'Until then a usual day is laid out' },
  limits: { title: 'Demoralization limits', hint: 'Of every formation' },
  levels: { title: 'Demoralization levels', hint: 'Of both armies' },
  otherFormations: { title: 'Other formations', hint: 'The text names only those that it gives orders to' },
  commanders: { title: 'Commanders', hint: 'The text names the armies’ commanders alone' },
  startOrders: { title: 'Orders at the start', hint: 'Set them at the desks in the first turn' },
  arrivals: { title: 'Reinforcements', hint: 'Who comes, when, and where' },
  weather: { title: 'Weather table', hint: 'Its effects are known, the table is not' },
  cards: { title: 'Cards', hint: 'How many of each are in a deck' },
  cardPoints: { title: 'Points of cards', hint: 'And effects that are printed on the cards alone' },
  cardRemovals: { title: 'Cards taken out', hint: 'For this scenario' },
  supplySources: { title: 'Supply sources', hint: 'Of both sides' },
  placement: { title: 'Placement', hint: 'Where the counters start: on the map, not in the app' },
  victoryLevels: { title: 'Levels of victory', hint: 'And what the scenario adds to the points' },
};

/** "Victor (II Corps)": a man whom history puts there, and no book of rules. */
const supposedWords = ({ formation, leader, rating }: Supposed): string =>
  `${leader === '' ? `somebody rated ${String(rating)}` : leader} (${formation})`;

export const supposedSentence = (supposed: readonly Supposed[]): string =>
  `By history, and by no book of rules: ${listed(supposed.map(supposedWords))}. Their ratings are printed. Correct it if your counters say otherwise.`;

type Step = PackOrder['steps'][number];

const toldOf = ({ type, at, route, nextDay }: Step) => ({ type, where: at ?? '', route, nextDay });

/** As it will be told when it is in force. */
export const packOrderText = ({ steps, awaitFurther }: Pick<PackOrder, 'steps' | 'awaitFurther'>): string =>
  sequenceText(steps.map(toldOf), awaitFurther);

/** Who an order is for. */
export const packRecipient = ({ leaders, formations }: Pack, { of, division }: PackOrder): string => {
  const leader = leaders.find(({ id }) => id === of);
  if (leader !== undefined) return leader.role === 'OC' ? `HQ of ${leader.name}` : leader.name;
  const corps = formations.find(({ id }) => id === of)?.name ?? of;
  return division === null ? corps : `${division} of ${corps}`;
};

/** "14 orders", "no orders printed". */
export const orderCount = ({ orders }: Pick<Pack, 'orders'>): string => {
  if (orders.length === 0) return 'no orders printed';
  return orders.length === 1 ? '1 order' : `${String(orders.length)} orders`;
};

const LIST_WORDS: Readonly<Record<string, readonly [one: string, all: string]>> = {
  leaders: ['commander', 'commanders'],
  formations: ['formation', 'formations'],
  units: ['unit', 'units'],
  orders: ['order', 'orders'],
  attached: ['attachment', 'attachments'],
  marks: ['mark', 'marks'],
  notes: ['note', 'notes'],
  victory: ['note on victory', 'notes on victory'],
  turns: ['turn', 'turns'],
  dates: ['date', 'dates'],
  places: ['place', 'places'],
  asks: ['question', 'questions'],
  switches: ['switch', 'switches'],
  steps: ['step', 'steps'],
  route: ['waypoint', 'waypoints'],
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...SETUP_FIELD_WORDS,
  ...{ id: 'id', rules: 'rules', format: 'format', version: 'version', about: 'description', cup: 'cup', side: 'side' },
  ...{ title: 'title', of: 'recipient', to: 'commander', at: 'target', type: 'type', text: 'text', rule: 'rule' },
  ...{ first: 'first side', second: 'second side', label: 'time', day: 'day', what: 'name', note: 'note' },
  ...{ awaitFurther: 'mark for Reserve afterwards', nextDay: 'mark for the next day', supposed: 'mark for supposed' },
};

const NUMBER = /^\d+$/;

/** `formations.3.rating` of II Corps: "the rating of the 4th formation (II Corps)". */
const placeWords = ({ path, name }: PackPlace): string =>
  path
    .split('.')
    .flatMap((part, i, parts) => (NUMBER.test(part) ? [] : [partWords(part, parts[i + 1], i === 0 ? name : null)]))
    .filter((words) => words !== '')
    .reverse()
    .join(' of ');

const partWords = (part: string, next: string | undefined, name: string | null): string => {
  if (part === 'sides') return '';
  const [one, all] = LIST_WORDS[part] ?? [];
  if (one === undefined) return `the ${FIELD_WORDS[part] ?? part}`;
  if (next === undefined || !NUMBER.test(next)) return `the list of ${all ?? part}`;
  return `the ${nth(Number(next) + 1)} ${one}${name === null ? '' : ` (${name})`}`;
};

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;
const nth = (number: number): string => {
  const [tens, ones] = [number % 100, number % 10];
  return `${String(number)}${tens > 10 && tens < 14 ? 'th' : (ENDINGS[ones] ?? 'th')}`;
};

const ORDER_FAULT_WORDS: Readonly<Record<OrderFault, (of: string) => string>> = {
  noRecipient: (of) => `is for “${of}”, who is neither a commander nor a formation of this scenario`,
  notADivision: (of) => `is for a division of ${of}, who is a commander`,
  noTarget: (of) => `sends ${of} without saying where`,
  noCommander: (of) => `places ${of} under somebody who is not there`,
  twice: (of) => `is a second one for ${of}: only one can be in force`,
};

const SPECIAL_FAULT_WORDS: Readonly<Record<SpecialFault, (of: string) => string>> = {
  noTarget: (of) => `In this scenario, the first Bad Move of ${of} says no place.`,
  noCommander: (of) => `In this scenario, ${of} waits for a commander who is not on its side.`,
};

/** Why a scenario was not taken in. Nothing was changed then. */
export const packFaultSentence = (fault: PackFault): string => {
  switch (fault.kind) {
    case 'tooLarge':
      return 'This file is too large to be a scenario.';
    case 'compressed':
      return 'This file is compressed. Unpack it first and choose the scenario inside.';
    case 'notOurs':
      return 'This is not an Estafette scenario.';
    case 'isGame':
      return 'This is a game, not a scenario. Import it from the list of games.';
    case 'isSheet':
      return 'This is a title sheet, not a scenario. Import it from the title sheets.';
    case 'notJson':
      return 'This scenario cannot be read: a comma, a bracket or a quotation mark is missing or too many.';
    case 'cutOff':
      return 'The end of this file is missing. Export the scenario again and copy the whole file.';
    case 'newerVersion':
      return `This scenario comes from a newer version of the app (format ${fault.what}). Update the app first.`;
    case 'unknownRules':
      return `Scenarios for these rules are not known (${fault.what}): NLC and MOP have them.`;
    case 'badField':
      return fault.found === null
        ? `This scenario lacks ${placeWords(fault.where)}.`
        : `In this scenario, ${placeWords(fault.where)} cannot be ${fault.found}.`;
    case 'order':
      return `The ${nth(fault.nth)} order ${ORDER_FAULT_WORDS[fault.why](fault.of)}.`;
    case 'special':
      return SPECIAL_FAULT_WORDS[fault.why](fault.of);
    case 'nobody':
      return `In this scenario, ${placeWords(fault.where)} speaks of “${fault.of}”, who is not there.`;
    case 'setup':
      return `This scenario cannot be played: ${refusalSentence(fault.refusal, null)}`;
  }
};

/** Asked before a scenario is taken in that does not say what the app once wrote. */
export const PACK_EDITED = {
  title: 'Edited outside the app',
  hint: 'The file is whole, and not as the app wrote it. If you wrote it yourselves, that is as it should be.',
} as const;

/** Orders that wait for units: told before the game begins. */
export const leftSentence = (names: readonly string[]): string =>
  `No unit of this sheet is named as belonging to ${listed(names)}. ${names.length === 1 ? 'Its order is' : 'Their orders are'} left out; set ${names.length === 1 ? 'it' : 'them'} at the desk in the first turn.`;

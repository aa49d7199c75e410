import { byType } from '../../engine/by-type';
import type { ByType } from '../../engine/by-type';
import type { Side } from '../../engine/sides';
import type { SetupChange } from '../../rules/common/index';
import type { AppEvent } from '../../rules/list';
import type { MopEvent } from '../../rules/mop/index';
import type { N20Event } from '../../rules/n20/index';
import { listed, sideTag, withSide } from '../names';
import type { Names } from '../names';
import { ARMY_EVENTS } from './events-army';
import { CAMPAIGN_EVENTS } from './events-campaign';
import { CARDS_EVENTS } from './events-cards';
import { CORPS_EVENTS } from './events-corps';
import { DECK_EVENTS } from './events-decks';
import { SETUP_FIELD_WORDS, setupValue } from './setup-fields';
import { HIDDEN_EVENTS } from './events-hidden';
import { MATRIX_EVENTS } from './events-matrix';
import { COVERS_EVENTS, WEATHER_EVENTS, WORKS_EVENTS } from './events-mop';
import { N20_EVENTS } from './events-n20';
import { ORDERS_EVENTS } from './events-orders';
import { PLAY_EVENTS, PROCEDURE_EVENTS } from './events-procedure';
import { ownEvent } from './rule-sets/own-words';

/** Ruling 54: a card gives it, bars it, or both have one. */
const initialByCard = (winner: Side | null, then: Side | null, names: Names): string => {
  if (winner === null) return 'Initial Action: none, by a card';
  const first = `Initial Action by a card: ${names.side(winner)}`;
  return then === null ? first : `${first}, then ${names.side(then)}`;
};

type OfTheBooks = MopEvent | N20Event;

/** The events of the books this app began with; what other rule sets add they tell themselves. */
const SENTENCES: ByType<OfTheBooks, readonly [Names], string> = {
  GameStarted: ({ setup }) => `Game set up: ${setup.sides.first.title} against ${setup.sides.second.title}`,
  SetupCorrected: ({ changes }) => changes.map(changed).join('; '),
  StepReached: ({ step }) => `Step reached: ${step}`,
  TurnBegan: ({ turn }, names) => `Turn ${turn + 1} · ${names.turn(turn)}`,
  DeskOpened: ({ side }, names) => `The phone was handed to ${names.side(side)}`,
  DeskClosed: ({ side }, names) => `${names.side(side)} laid the phone back on the table`,
  CoordinatedRolled: (event, names) => {
    const who = event.commander === null ? 'no commander on the map' : names.leader(event.commander);
    if (event.byCard === true) return `${names.side(event.side)} has the Coordinated Action chit by a card`;
    const result = event.won ? 'wins' : 'does not get';
    return `${names.side(event.side)} (${who}, ${event.rating}) rolled ${event.die} and ${result} the Coordinated Action chit`;
  },
  ChitsSetAside: ({ side, chits }, names) =>
    chits.length === 0
      ? `${names.side(side)} leaves the Coordinated Action chit unused`
      : `${listed(chits.map(names.formation))} will act together`,
  InitialRolled: ({ rolls, winner, lead, byCard, then }, names) => {
    if (byCard === true) return initialByCard(winner, then ?? null, names);
    const sum = (side: 'first' | 'second'): string =>
      `${names.side(side)} ${rolls[side].die + rolls[side].rating + rolls[side].bonus}`;
    const result = winner === null ? 'nobody leads by 3' : `${names.side(winner)} leads by ${lead}`;
    return `Initial Action: ${sum('first')}, ${sum('second')}; ${result}`;
  },
  StartRolled: ({ rolls, winner }, names) => {
    const sum = (side: 'first' | 'second'): string =>
      `${names.side(side)} ${rolls[side].die + rolls[side].rating + rolls[side].won}`;
    return `Start roll: ${sum('first')}, ${sum('second')}; ${winner === null ? 'a tie' : `the choice goes to: ${names.side(winner)}`}`;
  },
  OpeningChosen: ({ opens }, names) => `First player turn: ${names.side(opens)}`,
  InitialTaken: ({ side, chit }, names) =>
    chit === null
      ? `${names.side(side)} takes no Initial Action`
      : `${names.formation(chit)} acts first${sideTag(names.formation(chit), names.side(side))}`,
  ChitsPut: ({ chits }, names) =>
    chits.length === 0 ? 'No chits put in' : `Chits put in: ${listed(chits.map(names.formation))}`,
  CupFilled: ({ counts }, names) =>
    `Cup filled: ${names.side('first')} ${counts.first}, ${names.side('second')} ${counts.second}`,
  ChitDrawn: ({ side, chit, entered, die }, names) => {
    const how = entered ? 'Drawn on the table' : die === undefined ? 'Drawn' : `Die ${die}, drawn`;
    return `${how}: ${withSide(names.formation(chit), names.side(side))}`;
  },
  ChitPutBack: ({ side, chit }, names) => `Put back into the cup: ${withSide(names.formation(chit), names.side(side))}`,
  StageTicked: ({ item, done }) => `${segment(item)} ${done ? 'done' : 'open again'}`,
  ActionEnded: ({ side, chit }, names) => `Done acting: ${withSide(names.formation(chit), names.side(side))}`,
  ReserveActed: ({ side, formations }, names) =>
    formations.length === 0
      ? `${names.side(side)} has no Reserve to act`
      : `Reserve acts: ${withSide(listed(formations.map(names.formation)), names.side(side))}`,
  ReserveFlagged: ({ formation, reserve }, names) =>
    reserve ? `${names.formation(formation)} goes into Reserve` : `${names.formation(formation)} leaves Reserve`,
  ...ARMY_EVENTS,
  ...CAMPAIGN_EVENTS,
  ...CARDS_EVENTS,
  ...CORPS_EVENTS,
  ...COVERS_EVENTS,
  ...DECK_EVENTS,
  ...HIDDEN_EVENTS,
  ...MATRIX_EVENTS,
  ...N20_EVENTS,
  ...ORDERS_EVENTS,
  ...PROCEDURE_EVENTS,
  ...PLAY_EVENTS,
  ...WEATHER_EVENTS,
  ...WORKS_EVENTS,
};

const sentence = byType<OfTheBooks, readonly [Names], string>(SENTENCES);
const isOfTheBooks = (event: Readonly<{ type: string }>): event is OfTheBooks => Object.hasOwn(SENTENCES, event.type);

/** What happened, told with names and never with "you": the phone changes hands. */
export const eventSentence = (event: AppEvent, names: Names): string => {
  const listed: Readonly<{ type: string }> = event;
  return ownEvent(listed, names) ?? (isOfTheBooks(listed) ? sentence(listed, names) : listed.type);
};

const segment = (item: string): string => item.charAt(0).toUpperCase() + item.slice(1);

const OF: Readonly<Record<SetupChange['of'], string>> = {
  formation: 'Formation',
  leader: 'Commander',
  turns: 'Turn track',
  side: 'Side',
  switch: 'Switch',
  cup: 'Cup',
  playMode: 'Way of playing',
  steps: 'Sequence of play',
  unit: 'Unit',
  title: 'Title data',
};

const changed = ({ what, of, name, field, from, to }: SetupChange): string => {
  const subject = [OF[of], name].filter((word) => word !== '').join(' ');
  if (what !== 'changed') return `${subject} ${of === 'switch' ? (what === 'added' ? 'on' : 'off') : what}`;
  const word = field === undefined ? '' : (SETUP_FIELD_WORDS[field] ?? field);
  if (from === undefined || to === undefined) return word === '' ? `${subject} changed` : `${subject}: ${word} changed`;
  return `${subject}: ${word === '' ? '' : `${word} `}${setupValue(from)} → ${setupValue(to)}`;
};

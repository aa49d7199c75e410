import type { Refusal } from '../../engine/step';
import type { ImportFault } from '../../journal/transfer';
import { refusalSentences } from '../lines';
import type { Names } from '../names';
import { ARMY_REFUSAL_WORDS } from './refusals-army';
import { CAMPAIGN_REFUSAL_WORDS } from './refusals-campaign';
import { HAND_REFUSAL_WORDS, CARD_REFUSAL_WORDS } from './refusals-cards';
import { CHARGE_REFUSAL_WORDS } from './refusals-charge';
import { FIGHT_REFUSAL_WORDS } from './refusals-combat';
import { COMMAND_REFUSAL_WORDS, RECOVERY_REFUSAL_WORDS } from './refusals-command';
import { CORPS_REFUSAL_WORDS } from './refusals-corps';
import { EVENT_DECK_REFUSAL_WORDS, DECK_REFUSAL_WORDS } from './refusals-decks';
import { HIDDEN_REFUSAL_WORDS } from './refusals-hidden';
import { MATRIX_REFUSAL_WORDS } from './refusals-matrix';
import {
  COVERS_REFUSAL_WORDS,
  FIELD_REFUSAL_WORDS,
  WEATHER_REFUSAL_WORDS,
  WORKS_REFUSAL_WORDS,
  CARD_PLAY_REFUSAL_WORDS,
  POINT_REFUSAL_WORDS,
} from './refusals-mop';
import {
  TRACK_REFUSAL_WORDS,
  ENDING_REFUSAL_WORDS,
  BATTLE_REFUSAL_WORDS,
  SPECIAL_EVENT_REFUSAL_WORDS,
} from './refusals-n20';
import { ORDERS_REFUSAL_WORDS } from './refusals-orders';
import { RUN_REFUSAL_WORDS, ANSWER_REFUSAL_WORDS, PLAY_REFUSAL_WORDS } from './refusals-procedure';
import { OWN } from './rule-sets/own-words';
import { SETUP_REFUSAL_WORDS } from './refusals-setup';
import { TABLE_REFUSAL_WORDS, CUP_REFUSAL_WORDS, SESSION_REFUSAL_WORDS } from './refusals-table';

/** All topics of all rule books, and of an open game. */
const SENTENCES = refusalSentences(
  ANSWER_REFUSAL_WORDS,
  ARMY_REFUSAL_WORDS,
  BATTLE_REFUSAL_WORDS,
  CAMPAIGN_REFUSAL_WORDS,
  CARD_PLAY_REFUSAL_WORDS,
  CARD_REFUSAL_WORDS,
  CHARGE_REFUSAL_WORDS,
  COMMAND_REFUSAL_WORDS,
  CORPS_REFUSAL_WORDS,
  COVERS_REFUSAL_WORDS,
  CUP_REFUSAL_WORDS,
  DECK_REFUSAL_WORDS,
  ENDING_REFUSAL_WORDS,
  EVENT_DECK_REFUSAL_WORDS,
  FIELD_REFUSAL_WORDS,
  FIGHT_REFUSAL_WORDS,
  HAND_REFUSAL_WORDS,
  HIDDEN_REFUSAL_WORDS,
  MATRIX_REFUSAL_WORDS,
  ORDERS_REFUSAL_WORDS,
  POINT_REFUSAL_WORDS,
  RECOVERY_REFUSAL_WORDS,
  RUN_REFUSAL_WORDS,
  PLAY_REFUSAL_WORDS,
  SESSION_REFUSAL_WORDS,
  SETUP_REFUSAL_WORDS,
  SPECIAL_EVENT_REFUSAL_WORDS,
  TABLE_REFUSAL_WORDS,
  TRACK_REFUSAL_WORDS,
  WEATHER_REFUSAL_WORDS,
  WORKS_REFUSAL_WORDS,
  OWN.refusals,
);

/** A refusal as it was made, or as it came out of a file. */
type Refused = Readonly<{ code: string; rule: Refusal['rule']; facts?: Refusal['facts'] }>;

export const refusalSentence = ({ code, facts = {} }: Refused, names: Names | null): string => {
  const say = SENTENCES[code] ?? `That is not possible (${code}).`;
  return typeof say === 'string' ? say : say(facts, names);
};

/** Why a file was not taken in. */
export const importFaultSentence = (fault: ImportFault): string => {
  switch (fault.kind) {
    case 'notOurs':
      return 'This is not an Estafette game.';
    case 'compressed':
      return 'This file is compressed. Unpack it first and choose the game inside.';
    case 'tooLarge':
      return 'This file is too large to be a game.';
    case 'truncated':
      return 'The end of this file is missing. Export the game again and copy the whole file.';
    case 'newerFormat':
    case 'newerEntry':
      return 'This game was made by a newer Estafette. Update the app to open it.';
    case 'unknownRules':
      return `This app does not play the rules “${fault.what.slice(0, 40)}”.`;
    case 'edited':
      return `Line ${fault.line} was changed, damaged or belongs to another game. Nothing was imported.`;
  }
};

import type { Refusal } from '../../engine/step';
import type { ImportFault } from '../../journal/transfer';
import type { Names } from '../names';
import { ARMY_REFUSALS } from './refusals-army';
import { CAMPAIGN_REFUSALS } from './refusals-campaign';
import { CARDS_REFUSALS } from './refusals-cards';
import { CHARGE_REFUSALS } from './refusals-charge';
import { COMBAT_REFUSALS } from './refusals-combat';
import { COMMAND_REFUSALS } from './refusals-command';
import { CORPS_REFUSALS } from './refusals-corps';
import { DECK_REFUSALS } from './refusals-decks';
import { HIDDEN_REFUSALS } from './refusals-hidden';
import { MATRIX_REFUSALS } from './refusals-matrix';
import { MOP_REFUSALS } from './refusals-mop';
import { N20_REFUSALS } from './refusals-n20';
import { ORDERS_REFUSALS } from './refusals-orders';
import { PROCEDURE_REFUSALS } from './refusals-procedure';
import { SETUP_REFUSALS } from './refusals-setup';

type Facts = NonNullable<Refusal['facts']>;
const SENTENCES: Readonly<Record<string, (facts: Facts, names: Names | null) => string>> = {
  NOT_STARTED: () => 'This game has not been set up yet.',
  ALREADY_STARTED: () => 'This game is set up already.',
  NO_SUCH_STEP: () => 'This turn has no such step.',
  LAST_TURN: () => 'This is the last turn of the track. Add turns in the set-up to play on.',
  TURN_IS_PLAYED: ({ turn }) => `Turn ${turn ?? ''} is being played: the track cannot end before it.`,
  NOTHING_CHANGED: () => 'Nothing was changed.',
  ID_TWICE: () => 'Two entries of the set-up are the same one.',
  NAME_TWICE: ({ name }) => `${name ?? ''} is there twice on one side. Give one of them another name.`,
  NO_SUCH_COMMANDER: ({ name }) => `The commander of ${name ?? ''} is not on its side.`,
  SAME_TITLE: ({ name }) => `Both sides are called ${name ?? ''}. Give one of them another name.`,
  NO_CURTAIN_IN_SOLO: () => 'In a solo game both desks are open anyway.',
  DESK_ALREADY_OPEN: () => 'A desk is open already. Close it first.',
  DESK_NOT_OPEN: () => 'No desk is open.',
  CUP_IS_FILLED: () => 'The cup has been filled this turn.',
  NO_START_ROLL: () => 'Nobody has won the start roll of this turn.',
  OPENING_IS_CHOSEN: () => 'Who moves first this turn has been said.',
  ROLLED_ALREADY: () => 'That roll was made this turn: one for each side and turn.',
  NOT_ON_MAP: () => 'Name a commander who is on the map.',
  NO_COORDINATED_CHIT: () => 'This side has no Coordinated Action chit this turn.',
  TWO_FORMATIONS: () => 'Choose two different formations, or none.',
  NOT_HIS_FORMATION: () => 'That formation does not answer to the commander who rolled.',
  RESERVE_STAYS_OUT: () => 'A formation in Reserve has no chit to choose.',
  CHIT_IS_TAKEN: () => 'That chit has been taken for the Initial Action.',
  NO_INITIAL_ACTION: () => 'There is no Initial Action to take.',
  NO_SUCH_CHIT: () => 'There is no such chit this turn.',
  COORDINATED_UNSETTLED: ({ side }, names) =>
    `${sideName(side, names)} has won the Coordinated Action chit: choose two formations, or none, before the cup is filled.`,
  INITIAL_UNSETTLED: ({ side }, names) =>
    `${sideName(side, names)} has won the Initial Action: choose a chit, or none, before the cup is filled.`,
  CUP_NOT_FILLED: () => 'The cup has not been filled yet.',
  CUP_IS_EMPTY: () => 'There is nothing left to draw.',
  DRAWN_ALREADY: () => 'That chit has been drawn this turn.',
  NOT_DRAWN: () => 'That chit has not been drawn.',
  NOBODY_ACTS: () => 'Nobody is acting just now.',
  CUP_NOT_EMPTY: () => 'Reserve acts when the cup is empty.',
  RESERVE_ACTED: () => 'That side’s Reserve has acted this turn.',
  OTHER_SIDE_FIRST: (_, names) => `${sideName('first', names)} goes first.`,
  NO_SUCH_FORMATION: () => 'There is no such formation at this desk.',
  NOT_UNDERSTOOD: ({ path }) => `That could not be read${path === undefined ? '' : ` (${path})`}. Nothing was changed.`,
  NOTHING_TO_UNDO: () => 'Nothing to take back here. Past a roll or a draw, use a correction from the history.',
  NOTHING_TO_REDO: () => 'Nothing to bring back.',
  NO_SUCH_PLAY: () => 'There is no such play to go back to.',
  NOTHING_ASKED: () => 'No dice are awaited.',
  NOT_SUCH_A_THROW: () => 'Those are not the dice that were asked for.',
  TOO_LONG_TO_SEAL: () => 'That is too much text to be sealed in one piece. Nothing was written: shorten it.',
  DESK_IS_LOCKED: ({ side }, names) => `The desk of ${sideName(side, names)} is locked. Nothing was written.`,
  CURTAIN_AWAITED: ({ side }, names) =>
    `This is a copy. What ${sideName(side, names)} keeps hidden takes part when ${sideName(side, names)} has raised the curtain here.`,
  SECRETS_ARE_ELSEWHERE: () =>
    'What the app keeps secret in this game cannot be opened on this device. It can be read; to play on, enter its recovery code.',
  GAME_IS_DAMAGED: () => 'Part of this game is damaged. It can be read and exported, and played on as a copy.',
  ...ARMY_REFUSALS,
  ...CAMPAIGN_REFUSALS,
  ...CARDS_REFUSALS,
  ...CHARGE_REFUSALS,
  ...COMBAT_REFUSALS,
  ...COMMAND_REFUSALS,
  ...CORPS_REFUSALS,
  ...DECK_REFUSALS,
  ...HIDDEN_REFUSALS,
  ...MATRIX_REFUSALS,
  ...MOP_REFUSALS,
  ...N20_REFUSALS,
  ...ORDERS_REFUSALS,
  ...PROCEDURE_REFUSALS,
  ...SETUP_REFUSALS,
};

const sideName = (side: string | number | undefined, names: Names | null): string =>
  names === null ? 'One side' : names.side(side === 'second' ? 'second' : 'first');

export const refusalSentence = ({ code, facts = {} }: Refusal, names: Names | null): string =>
  SENTENCES[code]?.(facts, names) ?? `That is not possible (${code}).`;

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

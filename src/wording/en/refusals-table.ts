import type { RefusalWords } from '../../engine/vocabulary';
import type { TABLE_REFUSALS } from '../../rules/common/vocabulary';
import type { CUP_REFUSALS } from '../../rules/nlc/cup/vocabulary';
import type { SESSION_REFUSALS } from '../../journal/vocabulary';
import type { Names } from '../names';

const sideName = (side: string, names: Names | null): string =>
  names === null ? 'One side' : names.side(side === 'second' ? 'second' : 'first');

/** Why the turn cannot go on, or a desk not be opened. */
export const TABLE_REFUSAL_WORDS: RefusalWords<typeof TABLE_REFUSALS, Names | null> = {
  NOT_IN_THESE_RULES: 'These rules have nothing of the kind.',
  NOT_STARTED: 'This game has not been set up yet.',
  ALREADY_STARTED: 'This game is set up already.',
  NO_SUCH_STEP: 'This turn has no such step.',
  LAST_TURN: 'This is the last turn of the track. Add turns in the set-up to play on.',
  TURN_IS_PLAYED: ({ turn }) => `Turn ${turn} is being played: the track cannot end before it.`,
  NOTHING_CHANGED: 'Nothing was changed.',
  NO_CURTAIN_IN_SOLO: 'In a solo game both desks are open anyway.',
  DESK_ALREADY_OPEN: 'A desk is open already. Close it first.',
  DESK_NOT_OPEN: 'No desk is open.',
};

/** Why chits cannot be filled in, drawn or chosen like that. */
export const CUP_REFUSAL_WORDS: RefusalWords<typeof CUP_REFUSALS, Names | null> = {
  CUP_IS_FILLED: 'The cup has been filled this turn.',
  NO_START_ROLL: 'Nobody has won the start roll of this turn.',
  OPENING_IS_CHOSEN: 'Who moves first this turn has been said.',
  ROLLED_ALREADY: 'That roll was made this turn: one for each side and turn.',
  NOT_ON_MAP: 'Name a commander who is on the map.',
  NO_COORDINATED_CHIT: 'This side has no Coordinated Action chit this turn.',
  TWO_FORMATIONS: 'Choose two different formations, or none.',
  NOT_HIS_FORMATION: 'That formation does not answer to the commander who rolled.',
  RESERVE_STAYS_OUT: 'A formation in Reserve has no chit to choose.',
  CHIT_IS_TAKEN: 'That chit has been taken for the Initial Action.',
  NO_INITIAL_ACTION: 'There is no Initial Action to take.',
  NO_SUCH_CHIT: 'There is no such chit this turn.',
  COORDINATED_UNSETTLED: ({ side }, names) =>
    `${sideName(side, names)} has won the Coordinated Action chit: choose two formations, or none, before the cup is filled.`,
  INITIAL_UNSETTLED: ({ side }, names) =>
    `${sideName(side, names)} has won the Initial Action: choose a chit, or none, before the cup is filled.`,
  CUP_NOT_FILLED: 'The cup has not been filled yet.',
  CUP_IS_EMPTY: 'There is nothing left to draw.',
  DRAWN_ALREADY: 'That chit has been drawn this turn.',
  NOT_DRAWN: 'That chit has not been drawn.',
  NOBODY_ACTS: 'Nobody is acting just now.',
  CUP_NOT_EMPTY: 'Reserve acts when the cup is empty.',
  RESERVE_ACTED: 'That side’s Reserve has acted this turn.',
  OTHER_SIDE_FIRST: (_, names) => `${sideName('first', names)} goes first.`,
  NO_SUCH_FORMATION: 'There is no such formation at this desk.',
};

/** Why a play is not taken by an open game. */
export const SESSION_REFUSAL_WORDS: RefusalWords<typeof SESSION_REFUSALS, Names | null> = {
  NOT_UNDERSTOOD: ({ path }) => `That could not be read${path === undefined ? '' : ` (${path})`}. Nothing was changed.`,
  NOTHING_TO_UNDO: 'Nothing to take back here. Past a roll or a draw, use a correction from the history.',
  NOTHING_TO_REDO: 'Nothing to bring back.',
  NO_SUCH_PLAY: 'There is no such play to go back to.',
  NOTHING_ASKED: 'No dice are awaited.',
  TOO_LONG_TO_SEAL: 'That is too much text to be sealed in one piece. Nothing was written: shorten it.',
  DESK_IS_LOCKED: ({ side }, names) => `The desk of ${sideName(side, names)} is locked. Nothing was written.`,
  CURTAIN_AWAITED: ({ side }, names) =>
    `This is a copy. What ${sideName(side, names)} keeps hidden takes part when ${sideName(side, names)} has raised the curtain here.`,
  SECRETS_ARE_ELSEWHERE:
    'What the app keeps secret in this game cannot be opened on this device. It can be read; to play on, enter its recovery code.',
  GAME_IS_DAMAGED: 'Part of this game is damaged. It can be read and exported, and played on as a copy.',
  NOTHING_TO_TYPE_ANEW: 'Only dice from the table that were just typed in can be typed anew, until the next play.',
  NOTHING_TO_THROW_AGAIN: 'Only the dice that were just thrown can be thrown again, and only once.',
};

import type { RefusalWords } from '../../engine/vocabulary';
import type { SETUP_REFUSALS } from '../../rules/common/setup/vocabulary';
import type { Names } from '../names';

/** Why a set-up cannot be. */
export const SETUP_REFUSAL_WORDS: RefusalWords<typeof SETUP_REFUSALS, Names | null> = {
  NO_FORMATIONS:
    'There are no formations yet, and without them no chits. Enter those of both sides, or play without a cup.',
  UNIT_OF_NO_FORMATION: ({ name }) => `${name} belongs to no formation. Give it one, or take it out.`,
  UNIT_NAME_TWICE: ({ name, formation }) =>
    `${formation === '' ? 'A formation' : formation} has two units called ${name}. Give one of them another name.`,
  ID_TWICE: 'Two entries of the set-up are the same one.',
  NAME_TWICE: ({ name }) => `${name} is there twice on one side. Give one of them another name.`,
  NO_SUCH_COMMANDER: ({ name }) => `The commander of ${name} is not on its side.`,
  SAME_TITLE: ({ name }) => `Both sides are called ${name}. Give one of them another name.`,
};

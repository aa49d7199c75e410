import type { Unlocked } from '../../../src/session/doors';

/** Seconds as a clock shows them: 0:05, 12:30. */
export const clockOf = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

const CODE_LETTERS = 28;

const lengthWords = (letters: number): string =>
  letters < CODE_LETTERS
    ? `A code has ${String(CODE_LETTERS)} letters and digits; here are ${String(letters)}.`
    : `A code has ${String(CODE_LETTERS)} letters and digits; here are ${String(letters - CODE_LETTERS)} too many.`;

export const OLDER_LOCK =
  'This copy has an older lock than its rows: the desk was given another key since. The newer game, or a file of it, opens it.';

/** Why a desk did not open, in a sentence. */
export const lockSentence = (answer: Exclude<Unlocked, Readonly<{ kind: 'open' }>>): string => {
  switch (answer.kind) {
    case 'wrongPin':
      return answer.left === 0
        ? 'Not that PIN.'
        : `Not that PIN. ${String(answer.left)} more ${answer.left === 1 ? 'try' : 'tries'} without waiting.`;
    case 'wait':
      return 'Too many tries, so there is a pause. Nothing is lost.';
    case 'failed':
      return 'This device could not keep count of the tries, so none was made. Free some space.';
    case 'newer':
      return 'A newer Estafette locked it. Update the app to open it.';
    case 'otherDevice':
      return 'No PIN opens it on this device, only its recovery code.';
    case 'olderLock':
      return OLDER_LOCK;
    case 'wrongCode':
      return 'That code is whole, but it opens nothing here.';
    case 'length':
      return lengthWords(answer.letters);
    case 'strange':
      return `No code has a “${answer.letter}” in it: look at number ${String(answer.at)}.`;
    case 'slip':
      return answer.at === null
        ? 'There is a slip in it somewhere. Compare it once more.'
        : `Number ${String(answer.at)} cannot be right. Compare it once more.`;
    case 'needsPin':
      return 'It wants its PIN.';
    case 'otherDesk':
    case 'cut':
    case 'damaged':
      return 'Its lock is damaged.';
  }
};

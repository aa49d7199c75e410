import type { PasteFault } from '../../packs/paste-units';
import type { SheetFault } from '../../packs/decode-sheet';
import type { Column } from '../../packs/unit-words';
import { refusalSentence } from './refusals';
import { SETUP_FIELD_WORDS } from './setup-fields';

/** Why a title sheet was not taken in. Nothing was changed then. */
export const sheetFaultSentence = (fault: SheetFault): string => {
  switch (fault.kind) {
    case 'tooLarge':
      return 'This file is too large to be a title sheet.';
    case 'compressed':
      return 'This file is compressed. Unpack it first and choose the title sheet inside.';
    case 'notOurs':
      return 'This is not an Estafette title sheet.';
    case 'isGame':
      return 'This is a game, not a title sheet. Import it from the list of games.';
    case 'notJson':
      return 'This title sheet cannot be read: a comma, a bracket or a quotation mark is missing or too many.';
    case 'cutOff':
      return 'The end of this file is missing. Export the title sheet again and copy the whole file.';
    case 'newerVersion':
      return `This title sheet comes from a newer version of the app (format ${fault.what}). Update the app first.`;
    case 'unknownRules':
      return `This title sheet is for rules this app does not know (${fault.what}).`;
    case 'badField':
      return fault.found === null
        ? `This title sheet lacks the field ${fault.path}.`
        : `The field ${fault.path} of this title sheet cannot be ${fault.found}.`;
    case 'setup':
      return `This title sheet cannot be played: ${refusalSentence(fault.refusal, null)}`;
  }
};

/** Asked before a sheet is taken in that does not say what the app once wrote. */
export const SHEET_EDITED = {
  title: 'Edited outside the app',
  hint: 'The file is whole, and not as the app wrote it. Take it in only if you trust whoever changed it.',
} as const;

/** Fields of a sheet or columns of a roster that mean nothing to the app. */
export const ignoredSentence = (ignored: readonly string[]): string => `Not used: ${ignored.join(', ')}`;

const columnWord = (column: Column | undefined): string =>
  column === undefined ? 'value' : (SETUP_FIELD_WORDS[column] ?? column);

/** What may stand in a column of words. */
const ALLOWED: Readonly<Partial<Record<Column, string>>> = {
  arm: 'infantry, cavalry, foot artillery or horse artillery',
  nation: 'French, British, KGL, Dutch, Nassau, Prussian, Russian, Austrian or other',
  guard: 'old, middle, young or none',
};

type Sentences = Readonly<Record<PasteFault['why'], (column: string, found: string) => string>>;

const WHY: Sentences = {
  tooLarge: () => 'This is too much text for a roster',
  tooMany: () => 'There are more units than a game holds',
  openQuote: () => 'A quotation mark opens here and never closes',
  columnTwice: (column) => `Two columns are headed ${column}`,
  noColumn: (column) => `No column is headed ${column}`,
  tooManyCells: () => 'There is more on this line than there are columns',
  missing: (column) => `The ${column} is missing`,
  unknownWord: (column, found) => `“${found}” is no ${column} the app knows`,
  notANumber: (column, found) => `The ${column} “${found}” is no number`,
  notWhole: (column, found) => `The ${column} ${found} is not a whole number`,
  aDate: (column, found) => `The ${column} “${found}” looks like a date: format the column as text`,
  outOfRange: (column, found) => `The ${column} cannot be ${found}`,
  tooLong: (column) => `The ${column} is too long`,
  saidTwice: (column) => `The ${column} is given twice`,
  reverseStronger: () => 'The reverse is stronger than the front',
  nameTwice: (_, found) => `The formation has a unit called ${found} already`,
};

/** What is wrong with a pasted line, and which it is. */
export const pasteFaultSentence = ({ line, why, column, found }: PasteFault): string => {
  const allowed = column === undefined || why !== 'unknownWord' ? undefined : ALLOWED[column];
  const sentence = `Line ${String(line)}: ${WHY[why](columnWord(column), found ?? '')}`;
  return allowed === undefined ? `${sentence}.` : `${sentence}: write ${allowed}.`;
};

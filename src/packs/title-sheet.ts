import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { setupSchema } from '../rules/common/index';
import type { Setup } from '../rules/common/index';
import { canonical, laidOut } from './json-text';

/**
 * A title sheet: everything about one game title that players enter once and use for every game of it. As a file it is
 * JSON that a person can read and edit; its checksum tells whether somebody did.
 */
export const SHEET_FORMAT = 'estafette-sheet';
export const SHEET_VERSION = 1;
/** A full set-up is a tenth of this. */
export const LONGEST_SHEET = 2 * 1024 * 1024;

export const sheetName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

const sheetSchema = v.object({ name: sheetName, setup: setupSchema });
export type TitleSheet = Readonly<{ rules: string; name: string; setup: Setup }>;

/** As text, always the same for the same sheet: fields in the order of the set-up, a line for each unit. */
export const encodeSheet = ({ rules, name, setup }: TitleSheet): string => {
  // Through the schema, so that the order of fields does not depend on how the set-up came to be.
  const read = v.safeParse(sheetSchema, { name, setup });
  const body = {
    format: SHEET_FORMAT,
    version: SHEET_VERSION,
    rules,
    ...(read.success ? read.output : { name, setup }),
  };
  return `${laidOut({ ...body, checksum: checksumOf(body) })}\n`;
};

/** Over what the file says, not how it is laid out: other line ends or indentation are no edit. */
export const checksumOf = (body: Readonly<Record<string, unknown>>): string => {
  const { checksum: _checksum, ...said } = body;
  return bytesToHex(sha256(utf8ToBytes(canonical(said)))).slice(0, 32);
};

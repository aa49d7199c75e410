import { textHash } from '../../journal/chain';
import type { SqlValue } from './database';

/**
 * A hash beside a row that no chain covers, over all that is said of it there: a bit that turned over on the disk shows. Rows
 * from before there were marks have none, until they are written again.
 */
export const markOf = (fields: readonly SqlValue[]): string => textHash(JSON.stringify(fields));

/** Whether a row is as it was written, as far as anybody can say. */
export const isAsWritten = (mark: unknown, fields: readonly SqlValue[]): boolean =>
  mark === null || mark === undefined || mark === markOf(fields);

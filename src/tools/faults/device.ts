import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SheetPorts } from '../../session/sheets';
import { openNodeDatabase } from '../../storage/node/open-node-database';
import { openNodeHeads } from '../../storage/node/open-node-heads';
import type { SqlDatabase } from '../../storage/sql/database';
import { openSqlStore } from '../../storage/sql/open-sql-store';
import { portsWith } from './long-game';

/** The app uses the write-ahead log, and the rollback journal where the log is refused. */
export type JournalMode = 'wal' | 'delete';

const CHANCE = { random: (length: number) => new Uint8Array(randomBytes(length)), newId: randomUUID };

/** A device that is switched on, with its database and its heads in a folder. `headsFlushed`: dear, and right where it dies. */
export const deviceIn = async (
  folder: string,
  mode: JournalMode,
  headsFlushed: boolean,
): Promise<Readonly<{ db: SqlDatabase; ports: SheetPorts }>> => {
  const db = await openNodeDatabase(join(folder, 'estafette.db'), { fsync: true });
  const store = await openSqlStore(db, { alone: mode === 'wal' });
  const heads = await openNodeHeads(join(folder, 'heads'), { fsync: headsFlushed });
  return { db, ports: portsWith({ store, heads }, CHANCE) };
};

/** The files as they lie there, as a killed process would leave them. */
export const killed = (from: string, to: string): string => {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return to;
};

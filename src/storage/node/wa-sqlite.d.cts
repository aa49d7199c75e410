import type * as fs from 'node:fs';
import type { SqlValue } from '../sql/database';

/** One open database; opaque outside wa-sqlite.cjs. */
export type Connection = Readonly<{ api: unknown; db: number }>;
export type Param = readonly [place: number | string, value: SqlValue];
export type Values = readonly unknown[];

/** The calls that SQLite's files are made of; null brings back the operating system's own. */
export type Disk = Pick<
  typeof fs,
  | 'openSync'
  | 'closeSync'
  | 'rmSync'
  | 'readSync'
  | 'writeSync'
  | 'ftruncateSync'
  | 'fsyncSync'
  | 'fstatSync'
  | 'existsSync'
>;
export function useDisk(other: Disk | null): void;
export function openConnection(file: string, options?: Readonly<{ fsync?: boolean }>): Promise<Connection>;
export function exec(connection: Connection, sql: string): Promise<void>;
export function compile(connection: Connection, sql: string): Promise<number>;
export function begin(connection: Connection, statement: number, params: readonly Param[]): Promise<Values | null>;
export function rest(connection: Connection, statement: number): Promise<readonly Values[]>;
export function columnNames(connection: Connection, statement: number): readonly string[];
export function finalize(connection: Connection, statement: number): Promise<void>;
export function close(connection: Connection): Promise<void>;

// One side of a comparison, in a process of its own: worker.ts <root of its code>. See `main.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SPEAKS } from './language';
import { leavingOut } from './left-out';
import type { Adapter } from './language';
import { digestsOf, recordsOf } from './replay';
import type { Script } from './script';
import { ROOT } from './worktree';

export type Unit = Readonly<{ kind: 'inputs' | 'games'; id: string; seed: number; linesAt: boolean }>;

/** `lead`: makes up the next piece of a unit, does it and writes it down; `follow`: does what was written down;
 * `met`: tells which of the views that are listed as changed it has come upon. */
export type Order = Readonly<
  | { do: 'hello' }
  | { do: 'lead'; unit: Unit; many: number; file: string }
  | { do: 'follow'; file: string }
  | { do: 'show'; file: string; wanted: readonly number[] }
  | { do: 'met' }
>;

const FIRST = require.resolve('./adapter-29127e6.cjs');

const adapterFor = async (root: string): Promise<Adapter> => {
  if (resolve(root) === ROOT) return (await import('./adapter')).adapter;
  const own = join(root, 'src/tools/same/adapter.ts');
  if (existsSync(own)) return ((await import(own)) as { adapter: Adapter }).adapter;
  const { adapterOf } = (await import(FIRST)) as { adapterOf: (root: string) => Adapter };
  return adapterOf(root);
};

const scriptIn = (file: string): Script => JSON.parse(readFileSync(file, 'utf8')) as Script;

type Leading = (many: number) => Readonly<{ script: Script; digests: Uint32Array; tally: unknown }>;

const leading = async (adapter: Adapter, { kind, id, seed, linesAt }: Unit): Promise<Leading> => {
  const [procedure, game] = [adapter.procedures.get(id), adapter.games.get(id)];
  if (kind === 'inputs' && procedure !== undefined)
    return (await import('./lead-inputs')).inputsOf(adapter, procedure, seed, linesAt);
  if (kind === 'games' && game !== undefined) return (await import('./lead-games')).gamesOf(game, seed, linesAt);
  throw new Error(`same: no ${kind} of ${id}`);
};

const obeying = ({ adapter, met }: ReturnType<typeof leavingOut>) => {
  const now = { unit: '', lead: null as Leading | null };
  const { speaks, tellsLinesEarly, procedures, games } = adapter;
  const hello = { speaks, tellsLinesEarly, procedures: [...procedures.keys()], games: [...games.keys()] };
  const leads = async ({ unit, many, file }: Extract<Order, { do: 'lead' }>): Promise<unknown> => {
    const name = JSON.stringify(unit);
    if (name !== now.unit || now.lead === null) Object.assign(now, { unit: name, lead: await leading(adapter, unit) });
    const led = now.lead?.(many);
    writeFileSync(file, JSON.stringify(led?.script));
    return { digests: led?.digests, tally: led?.tally };
  };
  return async (order: Order): Promise<unknown> => {
    if (order.do === 'hello') return hello;
    if (order.do === 'met') return met();
    if (order.do === 'follow') return digestsOf(adapter, scriptIn(order.file));
    if (order.do === 'show') return recordsOf(adapter, scriptIn(order.file), order.wanted);
    return leads(order);
  };
};

const main = async (): Promise<void> => {
  const [, , root = ROOT] = process.argv;
  const adapter = await adapterFor(root);
  if (adapter.speaks !== SPEAKS) throw new Error(`same: ${root} speaks ${adapter.speaks}, and not ${SPEAKS}`);
  const obey = obeying(leavingOut(adapter, resolve(root) === ROOT ? 'is' : 'was'));
  process.on('message', ({ nr, order }: { nr: number; order: Order }) => {
    obey(order).then(
      (answer) => process.send?.({ nr, answer }),
      (fault: unknown) => process.send?.({ nr, fault: fault instanceof Error ? fault.stack : String(fault) }),
    );
  });
};

void main();

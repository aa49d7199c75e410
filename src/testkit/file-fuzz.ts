import { SIDES } from '../engine/sides';
import type { Seat } from '../engine/sides';
import { readGameFile, writeGameFile } from '../journal/transfer';
import type { GameFile } from '../journal/transfer';
import { exportGame, importGame } from '../session/library';
import { RULE_SETS } from '../session/rule-sets';
import type { RuleSetId } from '../rules/list';
import type { GameSession } from '../session/rule-sets';
import type { SheetPorts } from '../session/sheets';
import type { SqlDatabase } from '../storage/sql/database';
import { pickFrom, plainMutant, spoilJson } from './mutants';
import type { Mutant } from './mutants';
import { gameOf } from './ports';
import { anyTap } from './random-player';
import { chained, saidIn } from './rows';
import type { Seeded } from './seeded';

/** A phone with a real database, which can be asked what lies in it. */
export type FuzzedPhone = Readonly<{ ports: SheetPorts; sql: SqlDatabase }>;

/** What came of the files: by kind, how many were taken and how many refused. */
export type FileTally = { taken: number; refused: number; plays: number; readonly kinds: Map<string, number> };
export const emptyFileTally = (): FileTally => ({ taken: 0, refused: 0, plays: 0, kinds: new Map() });

export type Source = Readonly<{ text: string; file: GameFile }>;

export const sourceOf = (text: string): Source => {
  const reading = readGameFile(text, (id) => RULE_SETS[id as RuleSetId].checkRows);
  if (reading.kind === 'fault') throw new Error(`no source: ${JSON.stringify(reading.fault)}`);
  return { text, file: reading.file };
};

const TABLES = ['game', 'entry', 'checkpoint', 'lock', 'note', 'sheet'] as const;
const COUNTS = `SELECT ${TABLES.map((table) => `(SELECT count(*) FROM ${table}) AS "${table}"`).join(', ')}`;

/** Nothing at all lies in the database: no game, and no orphan of one. */
export const expectEmpty = async ({ sql }: FuzzedPhone): Promise<void> => {
  const counts = (await sql.first(COUNTS, [])) ?? {};
  const left = TABLES.filter((table) => counts[table] !== 0);
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`);
};

export const removed = async ({ ports: { store } }: FuzzedPhone, key: string): Promise<void> => {
  await store.updateGame(key, { trashedAt: 1 });
  await store.purgeTrash(2);
};

type Judge = (phone: FuzzedPhone, key: string) => Promise<number>;

/** Takes a file in, judges the game if there is one, and finds the database empty when that is gone again. */
const tried = async (phone: FuzzedPhone, { kind, text }: Mutant, tally: FileTally, judge: Judge): Promise<void> => {
  const answer = await importGame(phone.ports, text);
  if (answer.kind === 'failed' || answer.kind === 'refused') throw new Error(`half taken: ${answer.kind}`);
  tally.kinds.set(kind, (tally.kinds.get(kind) ?? 0) + 1);
  if (answer.kind === 'made') {
    tally.taken += 1;
    tally.plays += await judge(phone, answer.key);
    await removed(phone, answer.key);
  } else tally.refused += 1;
  await expectEmpty(phone);
  if ('polluted' in {}) throw new Error('polluted');
};

export const named = async (nr: number, mutant: Mutant, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (thrown) {
    const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    throw new Error(`file ${String(nr)}, ${mutant.kind}: ${what}\n${mutant.text.slice(0, 2000)}`, { cause: thrown });
  }
};

/** Files that went wrong on their way: what is taken is one of the games as it was, header, rows and locks. */
export const fuzzPlain = async (
  phone: FuzzedPhone,
  sources: readonly Source[],
  chance: Seeded,
  runs: number,
): Promise<FileTally> => {
  const tally = emptyFileTally();
  const said = new Set(sources.map(({ text }) => saidIn(text)));
  const judge: Judge = async ({ ports }, key) => {
    if (!said.has(saidIn(await exportGame(ports, await gameOf(ports, key))))) throw new Error('altered, and taken');
    return 0;
  };
  for (let nr = 0; nr < runs; nr += 1) {
    const [source, other] = [pickFrom(chance, sources), pickFrom(chance, sources)];
    if (source === undefined || other === undefined) break;
    const mutant = plainMutant(chance, source.text, other.text);
    await named(nr, mutant, () => tried(phone, mutant, tally, judge));
  }
  return tally;
};

type Body = Record<string, unknown> & { parts?: unknown[] };
type Rewrite = (bodies: Body[], chance: Seeded, other: readonly Body[]) => void;

const bodyAt = (bodies: readonly Body[], chance: Seeded): number => chance.roll(bodies.length) - 1;
const partOf = (body: Body | undefined, chance: Seeded): Record<string, unknown> =>
  (pickFrom(chance, body?.parts ?? []) ?? {}) as Record<string, unknown>;
const SCOPES = ['table', 'held:first', 'held:second', 'desk:first', 'desk:second', 'umpire'] as const;

/** What somebody does who makes the hashes anew: the rows form a chain, and say something else. */
const REWRITES: Readonly<Record<string, Rewrite>> = {
  entryLost: (bodies, chance) => bodies.splice(bodyAt(bodies, chance), 1),
  entryDoubled: (bodies, chance) => {
    const i = bodyAt(bodies, chance);
    bodies.splice(i, 0, structuredClone(bodies[i] ?? {}));
  },
  entriesSwapped: (bodies, chance) => {
    const [i, j] = [bodyAt(bodies, chance), bodyAt(bodies, chance)];
    [bodies[i], bodies[j]] = [bodies[j] ?? {}, bodies[i] ?? {}];
  },
  endLost: (bodies, chance) => bodies.splice(bodyAt(bodies, chance)),
  entriesOfAnother: (bodies, chance, other) => {
    const i = bodyAt(bodies, chance);
    bodies.splice(i, chance.pick([0, 1, 500]), ...structuredClone(other.slice(i, i + chance.roll(20))));
  },
  otherPlace: (bodies, chance) => {
    const body = bodies[bodyAt(bodies, chance)] ?? {};
    body[chance.pick(['from', 'to', 'at'])] = chance.pick<unknown>([0, 1, bodyAt(bodies, chance), bodies.length + 5]);
  },
  movePutIn: (bodies, chance) => {
    const i = chance.once(2) ? bodies.length : bodyAt(bodies, chance);
    const to = chance.pick([0, 1, i - 1, bodyAt(bodies, chance)]);
    bodies.splice(i, 0, { kind: chance.pick(['undo', 'redo', 'correction']), at: 1, from: i, to, reason: 'why' });
  },
  otherScope: (bodies, chance) => {
    const body = chance.once(6) ? bodies[0] : bodies[bodyAt(bodies, chance)];
    partOf(body, chance)['scope'] = chance.pick(SCOPES);
  },
  partLost: (bodies, chance) => bodies[bodyAt(bodies, chance)]?.parts?.splice(0, 1),
  partOfAnother: (bodies, chance) => {
    const part = partOf(bodies[bodyAt(bodies, chance)], chance);
    bodies[bodyAt(bodies, chance)]?.parts?.push(structuredClone(part));
  },
  sealsExchanged: (bodies, chance) => {
    const sealed = bodies
      .flatMap(({ parts = [] }) => parts as Record<string, unknown>[])
      .filter((part) => 'sealed' in part);
    const [a, b] = [pickFrom(chance, sealed), pickFrom(chance, sealed)];
    if (a !== undefined && b !== undefined) a['sealed'] = b['sealed'];
  },
  barrierTurned: (bodies, chance) => {
    const body = bodies[bodyAt(bodies, chance)] ?? {};
    body['barrier'] = body['barrier'] !== true;
  },
  beginsAgain: (bodies, chance) => {
    const first = structuredClone(bodies[0] ?? {});
    bodies.splice(bodyAt(bodies, chance), 0, { ...first, from: chance.pick([0, 1]) });
  },
  valueSpoilt: (bodies, chance) => {
    spoilJson(chance, bodies[bodyAt(bodies, chance)]);
  },
  eventSpoilt: (bodies, chance) => {
    spoilJson(chance, partOf(bodies[bodyAt(bodies, chance)], chance)['events']);
  },
  setupSpoilt: (bodies, chance) => {
    spoilJson(chance, partOf(bodies[0], chance)['events']);
  },
};

const REWRITTEN_KINDS: readonly string[] = Object.keys(REWRITES);

const bodiesOf = ({ file }: Source): Body[] => file.rows.map(({ body }) => JSON.parse(body) as Body);

const rewritten = (chance: Seeded, source: Source, other: Source): Mutant => {
  const bodies = bodiesOf(source);
  const others = bodiesOf(other);
  const kinds = Array.from({ length: chance.pick([1, 1, 2]) }, () => pickFrom(chance, REWRITTEN_KINDS) ?? '');
  for (const kind of kinds) REWRITES[kind]?.(bodies, chance, others);
  const { header, locks } = source.file;
  const rows = chained(
    header.chain,
    bodies.map((body) => JSON.stringify(body)),
  );
  return { kind: kinds.join('+'), text: writeGameFile(header, rows, locks) };
};

const SEATS: readonly Seat[] = ['table', 'first', 'second'];

const sound = (session: GameSession, what: string): void => {
  const { failure, damage } = session.getState();
  if (failure !== null) throw new Error(`${what} failed: ${failure}`);
  if (damage !== null) throw new Error(`${what}: damaged`);
};

/** Everything a player can do with a game that he has taken in. */
const playedOn = async ({ ports }: FuzzedPhone, key: string, chance: Seeded): Promise<number> => {
  const game = await gameOf(ports, key);
  const opening = await RULE_SETS[game.rules as RuleSetId].open(ports, game);
  if (opening.kind !== 'open') throw new Error(`taken, and not to be opened: ${opening.kind}`);
  const { session } = opening;
  for (const seat of SEATS) {
    if (!session.takeSeat(seat)) throw new Error(`nobody can sit at ${seat}`);
    await session.history();
    await session.damagedSeals();
  }
  for (const side of SIDES) await session.archive(side);
  await session.verify();
  sound(session, 'verify');
  session.takeSeat('table');
  for (const [what, deed] of [
    ['undo', session.undo],
    ['redo', session.redo],
  ] as const) {
    await deed();
    sound(session, what);
  }
  let plays = 0;
  for (let i = 0; i < 3; i += 1) {
    session.takeSeat('table');
    const coming = anyTap(session.getState().view, chance);
    session.takeSeat(coming.at);
    const { seat, command } = coming.tap(session.getState().view);
    session.takeSeat(seat);
    if (await session.dispatch(command)) plays += 1;
    sound(session, `play ${JSON.stringify(command)}`);
    session.cancelAsk();
  }
  return plays;
};

/** Files that somebody rewrote who knows how: whatever is taken opens, and can be played on with. */
export const fuzzRewritten = async (
  phone: FuzzedPhone,
  sources: readonly Source[],
  chance: Seeded,
  runs: number,
): Promise<FileTally> => {
  const tally = emptyFileTally();
  for (let nr = 0; nr < runs; nr += 1) {
    const [source, other] = [pickFrom(chance, sources), pickFrom(chance, sources)];
    if (source === undefined || other === undefined) break;
    const mutant = rewritten(chance, source, other);
    await named(nr, mutant, () => tried(phone, mutant, tally, (at, key) => playedOn(at, key, chance)));
  }
  return tally;
};

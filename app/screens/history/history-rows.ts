import type { HistoryItem } from '../../../src/session/history';
import type { AppEvent } from '../../../src/session/rule-sets';

type Item = HistoryItem<AppEvent>;

/** A row of the history: a play with what led to it, or bookkeeping as a count. */
export type HistoryEntry =
  | Readonly<{ kind: 'play'; item: Item; steps: readonly Item[]; turn: number }>
  | Readonly<{ kind: 'kept'; items: readonly Item[]; turn: number }>;

/** A turn of the day with its rows, the newest first. */
export type HistoryTurn = Readonly<{ turn: number; entries: readonly HistoryEntry[] }>;

const KEEPING: readonly AppEvent['type'][] = ['DeskOpened', 'DeskClosed', 'StepReached', 'CommandedHeld'];

/** The phone handed on, a step reached: nothing that one tells of the day. */
const isKeeping = ({ kind, live, events, ofChain }: Item): boolean =>
  (ofChain !== null && (ofChain.kind === 'curtain' || ofChain.kind === 'key')) ||
  (kind === 'play' && live && events.length > 0 && events.every(({ type }) => KEEPING.includes(type)));

const STEPS: readonly AppEvent['type'][] = [
  'ProcedureBegun',
  'ProcedureGiven',
  'ProcedureRenewed',
  'ProcedureRethrown',
];

const procedureOf = ({ kind, live, events }: Item, of: readonly AppEvent['type'][]): string | null => {
  const found = events.find(({ type }) => of.includes(type));
  return kind === 'play' && live && found !== undefined && 'procedure' in found ? found.procedure : null;
};

/** A throw or a decision on the way to an outcome. */
const stepOf = (item: Item): string | null =>
  item.events.every(({ type }) => STEPS.includes(type)) ? procedureOf(item, STEPS) : null;

/** The outcome that throws and decisions led to: written into the game, put aside, or the last answer where nothing is written. */
const endOf = (item: Item): string | null =>
  procedureOf(item, ['ProcedureApplied', 'ProcedureDropped']) ?? stepOf(item);

/** Items from the newest: one that ends a procedure takes in the throws that led to it. */
const withSteps = (items: readonly Item[], turnOf: (item: Item) => number): readonly HistoryEntry[] => {
  const entries: HistoryEntry[] = [];
  for (let i = 0; i < items.length;) {
    const item = items[i];
    if (item === undefined) break;
    const procedure = endOf(item);
    let next = i + 1;
    // The first throw of a procedure begins it: what lies before is another one.
    const goesOn = (one: Item | undefined): one is Item =>
      one !== undefined && procedure !== null && stepOf(one) === procedure;
    const begun = (one: Item | undefined): boolean =>
      one?.events.some(({ type }) => type === 'ProcedureBegun') === true;
    while (!begun(items[next - 1]) && goesOn(items[next])) next += 1;
    const turn = turnOf(item);
    if (isKeeping(item)) {
      while (isKeepingAt(items[next], turn, turnOf)) next += 1;
      entries.push({ kind: 'kept', items: items.slice(i, next), turn });
    } else entries.push({ kind: 'play', item, steps: items.slice(i + 1, next), turn });
    i = next;
  }
  return entries;
};

const isKeepingAt = (item: Item | undefined, turn: number, turnOf: (item: Item) => number): boolean =>
  item !== undefined && isKeeping(item) && turnOf(item) === turn;

/** The turn each item belongs to, read from the newest: where a turn began that still counts, what lies before is the turn before. */
const turnsOf = (items: readonly Item[], now: number): ReadonlyMap<number, number> => {
  const turns = new Map<number, number>();
  let turn = now;
  for (const { seq, live, events } of items) {
    const began = live ? events.find((event) => event.type === 'TurnBegan') : undefined;
    turns.set(seq, began?.turn ?? turn);
    if (began !== undefined) turn = began.turn - 1;
  }
  return turns;
};

/** What has been read of the history, under a heading for each turn. `now`: the turn at hand. */
export const historyTurns = (items: readonly Item[], now: number): readonly HistoryTurn[] => {
  const turns = turnsOf(items, now);
  const entries = withSteps(items, ({ seq }) => turns.get(seq) ?? now);
  const found: { turn: number; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last?.turn === entry.turn) last.entries.push(entry);
    else found.push({ turn: entry.turn, entries: [entry] });
  }
  return found;
};

import type { Fact } from '../../../engine/rule-set';
import { heldOf } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import { NO_OPERATIONS, OPERATIONS, keyOf } from './corps';
import type { CorpsEvent, Ledger, Operations } from './corps';
import { isHidden } from './state';
import type { CorpsState } from './state';

/**
 * NLC 20.9 with limits that lie open (decision 0012): complying with an attack or receiving a Fall Back moves a limit at once,
 * and would tell what the order was. So it is counted with what is held for the side, and comes to the table when it makes a
 * difference there, or when its owner likes.
 */
type Told = Extract<CorpsEvent, { type: 'OperationRecorded' | 'DivisionSet' }>;

const heldLedger = (state: CorpsState, side: Side): Ledger => state.desks[side].ledger;

/** Formations, and divisions by themselves, of which something is kept back; by the ledger's keys. */
export const untoldKeys = (state: CorpsState, side: Side): readonly string[] => {
  if (isHidden(state)) return [];
  const { operations, divisions } = heldLedger(state, side);
  return [...new Set([...Object.keys(operations), ...Object.keys(divisions)])];
};

const sum = (one: Operations, other: Operations): Operations => ({
  attackComplied: one.attackComplied + other.attackComplied,
  attackRepelled: one.attackRepelled + other.attackRepelled,
  retreatReceived: one.retreatReceived + other.retreatReceived,
  failure: one.failure + other.failure,
  defenceFailure: one.defenceFailure + other.defenceFailure,
});

/** The state as a side itself knows it: with what is kept back for it. */
export const asKnownTo = (state: CorpsState, side: Side): CorpsState => {
  const keys = untoldKeys(state, side);
  if (keys.length === 0) return state;
  const { ledger } = state.corps;
  const held = heldLedger(state, side);
  const added = keys.map((key): readonly [string, Operations] => [
    key,
    sum(ledger.operations[key] ?? NO_OPERATIONS, held.operations[key] ?? NO_OPERATIONS),
  ]);
  const known: Ledger = {
    ...ledger,
    operations: { ...ledger.operations, ...Object.fromEntries(added) },
    divisions: { ...ledger.divisions, ...held.divisions },
  };
  return { ...state, corps: { ...state.corps, ledger: known } };
};

const subjectOf = (state: CorpsState, key: string): Readonly<{ formation: string; division: string | null }> => {
  const home = state.setup.formations.find(({ id }) => id === key || key.startsWith(`${id}/`));
  return home === undefined || home.id === key
    ? { formation: key, division: null }
    : { formation: home.id, division: key.slice(home.id.length + 1) };
};

/** What is kept back of one of them, as it would be told. */
const toldOf = (state: CorpsState, side: Side, key: string): readonly Told[] => {
  const { operations, divisions } = heldLedger(state, side);
  const { formation, division } = subjectOf(state, key);
  const own = divisions[key];
  const counts = operations[key] ?? NO_OPERATIONS;
  const set: readonly Told[] = own === undefined ? [] : [{ type: 'DivisionSet', ...own, ownOrders: true }];
  return [
    ...set,
    ...OPERATIONS.flatMap((what) =>
      Array.from({ length: counts[what] }, (): Told => ({ type: 'OperationRecorded', formation, division, what })),
    ),
  ];
};

/** All that is kept back of a side's limits. */
export const untoldOf = (state: CorpsState, side: Side): readonly Told[] =>
  untoldKeys(state, side).flatMap((key) => toldOf(state, side, key));

/** NLC 20.9: it is told, and is no longer kept back. */
export const telling = (state: CorpsState, side: Side, keys: readonly string[]): readonly Fact<CorpsEvent>[] =>
  keys.flatMap((key): readonly Fact<CorpsEvent>[] => [
    ...toldOf(state, side, key).map((event): Fact<CorpsEvent> => ({ scope: 'table', event })),
    { scope: heldOf(side), event: { type: 'UntoldTold', ...subjectOf(state, key) } },
  ]);

/** A division on its own orders that everybody knows of. */
export const isKnownDivision = ({ corps }: CorpsState, formation: string, division: string): boolean =>
  keyOf(formation, division) in corps.ledger.divisions;

import type { Fact } from '../../../engine/rule-set';
import { SIDES, otherSide } from '../../../engine/sides';
import type { Side } from '../../../engine/sides';
import type { CorpsEvent } from './corps';
import { casesOf, verdictOn } from './judge';
import type { Case } from './judge';
import { isHidden, ledgerOf, scopeOf } from './state';
import type { CorpsState } from './state';
import { asKnownTo, telling, untoldKeys } from './untold';

/** The state as it would be if just these were demoralized. */
const withDemoralized = (state: CorpsState, side: Side, demoralized: readonly string[]): CorpsState => {
  const ledger = { ...ledgerOf(state, side), demoralized };
  return isHidden(state)
    ? { ...state, desks: { ...state.desks, [side]: { ledger } } }
    : { ...state, corps: { ...state.corps, ledger } };
};

type Judged = Readonly<{ state: CorpsState; demoralized: readonly string[] }>;

/** Lifts all that must be lifted, or adds all that must be added, until nothing more follows from it. */
const spread = (state: CorpsState, side: Side, demoralized: readonly string[], to: boolean): readonly string[] => {
  const cases = casesOf(withDemoralized(state, side, demoralized), side);
  const turned = cases
    .filter((one) => demoralized.includes(one.key) !== to && verdictOn(one).outcome.demoralized === to)
    .map(({ key }) => key);
  if (turned.length === 0) return demoralized;
  const next = to ? [...demoralized, ...turned] : demoralized.filter((key) => !turned.includes(key));
  return spread(state, side, next, to);
};

/** NLC 20.6: panic spreads from neighbour to neighbour, and so does its end; only what comes of it all is announced. */
const settled = (state: CorpsState, side: Side): Judged => {
  const start = ledgerOf(state, side).demoralized;
  const demoralized = spread(state, side, spread(state, side, start, false), true);
  return { state: withDemoralized(state, side, demoralized), demoralized };
};

const turning = (one: Case, now: boolean): CorpsEvent => {
  const { outcome, working } = verdictOn(one);
  return {
    type: 'DemoralizationTurned',
    of: one.of,
    now: now ? 'demoralized' : 'lifted',
    rule: working.at(-1)?.rule ?? 'NLC 15',
    lost: outcome.lost,
    limit: outcome.limit,
  };
};

/** What of that which is kept back makes a difference now: to who is demoralized, or to the limit that is told. */
const bearing = (state: CorpsState, side: Side, real: readonly string[]): readonly string[] => {
  const keys = untoldKeys(state, side);
  if (keys.length === 0) return [];
  const before = ledgerOf(state, side).demoralized;
  const shown = settled(state, side).demoralized;
  const differs = (key: string): boolean => real.includes(key) !== shown.includes(key);
  const turns = (key: string): boolean => real.includes(key) !== before.includes(key);
  const told = keys.filter((key) => differs(key) || turns(key));
  const isOff = [...new Set([...real, ...shown])].some(differs);
  return told.length === 0 && isOff ? keys : told;
};

const announced = (state: CorpsState, side: Side): readonly Fact<CorpsEvent>[] => {
  const before = ledgerOf(state, side).demoralized;
  const after = settled(asKnownTo(state, side), side);
  return [
    ...telling(state, side, bearing(state, side, after.demoralized)),
    ...casesOf(after.state, side)
      .filter(({ key }) => before.includes(key) !== after.demoralized.includes(key))
      .map((one) => ({ scope: scopeOf(state, side), event: turning(one, after.demoralized.includes(one.key)) })),
  ];
};

/**
 * NLC 14, 15, 20.6: whoever has crossed his limit by a play, either way, told once; to the owner alone where demoralization
 * is hidden (MOP 37.10). The game appends it to every play: losses and limits change by many. Where both sides cross one in
 * the same instant, the side that does not act comes first (NLC 14).
 */
export const afterPlay = (
  before: CorpsState,
  after: CorpsState,
  acting: Side | null = null,
): readonly Fact<CorpsEvent>[] => {
  const same =
    before.setup === after.setup &&
    before.army === after.army &&
    before.corps === after.corps &&
    before.desks.first === after.desks.first &&
    before.desks.second === after.desks.second;
  if (same) return [];
  const order = acting === null ? SIDES : [otherSide(acting), acting];
  return order.flatMap((side) => announced(after, side));
};

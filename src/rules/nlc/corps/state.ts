import { heldOf } from '../../../engine/sides';
import type { BySide, Scope, Seat, Side } from '../../../engine/sides';
import type { ArmyTable } from '../../common/army/army';
import { isOn } from '../switches';
import type { Formation, Leader, Setup } from '../../common/setup/setup';
import type { CorpsDesk, CorpsTable, Ledger } from './corps';
import type { CorpsBook } from './corps-book';

/** All that stands on the table and on both desks, as far as corps and armies are concerned. */
export type CorpsState = Readonly<{
  /** What a refit says otherwise. */
  book: CorpsBook;
  setup: Setup;
  turn: number;
  army: ArmyTable;
  corps: CorpsTable;
  desks: BySide<CorpsDesk>;
  /** NLC 13: whether a formation is in Reserve, for a seat that may read its orders; null for every other. */
  inReserve?: (formation: string) => boolean | null;
}>;

/** MOP 37.10: who is demoralized, and what leads to it, is known to the owner alone. */
export const isHidden = ({ setup }: Pick<CorpsState, 'setup'>): boolean => isOn(setup, 'hiddenDemoralization');

/** Where a side's limits are kept. With hidden demoralization nothing of it is read from the table, nor the other way. */
export const ledgerOf = (state: CorpsState, side: Side): Ledger =>
  isHidden(state) ? state.desks[side].ledger : state.corps.ledger;

export const scopeOf = (state: CorpsState, side: Side): Scope => (isHidden(state) ? heldOf(side) : 'table');

/** Whether this seat may know a side's limits, and do what depends on them. */
export const knows = (state: CorpsState, seat: Seat, side: Side): boolean =>
  !isHidden(state) || seat === side || seat === 'solo';

export const formationOf = ({ setup }: Pick<CorpsState, 'setup'>, id: string): Formation | undefined =>
  setup.formations.find((one) => one.id === id);

const onlyOc = ({ leaders }: Setup, side: Side): Leader | undefined => {
  const ocs = leaders.filter((leader) => leader.role === 'OC' && leader.side === side);
  return ocs.length === 1 ? ocs[0] : undefined;
};

/** NLC 14: whose army a formation belongs to: the OC it answers to, directly or through a WC, or its side's only one. */
export const armyOf = (setup: Setup, { under, side }: Formation): Leader | undefined => {
  const above = setup.leaders.find(({ id }) => id === under);
  if (above?.role === 'OC') return above;
  const higher = setup.leaders.find(({ id, role }) => id === above?.under && role === 'OC');
  return higher ?? onlyOc(setup, side);
};

import type { Side } from '../../../src/engine/sides';

/** What a side puts into a battle besides its units; reserves in half points. */
export type Spending = Readonly<{ reserves: number; guard: boolean }>;
export type Spendings = Readonly<Record<Side, Spending>>;

export const NOTHING_SPENT: Spendings = {
  first: { reserves: 0, guard: false },
  second: { reserves: 0, guard: false },
};

const ofSide = ({ reserves, guard }: Spending) => ({ reserveHalves: reserves, guard });

/** The play in which both sides pay. */
export const paymentOf = ({ first, second }: Spendings) =>
  ({ type: 'PayReserves', first: ofSide(first), second: ofSide(second) }) as const;

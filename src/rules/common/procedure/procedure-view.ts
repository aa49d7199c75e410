import type { ProcedureTable } from './procedure';
import type { Run } from './run';

/** The procedure on the table, what a run can be filled with, and which procedures write their outcome back. */
export type ProcedureView<Of extends string, Terms, UnitInput> = Readonly<{
  /** Whose terms and units these are: MOP's are NLC's. */
  of: Of;
  run: Run | null;
  /** Ids of the procedures whose outcome the game keeps. */
  appliable: readonly string[];
  /** What is the same for every fight of this turn: the game, the hour, the weather, options of the set-up. */
  terms: Terms;
  /** Units on the map by their ids, each as a procedure takes it. */
  unitInputs: Readonly<Record<string, UnitInput>>;
}>;

type Filled<Of extends string, Terms, UnitInput> = Omit<ProcedureView<Of, Terms, UnitInput>, 'run' | 'unitInputs'> &
  Readonly<{ unitInputs: () => Readonly<Record<string, UnitInput>> }>;

/** Units are worked out when a screen asks for them: every play has a view, and hardly any shows them. */
export const procedureView = <Of extends string, Terms, UnitInput, More extends object>(
  { run }: ProcedureTable,
  { unitInputs, ...filled }: Filled<Of, Terms, UnitInput> & More,
): ProcedureView<Of, Terms, UnitInput> & Omit<More, 'unitInputs'> => {
  let known: Readonly<Record<string, UnitInput>> | null = null;
  return {
    ...filled,
    run,
    get unitInputs() {
      known ??= unitInputs();
      return known;
    },
  };
};

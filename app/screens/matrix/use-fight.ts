import { useEffect } from 'react';
import type { MatrixFight } from '../../../src/rules/n20/index';
import { useProcedure } from '../../hooks/use-procedure';
import type { Procedure } from '../../hooks/use-procedure';
import { valueAt } from '../resolve/path';

export const FIGHT = 'n20/battle';
/** What is entered for the battle at the matrix stays apart from what is entered on the procedure's own page. */
const NOTE = 'n20/battle at the matrix';

/** By the chits, who was named then, and what was spent, a battle is known again as that of the matrix. */
const isOf = (input: unknown, { revealed, spentHalves }: MatrixFight): boolean =>
  JSON.stringify([valueAt(input, 'revealed'), valueAt(input, 'spentHalves')]) ===
  JSON.stringify([revealed, spentHalves]);

type Fight = Readonly<{
  procedure: Procedure;
  /** What was left of another battle stands there until it is replaced. */
  ready: boolean;
  /** Another battle's dice lie on the table. */
  other: boolean;
}>;

/** N20 9.0: the one procedure of a battle, begun with what the turned-up chits have left to be fought. */
export const useFight = (fight: MatrixFight): Fight => {
  const procedure = useProcedure(FIGHT, fight, NOTE);
  const { loaded, begun, input, setInput } = procedure;
  const own = isOf(input, fight);
  const replace = loaded && !begun && !own;
  useEffect(() => {
    if (replace) setInput(fight);
  });
  return { procedure, ready: loaded && own, other: begun && !own };
};

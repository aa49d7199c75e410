import type { Seat } from '../../../../engine/sides';
import { EMPTY_TITLE } from '../../../common/setup/title';
import type { MatrixPlay } from '../../../common/setup/title';
import type { Setup } from '../../../common/setup/setup';
import { battle } from '../../../../testkit/battle';
import { n20Table } from '../../../../testkit/playing';
import type { AnyManeuver, MatrixCommand } from '../matrix-choice';

/** A made-up battle whose title sheet names a way of playing the matrix. */
export const matrixSetup = (matrix: MatrixPlay, more: Partial<Setup> = {}): Setup =>
  battle({ cup: 'none', title: { ...EMPTY_TITLE, matrix }, ...more });

type Asked = Extract<MatrixCommand, { type: 'OpenMatrix' }>;

/** The first side attacks in its own turn and asks, in the open: what is usual. */
export const asking = (more: Partial<Asked> = {}): Asked => ({
  type: 'OpenMatrix',
  attacker: 'first',
  askedBy: 'first',
  duringReaction: false,
  defenderIn: 'open',
  markerInReach: false,
  phasingInReach: true,
  ...more,
});

export const picking = (maneuver: AnyManeuver) => ({ type: 'PickManeuver', maneuver }) as const;
export const committing = (attackerHalves = 0, defenderHalves = 0) =>
  ({ type: 'CommitReserves', attackerHalves, defenderHalves }) as const;
export const REVEAL = { type: 'RevealManeuvers' } as const;
export const CLOSE = { type: 'CloseMatrix' } as const;
export const ABANDON = { type: 'AbandonMatrix', reason: 'wrong battle' } as const;

/** A table with the game set up, in the first side's combat phase if nothing else is said. */
export const matrixTable = (matrix: MatrixPlay = 'Furious', more: Partial<Setup> = {}, step = 'combat-first') => {
  const table = n20Table(matrixSetup(matrix, more));
  table.when({ type: 'GoToStep', step }).thenFacts();
  const matrixOf = (seat: Seat = 'table') => {
    const view = table.view(seat);
    if (view === null) throw new Error('no game is set up');
    return view.matrix;
  };
  const inHand = (seat: Seat = 'table') => {
    const { battle: now } = matrixOf(seat);
    if (now === null) throw new Error('no battle is in hand');
    return now;
  };
  return { ...table, matrixOf, inHand };
};
export type MatrixTestTable = ReturnType<typeof matrixTable>;

/** A battle in which both have picked: the first side attacks. */
export const sealedBattle = (
  attack: AnyManeuver,
  defense: AnyManeuver,
  table: MatrixTestTable = matrixTable(),
): MatrixTestTable => {
  table.when(asking()).thenFacts();
  table.when(picking(attack), 'first').thenFacts();
  table.when(picking(defense), 'second').thenFacts();
  return table;
};

/** The same, turned up and done. */
export const foughtBattle = (
  attack: AnyManeuver,
  defense: AnyManeuver,
  table: MatrixTestTable = matrixTable(),
): MatrixTestTable => {
  sealedBattle(attack, defense, table);
  table.when(committing()).thenFacts();
  table.when(REVEAL).thenFacts();
  table.when(CLOSE).thenFacts();
  return table;
};

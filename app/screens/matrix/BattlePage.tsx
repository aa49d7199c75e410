import type { MatrixBattleView, MoraleView } from '../../../src/rules/n20/index';
import { useView } from '../../hooks/use-game';
import { FightOut } from './FightOut';
import { HandOver } from './HandOver';
import { ReservesPage } from './ReservesPage';
import { SoloPick } from './SoloPick';

type BattlePageProps = {
  readonly battle: MatrixBattleView;
  readonly morale: MoraleView;
  /** The battle is over; what it did, in sentences. */
  readonly onDone: (lines: readonly string[]) => void;
};

/** N20 9.0: the battle that has come to the matrix, as far as it has come. */
export const BattlePage = ({ battle, morale, onDone }: BattlePageProps) => {
  const { playMode } = useView('setup').setup;
  const { picker, revealed, fight } = battle;
  if (picker !== null)
    return playMode === 'solo' ? (
      <SoloPick key={picker} battle={battle} picker={picker} />
    ) : (
      <HandOver battle={battle} picker={picker} />
    );
  return revealed === null || fight === null ? (
    <ReservesPage battle={battle} morale={morale} />
  ) : (
    <FightOut battle={battle} revealed={revealed} fight={fight} onDone={onDone} />
  );
};

import { View } from 'react-native';
import type { SequenceStep } from '../../../src/rules/common/index';
import { SectionTitle } from '../../components/SectionTitle';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { AskMatrix } from '../matrix/AskMatrix';
import { BattleInHand } from '../matrix/BattleInHand';

type MatrixPanelProps = { readonly step: SequenceStep | undefined };

/** Battles are fought here; in a sequence that the players wrote themselves any step may be one. */
const hasBattles = (step: SequenceStep | undefined): boolean =>
  step === undefined || step.own === true || step.id.startsWith('combat-') || step.id.startsWith('reaction-');

/** N20 9.0: the battle that stands at the matrix, or the way to bring one there. */
export const MatrixPanel = ({ step }: MatrixPanelProps) => {
  const { matrix, morale } = useView();
  if (matrix === undefined || morale === undefined || matrix.method === 'none') return null;
  if (matrix.battle === null && (!hasBattles(step) || morale.outcome.result !== null)) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="matrix">
      <SectionTitle aside={matrix.method}>Maneuver matrix</SectionTitle>
      {matrix.battle === null ? (
        <AskMatrix key={step?.id ?? ''} matrix={matrix} morale={morale} step={step} />
      ) : (
        <BattleInHand battle={matrix.battle} morale={morale} />
      )}
    </View>
  );
};

import { View } from 'react-native';
import type { SequenceStep } from '../../../src/rules/common/index';
import { SectionTitle } from '../../components/SectionTitle';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { FightPlain } from '../matrix/FightPlain';
import { AskMatrix } from '../matrix/AskMatrix';

type MatrixPanelProps = { readonly step: SequenceStep | undefined };

/** Battles are fought here; in a sequence that the players wrote themselves any step may be one. */
const hasBattles = (step: SequenceStep | undefined): boolean =>
  step === undefined || step.own === true || step.id.startsWith('combat-') || step.id.startsWith('reaction-');

/** N20 9.0: the way to bring a battle to the matrix; one that is there has a page to itself. */
export const MatrixPanel = ({ step }: MatrixPanelProps) => {
  const { matrix, morale } = useView('matrix', 'morale');
  if (matrix === undefined || morale === undefined) return null;
  if (matrix.battle !== null || !hasBattles(step) || morale.outcome.result !== null) return null;
  if (matrix.method === 'none') return <FightPlain />;
  return (
    <View style={{ gap: SPACE.s }} testID="matrix">
      <SectionTitle aside={matrix.method}>Maneuver matrix</SectionTitle>
      <AskMatrix key={step?.id ?? ''} matrix={matrix} morale={morale} step={step} />
    </View>
  );
};

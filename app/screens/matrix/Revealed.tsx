import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { CHITS_OF, MATRIX_CELLS } from '../../../src/rules/n20/index';
import type { AnyManeuver, MatrixBattleView, RevealedManeuvers } from '../../../src/rules/n20/index';
import { MatrixGrid } from '../../components/MatrixGrid';
import { Caption, Title } from '../../components/Words';
import { ManeuverChit } from '../../drawings/ManeuverChit';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { WorkingOf } from '../turn/WorkingOf';
import { effectWords, headsOf } from './matrix-words';
import { SoloProof } from './SoloPick';

type RevealedProps = { readonly battle: MatrixBattleView; readonly revealed: RevealedManeuvers };

const COLUMNS = headsOf(CHITS_OF.attack);
const ROWS = headsOf(CHITS_OF.defense);

const cellOf = (defense: AnyManeuver, attack: AnyManeuver) =>
  MATRIX_CELLS.find((cell) => cell.attack === attack && cell.defense === defense);

/** N20 9.0, step F.1: both chits turned up, and what they come to. */
export const TurnedChits = ({ battle, revealed: { attack, defense } }: RevealedProps) => {
  const cell = cellOf(defense, attack);
  return (
    <View style={{ gap: SPACE.s }} testID="matrix.revealed">
      <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: SPACE.m }}>
        <Turned side={battle.attacker} maneuver={attack} />
        <Turned side={battle.defender} maneuver={defense} />
      </View>
      {cell === undefined ? null : (
        <Title align="center" begins="result" testID="matrix.outcome">
          {effectWords(cell)}
        </Title>
      )}
    </View>
  );
};

/** The cell they meet in, how it came about, and for a solo player the app's die. */
export const MatrixRead = ({ battle, revealed }: RevealedProps) => {
  const { attack, defense, working, rolled } = revealed;
  return (
    <View style={{ gap: SPACE.m }}>
      {rolled === undefined ? null : <SoloProof battle={battle} rolled={rolled} />}
      <MatrixGrid
        columnsAre="Attack"
        rowsAre="Defense"
        columns={COLUMNS}
        rows={ROWS}
        cell={(row, column) => cellOf(row, column)?.cell ?? ''}
        meaning={(row, column) => {
          const found = cellOf(row, column);
          return found === undefined ? '' : effectWords(found);
        }}
        litRow={defense}
        litColumn={attack}
        testID="matrix.grid"
      />
      <WorkingOf working={working} />
    </View>
  );
};

const Turned = ({ side, maneuver }: { readonly side: Side; readonly maneuver: AnyManeuver }) => {
  const { title } = useView('setup').setup.sides[side];
  return (
    <View style={{ alignItems: 'center', flexShrink: 1 }} testID={`matrix.turned.${side}`}>
      <ManeuverChit maneuver={maneuver} size={88} label={`${title}: ${maneuver}`} />
      <Caption align="center">{title}</Caption>
    </View>
  );
};

import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { CHITS_OF, MATRIX_CELLS } from '../../../src/rules/n20/index';
import type { AnyManeuver, MatrixBattleView, RevealedManeuvers } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { MatrixGrid } from '../../components/MatrixGrid';
import { Caption, Label, Small, Strong, Title } from '../../components/Words';
import { ManeuverChit } from '../../drawings/ManeuverChit';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { WorkingOf } from '../turn/WorkingOf';
import { advanceWords, effectWords, headsOf } from './matrix-words';
import type { NamedUnits } from './named-units';
import { SoloProof } from './SoloPick';

type RevealedProps = {
  readonly battle: MatrixBattleView;
  readonly revealed: RevealedManeuvers;
  readonly named: NamedUnits;
};

const COLUMNS = headsOf(CHITS_OF.attack);
const ROWS = headsOf(CHITS_OF.defense);

const cellOf = (defense: AnyManeuver, attack: AnyManeuver) =>
  MATRIX_CELLS.find((cell) => cell.attack === attack && cell.defense === defense);

const strengthWords = ({ result }: RevealedManeuvers): string | null => {
  if (result.kind === 'automatic' || (result.attackStrength === null && result.defenseStrength === null)) return null;
  const figures = `${String(result.attackStrength ?? '?')} against ${String(result.defenseStrength ?? '?')}`;
  return result.column === null ? figures : `${figures}: column ${result.column}`;
};

/** N20 9.0, step F.1: both chits turned up, the cell they meet in, and what it comes to. */
export const Revealed = ({ battle, revealed, named }: RevealedProps) => {
  const dispatch = useDispatch();
  const { attack, defense, working, rolled } = revealed;
  const cell = cellOf(defense, attack);
  const strengths = strengthWords(revealed);
  return (
    <View style={{ gap: SPACE.m }} testID="matrix.revealed">
      <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: SPACE.m }}>
        <Turned side={battle.attacker} maneuver={attack} />
        <Turned side={battle.defender} maneuver={defense} />
      </View>
      {cell === undefined ? null : (
        <Title align="center" live testID="matrix.outcome">
          {effectWords(cell)}
        </Title>
      )}
      {strengths === null ? null : (
        <Strong align="center" testID="matrix.strengths">
          {strengths}
        </Strong>
      )}
      {advanceWords(revealed).map((text) => (
        <Small key={text}>{text}</Small>
      ))}
      <Disorder revealed={revealed} battle={battle} named={named} />
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
      {rolled === undefined ? null : <SoloProof battle={battle} rolled={rolled} />}
      <Button
        label="The battle is done"
        icon="check"
        kind="primary"
        wide
        onPress={() => {
          void dispatch({ type: 'CloseMatrix' });
        }}
        testID="matrix.done"
      />
    </View>
  );
};

const Turned = ({ side, maneuver }: { readonly side: Side; readonly maneuver: AnyManeuver }) => {
  const { title } = useView().setup.sides[side];
  return (
    <View style={{ alignItems: 'center', flexShrink: 1 }} testID={`matrix.turned.${side}`}>
      <ManeuverChit maneuver={maneuver} size={108} label={`${title}: ${maneuver}`} />
      <Caption align="center">{title}</Caption>
    </View>
  );
};

/** N20 9.6.9: the named units that will be disordered get their marker with one tap, once the result is applied. */
const Disorder = ({ battle, revealed: { result }, named }: RevealedProps) => {
  const { army, setup } = useView();
  const dispatch = useDispatch();
  if (result.kind === 'automatic' || result.disordered === null) return null;
  const { attacker, defender } = battle;
  const hit = { attackers: [attacker], defenders: [defender], both: [attacker, defender] }[result.disordered];
  const units = army.units.filter(
    ({ unit, side, standing }) =>
      hit.includes(side) &&
      named[side].includes(unit.id) &&
      standing.place === 'map' &&
      !standing.marks.includes('disordered'),
  );
  const who = hit.map((side) => setup.sides[side].title).join(', ');
  if (units.length === 0) return <Label>{`After the result: Disordered on the survivors of ${who}.`}</Label>;
  return (
    <Button
      label={`After the result: ${units.map(({ unit }) => unit.name).join(', ')} disordered`}
      wide
      onPress={() => {
        void dispatch({ type: 'PutMark', units: units.map(({ unit }) => unit.id), mark: 'disordered' });
      }}
      testID="matrix.disorder"
    />
  );
};

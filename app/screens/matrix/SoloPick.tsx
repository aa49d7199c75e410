import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { SOLO_DIE, SOLO_TABLE } from '../../../src/rules/n20/index';
import type { AnyManeuver, MatrixBattleView, RevealedManeuvers, Role } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { Small, Strong } from '../../components/Words';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { Abandon } from './Abandon';
import { BattleFrame } from './BattleFrame';
import { LaidChits } from './LaidChits';
import { PickChits } from './PickChits';

type SoloPickProps = { readonly battle: MatrixBattleView; readonly picker: Side };

/** A solo player has no curtain: he picks here for whoever's turn it is, after the app has laid down its chit. */
export const SoloPick = ({ battle, picker }: SoloPickProps) => {
  const dispatch = useDispatch();
  const { sides } = useView('setup').setup;
  const [chosen, setChosen] = useState<AnyManeuver | null>(null);
  const role = roleOf(battle, picker);
  return (
    <BattleFrame
      battle={battle}
      foot={
        <Button
          label={chosen === null ? 'Seal' : `Seal “${chosen}”`}
          icon="lock"
          kind="primary"
          wide
          disabled={chosen === null}
          onPress={() => {
            if (chosen !== null) void dispatch({ type: 'PickManeuver', maneuver: chosen });
          }}
          testID="matrix.seal"
        />
      }
      below={<Abandon />}
    >
      <LaidChits battle={battle} />
      <View style={{ gap: SPACE.m }} testID="matrix.solo">
        {battle.absent === null ? null : <Committed battle={battle} absent={battle.absent} />}
        <Strong>{`Your maneuver, for: ${sides[picker].title}`}</Strong>
        <PickChits battle={battle} role={role} chosen={chosen} onChoose={setChosen} />
      </View>
    </BattleFrame>
  );
};

const roleOf = ({ attacker }: Pick<MatrixBattleView, 'attacker'>, side: Side): Role =>
  side === attacker ? 'attack' : 'defense';

const faces = (from: number, to: number): string => (from === to ? String(from) : `${String(from)}–${String(to)}`);

/** The stated table by which the app throws: which faces stand for which chit. */
const StatedTable = ({ role, face }: { readonly role: Role; readonly face?: number | undefined }) =>
  SOLO_TABLE[role].map(({ maneuver, from, to, chances }) => {
    const hit = face !== undefined && from <= face && face <= to;
    const line = `${faces(from, to)}: ${maneuver}, ${String(chances)} in ${String(SOLO_DIE)}`;
    return hit ? <Strong key={maneuver}>{`${line} ← ${String(face)}`}</Strong> : <Small key={maneuver}>{line}</Small>;
  });

const Committed = ({ battle, absent }: { readonly battle: MatrixBattleView; readonly absent: Side }) => {
  const { title } = useView('setup').setup.sides[absent];
  return (
    <Fold
      title={`${title}: the app’s chit lies there`}
      summary={`Thrown with one die of ${String(SOLO_DIE)} before you pick, and sealed`}
      testID="matrix.committed"
    >
      <Small>The die is shown with the chit. Until then nobody can look at it, you included.</Small>
      <StatedTable role={roleOf(battle, absent)} />
    </Fold>
  );
};

/** Solo: the die of the absent side beside the table, for anybody to check. */
export const SoloProof = ({
  battle,
  rolled,
}: {
  readonly battle: MatrixBattleView;
  readonly rolled: NonNullable<RevealedManeuvers['rolled']>;
}) => {
  const { title } = useView('setup').setup.sides[rolled.side];
  return (
    <View style={{ gap: SPACE.xs }} testID="matrix.proof">
      <Strong>{`For ${title} the app had thrown ${String(rolled.face)} with a die of ${String(rolled.sides)}`}</Strong>
      <StatedTable role={roleOf(battle, rolled.side)} face={rolled.face} />
    </View>
  );
};

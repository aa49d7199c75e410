import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { AnyManeuver, MatrixBattleView } from '../../../src/rules/n20/index';
import { Button } from '../../components/Button';
import { HeaderBar, Screen } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { SideMark } from '../../drawings/SideMark';
import { useDispatch, useGame, useView } from '../../hooks/use-game';
import { useLyingPhone } from '../../hooks/use-lying-phone';
import { SPACE } from '../../theme/metrics';
import { sideColour, sideMark } from '../../theme/side-of';
import { LockRow } from '../desk/lock/LockRow';
import { PlayNotices } from '../game/PlayNotices';
import { PickChits } from './PickChits';
import { ROLE_WORDS } from './matrix-words';

type PickPageProps = {
  readonly battle: MatrixBattleView;
  readonly side: Side;
  /** Puts the phone back on the table with nothing laid down. */
  readonly onLeave: () => void;
};

const HALF = { flex: 1 } as const;

/** What lies behind the curtain while a side picks its maneuver. Sealing a chit closes the desk by itself. */
export const PickPage = ({ battle, side, onLeave }: PickPageProps) => {
  const game = useGame();
  const dispatch = useDispatch();
  const lying = useLyingPhone();
  const [chosen, setChosen] = useState<AnyManeuver | null>(null);
  const { title, colour } = useView('setup').setup.sides[side];
  const role = side === battle.attacker ? 'attack' : 'defense';
  const seal = (): void => {
    if (chosen === null) return;
    void dispatch({ type: 'PickManeuver', maneuver: chosen }).then((done) => {
      if (done) game.takeSeat('table');
    });
  };
  return (
    <Screen
      testID="matrix.pick"
      header={
        <HeaderBar
          left={<SideMark side={sideColour(colour)} mark={sideMark(title)} size={30} />}
          title={
            <>
              <Heading lines={1}>{title}</Heading>
              <Caption lines={1}>{`Maneuver · ${ROLE_WORDS[role]}`}</Caption>
            </>
          }
        />
      }
      footer={
        <View style={{ gap: SPACE.xs }}>
          <PlayNotices />
          <View style={{ flexDirection: lying ? 'row-reverse' : 'column', gap: SPACE.xs }}>
            <View style={lying ? HALF : null}>
              <Button
                label={chosen === null ? 'Seal' : `Seal “${chosen}”`}
                icon="lock"
                kind="primary"
                wide
                disabled={chosen === null}
                hint="It cannot be changed after that"
                onPress={seal}
                testID="matrix.seal"
              />
            </View>
            <View style={lying ? HALF : null}>
              <Button label="Back to the table" kind="plain" wide onPress={onLeave} testID="matrix.leave" />
            </View>
          </View>
        </View>
      }
    >
      <PickChits battle={battle} role={role} chosen={chosen} onChoose={setChosen} />
      <LockRow side={side} />
    </Screen>
  );
};

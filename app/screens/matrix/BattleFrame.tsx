import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { MatrixBattleView } from '../../../src/rules/n20/index';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { CopyNotice } from '../game/CopyNotice';
import { DamageNotice } from '../game/DamageNotice';
import { GameHeader } from '../game/GameHeader';
import { PlayNotices } from '../game/PlayNotices';

type BattleFrameProps = {
  readonly battle: MatrixBattleView;
  /** The one thing that is next, under the thumb. */
  readonly foot: ReactNode;
  /** What stands below the battle itself. */
  readonly below?: ReactNode;
  /** Something new has come of it: the page goes back to its top. */
  readonly topKey?: string | undefined;
  readonly children: ReactNode;
};

/** N20 9.0: a battle at the matrix has the page to itself, from the demand for it to its end. */
export const BattleFrame = ({ battle, foot, below, topKey = '', children }: BattleFrameProps) => {
  const { setup, matrix } = useView('setup', 'matrix');
  const { attacker, askedBy, stage } = battle;
  return (
    <Screen
      testID="turn"
      aboveTabs
      header={<GameHeader />}
      topKey={`${stage} ${topKey}`}
      footer={
        <View style={{ gap: SPACE.s }}>
          <PlayNotices />
          {foot}
        </View>
      }
    >
      <DamageNotice />
      <CopyNotice />
      <SectionTitle aside={matrix?.method}>Maneuver matrix</SectionTitle>
      <Panel testID="matrix.battle">
        <Small>{`Attacking: ${setup.sides[attacker].title}. Asked for by: ${setup.sides[askedBy].title}.`}</Small>
        {children}
      </Panel>
      {below}
    </Screen>
  );
};

import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { SIDES } from '../../../src/engine/sides';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { SideMark } from '../../drawings/SideMark';
import { useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import type { GameTabs } from '../../navigation/routes';
import { sideColour, sideMark } from '../../theme/side-of';

/** NLC 12.3: the doors of both desks in the command phase. Whether a phase is done both sides know; the rest lies behind the curtain. */
export const DeskDoors = () => {
  const navigation = useNavigation<NavigationProp<GameTabs>>();
  const { orders, setup, steps, step } = useView('orders', 'setup', 'steps', 'step');
  const knock = useKnock();
  if (orders === undefined || steps[step]?.title !== 'command') return null;
  return (
    <Panel flush testID="turn.doors">
      {SIDES.map((side, i) => (
        <ListRow
          key={side}
          title={`To the desk: ${setup.sides[side].title}`}
          detail={orders.done.includes(side) ? 'Command phase done' : 'Command phase to come'}
          leading={
            <SideMark side={sideColour(setup.sides[side].colour)} mark={sideMark(setup.sides[side].title)} size={28} />
          }
          onPress={() => {
            void knock(side).then(() => {
              if (setup.playMode === 'solo') navigation.navigate('Desk');
            });
          }}
          last={i === SIDES.length - 1}
          testID={`turn.door.${side}`}
        />
      ))}
    </Panel>
  );
};

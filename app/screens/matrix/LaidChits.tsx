import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { MatrixBattleView } from '../../../src/rules/n20/index';
import { pictured } from '../../components/told';
import { Caption, Label } from '../../components/Words';
import { ManeuverChit } from '../../drawings/ManeuverChit';
import { useView } from '../../hooks/use-game';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';

/** Both places on the table: a chit face down, or none yet. Its back is the same whatever lies there. */
export const LaidChits = ({ battle }: { readonly battle: MatrixBattleView }) => {
  const { sides } = useView('setup').setup;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-evenly', gap: SPACE.m }}>
      {SIDES.map((side) => {
        const lies = battle.sealed.includes(side);
        return (
          <View
            key={side}
            style={{ alignItems: 'center', flexShrink: 1 }}
            {...pictured(`${sides[side].title}: ${lies ? 'a chit lies face down' : 'no chit yet'}`)}
            testID={`matrix.lies.${side}`}
          >
            {lies ? <ManeuverChit maneuver="Hold" faceDown size={84} /> : <EmptyPlace />}
            <Label align="center">{sides[side].title}</Label>
            <Caption align="center">{side === battle.attacker ? 'attacks' : 'defends'}</Caption>
          </View>
        );
      })}
    </View>
  );
};

/** Where a chit will lie. */
const EmptyPlace = () => {
  const { colour } = useTheme();
  return (
    <View
      style={{
        width: 80,
        height: 80,
        margin: 2,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
      }}
    />
  );
};

import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import type { GameRoutes } from '../../navigation/routes';
import { SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { TheMoment } from './TheMoment';
import { useUnseen } from './use-unseen';

/** Letters beside which a second line has no room. */
const LARGE = 1.5;

/** On the Turn page until somebody has seen it: the newest great moment, and the rest as one line. */
export const TurnMoments = () => {
  const { moments, see } = useUnseen();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { textScale } = useTheme();
  const [newest, ...rest] = moments;
  if (newest === undefined) return null;
  const { moment, seq } = newest;
  const isVictory = moment.sign === 'victory';
  return (
    <TheMoment
      key={`${String(seq)} ${moment.sentence}`}
      moment={moment}
      slim={!isVictory}
      arrivalKey={`turn ${String(seq)} ${moment.sentence}`}
      onSeen={see}
      testID="turn.moment"
    >
      {textScale > LARGE ? null : (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
          <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
            {rest.length === 0 ? null : (
              <Small testID="turn.moment.rest">{`And before: ${rest.map((one) => one.moment.sentence).join(' · ')}`}</Small>
            )}
          </View>
          <Button
            label={isVictory ? 'To the end of the battle' : 'In the history'}
            kind="plain"
            icon="forward"
            onPress={() => {
              navigation.navigate(isVictory ? 'End' : 'History');
            }}
            testID="turn.moment.more"
          />
        </View>
      )}
    </TheMoment>
  );
};

import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { View } from 'react-native';
import { VICTORY_WORDS } from '../../../../src/wording/en/moments-morale';
import { Button } from '../../../components/Button';
import { Strong } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import type { GameRoutes } from '../../../navigation/routes';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';

/** N20 15.0, Ruling 61: one line on every page from the moment it happened until the game is ended; it stops nobody. */
export const VictoryNotice = () => {
  const { morale } = useView('morale');
  const names = useNames();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { colour } = useTheme();
  const winner = morale?.outcome.decisive ?? null;
  if (winner === null || morale?.outcome.result !== null) return null;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.l,
        backgroundColor: colour.card,
        borderBottomWidth: 1,
        borderColor: colour.wax,
      }}
      role="region"
      aria-label={VICTORY_WORDS.decisive}
      testID="victory"
    >
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        <Strong lines={1} label={`${VICTORY_WORDS.decisive}: ${names.side(winner)}`}>
          {`${names.side(winner)} · ${VICTORY_WORDS.decisive}`}
        </Strong>
      </View>
      <Button
        label="The end"
        icon="flag"
        kind="plain"
        onPress={() => {
          navigation.navigate('End');
        }}
        testID="victory.end"
      />
    </View>
  );
};

import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Icon } from '../../drawings/Icon';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';

/** The way to laying one's own orders open, when the game is over. It lies over the desk and leaves it open. */
export const ArchiveRow = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { colour } = useTheme();
  return (
    <Panel flush>
      <ListRow
        title="The archive of orders"
        detail="When the game is over: lay these orders open"
        leading={<Icon name="eye" colour={colour.ink} size={22} />}
        onPress={() => {
          navigation.navigate('Archive');
        }}
        last
        testID="desk.archive"
      />
    </Panel>
  );
};

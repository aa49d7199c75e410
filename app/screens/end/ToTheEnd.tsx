import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { endOf } from '../../../src/wording/en/end';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Icon } from '../../drawings/Icon';
import { useNames, useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';

/** The way to the end of the battle from the pages that lead up to it, with how it stands. */
export const ToTheEnd = () => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { colour } = useTheme();
  const { who, how, stands } = endOf(useView(), useNames());
  return (
    <Panel flush>
      <ListRow
        title="The end of the battle"
        detail={`${who} · ${stands ?? how}`}
        leading={<Icon name="flag" colour={colour.ink} />}
        trailing={<Icon name="forward" colour={colour.inkSoft} size={18} />}
        onPress={() => {
          navigation.navigate('End');
        }}
        last
        testID="army.end"
      />
    </Panel>
  );
};

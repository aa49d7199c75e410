import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Icon } from '../../drawings/Icon';
import type { GameRoutes } from '../../navigation/routes';
import { useTheme } from '../../theme/ThemeProvider';

/** What a desk leads to without being left: such a page lies over it. */
const PAGES = {
  Archive: {
    title: 'The archive of orders',
    detail: 'When the game is over: lay these orders open',
    icon: 'eye',
    testID: 'desk.archive',
  },
  DeskArmy: {
    title: 'The army, from this desk',
    detail: 'With what this side alone knows of it',
    icon: 'army',
    testID: 'desk.army',
  },
} as const;

export const OverDeskRow = ({ page }: { readonly page: keyof typeof PAGES }) => {
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const { colour } = useTheme();
  const { icon, ...row } = PAGES[page];
  return (
    <Panel flush>
      <ListRow
        {...row}
        leading={<Icon name={icon} colour={colour.ink} size={22} />}
        onPress={() => {
          navigation.navigate(page);
        }}
        last
      />
    </Panel>
  );
};

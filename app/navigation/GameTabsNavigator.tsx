import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { Icon } from '../drawings/Icon';
import { TurnScreen } from '../screens/turn/TurnScreen';
import { useLyingPhone } from '../hooks/use-lying-phone';
import { useView } from '../hooks/use-game';
import { useTheme } from '../theme/ThemeProvider';
import { lazily } from './lazily';
import type { GameTabs } from './routes';

const Tabs = createBottomTabNavigator<GameTabs>();

/** The width of the places when they stand at the left edge. */
const RAIL = 88;

const ArmyScreen = lazily(async () => (await import('../screens/army/ArmyScreen')).ArmyScreen);
const DeskScreen = lazily(async () => (await import('../screens/desk/DeskScreen')).DeskScreen);

const PLACES = [
  { name: 'Turn', icon: 'turn', component: TurnScreen },
  { name: 'Army', icon: 'army', component: ArmyScreen },
  { name: 'Desk', icon: 'desk', component: DeskScreen },
] as const;

/** The places of a game, under the thumb. A game without secrets has no desk. */
export const GameTabsNavigator = () => {
  const { colour, type } = useTheme();
  const { cup, desk } = useView();
  const hasDesk = cup !== undefined;
  const lying = useLyingPhone();
  return (
    <Tabs.Navigator
      // Whoever comes back through the curtain comes back to the desk.
      initialRouteName={desk === null ? 'Turn' : 'Desk'}
      screenOptions={{
        headerShown: false,
        tabBarActiveTintColor: colour.ink,
        tabBarInactiveTintColor: colour.inkSoft,
        // A phone on its side has no height to spare: the places go to its left edge.
        tabBarPosition: lying ? 'left' : 'bottom',
        tabBarVariant: lying ? 'material' : 'uikit',
        tabBarLabelPosition: 'below-icon',
        tabBarStyle: {
          backgroundColor: colour.card,
          borderColor: colour.rule,
          ...(lying ? { minWidth: RAIL, maxWidth: RAIL } : { minHeight: 60 }),
        },
        tabBarLabelStyle: { ...type.caption, fontSize: 13, lineHeight: 16 },
        animation: 'none',
      }}
    >
      {PLACES.filter(({ name }) => name !== 'Desk' || hasDesk).map(({ name, icon, component }) => (
        <Tabs.Screen
          key={name}
          name={name}
          component={component}
          options={{
            tabBarButtonTestID: `tabs.${name.toLowerCase()}`,
            tabBarIcon: ({ color }) => <Icon name={icon} colour={color} size={24} />,
          }}
        />
      ))}
    </Tabs.Navigator>
  );
};

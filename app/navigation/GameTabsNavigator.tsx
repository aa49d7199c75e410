import { BottomTabBar, createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Platform, View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { useRing } from '../components/pointed';
import { Icon } from '../drawings/Icon';
import type { IconName } from '../drawings/icon-paths';
import { TurnPlace } from '../screens/matrix/TurnPlace';
import { useLyingPhone } from '../hooks/use-lying-phone';
import { useSeatedGame } from '../hooks/Eyes';
import { useGame, useView } from '../hooks/use-game';
import { RADIUS, TARGET } from '../theme/metrics';
import { useTheme } from '../theme/ThemeProvider';
import { pageName, titleIn } from './page-names';
import type { GameTabs } from './routes';
import { ArmyScreen } from '../screens/army/ArmyScreen';
import { VictoryNotice } from '../screens/army/n20/VictoryNotice';
import { ResolveHome } from '../screens/resolve/ResolveHome';
import { BooksTab } from '../screens/books/BooksTab';
import { DeskScreen } from '../screens/desk/DeskScreen';

const Tabs = createBottomTabNavigator<GameTabs>();

/** The width of the places when they stand at the left edge. */
const RAIL = 88;

/** Without `flex`, which the navigator would hand on to what is pressed: that keeps its own height, and stands in the middle. */
const RAIL_PLACE = {
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minHeight: TARGET,
  maxHeight: 64,
  justifyContent: 'center',
} as const;

const PLACES = [
  { name: 'Turn', icon: 'turn', component: TurnPlace },
  { name: 'Army', icon: 'army', component: ArmyScreen },
  { name: 'Resolve', icon: 'resolve', component: ResolveHome },
  { name: 'Desk', icon: 'desk', component: DeskScreen },
  { name: 'Books', icon: 'books', component: BooksTab },
] as const;

/** The places of a game, below what both sides should know wherever they are. */
export const GameTabsNavigator = () => {
  const { morale } = useView('morale');
  const { colour } = useTheme();
  const edge = useSafeAreaInsets();
  const isWon = (morale?.outcome.decisive ?? null) !== null && morale?.outcome.result === null;
  // The notice stands at the phone's upper edge; the pages below it need not keep clear of that again.
  return (
    <View style={{ flex: 1, backgroundColor: colour.card, paddingTop: isWon ? edge.top : 0 }}>
      {isWon ? <VictoryNotice /> : null}
      <SafeAreaInsetsContext.Provider value={isWon ? { ...edge, top: 0 } : edge}>
        <Places />
      </SafeAreaInsetsContext.Provider>
    </View>
  );
};

/** A place's sign; the tutorial points at it by its tab's id. */
const PlaceIcon = ({ name, colour }: { readonly name: IconName; readonly colour: string }) => {
  const { ring, ref } = useRing(`tabs.${name}`);
  return (
    <View ref={ref} style={[{ borderRadius: RADIUS.m }, ring]}>
      <Icon name={name} colour={colour} size={24} />
    </View>
  );
};

const SHOWN = {};
/**
 * The web keeps the other places beneath the one in front, as they were scrolled. Neither a key nor a reader must come there:
 * what cannot be seen cannot be reached either. A phone takes them out by itself, and knows no such style.
 */
const BEHIND = Platform.OS === 'web' ? ({ visibility: 'hidden' } as const) : SHOWN;

type Standing = { readonly index: number; readonly routes: readonly { readonly key: string }[] };

/** The one of the places that stands in front; another page may lie over all of them meanwhile. */
const isInFront = ({ index, routes }: Standing, key: string): boolean => routes[index]?.key === key;

/** The row of places, or their rail, which a reader finds by its kind as well. */
const PlacesBar = (props: BottomTabBarProps) => (
  <View role="navigation" aria-label="Places" style={useLyingPhone() ? { flexDirection: 'row' } : {}}>
    <BottomTabBar {...props} />
  </View>
);

const placesBar = (props: BottomTabBarProps) => <PlacesBar {...props} />;

/** The places under the thumb. A game without orders has no desk: what it hides lies behind the curtain alone. */
const Places = () => {
  const { colour, type } = useTheme();
  const { cup } = useView('cup');
  const { seat } = useSeatedGame().getState();
  const game = useGame().game.name;
  const hasDesk = cup !== undefined;
  const lying = useLyingPhone();
  const edge = useSafeAreaInsets();
  return (
    <Tabs.Navigator
      // The rail stands in the phone's left edge, and the pages beside it need not keep clear of that again.
      screenLayout={({ children }) => (
        <SafeAreaInsetsContext.Provider value={lying ? { ...edge, left: 0 } : edge}>
          {children}
        </SafeAreaInsetsContext.Provider>
      )}
      tabBar={placesBar}
      // Whoever comes back through the curtain comes back to the desk.
      initialRouteName={hasDesk && (seat === 'first' || seat === 'second') ? 'Desk' : 'Turn'}
      screenOptions={({ navigation, route }) => ({
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
          ...(lying ? { minWidth: RAIL + edge.left, maxWidth: RAIL + edge.left } : { minHeight: 60 + edge.bottom }),
        },
        // Below the tutorial's strip the rail is lower still: its places share what there is, each sign in the middle of its own.
        tabBarItemStyle: lying ? RAIL_PLACE : {},
        tabBarLabelStyle: { ...type.caption, fontSize: 13, lineHeight: 16 },
        animation: 'none',
        sceneStyle: isInFront(navigation.getState(), route.key) ? SHOWN : BEHIND,
      })}
    >
      {PLACES.filter(({ name }) => name !== 'Desk' || hasDesk).map(({ name, icon, component }) => (
        <Tabs.Screen
          key={name}
          name={name}
          component={component}
          options={{
            title: titleIn(game, pageName(name)),
            tabBarLabel: pageName(name),
            tabBarButtonTestID: `tabs.${name.toLowerCase()}`,
            tabBarIcon: ({ color }) => <PlaceIcon name={icon} colour={color} />,
          }}
        />
      ))}
    </Tabs.Navigator>
  );
};

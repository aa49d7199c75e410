import { DefaultTheme, NavigationContainer, useNavigationContainerRef } from '@react-navigation/native';
import { createStack } from './stack';
import { useEffect, useMemo } from 'react';
import { GamesScreen } from '../screens/games/GamesScreen';
import { useFocusKept } from '../hooks/focus';
import { useOpenedFiles } from '../hooks/use-opened-files';
import { RuleOverlay } from '../hooks/use-open-rule';
import type { RuleOverlayProps } from '../hooks/use-open-rule';
import { useTheme } from '../theme/ThemeProvider';
import { fetchSoon, lazily } from './lazily';
import { linking } from './linking';
import { pageName } from './page-names';
import type { Routes } from './routes';

const NewGameScreen = lazily((late) => late.NewGameScreen);
const SheetsScreen = lazily((late) => late.SheetsScreen);
const PacksScreen = lazily((late) => late.PacksScreen);
const PackScreen = lazily((late) => late.PackScreen);
const SettingsScreen = lazily((late) => late.SettingsScreen);
const ImportScreen = lazily((late) => late.ImportScreen);
const PrivacyScreen = lazily((late) => late.PrivacyScreen);
const ResolveHome = lazily((late) => late.ResolveHome);
const ResolveOne = lazily((late) => late.ResolveOne);
const BooksScreen = lazily((late) => late.BooksScreen);
const BookShelfScreen = lazily((late) => late.BookShelfScreen);
const BookTableScreen = lazily((late) => late.BookTableScreen);
const BookPlaceScreen = lazily((late) => late.BookPlaceScreen);
const RuleSheet = lazily((late) => late.RuleSheet, null);
const GameNavigator = lazily((late) => late.GameNavigator);

/** What a sheet lays over itself to show a rule. */
const ruleSheet = (props: RuleOverlayProps) => <RuleSheet {...props} />;

const Stack = createStack<Routes>();

/** The window says which page it shows; the first one is the app itself. */
const DOCUMENT_TITLE = {
  formatter: (options: { readonly title?: string } | undefined, route: { readonly name: string } | undefined) =>
    route === undefined || route.name === 'Games'
      ? 'Estafette'
      : `${options?.title ?? pageName(route.name)} – Estafette`,
};

const called = ({ route }: { readonly route: { readonly name: string } }) => ({
  headerShown: false,
  title: pageName(route.name),
});

/** The library, and from it into a game. */
export const RootNavigator = () => {
  const { colour, name } = useTheme();
  const container = useNavigationContainerRef<Routes>();
  const showOpened = useOpenedFiles(container);
  useEffect(fetchSoon, []);
  useFocusKept();
  const theme = useMemo(
    () => ({
      ...DefaultTheme,
      dark: name !== 'light',
      colors: { ...DefaultTheme.colors, background: colour.paper, card: colour.paper, text: colour.ink },
    }),
    [colour, name],
  );
  return (
    <NavigationContainer
      ref={container}
      onReady={showOpened}
      theme={theme}
      linking={linking}
      documentTitle={DOCUMENT_TITLE}
    >
      <RuleOverlay.Provider value={ruleSheet}>
        <Stack.Navigator screenOptions={called}>
          <Stack.Screen name="Games" component={GamesScreen} />
          <Stack.Screen name="NewGame" component={NewGameScreen} />
          <Stack.Screen name="Sheets" component={SheetsScreen} />
          <Stack.Screen name="Packs" component={PacksScreen} />
          <Stack.Screen name="Pack" component={PackScreen} />
          <Stack.Screen name="Settings" component={SettingsScreen} />
          <Stack.Screen name="Import" component={ImportScreen} />
          <Stack.Screen name="Privacy" component={PrivacyScreen} />
          <Stack.Screen name="Resolve" component={ResolveHome} />
          <Stack.Screen name="ResolveOne" component={ResolveOne} />
          <Stack.Screen name="Books" component={BooksScreen} />
          <Stack.Screen name="BookShelf" component={BookShelfScreen} />
          <Stack.Screen name="BookTable" component={BookTableScreen} />
          <Stack.Screen name="BookPlace" component={BookPlaceScreen} />
          <Stack.Screen name="Game" component={GameNavigator} />
        </Stack.Navigator>
      </RuleOverlay.Provider>
    </NavigationContainer>
  );
};

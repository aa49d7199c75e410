import { DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useEffect, useMemo } from 'react';
import { GamesScreen } from '../screens/games/GamesScreen';
import { useTheme } from '../theme/ThemeProvider';
import { beyond, fetchSoon, lazily } from './lazily';
import { linking } from './linking';
import type { Routes } from './routes';

const NewGameScreen = lazily(async () => (await beyond()).NewGameScreen);
const SheetsScreen = lazily(async () => (await beyond()).SheetsScreen);
const SettingsScreen = lazily(async () => (await beyond()).SettingsScreen);
const GameNavigator = lazily(async () => (await beyond()).GameNavigator);

const Stack = createNativeStackNavigator<Routes>();

/** The library, and from it into a game. */
export const RootNavigator = () => {
  const { colour, name } = useTheme();
  useEffect(() => fetchSoon(beyond), []);
  const theme = useMemo(
    () => ({
      ...DefaultTheme,
      dark: name !== 'light',
      colors: { ...DefaultTheme.colors, background: colour.paper, card: colour.paper, text: colour.ink },
    }),
    [colour, name],
  );
  return (
    <NavigationContainer theme={theme} linking={linking} documentTitle={{ formatter: () => 'Estafette' }}>
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Games" component={GamesScreen} />
        <Stack.Screen name="NewGame" component={NewGameScreen} />
        <Stack.Screen name="Sheets" component={SheetsScreen} />
        <Stack.Screen name="Settings" component={SettingsScreen} />
        <Stack.Screen name="Game" component={GameNavigator} />
      </Stack.Navigator>
    </NavigationContainer>
  );
};

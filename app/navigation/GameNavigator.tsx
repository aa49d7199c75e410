import { createStack } from './stack';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect } from 'react';
import { TableEyes } from '../hooks/Eyes';
import { GameContext } from '../hooks/use-game';
import { useOpenGame } from '../hooks/use-open-game';
import { ShowCardsScreen } from '../screens/cards/ShowCardsScreen';
import { DeskArmyScreen } from '../screens/desk/DeskArmy';
import { GameClosed } from '../screens/game/GameClosed';
import { CurtainGuard } from '../screens/game/CurtainGuard';
import { GameTabsNavigator } from './GameTabsNavigator';
import { pageName, titleIn } from './page-names';
import type { GameRoutes, Routes } from './routes';
import { EndScreen } from '../screens/end/EndScreen';
import { ArchiveScreen } from '../screens/history/ArchiveScreen';
import { BookPlaceScreen } from '../screens/books/BookPlaceScreen';
import { BookShelfScreen } from '../screens/books/BookShelfScreen';
import { BookTableScreen } from '../screens/books/BookTableScreen';
import { HistoryScreen } from '../screens/history/HistoryScreen';
import { ResolveOne } from '../screens/resolve/ResolveOne';
import { SetUpScreen } from '../screens/new-game/SetUpScreen';
import { Guided } from '../screens/tutorial/Guided';

const Stack = createStack<GameRoutes>();

type OfRoute = { readonly route: { readonly name: string } };

const called =
  (game: string) =>
  ({ route }: OfRoute) => ({ headerShown: false, title: titleIn(game, pageName(route.name)) });

/** Everything inside one game. The game is opened here, once, and closed when the player leaves it. */
export const GameNavigator = ({ route, navigation }: NativeStackScreenProps<Routes, 'Game'>) => {
  const opening = useOpenGame(route.params.gameKey);
  const name = opening.kind === 'open' ? opening.session.game.name : pageName(route.name);
  // For as long as a curtain stands before the pages the window says no more than which game it is.
  useEffect(() => {
    navigation.setOptions({ title: name });
  }, [navigation, name]);
  const leave = (): void => {
    navigation.popTo('Games');
  };
  if (opening.kind !== 'open') return <GameClosed why={opening} onLeave={leave} />;
  return (
    <GameContext.Provider value={opening.session}>
      <CurtainGuard>
        <Guided>
          <TableEyes>
            <Stack.Navigator screenOptions={called(name)}>
              <Stack.Screen name="Tabs" component={GameTabsNavigator} />
              <Stack.Screen name="ResolveOne" component={ResolveOne} />
              <Stack.Screen name="History" component={HistoryScreen} />
              <Stack.Screen name="Archive" component={ArchiveScreen} />
              <Stack.Screen name="End" component={EndScreen} />
              <Stack.Screen name="DeskArmy" component={DeskArmyScreen} />
              <Stack.Screen name="ShowCards" component={ShowCardsScreen} />
              <Stack.Screen name="BookShelf" component={BookShelfScreen} />
              <Stack.Screen name="BookTable" component={BookTableScreen} />
              <Stack.Screen name="BookPlace" component={BookPlaceScreen} />
              <Stack.Screen name="SetUp" component={SetUpScreen} />
            </Stack.Navigator>
          </TableEyes>
        </Guided>
      </CurtainGuard>
    </GameContext.Provider>
  );
};

import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useContext } from 'react';
import { IconButton } from '../../components/IconButton';
import { GameContext } from '../../hooks/use-game';
import type { GameRoutes, Routes } from '../../navigation/routes';

/** The way back; a page that a reload opened by itself goes back to the books. */
export const BackButton = () => {
  const navigation = useNavigation<NavigationProp<Routes & GameRoutes>>();
  const inGame = useContext(GameContext) !== null;
  const back = (): void => {
    if (navigation.canGoBack()) navigation.goBack();
    else if (inGame) navigation.navigate('Tabs', { screen: 'Books' });
    else navigation.navigate('Books');
  };
  return <IconButton icon="back" label="Back" onPress={back} testID="books.header.back" />;
};

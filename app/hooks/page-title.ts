import { useNavigation } from '@react-navigation/native';
import { useContext, useEffect } from 'react';
import { titleIn } from '../navigation/page-names';
import { GameContext } from './use-game';

/** What the page is called where its kind alone does not say it: which rule, which table, which roll. */
export const usePageTitle = (page: string): void => {
  const navigation = useNavigation();
  const game = useContext(GameContext)?.game.name ?? null;
  useEffect(() => {
    navigation.setOptions({ title: titleIn(game, page) });
  }, [navigation, game, page]);
};

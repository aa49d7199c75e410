import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useView } from '../../hooks/use-game';
import type { GameTabs } from '../../navigation/routes';
import { isCardStep } from '../cards/card-words';

/** MOP 37.12: a desk that was opened for a card leads back to the turn, where the other side's card waits. */
export const useAfterDesk = (): (() => void) => {
  const navigation = useNavigation<NavigationProp<GameTabs>>();
  const view = useView();
  const forCards = view.cards !== undefined && isCardStep(view);
  return () => {
    if (forCards) navigation.navigate('Turn');
  };
};

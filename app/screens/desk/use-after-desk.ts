import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useView } from '../../hooks/use-game';
import type { GameTabs } from '../../navigation/routes';
import { isCardStep } from '../cards/card-words';

/** Ruling 48: the step for cards is played, and the command phase comes after it. */
export const useCardsFirst = (): boolean => {
  const { cards, steps, step } = useView('cards', 'steps', 'step');
  return cards !== undefined && steps[step]?.id === 'cards';
};

/**
 * MOP 37.12: a desk that was opened for a card leads back to the turn, where the other side's card waits; and so does one with
 * order sheets (NLC 12.3), for the turn says whose phase is next.
 */
export const useAfterDesk = (): (() => void) => {
  const navigation = useNavigation<NavigationProp<GameTabs>>();
  const view = useView();
  const forCards = view.cards !== undefined && isCardStep(view);
  const leadsBack = forCards || view.orders !== undefined;
  return () => {
    if (leadsBack) navigation.navigate('Turn');
  };
};

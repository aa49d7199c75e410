import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { useDispatch, useView } from '../../../hooks/use-game';
import type { GameRoutes } from '../../../navigation/routes';
import type { Campaign } from '../army-types';

/** NLC 18, MOP 37.13: the last count lays open for both whatever was hidden, so it is asked for twice. */
export const CountPart = ({ campaign: { verdict } }: { readonly campaign: Campaign }) => {
  const { isLastTurn } = useView();
  const dispatch = useDispatch();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  if (verdict.final) return null;
  return (
    <InlineConfirm
      label={isLastTurn ? 'Count for the last time' : 'Both agree to end here'}
      question="All cards and all demoralization are laid open, for both to see."
      yes="Count"
      kind="quiet"
      onConfirm={() => {
        void dispatch({ type: 'CountVictory', early: !isLastTurn }).then((done) => {
          if (done) navigation.navigate('End');
        });
      }}
      testID="points.count"
    />
  );
};

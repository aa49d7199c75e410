import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { isOn } from '../../../../src/rules/list';
import { useDispatch, useView } from '../../../hooks/use-game';
import type { GameRoutes } from '../../../navigation/routes';
import type { AppView } from '../../../../src/session/rule-sets';
import { listed } from '../../../../src/wording/names';
import type { Campaign } from '../army-types';

/** Only what is hidden in this game is laid open. */
const questionOf = ({ cards, setup }: Pick<AppView, 'cards' | 'setup'>): string => {
  const hidden = [
    ...(cards === undefined ? [] : ['all cards']),
    ...(isOn(setup, 'hiddenDemoralization') ? ['all demoralization'] : []),
  ];
  return hidden.length === 0
    ? 'The points are counted, and the game is decided by them.'
    : `With the count ${listed(hidden)} ${hidden.length === 1 && cards === undefined ? 'is' : 'are'} laid open, for both to see.`;
};

type CountPartProps = {
  readonly campaign: Campaign;
  /** It is the one thing left to do. */
  readonly isLeft?: boolean;
};

/** NLC 18, MOP 37.13: the last count lays open for both whatever was hidden, so it is asked for twice. */
export const CountPart = ({ campaign: { verdict }, isLeft = false }: CountPartProps) => {
  const view = useView();
  const { isLastTurn } = view;
  const dispatch = useDispatch();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  if (verdict.final) return null;
  return (
    <InlineConfirm
      label={isLastTurn ? 'Count for the last time' : 'Both agree to end here'}
      question={questionOf(view)}
      yes="Count"
      kind={isLeft ? 'primary' : 'quiet'}
      icon={isLeft ? 'flag' : undefined}
      wide={isLeft}
      onConfirm={() => {
        void dispatch({ type: 'CountVictory', early: !isLastTurn }).then((done) => {
          if (done) navigation.navigate('End');
        });
      }}
      testID="points.count"
    />
  );
};

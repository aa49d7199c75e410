import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { effectSentence } from '../../../src/wording/en/events-cards';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { HeaderBar, Screen } from '../../components/Screen';
import { Small, Title } from '../../components/Words';
import { DeskEyes } from '../../hooks/Eyes';
import { useDispatch, useGame, useGameState, useView } from '../../hooks/use-game';
import type { GameRoutes } from '../../navigation/routes';
import { faceTitle } from './card-words';

/**
 * MOP 37.12.1: a side's hidden cards in force, behind its own curtain, for one of them to be shown at the fight that lies on the
 * table; the desk closes by it. It looks the same from outside whether there is any.
 */
export const ShowCardsScreen = ({ navigation }: NativeStackScreenProps<GameRoutes, 'ShowCards'>) => (
  <DeskEyes>
    <Screen
      testID="showcards"
      header={
        <HeaderBar
          left={
            <IconButton icon="back" label="Back to the fight" onPress={navigation.goBack} testID="showcards.back" />
          }
          title={<Title>Hidden cards</Title>}
        />
      }
    >
      <Covered onDone={navigation.goBack} />
    </Screen>
  </DeskEyes>
);

const Covered = ({ onDone }: { readonly onDone: () => void }) => {
  const game = useGame();
  const dispatch = useDispatch();
  const seat = useGameState((state) => state.seat);
  const { cards } = useView('cards');
  const own = (cards?.effects ?? []).filter(({ covered, effect }) => covered && effect.side === seat);
  const show = async (card: string): Promise<void> => {
    if (seat !== 'first' && seat !== 'second') return;
    if (!(await dispatch({ type: 'ShowCard', side: seat, card }))) return;
    if (await dispatch({ type: 'CloseDesk' })) game.takeSeat('table');
    onDone();
  };
  if (own.length === 0) return <Small>No hidden card of this side is in force.</Small>;
  return own.map(({ effect, face }) => (
    <Notice
      key={effect.id}
      kind="info"
      title={faceTitle(face)}
      text={`${effectSentence(effect)}.`}
      action={
        <Button
          label="Show it"
          icon="check"
          kind="primary"
          onPress={() => {
            void show(effect.card);
          }}
          testID={`showcards.${effect.kind}`}
        />
      }
    />
  ));
};

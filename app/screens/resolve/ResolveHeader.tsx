import { useNavigation } from '@react-navigation/native';
import { useContext } from 'react';
import { IconButton } from '../../components/IconButton';
import { HeaderBar } from '../../components/Screen';
import { Caption, Heading } from '../../components/Words';
import { GameContext, useGame, useGameState } from '../../hooks/use-game';
import { usePageTitle } from '../../hooks/page-title';
import { useTheme } from '../../theme/ThemeProvider';
import { entryOf } from './catalogue';
import { useProcedureLists } from './use-lists';

/** The head of a procedure's page: what it is and where it stands in the books; pinned, it stays on top of the list. */
export const ResolveHeader = ({ id }: { readonly id: string }) => {
  const navigation = useNavigation();
  const { pinned, pin } = useProcedureLists();
  const inGame = useContext(GameContext) !== null;
  const wraps = useTheme().textScale > 1.2;
  const entry = entryOf(id);
  const title = entry?.title ?? id;
  usePageTitle(title);
  const isPinned = pinned.includes(id);
  return (
    <HeaderBar
      left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="resolve.header.back" />}
      title={
        <>
          <Heading lines={wraps ? undefined : 1}>{title}</Heading>
          <Caption>{entry?.rule ?? ''}</Caption>
        </>
      }
      right={
        <>
          <IconButton
            icon="keep"
            label={isPinned ? `Unpin ${title}` : `Pin ${title}`}
            selected={isPinned}
            onPress={() => {
              pin(id);
            }}
            testID="resolve.header.pin"
          />
          {inGame ? <UndoButton /> : null}
        </>
      }
    />
  );
};

const UndoButton = () => {
  const game = useGame();
  const canUndo = useGameState((state) => state.canUndo);
  return (
    <IconButton
      icon="undo"
      label="Undo"
      disabled={!canUndo}
      onPress={() => {
        void game.undo();
      }}
      testID="resolve.header.undo"
    />
  );
};

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import type { GameDraft } from '../../../src/session/new-game-draft';
import { IconButton } from '../../components/IconButton';
import { HeaderBar, Screen } from '../../components/Screen';
import { Title } from '../../components/Words';
import type { Routes } from '../../navigation/routes';
import { DraftFound } from './DraftFound';
import { NewGameForm } from './NewGameForm';
import { useGameDraft } from './use-game-draft';

type NewGameProps = NativeStackScreenProps<Routes, 'NewGame'>;

/** A new game: what was begun and left is offered first, so that nothing that was entered is lost or in the way. */
export const NewGameScreen = ({ navigation, route }: NewGameProps) => {
  const { found, keeper } = useGameDraft();
  const [chosen, setChosen] = useState<Readonly<{ begun: GameDraft | null }> | null>(null);
  const header = (
    <HeaderBar
      left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="newgame.header.back" />}
      title={<Title>New game</Title>}
    />
  );
  // Whoever comes with a sheet has said what he begins.
  const isAnew = found === null || route.params?.sheet !== undefined;
  const start = chosen ?? (isAnew ? { begun: null } : null);
  if (start !== null)
    return (
      <NewGameForm
        header={header}
        begun={start.begun}
        sheetKey={start.begun === null ? route.params?.sheet : undefined}
        keeper={keeper}
        onBegun={(gameKey) => {
          navigation.replace('Game', { gameKey, screen: 'Tabs' });
        }}
      />
    );
  return (
    <Screen testID="newgame" header={header}>
      {found === undefined || found === null ? null : (
        <DraftFound
          draft={found}
          onGoOn={() => {
            setChosen({ begun: found });
          }}
          onAnew={() => {
            void keeper.keep(null);
            setChosen({ begun: null });
          }}
        />
      )}
    </Screen>
  );
};

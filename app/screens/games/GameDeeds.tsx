import { useState } from 'react';
import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { trashGame } from '../../../src/session/game-list';
import { duplicateGame, renameGame } from '../../../src/session/library';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { ExportChoice, useExport } from './ExportGame';
import { copyName } from './game-names';

type GameDeedsProps = {
  readonly game: ListedGame;
  /** All that are listed: a copy's name must be none of theirs. */
  readonly games: readonly ListedGame[];
  readonly onChanged: () => void;
};

/** What can be done with a game besides opening it. */
export const GameDeeds = ({ game, games, onChanged }: GameDeedsProps) => {
  const ports = usePorts();
  const [name, setName] = useState(game.name);
  const [failed, setFailed] = useState(false);
  const after = (work: Promise<unknown>): void => {
    setFailed(false);
    work.then(onChanged, () => {
      setFailed(true);
    });
  };
  const exporting = useExport({ game, onDone: after });
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.m }}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        maxLength={80}
        onSubmit={() => {
          if (name.trim() !== '') after(renameGame(ports, game.key, name));
        }}
        testID="games.card.name"
      />
      {failed ? (
        <Notice kind="damage" text="The device could not do it. Nothing was changed." testID="games.card.failed" />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          label="Rename"
          icon="pencil"
          disabled={name.trim() === '' || name === game.name}
          onPress={() => {
            after(renameGame(ports, game.key, name));
          }}
          testID="games.card.rename"
        />
        <Button
          label="Duplicate"
          icon="copy"
          onPress={() => {
            const taken = games.map((one) => one.name);
            after(duplicateGame(ports, game, copyName(game.name, taken)));
          }}
          testID="games.card.duplicate"
        />
        <Button label="Export" icon="share" onPress={exporting.start} testID="games.card.export" />
        <InlineConfirm
          label="Delete"
          icon="trash"
          kind="danger"
          question="Into the trash for 30 days?"
          yes="Delete"
          onConfirm={() => {
            after(trashGame(ports, game.key));
          }}
          testID="games.card.delete"
        />
      </View>
      <ExportChoice asked={exporting} />
    </View>
  );
};

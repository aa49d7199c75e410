import { useState } from 'react';
import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { duplicateGame, renameGame, trashGame } from '../../../src/session/library';
import { RULE_SET_WORDS } from '../../../src/wording/en/rule-sets/list';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { InlineConfirm } from '../../components/InlineConfirm';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { ExportChoice, useExport } from './ExportGame';
import { copyName, numberAmong } from './game-names';
import { ago } from './when';

type GameCardProps = {
  readonly game: ListedGame;
  /** All that are listed: some may bear its name. */
  readonly games: readonly ListedGame[];
  readonly last: boolean;
  readonly expanded: boolean;
  readonly onExpand: () => void;
  readonly onOpen: () => void;
  readonly onChanged: () => void;
};

/** One game of the list: a tap opens it, the three dots show what else can be done with it. */
export const GameCard = ({ game, games, last, expanded, onExpand, onOpen, onChanged }: GameCardProps) => {
  const now = usePorts().now();
  const saved = game.savedAt === null ? '' : `saved ${ago(game.savedAt, now)}`;
  const damaged = game.isAltered === true ? 'damaged: its name, rules or dates may be wrong' : '';
  const number = numberAmong(game, games);
  const detail = [damaged, RULE_SET_WORDS[game.rules]?.short ?? game.rules, game.summary, saved]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <View>
      <ListRow
        title={number === null ? game.name : `${game.name} · ${String(number)}`}
        detail={detail}
        onPress={onOpen}
        last={last && !expanded}
        trailing={
          <IconButton
            icon={expanded ? 'up' : 'more'}
            label={expanded ? `Less about ${game.name}` : `More about ${game.name}`}
            onPress={onExpand}
            expanded={expanded}
            testID="games.card.more"
          />
        }
        testID="games.card.open"
      />
      {expanded ? <GameDeeds game={game} games={games} onChanged={onChanged} /> : null}
    </View>
  );
};

type DeedsProps = Pick<GameCardProps, 'game' | 'games' | 'onChanged'>;

const GameDeeds = ({ game, games, onChanged }: DeedsProps) => {
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

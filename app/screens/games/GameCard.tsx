import { View } from 'react-native';
import type { ListedGame } from '../../../src/journal/store';
import { rulesShort } from '../../hooks/rules-called';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { usePorts } from '../../hooks/use-app';
import { lazily } from '../../navigation/lazily';
import { numberAmong } from './game-names';
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

/** What a card unfolds is no part of the first page. */
const GameDeeds = lazily((late) => late.GameDeeds, null);

/** One game of the list: a tap opens it, the three dots show what else can be done with it. */
export const GameCard = ({ game, games, last, expanded, onExpand, onOpen, onChanged }: GameCardProps) => {
  const now = usePorts().now();
  const saved = game.savedAt === null ? '' : `saved ${ago(game.savedAt, now)}`;
  const damaged = game.isAltered === true ? 'damaged: its name, rules or dates may be wrong' : '';
  const number = numberAmong(game, games);
  const detail = [damaged, rulesShort(game.rules), game.summary, saved].filter((part) => part !== '').join(' · ');
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

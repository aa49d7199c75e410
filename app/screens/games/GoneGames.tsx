import { View } from 'react-native';
import { forgetGone } from '../../../src/session/gone-games';
import type { GoneGame } from '../../../src/session/gone-games';
import { Button } from '../../components/Button';
import { InlineConfirm } from '../../components/InlineConfirm';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { DEVICE } from '../../wiring/this-device';
import { dayWords } from './when';

const ALL_GONE =
  DEVICE === 'browser'
    ? 'The browser has cleared what Estafette kept, as it may when space gets short. '
    : 'What Estafette kept on this phone is no longer there. ';
const PART_GONE = `What this ${DEVICE} keeps is older than it was, or part of it was cleared. `;
const WAY = 'A file that was exported, or made as a backup, brings its game back as it stood then.';

const MOST_NAMED = 6;

type GoneGamesProps = {
  readonly gone: readonly GoneGame[];
  /** Whether there are games all the same. */
  readonly isPart: boolean;
  readonly onBringBack: () => void;
  readonly onChanged: () => void;
};

/** What was here, and the way to bring it back. */
export const GoneGames = ({ gone, isPart, onBringBack, onChanged }: GoneGamesProps) => {
  const ports = usePorts();
  const named = gone.slice(0, MOST_NAMED);
  const more = gone.length - named.length;
  return (
    <View style={{ gap: SPACE.m }} testID="games.gone">
      <Notice
        kind="damage"
        title={isPart ? 'Games are missing here' : `The games of this ${DEVICE} are gone`}
        text={(isPart ? PART_GONE : ALL_GONE) + WAY}
        testID="games.gone.notice"
      />
      <Panel flush>
        {named.map((game, i) => (
          <ListRow
            key={game.key}
            title={game.name ?? 'A game without a name'}
            detail={detailOf(game)}
            last={i === named.length - 1}
            testID="games.gone.game"
          />
        ))}
      </Panel>
      {more > 0 ? <Small>{`And ${String(more)} more.`}</Small> : null}
      <Button
        label="Bring games back from files"
        icon="import"
        kind="primary"
        wide
        onPress={onBringBack}
        testID="games.gone.bring"
      />
      <InlineConfirm
        label="Say no more of them"
        kind="plain"
        question="Forget that these games were here?"
        yes="Forget them"
        onConfirm={() => {
          void forgetGone(ports, gone).then(onChanged, onChanged);
        }}
        testID="games.gone.forget"
      />
    </View>
  );
};

const detailOf = ({ entries, savedAt }: GoneGame): string =>
  [
    entries === null ? '' : `${String(entries)} ${entries === 1 ? 'entry' : 'entries'}`,
    savedAt === null ? '' : `last saved ${dayWords(savedAt)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

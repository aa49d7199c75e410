import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import type { GameSession } from '../../../src/session/rule-sets';
import { useGame, useGameState } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { hiddenMoments } from './great-since';
import type { TwoReadings } from './great-since';
import { TheMoment } from './TheMoment';
import { useTellers } from './use-tellers';

/** So far back: a turn's plays and more lie between two looks at a desk. */
const BACK = 120;

/** Put away at which desk up to which play. It is kept in memory alone: a note on disk would tell whoever finds it that there was something. */
const SEEN = new WeakMap<GameSession, Readonly<Partial<Record<Side, number>>>>();

const NOTHING: TwoReadings = { own: [], open: [] };

/** What this desk sees of the plays; nothing for whoever does not sit there. */
const useReadings = (side: Side): TwoReadings => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const sits = useGameState((state) => state.seat === side);
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    let gone = false;
    if (!sits) return undefined;
    Promise.all([game.history(undefined, undefined, BACK), game.history(undefined, 'table', BACK)]).then(
      ([own, open]) => {
        if (!gone) setRead({ own: own.items, open: open.items });
      },
      // What cannot be read is said where the game itself is.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, count, sits]);
  return sits ? read : NOTHING;
};

/** On a desk until its owner has put it away: what happened to him that the table was not told. */
export const DeskMoments = ({ side }: { readonly side: Side }) => {
  const game = useGame();
  const told = useTellers();
  const readings = useReadings(side);
  const [seen, setSeen] = useState(SEEN.get(game)?.[side] ?? 0);
  const moments = hiddenMoments(readings, seen, told);
  const see = (): void => {
    const newest = Math.max(...moments.map(({ seq }) => seq));
    SEEN.set(game, { ...SEEN.get(game), [side]: newest });
    setSeen(newest);
  };
  if (moments.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {moments.map(({ seq, moment }, i) => (
        <TheMoment
          key={`${String(seq)} ${moment.sentence}`}
          moment={moment}
          size="slim"
          arrivalKey={`desk ${side} ${String(seq)} ${moment.sentence}`}
          {...(i === 0 ? { onSeen: see } : {})}
          testID="desk.moment"
        />
      ))}
    </View>
  );
};

import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Seat } from '../../../src/engine/sides';
import type { AppEvent } from '../../../src/session/rule-sets';
import type { HistoryItem } from '../../../src/session/history';
import { eventSentence } from '../../../src/wording/en/events';
import { Notice } from '../../components/Notice';
import { useGame, useGameState, useNames } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

type Turned = Extract<AppEvent, { type: 'DemoralizationTurned' }>;
type Told = Readonly<{ seat: Seat; seq: number; events: readonly Turned[] }>;

const turnedIn = ({ events }: HistoryItem<AppEvent>): readonly Turned[] =>
  events.filter((event) => event.type === 'DemoralizationTurned');

/**
 * The newest crossings, for whoever may know them. A later play does not take them away, so that nobody misses them; taking
 * the play back does.
 */
const useLastCrossing = (): Told | null => {
  const game = useGame();
  const count = useGameState((state) => state.count);
  const seat = useGameState((state) => state.seat);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    void game.history().then(({ items }) => {
      if (!gone) setTold((was) => newestOf(items, seat, was));
    });
    return () => {
      gone = true;
    };
  }, [game, count, seat]);
  // What one seat was told is gone from the screen with that seat, not only when the next history has been read.
  return told?.seat === seat ? told : null;
};

const newestOf = (items: readonly HistoryItem<AppEvent>[], seat: Seat, was: Told | null): Told | null => {
  const [newest] = items;
  const events = newest?.kind === 'play' && newest.live ? turnedIn(newest) : [];
  if (newest !== undefined && events.length > 0) return { seat, seq: newest.seq, events };
  const stands = was?.seat === seat && items.some(({ seq, live }) => seq === was.seq && live);
  return stands ? was : null;
};

/**
 * NLC 14, 15: whoever has crossed his limit, either way, is told once. The bar goes on saying how it stands.
 * It `waits` while there is no room for it.
 */
export const LimitNotices = ({ waits }: { readonly waits: boolean }) => {
  const told = useLastCrossing();
  const names = useNames();
  const [dismissed, setDismissed] = useState(0);
  if (told === null || told.seq === dismissed || waits) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {told.events.map((event, i) => (
        <Notice
          key={`${String(told.seq)} ${String(i)}`}
          kind={event.now === 'demoralized' ? 'warning' : 'good'}
          title={event.now === 'demoralized' ? 'Limit crossed' : 'Back within its limit'}
          text={`${eventSentence(event, names)}.`}
          isTold
          onClose={() => {
            setDismissed(told.seq);
          }}
          testID={`army.crossed.${event.now}`}
        />
      ))}
    </View>
  );
};

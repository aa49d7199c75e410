import { useFocusEffect, useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useCallback, useContext, useRef, useState } from 'react';
import { GameContext } from '../../../hooks/use-game';
import type { GameSession } from '../../../../src/session/rule-sets';
import type { GameRoutes } from '../../../navigation/routes';
import type { LeaderNamed } from '../leader-names';

const LOSS = 'nlc/leader-loss';

type LastPlay = ReturnType<GameSession['getState']>['last'];

/** The last play, where it was a leader's roll and has come to its end: a card that was shown for it is no roll. */
const rolledNow = (game: GameSession | null): LastPlay => {
  const state = game?.getState();
  const waits = state?.view.waitingPlays?.some(({ play }) => play === LOSS) === true;
  return state?.last?.type === LOSS && !waits ? state.last : null;
};

/** NLC 11.2: leaders that fights on this page have left to be rolled for. Who has been rolled for is off the list on coming back. */
export const useRollsDue = () => {
  const navigation = useNavigation<NativeStackNavigationProp<GameRoutes>>();
  const game = useContext(GameContext);
  const [owed, setOwed] = useState<readonly LeaderNamed[]>([]);
  const rolling = useRef<Readonly<{ id: string; before: LastPlay }> | null>(null);
  const lastNow = useCallback((): LastPlay => rolledNow(game), [game]);
  useFocusEffect(
    useCallback(() => {
      const one = rolling.current;
      rolling.current = null;
      const now = lastNow();
      if (one !== null && now !== null && now !== one.before) setOwed((all) => all.filter(({ id }) => id !== one.id));
    }, [lastNow]),
  );
  return {
    owed,
    owe: (more: readonly LeaderNamed[]): void => {
      setOwed((all) => [...more, ...all.filter(({ id }) => more.every((one) => one.id !== id))]);
    },
    roll: ({ id }: LeaderNamed): void => {
      rolling.current = { id, before: lastNow() };
      navigation.push('ResolveOne', { procedure: LOSS, formation: id });
    },
  };
};

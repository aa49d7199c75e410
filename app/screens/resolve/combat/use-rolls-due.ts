import { useFocusEffect, useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useCallback, useContext, useRef, useState } from 'react';
import { GameContext } from '../../../hooks/use-game';
import type { GameRoutes } from '../../../navigation/routes';
import type { LeaderNamed } from '../leader-names';

/** NLC 11.2: leaders that fights on this page have left to be rolled for. Who has been rolled for is off the list on coming back. */
export const useRollsDue = () => {
  const navigation = useNavigation<NativeStackNavigationProp<GameRoutes>>();
  const game = useContext(GameContext);
  const [owed, setOwed] = useState<readonly LeaderNamed[]>([]);
  const rolling = useRef<Readonly<{ id: string; count: number }> | null>(null);
  const countNow = useCallback((): number => game?.getState().count ?? 0, [game]);
  useFocusEffect(
    useCallback(() => {
      const one = rolling.current;
      rolling.current = null;
      if (one !== null && countNow() > one.count) setOwed((all) => all.filter(({ id }) => id !== one.id));
    }, [countNow]),
  );
  return {
    owed,
    owe: (more: readonly LeaderNamed[]): void => {
      setOwed((all) => [...more, ...all.filter(({ id }) => more.every((one) => one.id !== id))]);
    },
    roll: ({ id }: LeaderNamed): void => {
      rolling.current = { id, count: countNow() };
      navigation.push('ResolveOne', { procedure: 'nlc/leader-loss', formation: id });
    },
  };
};

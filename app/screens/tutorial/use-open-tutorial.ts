import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { useApp } from '../../hooks/use-app';
import { beyond } from '../../navigation/lazily';
import type { Routes } from '../../navigation/routes';

type OpenTutorial = Readonly<{ busy: boolean; failed: boolean; open: () => void }>;

/** Into the worked game, begun or gone on with. */
export const useOpenTutorial = (): OpenTutorial => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { ports, settings } = useApp();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const gameKey = await beyond()
      .then(({ openTutorial }) => openTutorial(ports, settings.keeper))
      .catch(() => null);
    setBusy(false);
    setFailed(gameKey === null);
    if (gameKey !== null) navigation.navigate('Game', { gameKey, screen: 'Tabs' });
  };
  return {
    busy,
    failed,
    open: () => {
      void begin();
    },
  };
};

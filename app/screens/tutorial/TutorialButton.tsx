import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { Button } from '../../components/Button';
import type { ButtonKind } from '../../components/Button';
import { Small } from '../../components/Words';
import { useApp } from '../../hooks/use-app';
import { beyond } from '../../navigation/lazily';
import type { Routes } from '../../navigation/routes';

/** The way into the worked game, begun or gone on with. */
export const TutorialButton = ({ kind = 'plain' }: { readonly kind?: ButtonKind }) => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { ports, settings } = useApp();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    const gameKey = await beyond()
      .then(({ openTutorial }) => openTutorial(ports, settings.keeper))
      .catch(() => null);
    setBusy(false);
    setFailed(gameKey === null);
    if (gameKey !== null) navigation.navigate('Game', { gameKey, screen: 'Tabs' });
  };
  return (
    <>
      <Button
        label={kind === 'plain' ? 'Tutorial' : 'Tutorial · ten minutes'}
        icon="eye"
        kind={kind}
        busy={busy}
        hint="One turn of a small battle, played by yourself"
        onPress={() => {
          void open();
        }}
        testID="games.tutorial"
      />
      {failed ? <Small testID="games.tutorial.failed">The device could not begin it. Try again.</Small> : null}
    </>
  );
};

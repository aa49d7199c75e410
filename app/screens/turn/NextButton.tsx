import { useNavigation } from '@react-navigation/native';
import type { NavigationProp } from '@react-navigation/native';
import { useRef } from 'react';
import { Button } from '../../components/Button';
import { Small } from '../../components/Words';
import { useDispatch, useGameState, useTakeNext, useView } from '../../hooks/use-game';
import { useKnock } from '../../hooks/use-knock';
import type { GameRoutes, GameTabs } from '../../navigation/routes';
import { useTurnDraft } from './turn-draft';
import type { Deed } from './next-types';
import { useNext } from './use-next';

/** Does what the foot says; answers when it is done. */
const useDeed = (): ((deed: Deed) => Promise<void>) => {
  const navigation = useNavigation<NavigationProp<GameRoutes & GameTabs>>();
  const dispatch = useDispatch();
  const takeNext = useTakeNext();
  const knock = useKnock();
  const { change } = useTurnDraft();
  const isSolo = useView('setup').setup.playMode === 'solo';
  return async (deed) => {
    switch (deed.kind) {
      case 'plays':
        for (const play of deed.plays) if (!(await dispatch(play, deed.dice))) return;
        return;
      case 'next':
        await takeNext(deed.next);
        return;
      case 'desk':
        if (deed.before !== undefined && !(await dispatch(deed.before))) return;
        await knock(deed.side);
        // A solo player has both desks before him: nobody raises a curtain that would lead him there.
        if (isSolo) navigation.navigate('Desk');
        return;
      case 'fight':
        navigation.navigate('ResolveOne', { procedure: deed.procedure });
        return;
      case 'end':
        navigation.navigate('End');
        return;
      case 'rally':
        change({ rally: deed.side });
        return;
      case 'realCup':
        change({ realCup: true });
    }
  };
};

/** The one thing that is next, always in the same place under the thumb, and below it what may be passed. */
export const NextButton = () => {
  const { main, pass, note } = useNext();
  const perform = useDeed();
  const pressed = useRef(false);
  const asking = useGameState((state) => state.asks !== null);
  if (asking) return null;
  // A second tap before the first is on disk is a slip of the thumb, not a second play.
  const once = (deed: Deed): void => {
    if (pressed.current) return;
    pressed.current = true;
    void perform(deed).finally(() => {
      pressed.current = false;
    });
  };
  return (
    <>
      {note === null ? null : (
        <Small align="center" tone="inkSoft">
          {note}
        </Small>
      )}
      {main === null ? null : (
        <Button
          label={main.label}
          icon={main.icon}
          kind="primary"
          wide
          disabled={main.deed === null}
          onPress={() => {
            if (main.deed !== null) once(main.deed);
          }}
          testID={main.testID}
        />
      )}
      {pass === null ? null : (
        <Button
          label={pass.label}
          kind="plain"
          wide
          onPress={() => {
            once(pass.deed);
          }}
          testID={pass.testID}
        />
      )}
    </>
  );
};

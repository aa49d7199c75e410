import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { Pack } from '../../../src/packs/pack';
import { SCENARIOS } from '../../../src/packs/scenarios/index';
import { ownPacks } from '../../../src/session/packs';
import type { OwnPack } from '../../../src/session/packs';
import { usePorts } from '../../hooks/use-app';

/** The players' own scenarios, read anew whenever the page comes to the front; null until then. */
export const useOwnPacks = (): Readonly<{ own: readonly OwnPack[] | null; reload: () => void }> => {
  const ports = usePorts();
  const [own, setOwn] = useState<readonly OwnPack[] | null>(null);
  const reload = useCallback(() => {
    ownPacks(ports).then(setOwn, () => {
      setOwn([]);
    });
  }, [ports]);
  useFocusEffect(reload);
  return { own, reload };
};

/** A scenario by its address: the id of one that comes with the app, or the key of the players' own. */
export type PackFound = Readonly<{ pack: Pack; own: OwnPack | null }> | 'gone' | null;

export const usePack = (address: string): PackFound => {
  const builtIn = SCENARIOS.find(({ id }) => id === address);
  const { own } = useOwnPacks();
  if (builtIn !== undefined) return { pack: builtIn, own: null };
  if (own === null) return null;
  const found = own.find(({ key }) => key === address);
  return found === undefined ? 'gone' : { pack: found.pack, own: found };
};

import { useNavigation, useNavigationState, useRoute } from '@react-navigation/native';
import type { NavigationProp, RouteProp } from '@react-navigation/native';
import { useEffect, useRef } from 'react';
import { useGameState } from '../../hooks/use-game';
import type { Routes } from '../../navigation/routes';

/** Pages that lie over a desk and leave it open: a rule that is looked up, the army, the archive that its owner lays open. */
const OVER_A_DESK: readonly string[] = ['BookShelf', 'BookTable', 'BookPlace', 'Archive', 'DeskArmy'];

/** Where the player is: at the page of the desks, or elsewhere. Null as long as the pages are being laid out. */
export type Place = 'desk' | 'elsewhere' | null;

type Pages = Readonly<{
  index?: number | undefined;
  routes: readonly Readonly<{ key?: string | undefined; name: string; state?: Pages | undefined }>[];
}>;

const topOf = ({ routes, index = routes.length - 1 }: Pages) => routes[index];

/** Whether a game's own pages show that of the desks, beneath whatever lies over it. */
const placeIn = (pages: Pages | undefined): Place => {
  if (pages === undefined) return null;
  const { routes, index = routes.length - 1 } = pages;
  if (topOf(pages)?.name === 'ShowCards') return 'desk';
  const under = routes.slice(0, index + 1).findLast(({ name }) => !OVER_A_DESK.includes(name));
  if (under?.name !== 'Tabs') return 'elsewhere';
  if (under.state === undefined) return null;
  return topOf(under.state)?.name === 'Desk' ? 'desk' : 'elsewhere';
};

const usePlace = (): Place => {
  const { key } = useRoute();
  // Without order sheets or a cup there is no page of the desks: what a side hides then takes the whole game's place.
  const hasPage = useGameState(({ view }) => view.cup !== undefined);
  return useNavigationState((state: Pages): Place => {
    const top = topOf(state);
    if (top?.key !== key) return 'elsewhere';
    return hasPage ? placeIn(top.state) : 'desk';
  });
};

/** Whose seat is taken behind the curtain. A solo player has both desks before him, and only a lock to shut. */
export const useSits = (): 'side' | 'solo' | null =>
  useGameState(({ seat }) => (seat === 'table' ? null : seat === 'solo' ? 'solo' : 'side'));

/**
 * A desk is open at its own page and nowhere else: whoever has sat there and goes to another page has left it, however he went.
 * Whoever raises the curtain elsewhere is led there.
 */
export const useDeskPlace = (onLeave: (sits: 'side' | 'solo') => void): void => {
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { params } = useRoute<RouteProp<Routes, 'Game'>>();
  const place = usePlace();
  const sits = useSits();
  const wasThere = useRef(false);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (sits === null) wasThere.current = false;
    // Pages that were just laid out have not said yet which of them is shown: behind a curtain that was raised it is the desk.
    else if (place === 'desk' || (place === null && sits === 'side')) wasThere.current = true;
    else if (place === 'elsewhere' && wasThere.current) latest.current(sits);
    else if (place === 'elsewhere' && sits === 'side')
      navigation.navigate('Game', { gameKey: params.gameKey, screen: 'Tabs', params: { screen: 'Desk' } });
  }, [sits, place, navigation, params.gameKey]);
};

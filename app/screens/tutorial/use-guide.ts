import { useNavigationState } from '@react-navigation/native';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AppView, GameSession } from '../../../src/session/rule-sets';
import type { SessionState } from '../../../src/session/state';
import { useApp } from '../../hooks/use-app';
import { useGame } from '../../hooks/use-game';
import { openGuide } from './guide';
import type { Guide } from './guide';
import type { KeptGuide } from './kept-guide';

type Page = Readonly<{
  name: string;
  state?: Readonly<{ index?: number | undefined; routes: readonly Page[] }> | undefined;
}>;

/** A navigator that has not been drawn yet has no pages: its first one is about to be. */
const innermost = ({ name, state }: Page): string => {
  const inner = state?.routes[state.index ?? 0];
  if (inner !== undefined) return innermost(inner);
  return name === 'Game' || name === 'Tabs' ? 'Turn' : name;
};

/** The name of the page in front, however deep it lies. */
const usePlace = (): string =>
  useNavigationState(({ routes, index }) => {
    const page = routes[index];
    return page === undefined ? 'Turn' : innermost(page);
  });

type State = SessionState<AppView>;

/** NLC has one procedure on the table at a time: what lay there before is what was applied. */
const appliedBetween = (before: State, after: State): string | null =>
  after.last?.type === 'ApplyProcedure' && after.last !== before.last
    ? (before.view.procedure?.run?.procedure ?? null)
    : null;

/** Shows the guide whatever happens in the game, and every page the player comes to. */
const useWatch = (guide: Guide, game: GameSession, place: string, isRead: boolean): void => {
  useEffect(() => {
    if (!isRead) return undefined;
    const look = ({ view, canRedo }: State, applied: string | null): void => {
      guide.saw({ view, place, hasUndone: canRedo, applied });
    };
    look(game.getState(), null);
    return game.subscribe((after, before) => {
      look(after, appliedBetween(before, after));
    });
  }, [guide, game, place, isRead]);
};

/** The guide of the game that is open; `kept` is null in any other game than the tutorial's. */
export const useGuide = (): Readonly<{ guide: Guide; kept: KeptGuide | null; place: string }> => {
  const game = useGame();
  const { keeper } = useApp().settings;
  const guide = useMemo(() => openGuide(keeper, game.game.key), [keeper, game]);
  const kept = useStore(guide.store);
  const place = usePlace();
  useWatch(guide, game, place, kept !== null);
  return { guide, kept, place };
};

import { createContext, useContext, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AppView, AppCommand, GameSession } from '../../src/session/rule-sets';
import type { NextPlay } from '../../src/rules/common/index';
import type { DiceSource, SessionState } from '../../src/session/state';
import { COORDINATED_NAME } from '../../src/wording/en/cup';
import { namesFrom } from '../../src/wording/names';
import type { Names } from '../../src/wording/names';
import { tapFelt } from '../wiring/haptics';
import { useApp } from './use-app';

/** The game that is open. Screens below a game read it; nobody else does. */
export const GameContext = createContext<GameSession | null>(null);

export const useGame = (): GameSession => {
  const game = useContext(GameContext);
  if (game === null) throw new Error('useGame: no game is open around this screen');
  return game;
};

export const useGameState = <Part>(part: (state: SessionState<AppView>) => Part): Part => {
  const game = useGame();
  const store = useMemo(() => ({ ...game, getInitialState: game.getState }), [game]);
  return useStore(store, part);
};

type Field = keyof AppView;

/** Tells of a view as long as what is read of it is the same, and of the next one then. */
const remembering = (fields: readonly Field[]): ((state: SessionState<AppView>) => AppView) => {
  let told: AppView | undefined;
  return ({ view }) => {
    const last = told;
    if (last === undefined || fields.some((field) => last[field] !== view[field])) told = view;
    return told ?? view;
  };
};

/**
 * What stands on the table or the desk. A play changes a few fields of it: whoever names those that he reads is drawn anew only
 * when one of them has changed.
 */
export function useView(): AppView;
export function useView<Read extends Field>(...fields: readonly Read[]): Pick<AppView, Read>;
export function useView(...fields: readonly Field[]): AppView {
  const [part] = useState(() =>
    fields.length === 0 ? ({ view }: SessionState<AppView>) => view : remembering(fields),
  );
  return useGameState(part);
}

export const useNames = (): Names => {
  const { setup } = useView('setup');
  return useMemo(() => namesFrom({ setup }, COORDINATED_NAME), [setup]);
};

/** Rolls and draws are felt as well as seen. */
const FELT: readonly AppCommand['type'][] = ['DrawChit', 'DrawEvent', 'RollCoordinated', 'RollInitial'];

/** Plays what the rules said is next: their command goes back to them as it came. */
export const useTakeNext = (): ((next: Extract<NextPlay, { kind: 'command' }>) => Promise<boolean>) => {
  const game = useGame();
  const { settings } = useApp();
  return ({ command }) => game.dispatch({ ...command }, settings.store.getState().dice);
};

/** Sends a command to the game, with the player's own choice of dice unless told otherwise. */
export const useDispatch = (): ((command: AppCommand, dice?: DiceSource) => Promise<boolean>) => {
  const game = useGame();
  const { settings } = useApp();
  return useMemo(
    () => async (command, dice) => {
      const { dice: usual, haptics } = settings.store.getState();
      const done = await game.dispatch(command, dice ?? usual);
      if (done && haptics && FELT.includes(command.type)) tapFelt();
      return done;
    },
    [game, settings],
  );
};

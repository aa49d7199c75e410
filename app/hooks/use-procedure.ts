import { useContext, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Faces } from '../../src/engine/step';
import { oddsNow, runNow } from '../../src/rules/common/procedure/run';
import type { Answer, Run, RunNow, RunOdd } from '../../src/rules/common/procedure/run';
import { PROCEDURES } from '../../src/session/procedures';
import type { AppView, GameSession } from '../../src/session/rule-sets';
import { givingInGame, givingLoose } from './give-procedure';
import type { Giving } from './give-procedure';
import { openDraft } from './procedure-draft';
import type { Draft, Kept } from './procedure-draft';
import { useApp } from './use-app';
import { GameContext } from './use-game';

/** A procedure on a screen: what is entered, what it asks for next, and what may come of it. */
export type Procedure = Readonly<{
  /** As it stands; kept on disk. Fixed from the first answer on. */
  input: unknown;
  setInput: (next: unknown) => void;
  now: RunNow;
  given: readonly Answer[];
  begun: boolean;
  /** From where it stands; null while there are none, and where there are too many ways to count them in time. */
  odds: readonly RunOdd[] | null;
  throwDice: () => void;
  /** Dice thrown on the table. In a game, what is drawn and not thrown stays the app's own draw. */
  giveFaces: (faces: Faces) => void;
  choose: (option: string) => void;
  /** The same input, and nothing given. */
  again: () => void;
  /** Writes the outcome into the game, where the game keeps such things. */
  apply: (() => Promise<boolean>) | null;
  inGame: boolean;
  /** What was left here last time is there. Before that nothing can be entered, and nothing should look as if. */
  loaded: boolean;
  /** The device could not keep the last step: a die that was thrown then does not count. */
  unsaved: boolean;
}>;

/** MOP is played with NLC's procedures and its own. */
const isOfGame = (id: string, rules: string): boolean =>
  id.startsWith(`${rules}/`) || (rules === 'mop' && id.startsWith('nlc/'));

const NO_GAME = { getState: () => null, getInitialState: () => null, subscribe: () => () => undefined };

/** The game around this screen, if it is one that knows this procedure, and what it says of procedures. */
const useTable = (id: string) => {
  const around = useContext(GameContext);
  const game = around !== null && isOfGame(id, around.getState().view.rules) ? around : null;
  const store = useMemo(() => (game === null ? NO_GAME : { ...game, getInitialState: game.getState }), [game]);
  return { game, table: useStore(store, (state) => state?.view.procedure ?? null) };
};

/** What was entered for this procedure, in this game or in none. `initial` counts only where nothing was entered yet. */
const useDraft = (game: string | null, name: string, initial: unknown) => {
  const { store } = useApp().ports;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what a screen begins with is no reason to begin again
  return useMemo(() => openDraft(store, { game, name }, initial), [store, game, name]);
};

/** Odds are counted after what was tapped is on screen. */
const useOdds = (run: Run): readonly RunOdd[] | null => {
  const later = useDeferredValue<Run | null>(run, null);
  return useMemo(() => (later === null ? null : oddsNow(PROCEDURES, later)), [later]);
};

/** Where the answers come to lie. */
const useGiving = (draft: Draft, id: string, game: GameSession | null): Giving => {
  const { ports } = useApp();
  return useMemo(
    () => (game === null ? givingLoose(draft, id, ports.roll) : givingInGame(draft, id, game)),
    [draft, id, game, ports],
  );
};

/** What the game has of this procedure, if it is the one on the table. */
const underWayOf = (table: AppView['procedure'] | null, id: string): Run | null => {
  const run = table?.run ?? null;
  return run?.procedure === id ? run : null;
};

/** A run as it stands: in a game what lies on the table, else what lies on this device. */
const useRun = (id: string, underWay: Run | null, { input, given }: Kept): Run => {
  const [asked, answers] = underWay === null ? [input, given] : [underWay.input, underWay.given];
  return useMemo((): Run => ({ procedure: id, input: asked, given: answers }), [id, asked, answers]);
};

/**
 * A procedure of the books on a screen: by itself, or in the game that is open around the screen. `note`: where what is entered
 * is kept, for a page that is not the procedure's own.
 */
export const useProcedure = (id: string, initial: unknown, note = id): Procedure => {
  const { game, table } = useTable(id);
  const draft = useDraft(game?.game.key ?? null, note, initial);
  const kept = useStore(draft.store);
  const run = useRun(id, underWayOf(table, id), kept);
  const now = useMemo(() => runNow(PROCEDURES, run), [run]);
  const odds = useOdds(run);
  const giving = useGiving(draft, id, game);
  const once = (deed: () => Promise<boolean>): void => void draft.once(deed);
  const begun = run.given.length > 0;
  const isKept = table?.appliable.includes(id) === true;
  return {
    input: run.input,
    setInput: (next) => {
      if (!begun) draft.enter(next);
    },
    now,
    given: run.given,
    begun,
    odds,
    throwDice: () => once(giving.dice),
    giveFaces: (faces) => once(() => giving.faces(faces)),
    choose: (option) => once(() => giving.option(option)),
    again: () => once(giving.again),
    apply: now.kind === 'done' && isKept ? () => draft.once(giving.apply) : null,
    inGame: game !== null,
    loaded: kept.isLoaded,
    unsaved: kept.isUnsaved,
  };
};

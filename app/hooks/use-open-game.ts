import { useEffect, useState } from 'react';
import { SIDES } from '../../src/engine/sides';
import { dayIsOver } from '../../src/session/backups';
import { dayOver } from '../../src/session/game-days';
import { noteGames } from '../../src/session/gone-games';
import type { GameSession } from '../../src/session/rule-sets';
import { isAmong } from '../../src/session/game-ports';
import type { GamePorts } from '../../src/session/game-ports';
import type { SheetPorts } from '../../src/session/sheets';
import { tellAloud } from '../../src/session/tell-aloud';
import { COORDINATED_NAME } from '../../src/wording/en/cup';
import { endInAList } from '../../src/wording/en/end';
import { namesFrom } from '../../src/wording/names';
import { announce, hush } from './announce';
import { usePorts } from './use-app';

/** How the opening of a game stands. */
export type GameOpening =
  Readonly<{ kind: 'opening' | 'missing' | 'unreadable' | 'newer' }> | Readonly<{ kind: 'open'; session: GameSession }>;

/** Opens a game by its key and lets it rest when the screen goes: a checkpoint, and a line for the list. */
export const useOpenGame = (key: string): GameOpening => {
  const ports = usePorts();
  const [opening, setOpening] = useState<GameOpening>({ kind: 'opening' });
  useEffect(() => {
    let gone = false;
    let session: GameSession | null = null;
    let stopTelling: () => void = () => undefined;
    open(ports, key).then(
      (result) => {
        if (result.kind === 'open') session = result.session;
        if (gone) return;
        setOpening(result);
        if (session !== null) {
          keepSummary(ports, session);
          noteDays(ports, session);
          stopTelling = tellHere(session);
        }
        void session?.verify();
      },
      () => {
        if (!gone) setOpening({ kind: 'unreadable' });
      },
    );
    return () => {
      gone = true;
      stopTelling();
      if (session !== null) leave(session);
    };
  }, [ports, key]);
  return opening;
};

const open = async (ports: GamePorts, key: string): Promise<GameOpening> => {
  const games = await ports.store.listGames();
  const game = games.find((one) => one.key === key);
  void noteGames(ports, games);
  if (game === undefined) return { kind: 'missing' };
  const ruleSets = await ports.rules();
  if (!isAmong(ruleSets, game.rules)) return { kind: 'newer' };
  const result = await ruleSets[game.rules].open(ports, game);
  if (result.kind === 'empty') return { kind: 'unreadable' };
  if (result.kind === 'newer') return { kind: 'newer' };
  const { session } = result;
  const { view, locks } = session.getState();
  // What a solo player has locked he opens at its curtain.
  const lieOpen = SIDES.every((side) => locks[side].kind === 'open');
  if (view.setup.playMode === 'solo' && lieOpen) session.takeSeat('solo');
  return { kind: 'open', session };
};

/** The game rests, and its desks are locked as behind whoever leaves the table. */
const leave = (session: GameSession): void => {
  const lock = (): void => {
    void session.lockAll().catch(() => undefined);
  };
  session.rest().then(lock, lock);
};

/** Notes each game day that ends while the game is open: after it the list of games asks for a backup. */
const noteDays = (ports: SheetPorts, session: GameSession): void => {
  let known = dayOver(session.getState().view);
  session.subscribe(({ view }) => {
    const day = dayOver(view);
    if (day <= known) return;
    known = day;
    // Only a reminder: should it not be kept, the next day brings another.
    dayIsOver(ports, session.game.key, day).catch(() => undefined);
  });
};

/** What happens is read out to whoever sits here; what was said at a desk is not said to whoever takes the phone after him. */
const tellHere = (session: GameSession): (() => void) => {
  const { stop } = tellAloud(session, announce);
  const leave = session.subscribe(({ seat }, before) => {
    if (seat !== before.seat && before.seat !== 'table') hush();
  });
  return () => {
    stop();
    leave();
    hush();
  };
};

/** Writes the line for the list of games whenever it changes: the turn, or how it ended. What has ended lies open to both. */
const keepSummary = ({ store }: GamePorts, session: GameSession): void => {
  let known = session.game.summary;
  const write = (): void => {
    const { view } = session.getState();
    const { index, turn } = view.turn;
    const over = endInAList(view, namesFrom(view, COORDINATED_NAME));
    const summary = over ?? `Turn ${String(index + 1)} · ${turn.label}`;
    if (summary === known) return;
    known = summary;
    // Only a line of the list: should it not be kept, the next turn's will.
    store.updateGame(session.game.key, { summary }).catch(() => undefined);
  };
  write();
  session.subscribe(write);
};

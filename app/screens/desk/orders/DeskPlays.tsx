import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { Side } from '../../../../src/engine/sides';
import type { Refusal } from '../../../../src/engine/step';
import { rulingHelps } from '../../../../src/rules/nlc/index';
import type { AppCommand } from '../../../../src/session/rule-sets';
import { useDispatch, useGameState, useView } from '../../../hooks/use-game';
import type { Look, Looks } from './looks';

/** A play that may be made against the rules, where the players give a reason. */
export type Ruled = Extract<AppCommand, Readonly<{ houseRule: unknown }>>;

type Plays = Readonly<{
  /** Whose orders are shown: the side whose desk is open, or the one a solo player looks at. */
  side: Side;
  lookAt: (side: Side) => void;
  /** Makes a play; what the rules refuse is kept, so that a house ruling can let it through. */
  play: (command: AppCommand) => Promise<boolean>;
  stopped: Ruled | null;
  /** The last play that was made, for saying in a line what came of it. */
  made: AppCommand | null;
  /** How far the questions of success have come this turn; kept while other pages are looked at. */
  looks: Looks;
  look: (orders: readonly string[], look: Look) => void;
}>;

const PlaysContext = createContext<Plays | null>(null);

export const useDeskPlays = (): Plays => {
  const plays = useContext(PlaysContext);
  if (plays === null) throw new Error('useDeskPlays: no desk is open around this part');
  return plays;
};

/** What this game knows of, and the players alone can say. */
export const useAsks = () => {
  const { orders } = useView('orders');
  const { side } = useDeskPlays();
  return orders?.desks.find((one) => one.side === side)?.asks;
};

const isRuled = (command: AppCommand): command is Ruled => 'houseRule' in command;

/** Whether a reason would let through what was refused. */
const mayBeRuled = (tried: AppCommand | null, refusal: Refusal | null): tried is Ruled =>
  tried !== null && refusal !== null && isRuled(tried) && rulingHelps(refusal, tried.houseRule);

/** The side that commands now: in solo the first until it is done, then the second. */
const useCommandingSide = (): Side => {
  const seat = useGameState((state) => state.seat);
  const done = useView('orders').orders?.done ?? [];
  if (seat === 'first' || seat === 'second') return seat;
  return done.includes('first') && !done.includes('second') ? 'second' : 'first';
};

const useLooks = (): Pick<Plays, 'looks' | 'look'> => {
  const { index } = useView('turn').turn;
  const [kept, setKept] = useState<Readonly<{ turn: number; looks: Looks }>>({ turn: index, looks: {} });
  const of = ({ turn, looks }: typeof kept): Looks => (turn === index ? looks : {});
  return {
    looks: of(kept),
    look: (orders, look) => {
      const now = Object.fromEntries(orders.map((order) => [order, look]));
      setKept((was) => ({ turn: index, looks: { ...of(was), ...now } }));
    },
  };
};

/** What the parts of an open desk share: whose it is, and the play that was just made or refused. */
export const DeskPlays = ({ children }: { readonly children: ReactNode }) => {
  const dispatch = useDispatch();
  const commanding = useCommandingSide();
  const [looked, setLooked] = useState<Readonly<{ at: Side; while: Side }> | null>(null);
  const [tried, setTried] = useState<AppCommand | null>(null);
  const refusal = useGameState((state) => state.refusal);
  const asking = useGameState((state) => state.asks !== null);
  const looks = useLooks();
  const play = (command: AppCommand): Promise<boolean> => {
    setTried(command);
    return dispatch(command);
  };
  const value: Plays = {
    side: looked?.while === commanding ? looked.at : commanding,
    lookAt: (at) => {
      setLooked({ at, while: commanding });
    },
    play,
    stopped: mayBeRuled(tried, refusal) ? tried : null,
    made: refusal !== null || asking ? null : tried,
    ...looks,
  };
  return <PlaysContext value={value}>{children}</PlaysContext>;
};

import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { Side } from '../../../src/engine/sides';
import type { LockState } from '../../../src/session/lock-state';
import { Screen } from '../../components/Screen';
import { useCurtainFalls } from '../../hooks/use-curtain-falls';
import { useGame, useGameState } from '../../hooks/use-game';
import { KnockContext } from '../../hooks/use-knock';
import { useLiftedThumb } from '../../hooks/use-lifted-thumb';
import { usePausesKept } from '../../hooks/use-pauses-kept';
import { useScreenGuard } from '../../hooks/use-screen-guard';
import { useScreenKeptOn } from '../../hooks/use-screen-kept-on';
import { PickPage } from '../matrix/PickPage';
import { EventCardsPage } from '../n20-events/EventCardsPage';
import { SealedElsewhere } from './SealedElsewhere';
import { SideCurtain } from './SideCurtain';
import { useDeskPlace, useSits } from './use-desk-place';
import { useFront, useLeft, usePicker, usePutOff, useShut } from './use-front';
import type { Front } from './use-front';

/** There from the moment the curtain is up. */
const LiftedThumb = (): null => {
  useLiftedThumb();
  return null;
};

/** Whoever looks now looks at the open table; a solo player, as soon as nothing is locked, at both desks. */
const useRightSeat = (): void => {
  const game = useGame();
  const desk = useGameState((state) => state.view.desk);
  const seat = useGameState((state) => state.seat);
  const isSolo = useGameState(({ view }) => view.setup.playMode === 'solo');
  const shut = useShut();
  const mayPlay = useGameState((state) => state.held === 'open');
  useEffect(() => {
    if (desk !== null) return;
    if (seat !== 'table' && seat !== 'solo') game.takeSeat('table');
    if (seat === 'table' && isSolo && shut === null && mayPlay) game.takeSeat('solo');
  }, [desk, seat, isSolo, shut, mayPlay, game]);
};

/** A desk with a PIN that lies open, whoever sits there. */
const useOpenLock = (): boolean => useGameState(({ locks }) => SIDES.some((side) => hasLock(locks[side])));

/** Hides from cameras and the app switcher what is one side's own. A solo player hides nothing, unless he locks it. */
const useHidden = (isLockOpen: boolean): void => {
  const seat = useGameState((state) => state.seat);
  useScreenGuard(seat === 'first' || seat === 'second' || (seat === 'solo' && isLockOpen));
};

/** The desk that was left for another page closes as soon as no curtain would hide that page. */
const useLeaving = (left: Side | null, setLeft: (side: Side | null) => void, putSoloOff: () => void): void => {
  const game = useGame();
  const desk = useGameState((state) => state.view.desk);
  const sits = useSits();
  useDeskPlace((who) => {
    if (who === 'side') setLeft(desk);
    else if (SIDES.some((side) => hasLock(game.getState().locks[side]))) {
      putSoloOff();
      void game.lockAll();
    }
  });
  useEffect(() => {
    if (sits === 'side' && left !== null && left === desk) game.takeSeat('table');
  }, [sits, left, desk, game]);
};

const hasLock = (lock: LockState): boolean => lock.kind === 'open' && lock.pin;

const isUnlocked = (lock: LockState): boolean => lock.kind === 'open' && !lock.pin;

/**
 * Hands the phone to a side: the curtain comes down before its desk, whatever desk was left open. Where its player has held his
 * door there is nothing left for a curtain without a PIN to ask, and he sits there at once.
 */
const useKnocking = (setLeft: (side: Side | null) => void, callSolo: () => void) => {
  const game = useGame();
  /** Whatever other desk was left open closes first. */
  const opened = async (side: Side): Promise<boolean> => {
    const { desk } = game.getState().view;
    if (desk === side) return true;
    if (desk !== null && !(await game.dispatch({ type: 'CloseDesk' }))) return false;
    return game.dispatch({ type: 'OpenDesk', side });
  };
  return async (side: Side, held = false): Promise<void> => {
    const { desk, setup } = game.getState().view;
    if (setup.playMode === 'solo') {
      callSolo();
      return;
    }
    if (desk === side) setLeft(null);
    const isOpen = await opened(side);
    if (isOpen && held && isUnlocked(game.getState().locks[side])) game.takeSeat(side);
  };
};

/**
 * Stands between an open desk and whoever holds the phone. It is down whenever a desk is open and nobody has held it
 * up since: after the hand-over, after a load, after another app, after two idle minutes. Whoever goes from his desk to another
 * page finds that page, and the curtain before the desk when he comes back. While maneuvers are picked it
 * comes down for either side in turn, and looks the same whatever the one before has laid down.
 */
export const CurtainGuard = ({ children }: { readonly children: ReactNode }) => {
  const game = useGame();
  const navigation = useNavigation();
  const [putOff, setPutOff] = usePutOff();
  const [left, setLeft] = useLeft();
  const [shutPutOff, setShutPutOff] = useState(false);
  const picker = usePicker();
  const front = useFront({ pick: putOff, shut: shutPutOff, desk: left });
  const isLockOpen = useOpenLock();
  const sits = useSits();
  useScreenKeptOn();
  useHidden(isLockOpen);
  useRightSeat();
  usePausesKept();
  useLeaving(left, setLeft, () => {
    setShutPutOff(true);
  });
  const knock = useKnocking(setLeft, () => {
    setShutPutOff(false);
  });
  const touched = useCurtainFalls(sits === 'side' || isLockOpen);
  const toTheTable = (): void => {
    setPutOff(picker);
    if (game.getState().view.desk === null) return;
    void game.dispatch({ type: 'CloseDesk' }).then((done) => {
      if (done) game.takeSeat('table');
    });
  };
  if (front.kind === 'elsewhere')
    return (
      <SealedElsewhere
        why={front.why}
        onLeave={() => {
          navigation.goBack();
        }}
      />
    );
  if (front.kind === 'blank') return <Screen testID="desk.closed">{null}</Screen>;
  if (front.kind === 'shut')
    return (
      <SoloCurtain
        side={front.side}
        onLeave={() => {
          setShutPutOff(true);
        }}
      />
    );
  if (front.kind === 'curtain') return <DeskCurtain side={front.side} opened={front.opened} onLeave={toTheTable} />;
  return (
    <View style={{ flex: 1 }} onTouchStart={touched}>
      {sits === 'side' ? <LiftedThumb /> : null}
      <KnockContext value={knock}>
        <Behind front={front} onLeave={toTheTable}>
          {children}
        </Behind>
      </KnockContext>
    </View>
  );
};

type BehindProps = { readonly front: Front; readonly onLeave: () => void; readonly children: ReactNode };

/** What lies behind the curtain: the game, the page on which a maneuver is picked, or a side's event cards. */
const Behind = ({ front, onLeave, children }: BehindProps) => {
  const battle = useGameState(({ view }) => view.matrix?.battle ?? null);
  if (front.kind === 'cards') return <EventCardsPage key={front.side} side={front.side} onLeave={onLeave} />;
  if (front.kind !== 'pick' || battle === null) return children;
  return <PickPage key={front.side} battle={battle} side={front.side} onLeave={onLeave} />;
};

type DeskCurtainProps = {
  readonly side: Side;
  /** The desk behind it is open already; else whoever raises the curtain opens it. */
  readonly opened: boolean;
  readonly onLeave: () => void;
};

const DeskCurtain = ({ side, opened, onLeave }: DeskCurtainProps) => {
  const game = useGame();
  const open = async (): Promise<void> => {
    if (opened || (await game.dispatch({ type: 'OpenDesk', side }))) game.takeSeat(side);
  };
  return (
    <SideCurtain
      key={side}
      side={side}
      lead={opened ? 'For the eyes of' : 'Hand the phone to'}
      leave={{ label: 'Back to the table', onPress: onLeave }}
      onOpen={() => {
        void open();
      }}
    />
  );
};

/** A solo player opens what he has locked, one desk after the other; what no longer opens does not keep him from the table. */
const SoloCurtain = ({ side, onLeave }: Omit<DeskCurtainProps, 'opened'>) => (
  <SideCurtain
    key={side}
    side={side}
    lead="Your desk for"
    leave={{ label: 'To the table without it', onPress: onLeave }}
    onOpen={() => undefined}
  />
);

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { Curtain } from '../../components/Curtain';
import { Screen } from '../../components/Screen';
import { useCurtainFalls } from '../../hooks/use-curtain-falls';
import { useGame, useGameState } from '../../hooks/use-game';
import { useLiftedThumb } from '../../hooks/use-lifted-thumb';
import { useScreenKeptOn } from '../../hooks/use-screen-kept-on';
import { PickPage } from '../matrix/PickPage';

/** What stands in front of the game. `handOver`: nobody has the phone yet; `blank`: a desk is just being closed. */
type Front =
  | Readonly<{ kind: 'game' | 'blank' }>
  | Readonly<{ kind: 'curtain'; side: Side; opened: boolean }>
  | Readonly<{ kind: 'pick'; side: Side }>;

const GAME: Front = { kind: 'game' };

/** The side at whose desk a chit is to be picked just now; nobody where both desks lie open. */
const usePicker = (): Side | null =>
  useGameState(({ view, seat }) => (seat === 'solo' ? null : (view.matrix?.battle?.picker ?? null)));

const useFront = (putOff: Side | null): Front => {
  const desk = useGameState((state) => state.view.desk);
  const seat = useGameState((state) => state.seat);
  const inBattle = useGameState(({ view }) => (view.matrix?.battle ?? null) !== null);
  const picker = usePicker();
  if (seat === 'solo') return GAME;
  if (desk !== null) {
    if (seat === 'table') return { kind: 'curtain', side: desk, opened: true };
    return picker === seat ? { kind: 'pick', side: seat } : GAME;
  }
  if (seat !== 'table') return inBattle ? { kind: 'blank' } : GAME;
  return picker === null || picker === putOff ? GAME : { kind: 'curtain', side: picker, opened: false };
};

/** A hand-over that was put off for another look at the table; forgotten as soon as it is somebody else's turn. */
const usePutOff = (): readonly [Side | null, (side: Side | null) => void] => {
  const picker = usePicker();
  const [putOff, setPutOff] = useState<Side | null>(null);
  if (putOff !== null && putOff !== picker) setPutOff(null);
  return [putOff, setPutOff];
};

/** There from the moment the curtain is up. */
const LiftedThumb = (): null => {
  useLiftedThumb();
  return null;
};

/**
 * Stands between an open desk and whoever holds the phone. It is down whenever a desk is open and nobody has held it
 * up since: after the hand-over, after a load, after another app, after two idle minutes. While maneuvers are picked it
 * comes down for either side in turn, and looks the same whatever the one before has laid down.
 */
export const CurtainGuard = ({ children }: { readonly children: ReactNode }) => {
  const game = useGame();
  const desk = useGameState((state) => state.view.desk);
  const seat = useGameState((state) => state.seat);
  const battle = useGameState(({ view }) => view.matrix?.battle ?? null);
  const [putOff, setPutOff] = usePutOff();
  const picker = usePicker();
  const front = useFront(putOff);
  useScreenKeptOn();
  const touched = useCurtainFalls(desk !== null);
  useEffect(() => {
    // The desk was closed: whoever looks now looks at the open table.
    if (desk === null && seat !== 'table' && seat !== 'solo') game.takeSeat('table');
  }, [desk, seat, game]);
  const toTheTable = (): void => {
    setPutOff(picker);
    if (desk === null) return;
    void game.dispatch({ type: 'CloseDesk' }).then((done) => {
      if (done) game.takeSeat('table');
    });
  };
  if (front.kind === 'blank') return <Screen testID="desk.closed">{null}</Screen>;
  if (front.kind === 'curtain') return <SideCurtain side={front.side} opened={front.opened} onLeave={toTheTable} />;
  return (
    <View style={{ flex: 1 }} onTouchStart={touched}>
      {desk === null ? null : <LiftedThumb key={desk} />}
      {front.kind === 'pick' && battle !== null ? (
        <PickPage key={front.side} battle={battle} side={front.side} onLeave={toTheTable} />
      ) : (
        children
      )}
    </View>
  );
};

type SideCurtainProps = {
  readonly side: Side;
  /** The desk behind it is open already; else the thumb that raises the curtain opens it. */
  readonly opened: boolean;
  readonly onLeave: () => void;
};

const SideCurtain = ({ side, opened, onLeave }: SideCurtainProps) => {
  const game = useGame();
  const title = useGameState((state) => state.view.setup.sides[side].title);
  const open = async (): Promise<void> => {
    if (opened || (await game.dispatch({ type: 'OpenDesk', side }))) game.takeSeat(side);
  };
  return (
    <Curtain
      lead={opened ? 'For the eyes of' : 'Hand the phone to'}
      sideName={title}
      holdLabel="Press and hold"
      leave={{ label: 'Back to the table', onPress: onLeave }}
      onOpen={() => {
        void open();
      }}
      testID="curtain"
    />
  );
};

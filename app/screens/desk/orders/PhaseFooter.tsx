import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import { dueCount } from '../../../../src/wording/en/orders-words';
import { Button } from '../../../components/Button';
import { Small } from '../../../components/Words';
import { useGameState, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { PlayNotices } from '../../game/PlayNotices';
import { DiceAsk } from '../../turn/DiceAsk';
import { useDeskPlays } from './DeskPlays';
import { HouseRuling } from './HouseRuling';
import type { DeskOrders, Orders } from './order-types';
import { duesIn, isPast, mustsOf, openChecks } from './phase-now';
import { useHandOver } from './use-hand-over';
import { useCardsFirst } from '../use-after-desk';

/** What the thumb does next at a desk: dice, receiving, the seal under the phase. */
export const PhaseFooter = () => {
  const { orders } = useView('orders');
  const { side } = useDeskPlays();
  const asking = useGameState((state) => state.asks !== null);
  const desk = orders?.desks.find((one) => one.side === side);
  return (
    <View style={{ gap: SPACE.s }}>
      <PlayNotices />
      <HouseRuling />
      <DiceAsk />
      {asking || orders === undefined || desk === undefined ? null : <Next orders={orders} desk={desk} />}
    </View>
  );
};

type NextProps = { readonly orders: Orders; readonly desk: DeskOrders };

const other = (side: Side): Side => (side === 'first' ? 'second' : 'first');

const Next = ({ orders, desk }: NextProps) => {
  const { side } = desk;
  const cardsFirst = useCardsFirst();
  if (orders.badMoves.some((call) => call.side === side)) return <BadMoveCall side={side} />;
  if (orders.done.includes(side)) return <IsDone desk={desk} />;
  if (cardsFirst) return <CardsFirst />;
  if (side === 'second' && !orders.done.includes('first')) return <NotYet />;
  return <ThePhase orders={orders} desk={desk} />;
};

/** NLC 12.11: the enemy is handed the phone, to name an order. */
const BadMoveCall = ({ side }: { readonly side: Side }) => {
  const { setup } = useView('setup');
  const { lookAt } = useDeskPlays();
  const seat = useGameState((state) => state.seat);
  const handOver = useHandOver();
  const enemy = other(side);
  return (
    <Button
      label={`Bad Move: over to ${setup.sides[enemy].title}`}
      icon="swap"
      kind="primary"
      wide
      onPress={() => {
        if (seat === 'solo') lookAt(enemy);
        else void handOver(enemy);
      }}
      testID="orders.badmove.hand"
    />
  );
};

/** Ruling 48: in the step for cards the command phase has not begun; the desk is closed, and the table goes on. */
const CardsFirst = () => {
  const handOver = useHandOver();
  const solo = useGameState((state) => state.seat === 'solo');
  return (
    <>
      <Small testID="orders.cardsfirst">The command phase comes after the cards.</Small>
      {solo ? null : <CloseTheDesk onPress={() => void handOver(null)} />}
    </>
  );
};

const CloseTheDesk = ({ onPress }: { readonly onPress: () => void }) => (
  <Button label="Close the desk" icon="lock" kind="primary" wide onPress={onPress} testID="desk.footer.close" />
);

const NotYet = () => {
  const { setup } = useView('setup');
  const handOver = useHandOver();
  const solo = useGameState((state) => state.seat === 'solo');
  return (
    <>
      <Small>{`First comes the command phase of: ${setup.sides.first.title}.`}</Small>
      {solo ? null : <CloseTheDesk onPress={() => void handOver(null)} />}
    </>
  );
};

const IsDone = ({ desk: { side } }: Pick<NextProps, 'desk'>) => {
  const { play } = useDeskPlays();
  const handOver = useHandOver();
  const solo = useGameState((state) => state.seat === 'solo');
  return (
    <>
      <Button
        label="Open the command phase again"
        kind="plain"
        wide
        hint="Both sides see that it was opened again"
        onPress={() => {
          void play({ type: 'ReopenPhase', side });
        }}
        testID="orders.reopen"
      />
      {solo ? null : <CloseTheDesk onPress={() => void handOver(null)} />}
    </>
  );
};

/** NLC 12.8: whoever goes on without an answer is told first what that comes to. */
const StillOpen = ({ desk }: Pick<NextProps, 'desk'>) => {
  const { looks } = useDeskPlays();
  const open = openChecks(desk, looks).filter(({ must }) => !must).length;
  if (open === 0 || isPast(desk, 'checks')) return null;
  return (
    <Small testID="orders.stillopen">
      {open === 1
        ? '1 order may have succeeded; unanswered, it stays in force.'
        : `${String(open)} orders may have succeeded; unanswered, they stay in force.`}
    </Small>
  );
};

const ThePhase = ({ orders, desk }: NextProps) => {
  const { play } = useDeskPlays();
  const handOver = useHandOver();
  const { setup } = useView('setup');
  const solo = useGameState((state) => state.seat === 'solo');
  const { side } = desk;
  const arrived = desk.dues.filter(({ kind }) => kind === 'receive').length;
  const open = mustsOf(desk).length;
  const next = orders.done.includes(other(side)) ? null : other(side);
  const finish = async (): Promise<void> => {
    if (await play({ type: 'PhaseDone', side, houseRule: null })) await handOver(next);
  };
  if (desk.phase !== 'receiving' && duesIn(desk, 'receiving').length > 0)
    return (
      <>
        <StillOpen desk={desk} />
        <Button
          label={arrived === 0 ? 'On to what is received' : `Receive: ${dueCount('receive', arrived)}`}
          hint="No more orders are written after it"

          icon="courier"
          kind="primary"
          wide
          onPress={() => {
            void play({ type: 'ReceiveOrders', side, houseRule: null });
          }}
          testID="orders.receive"
        />
      </>
    );
  const label = next === null || solo ? 'Done' : `Done, to the desk: ${setup.sides[next].title}`;
  return (
    <>
      <StillOpen desk={desk} />
      {open === 0 ? null : (
        <Small>
          {open === 1 ? '1 thing is still to be answered.' : `${String(open)} things are still to be answered.`}
        </Small>
      )}
      <Button
        label={label}
        icon="lock"
        kind={open === 0 ? 'primary' : 'quiet'}
        wide
        onPress={() => {
          void finish();
        }}
        testID="orders.done"
      />
    </>
  );
};

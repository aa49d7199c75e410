import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { listed } from '../../../../src/wording/names';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { Segmented } from '../../../components/Segmented';
import { Small } from '../../../components/Words';
import { useGame, useGameState, useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { useDraft, useDropDrafts } from '../drafts';
import { useCardsFirst } from '../use-after-desk';
import { BadMoves, OrdersTold } from './BadMoves';
import { useDeskPlays } from './DeskPlays';
import { FatigueNotice } from './FatigueNotice';
import { FormationOrders } from './FormationOrders';
import type { DeskOrders } from './order-types';
import { PhaseSteps } from './PhaseSteps';
import { Timeline } from './Timeline';
import type { Write } from './write';
import { WritingSheet } from './writing/WritingSheet';

/** Both desks of a solo player, one after the other. */
export const DeskChoice = () => {
  const { setup, orders } = useView('setup', 'orders');
  const seat = useGameState((state) => state.seat);
  const { side, lookAt } = useDeskPlays();
  if (seat !== 'solo') return null;
  return (
    <Segmented
      options={SIDES.map((id) => ({
        id,
        label: setup.sides[id].title,
        hint: orders?.done.includes(id) === true ? 'done' : undefined,
      }))}
      value={side}
      onChange={lookAt}
      testID="orders.side"
    />
  );
};

/** NLC 12: a side's command phase, its couriers, and what its formations go by. */
export const OrdersDesk = ({ side }: { readonly side: Side }) => {
  const desk = useView('orders').orders?.desks.find((one) => one.side === side);
  return desk === undefined ? null : <OneDesk key={side} desk={desk} />;
};

const OneDesk = ({ desk }: { readonly desk: DeskOrders }) => {
  const { orders } = useView('orders');
  const { draft: write, set: setWrite } = useDraft(desk.side, 'write', () => null);
  const drop = useDropDrafts(desk.side);
  const cardsFirst = useCardsFirst();
  const { dismiss } = useGame();
  // A refusal belongs to the sheet it was met on.
  const takeUp = (next: Write | null): void => {
    dismiss();
    setWrite(next);
  };
  const isDone = orders?.done.includes(desk.side) === true;
  return (
    <View style={{ gap: SPACE.m }} testID={`orders.${desk.side}`}>
      <OrdersTold to={desk.side} />
      <BadMoves desk={desk} />
      <FatigueNotice desk={desk} />
      <Arriving desk={desk} />
      <Displaced desk={desk} />
      {cardsFirst ? null : isDone ? (
        <Notice kind="good" text="The command phase of this side is done for this turn." testID="orders.isdone" />
      ) : (
        <PhaseSteps desk={desk} onWrite={takeUp} />
      )}
      <Untold desk={desk} />
      <Timeline desk={desk} />
      <FormationOrders desk={desk} onWrite={takeUp} />
      <Rulings desk={desk} />
      {write === null ? null : (
        <WritingSheet
          desk={desk}
          mode={write.mode}
          of={write.of}
          onClose={() => {
            drop(['order', 'open', 'target']);
            takeUp(null);
          }}
        />
      )}
    </View>
  );
};

/** NLC 9: reinforcements without an order march to the HQ. */
const Arriving = ({ desk }: { readonly desk: DeskOrders }) => {
  const names = useNames();
  if (desk.arriving.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={`Coming on: ${listed(desk.arriving.map(names.formation))}`}
      text="Without an order they march to the HQ, from the end of this phase; where it is not on the map, to the first town on their road. If they bring an order with them, enter it below with the formation."
      testID="orders.arriving"
    />
  );
};

/** NLC 12.2, 11.1: a leader in Reserve was displaced, as all have seen; his owner says what follows. */
const Displaced = ({ desk }: { readonly desk: DeskOrders }) => {
  const names = useNames();
  const { play } = useDeskPlays();
  return desk.displaced.map((id) => (
    <Notice
      key={id}
      kind="warning"
      title={`${names.formation(id)}: its leader was displaced`}
      text="In Reserve that is a failure: 3 hexes back, and Fall Back (12.2)."
      action={
        <Button
          label="It fails"
          onPress={() => {
            void play({
              type: 'FailOrder',
              of: { kind: 'formation', id },
              why: 'displaced',
              attackedFormations: [],
              houseRule: null,
            });
          }}
          testID={`orders.displaced.${id}.fails`}
        />
      }
      testID={`orders.displaced.${id}`}
    />
  ));
};

/** NLC 20.9: told by the owner when it shows anyway. */
const Untold = ({ desk }: { readonly desk: DeskOrders }) => {
  const { play } = useDeskPlays();
  if (desk.untold.length === 0) return null;
  return (
    <Notice
      kind="info"
      text="A limit moves by what became of orders here. The enemy does not know it yet."
      action={
        <Button
          label="Tell the table"
          onPress={() => {
            void play({ type: 'TellOperations', side: desk.side });
          }}
          testID="orders.tell"
        />
      }
      testID="orders.untold"
    />
  );
};

/** What was done against the rules, and why; on this desk alone. */
const Rulings = ({ desk }: { readonly desk: DeskOrders }) => {
  const names = useNames();
  if (desk.houseRulings.length === 0) return null;
  return (
    <Fold title="House rulings" summary={String(desk.houseRulings.length)} testID="orders.rulings">
      {desk.houseRulings.map(({ turn, rule, reason }, i) => (
        <Small key={i}>{`${names.turn(turn)}: ${rule === null ? '' : `${rule}, `}${reason}`}</Small>
      ))}
    </Fold>
  );
};

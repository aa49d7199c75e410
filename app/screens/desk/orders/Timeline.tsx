import { useState } from 'react';
import { View } from 'react-native';
import { recipientName, stepsText } from '../../../../src/wording/en/events-orders';
import { logSentence, mpWords, stateWords, turnsLeftWords } from '../../../../src/wording/en/orders-words';
import type { Names } from '../../../../src/wording/names';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Caption, Small } from '../../../components/Words';
import { WorkingList } from '../../../components/WorkingList';
import { useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../../new-game/Fold';
import { CourierRoad } from './CourierRoad';
import { OrderDeeds } from './OrderDeeds';
import type { DeskOrders, OrderOnLine } from './order-types';

/** What is on the road stands first, what is in force last. */
const RANK: Readonly<Partial<Record<OrderOnLine['state'], number>>> = { due: 0, waiting: 1, inTransit: 2, inForce: 3 };
const rankOf = ({ state }: OrderOnLine): number => RANK[state] ?? 4;

/** Every order of a side: on its way, due, waiting, in force; and what is over, behind a fold. */
export const Timeline = ({ desk }: { readonly desk: DeskOrders }) => {
  const live = desk.orders.filter(({ isLive }) => isLive);
  const over = desk.orders.filter(({ isLive }) => !isLive);
  return (
    <>
      <SectionTitle>Orders and couriers</SectionTitle>
      {desk.orders.length === 0 ? <Small tone="inkSoft">No order has been written yet.</Small> : null}
      {live.length === 0 ? null : (
        <Panel flush testID="orders.line">
          {[...live]
            .sort((one, two) => rankOf(one) - rankOf(two))
            .map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
        </Panel>
      )}
      {over.length === 0 ? null : (
        <Fold title="Orders that are over" summary={String(over.length)} testID="orders.over">
          <View style={{ margin: -SPACE.m }}>
            {[...over].reverse().map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </View>
        </Fold>
      )}
    </>
  );
};

const whereabouts = (order: OrderOnLine, names: Names): string => {
  const parts = [stateWords(order)];
  if (order.state === 'inTransit')
    parts.push(turnsLeftWords(order.turnsLeft), `there at ${names.turn(order.arrivesOn)}`);
  if (order.asleep) parts.push('not begun yet');
  if (order.lostStep) parts.push('has lost a step');
  return parts.join(' · ');
};

const shareOf = ({ issuedOn, arrivesOn }: OrderOnLine, turn: number): number =>
  arrivesOn === issuedOn ? 1 : (turn - issuedOn) / (arrivesOn - issuedOn);

const OrderRow = ({ order }: { readonly order: OrderOnLine }) => {
  const names = useNames();
  const { turn } = useView('turn');
  const [open, setOpen] = useState(false);
  const title = `${recipientName(order.of, names)}: ${stepsText(order.steps, names, order.awaitFurther)}`;
  return (
    <View>
      <ListRow
        title={title}
        detail={whereabouts(order, names)}
        onPress={() => {
          setOpen((was) => !was);
        }}
        expanded={open}
        last={open || order.state === 'inTransit'}
        testID={`orders.row.${order.id}`}
      />
      {order.state === 'inTransit' ? <CourierRoad share={shareOf(order, turn.index)} /> : null}
      {open ? (
        <View style={{ padding: SPACE.m, gap: SPACE.m }}>
          <Record order={order} />
          <OrderDeeds order={order} />
        </View>
      ) : null}
    </View>
  );
};

/** How an order came about, and all that has become of it: turn, change, reason, rule. */
const Record = ({ order }: { readonly order: OrderOnLine }) => {
  const names = useNames();
  const { from, courier, issuedOn, faceToFace, log, id } = order;
  const way = courier === null ? '' : faceToFace ? ', face to face' : `, ${mpWords(courier.mp, courier.quarters)}`;
  const sender = from === null ? 'By himself' : names.leader(from);
  return (
    <View testID={`orders.log.${id}`}>
      <Caption>{`${sender}, written at ${names.turn(issuedOn)}${way}`}</Caption>
      <WorkingList lines={log.map((line) => ({ text: logSentence(line, names), rule: line.rule }))} />
    </View>
  );
};

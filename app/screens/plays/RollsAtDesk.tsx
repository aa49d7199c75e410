import { View } from 'react-native';
import { Body } from '../../components/Words';
import { useGameState, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { DeskPlays, useDeskPlays } from '../desk/orders/DeskPlays';
import { DueCards } from '../desk/orders/DueCards';
import { HouseRuling } from '../desk/orders/HouseRuling';
import { DeskChoice } from '../desk/orders/OrdersDesk';
import type { Due } from '../desk/orders/order-types';
import { Rolled } from '../desk/orders/Rolled';

/** NLC 12.7: orders that have arrived, with the same cards as at their desk. */
export const ComplianceAtDesk = () => <RollsAtDesk kind="compliance" none="No order waits for its check." />;

/** NLC 12.7: an R4 or R5. */
export const DelayedAtDesk = () => <RollsAtDesk kind="delayed" none="No order waits for its die." />;

/** NLC 12.10: who has lost a step under his order. */
export const ConfidenceAtDesk = () => <RollsAtDesk kind="confidence" none="Nobody has to check confidence now." />;

/** NLC 12.11: what leaders have written down. */
export const DecisionAtDesk = () => (
  <RollsAtDesk
    kind="decision"
    none="No local decision is written down. It is written at the desk, before it is rolled."
  />
);

type RollsAtDeskProps = { readonly kind: Due['kind']; readonly none: string };

/** What is rolled by orders that lie in the app: whoever sits at their desk does so, and nobody else is told of them. */
const RollsAtDesk = (props: RollsAtDeskProps) => {
  const seat = useGameState((state) => state.seat);
  return seat === 'table' ? (
    <Body tone="inkSoft">It is rolled at the desk of the side whose order it is, and stays that side’s secret.</Body>
  ) : (
    <DeskPlays>
      <OfOneDesk {...props} />
    </DeskPlays>
  );
};

const OfOneDesk = ({ kind, none }: RollsAtDeskProps) => {
  const { orders } = useView('orders');
  const { side } = useDeskPlays();
  const desk = orders?.desks.find((one) => one.side === side);
  if (desk === undefined) return null;
  const dues = desk.dues.filter((due) => due.kind === kind);
  return (
    <View style={{ gap: SPACE.m }}>
      <DeskChoice />
      <Rolled desk={desk} />
      <HouseRuling />
      {dues.length === 0 ? <Body tone="inkSoft">{none}</Body> : <DueCards desk={desk} dues={dues} />}
    </View>
  );
};

import { useView } from '../../../hooks/use-game';
import { useDeskPlays } from './DeskPlays';
import type { DeskOrders, Due } from './order-types';
import { isSameRecipient, recipientKey } from './order-types';
import { isPast } from './phase-now';
import { ComplianceCard, ConfidenceCard, DecisionCard, DelayedCard } from './RollCards';
import { SuccessCard } from './SuccessCard';

type DueCardsProps = { readonly desk: DeskOrders; readonly dues: readonly Due[] };

/** What is due in a step, a card for each, in the order of NLC 12.3. */
export const DueCards = ({ desk, dues }: DueCardsProps) =>
  dues.map((due) => <DueCard key={`${due.kind} ${due.order ?? recipientKey(due.of)}`} desk={desk} due={due} />);

const useWings = (): readonly string[] => {
  const { setup } = useView('setup');
  const { side } = useDeskPlays();
  return setup.leaders.filter((one) => one.side === side && one.role === 'WC' && one.onMap).map(({ id }) => id);
};

const DueCard = ({ desk, due }: { readonly desk: DeskOrders; readonly due: Due }) => {
  const wings = useWings();
  const past = isPast(desk, due.step);
  const order = desk.orders.find(({ id }) => id === due.order);
  if (due.kind === 'decision') {
    const decision = desk.decisions.find(({ of }) => isSameRecipient(of, due.of));
    return decision === undefined ? null : <DecisionCard decision={decision} />;
  }
  if (order === undefined) return null;
  switch (due.kind) {
    case 'success':
      return <SuccessCard order={order} night={false} past={past} />;
    case 'night':
      return <SuccessCard order={order} night past={past} />;
    case 'confidence':
      return <ConfidenceCard order={order} />;
    case 'compliance':
      return <ComplianceCard order={order} wings={due.of.kind === 'wing' || due.of.kind === 'hq' ? [] : wings} />;
    case 'delayed':
      return <DelayedCard order={order} />;
    case 'receive':
      return null;
  }
};

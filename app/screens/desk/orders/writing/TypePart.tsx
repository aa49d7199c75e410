import { isOn } from '../../../../../src/rules/list';
import { ORDER_HINTS } from '../../../../../src/wording/en/orders-words';
import { ORDER_WORDS } from '../../../../../src/wording/en/events-orders';
import { ActionGrid } from '../../../../components/ActionGrid';
import { useView } from '../../../../hooks/use-game';
import type { OrderType } from '../order-types';

/** The common ones first, where the thumb is. */
const TYPES: readonly OrderType[] = [
  'march',
  'attack',
  'probe',
  'defend',
  'delay',
  'fallBack',
  'reserve',
  'assign',
  'generalRetreat',
  'forcedMarch',
];

type TypePartProps = {
  readonly type: OrderType | null;
  /** Which may not be named here. */
  readonly without?: readonly OrderType[];
  /** What is to be known of a type here and now, in place of its general hint. */
  readonly hints?: Readonly<Partial<Record<OrderType, string>>>;
  readonly onChoose: (type: OrderType) => void;
  readonly testID?: string;
};

/** NLC 12.2: what the order is. */
export const TypePart = ({ type, without = [], hints = {}, onChoose, testID = 'order.type' }: TypePartProps) => {
  const { setup } = useView('setup');
  // NLC 20.8: whoever does not play with fatigue marches through the night by an ordinary March.
  const barred = isOn(setup, 'fatigue') ? without : [...without, 'forcedMarch'];
  return (
    <ActionGrid
      actions={TYPES.filter((one) => !barred.includes(one)).map((one) => ({
        id: one,
        label: ORDER_WORDS[one],
        hint: hints[one] ?? ORDER_HINTS[one],
        on: one === type,
      }))}
      onAction={onChoose}
      testID={testID}
    />
  );
};

import { View } from 'react-native';
import { recipientName, stepsText } from '../../../../src/wording/en/events-orders';
import { RuleRef } from '../../../components/RuleRef';
import { Small, Strong } from '../../../components/Words';
import { useNames } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { OrderStep, Recipient } from './order-types';

type OrderHeadProps = {
  readonly of: Recipient;
  readonly steps: readonly OrderStep[];
  readonly rule?: string;
};

/** Whose order it is, and what it says. */
export const OrderHead = ({ of, steps, rule }: OrderHeadProps) => {
  const names = useNames();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
        <Strong>{recipientName(of, names)}</Strong>
        <Small>{stepsText(steps, names)}</Small>
      </View>
      {rule === undefined ? null : <RuleRef rule={rule} />}
    </View>
  );
};

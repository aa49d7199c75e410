import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import type { CupView } from '../../../src/rules/nlc/index';
import { RuleRef } from '../../components/RuleRef';
import { Small } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';

/**
 * Ruling 28: formations in Reserve may not be picked. Whoever may know of them does not find them among the chips; at the closed
 * table the list is the same whoever is in Reserve, and the rule is said instead.
 */
export const NotInReserve = ({ side, cup }: { readonly side: Side; readonly cup: CupView }) => {
  const { setup } = useView('setup');
  if (cup.sees.includes(side) || isOn(setup, 'withoutOrders')) return null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }} testID={`prepare.reserve.${side}`}>
      <View style={{ flex: 1 }}>
        <Small>Not those in Reserve.</Small>
      </View>
      <RuleRef rule="Ruling 28" />
    </View>
  );
};

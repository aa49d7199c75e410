import { View } from 'react-native';
import { setSwitch } from '../../../src/rules/common/index';
import { isOn } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import { ORDER_WAY_WORDS } from '../../../src/wording/en/setup';
import type { OrderWay } from '../../../src/wording/en/setup';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { Small } from '../../components/Words';
import { SPACE } from '../../theme/metrics';

type OrdersSectionProps = { readonly setup: Setup; readonly onChange: (setup: Setup) => void };

const WAYS = (['app', 'paper', 'none'] as const).map((id) => ({ id, label: ORDER_WAY_WORDS[id].title }));

const wayOf = (setup: Setup): OrderWay => {
  if (isOn(setup, 'withoutOrders')) return 'none';
  return isOn(setup, 'orderSheets') ? 'app' : 'paper';
};

/** NLC 12: the heart of the game is in the orders, so where they are written is asked first. */
export const OrdersSection = ({ setup, onChange }: OrdersSectionProps) => {
  const way = wayOf(setup);
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Orders</SectionTitle>
      <Segmented
        options={WAYS}
        value={way}
        onChange={(next) => {
          const sheets = setSwitch(setup, 'orderSheets', next === 'app');
          onChange(setSwitch(sheets, 'withoutOrders', next === 'none'));
        }}
        testID="setup.orders"
      />
      <Small>{ORDER_WAY_WORDS[way].hint}</Small>
    </View>
  );
};

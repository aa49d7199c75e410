import { View } from 'react-native';
import { ORDER_TYPES } from '../../../src/rules/nlc/index';
import { ORDER_WORDS } from '../../../src/wording/en/events-orders';
import { ChipPicker } from '../../components/ChoiceList';
import { SPACE } from '../../theme/metrics';
import type { FieldOption, OrdersField } from './fields';
import { listAt, withValue } from './path';

type OrdersPartProps = {
  readonly field: OrdersField;
  readonly draft: unknown;
  readonly onChange: (next: unknown) => void;
  readonly testID: string;
};

const TYPES: readonly FieldOption[] = ORDER_TYPES.map((id) => ({ id, label: ORDER_WORDS[id] }));

/** NLC 12.5: what may stand before the last order of a sequence. */
const BEFORE = TYPES.filter(({ id }) => id === 'march' || id === 'forcedMarch' || id === 'attack');

/** The order that is checked, one tap; what goes before it in a sequence, one more. */
export const OrdersPart = ({ field: { at, label, sequence }, draft, onChange, testID }: OrdersPartProps) => {
  const steps = listAt(draft, at).map(String);
  const last = steps.at(-1) ?? 'march';
  const before = steps.slice(0, -1);
  return (
    <View style={{ gap: SPACE.m }}>
      <ChipPicker
        label={label}
        options={TYPES}
        chosen={[last]}
        onChange={([type]) => {
          onChange(withValue(draft, at, [...before, type]));
        }}
        testID={`${testID}.${at}`}
      />
      {sequence ? (
        <ChipPicker
          label="Before it, in the same sequence"
          mode="many"
          options={BEFORE}
          chosen={before}
          onChange={(chosen) => {
            onChange(withValue(draft, at, [...chosen, last]));
          }}
          testID={`${testID}.${at}.before`}
        />
      ) : null}
    </View>
  );
};

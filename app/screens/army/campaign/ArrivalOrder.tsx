import { useState } from 'react';
import { View } from 'react-native';
import { refusalSentence } from '../../../../src/wording/en/refusals';
import { Button } from '../../../components/Button';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { Small } from '../../../components/Words';
import { useDispatch, useNames } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Arrival } from '../army-types';

const HOUR = 60;
const MOST_HOURS = 48;

/** MOP 37.12.2: reinforcements come with a March order to the HQ, unless another reaches them in time. Its owner’s alone. */
export const ArrivalOrder = ({ arrival }: { readonly arrival: Arrival }) => {
  const [open, setOpen] = useState(false);
  const { formation, window } = arrival;
  if (window === null) return null;
  return (
    <View style={{ gap: SPACE.s }} testID={`arrival.${formation}.orders`}>
      <Button
        label={open ? 'Leave its order as it is' : 'Send it another order'}
        icon={open ? 'close' : 'courier'}
        kind="plain"
        onPress={() => {
          setOpen(!open);
        }}
        testID={`arrival.${formation}.order`}
      />
      {open ? (
        <OrderForm
          arrival={arrival}
          window={window}
          onDone={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </View>
  );
};

type OrderFormProps = {
  readonly arrival: Arrival;
  readonly window: NonNullable<Arrival['window']>;
  readonly onDone: () => void;
};

const OrderForm = ({ arrival: { formation }, window: { minutes, why }, onDone }: OrderFormProps) => {
  const dispatch = useDispatch();
  const names = useNames();
  const [order, setOrder] = useState('');
  const [hours, setHours] = useState(8);
  if (why !== null) return <Small tone="warn">{`${refusalSentence(why, names)} (${why.rule ?? 'MOP 37.12.2'})`}</Small>;
  const send = async (): Promise<void> => {
    const told = minutes === null ? hours * HOUR : null;
    if (await dispatch({ type: 'ChangeArrivalOrder', formation, order, minutes: told })) onDone();
  };
  return (
    <>
      <TextField
        label="Instead of the March to the HQ"
        value={order}
        onChange={setOrder}
        maxLength={200}
        testID={`arrival.${formation}.order.words`}
      />
      {minutes === null ? (
        <Stepper
          label="Hours until it is due"
          hint="The turn track tells none"
          value={hours}
          min={0}
          max={MOST_HOURS}
          onChange={setHours}
          testID={`arrival.${formation}.order.hours`}
        />
      ) : null}
      <Button
        label="Send it"
        icon="courier"
        kind="primary"
        wide
        disabled={order.trim() === ''}
        onPress={() => {
          void send();
        }}
        testID={`arrival.${formation}.order.send`}
      />
    </>
  );
};

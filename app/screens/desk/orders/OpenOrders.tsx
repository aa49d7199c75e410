import { SIDES } from '../../../../src/engine/sides';
import { isOn } from '../../../../src/rules/list';
import { recipientName, stepsText } from '../../../../src/wording/en/events-orders';
import { Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { Fold } from '../../new-game/Fold';
import { recipientKey } from './order-types';

/** Ruling 8: where orders are open, everybody reads type and target of all that still count, as from markers on the map. */
export const OpenOrders = () => {
  const { orders, setup } = useView('orders', 'setup');
  const names = useNames();
  if (orders === undefined || !isOn(setup, 'openOrders')) return null;
  return SIDES.map((side) => {
    const shown = orders.shown[side];
    return (
      <Fold
        key={side}
        title={`Orders of ${setup.sides[side].title}`}
        summary={shown.length === 0 ? 'None' : `${String(shown.length)}, open to all`}
        testID={`orders.open.${side}`}
      >
        {shown.map(({ of, steps, inForce }, i) => (
          <Small key={`${recipientKey(of)} ${String(i)}`}>
            {`${recipientName(of, names)}: ${stepsText(steps, names)}${inForce ? '' : ' (not in force yet)'}`}
          </Small>
        ))}
      </Fold>
    );
  });
};

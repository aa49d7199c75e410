import { recipientName } from '../../../src/wording/en/events-orders';
import { Body } from '../../components/Words';
import { useNames, useView } from '../../hooks/use-game';
import { recipientKey } from '../desk/orders/order-types';

/** NLC 20.1.1: who marches hidden has collected by acting. Only a solo player reads it here; the table knows of no march. */
export const CollectsHidden = ({ formations }: { readonly formations: readonly string[] }) => {
  const { hidden } = useView('hidden');
  const names = useNames();
  const acting = hidden?.desks.flatMap(({ marches }) => marches).filter(({ of }) => formations.includes(of.id)) ?? [];
  return acting.map(({ of, perTurn, mp }) => (
    <Body key={recipientKey(of)} tone="inkSoft">
      {`${recipientName(of, names)} marches hidden: ${String(perTurn)} MP are collected instead of moving, ${String(mp)} in all.`}
    </Body>
  ));
};

import { isOn } from '../../../../src/rules/list';
import { stepsText, recipientName } from '../../../../src/wording/en/events-orders';
import { DECISION_WORDS } from '../../../../src/wording/en/orders-words';
import { Button } from '../../../components/Button';
import { Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import type { DeskOrders } from './order-types';
import { recipientKey } from './order-types';
import type { Write } from './write';

type DecisionsStepProps = { readonly desk: DeskOrders; readonly onWrite: (write: Write) => void };

/** NLC 12.3, step 1: what leaders mean to do by themselves, before anything else. */
export const DecisionsStep = ({ desk, onWrite }: DecisionsStepProps) => {
  const names = useNames();
  const simplified = isOn(useView('setup').setup, 'simplifiedCommand');
  return (
    <>
      {desk.decisions.map(({ of, steps, awaitFurther, result }) => (
        <Small key={recipientKey(of)} testID={`orders.recorded.${recipientKey(of)}`}>
          {`${recipientName(of, names)}: ${stepsText(steps, names, awaitFurther)}${result === null ? '' : `. ${DECISION_WORDS[result]}`}`}
        </Small>
      ))}
      {desk.phase === 'decisions' && !simplified ? (
        <Button
          label="Write a local decision"
          icon="pencil"
          onPress={() => {
            onWrite({ mode: 'decide', of: null });
          }}
          testID="orders.decide"
        />
      ) : null}
    </>
  );
};

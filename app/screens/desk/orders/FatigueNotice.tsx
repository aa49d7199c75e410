import { FATIGUE_WORDS } from '../../../../src/wording/en/orders-words';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { useNames } from '../../../hooks/use-game';
import { useDeskPlays } from './DeskPlays';
import type { DeskOrders } from './order-types';

/** NLC 20.8: who is tired after this night, or has rested; the marks are for all to see. */
export const FatigueNotice = ({ desk }: { readonly desk: DeskOrders }) => {
  const { play } = useDeskPlays();
  const names = useNames();
  if (desk.fatigue.length === 0) return null;
  const lines = desk.fatigue.map(
    ({ formation, now, by }) => `${names.formation(formation)} ${FATIGUE_WORDS[by][now]}.`,
  );
  return (
    <Notice
      kind="warning"
      title="Fatigue (NLC 20.8)"
      text={lines.join(' ')}
      action={
        <Button
          label="Mark it"
          onPress={() => {
            const formations = desk.fatigue.map(({ formation }) => formation);
            void play({ type: 'MarkFatigue', side: desk.side, formations });
          }}
          testID="orders.fatigue.mark"
        />
      }
      testID="orders.fatigue"
    />
  );
};

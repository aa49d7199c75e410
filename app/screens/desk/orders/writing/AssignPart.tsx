import { ChipPicker } from '../../../../components/ChoiceList';
import { Body } from '../../../../components/Words';
import { useView } from '../../../../hooks/use-game';
import { useDeskPlays } from '../DeskPlays';
import type { Recipient } from '../order-types';

type AssignPartProps = {
  readonly of: Recipient | null;
  readonly to: string | null;
  readonly onChoose: (to: string) => void;
};

/** NLC 12.2, Assign: a corps goes under a wing commander, a division under a corps too. */
export const AssignPart = ({ of, to, onChoose }: AssignPartProps) => {
  const { setup } = useView('setup');
  const { side } = useDeskPlays();
  const wings = setup.leaders.filter((one) => one.side === side && one.role === 'WC' && one.onMap);
  const corps = setup.formations.filter((one) => one.side === side && one.onMap && one.id !== of?.id);
  const options = of?.kind === 'division' ? [...wings, ...corps] : wings;
  if (options.length === 0) return <Body>This side has no wing commander to assign it to.</Body>;
  return (
    <ChipPicker
      options={options.map(({ id, name }) => ({ id, label: name }))}
      chosen={to === null ? [] : [to]}
      onChange={([id]) => {
        if (id !== undefined) onChoose(id);
      }}
      testID="order.assign"
    />
  );
};

import { useState } from 'react';
import { ChipPicker } from '../../components/ChoiceList';
import { Body } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { SpanWork } from './SpanWork';
import { WorkingOfLast } from './WorkingOfLast';

/** MOP 37.9.1: which of the spans that stand is damaged. */
export const DamageOfOne = () => <SpanOfOne isDamaged={false} none="No bridge and no trestle that stands" />;

/** MOP 37.9.2: which of the damaged spans is repaired. */
export const RepairOfOne = () => <SpanOfOne isDamaged none="No damaged bridge and no damaged trestle" />;

type SpanOfOneProps = { readonly isDamaged: boolean; readonly none: string };

const SpanOfOne = ({ isDamaged, none }: SpanOfOneProps) => {
  const { campaign } = useView('campaign');
  const [picked, setPicked] = useState<string | null>(null);
  const able = (campaign?.spans ?? []).filter(({ damaged }) => damaged === isDamaged);
  const span = able.find(({ id }) => id === picked);
  return (
    <>
      {able.length === 0 ? (
        <Body tone="inkSoft">{`${none} is entered. Bridges and trestles are entered on the Army page.`}</Body>
      ) : (
        <ChipPicker
          label="Which one"
          options={able.map(({ id, name }) => ({ id, label: name }))}
          chosen={span === undefined ? [] : [span.id]}
          onChange={([id]) => {
            setPicked(id ?? null);
          }}
          testID="span.pick"
        />
      )}
      {span === undefined ? null : <SpanWork key={span.id} span={span} asksMore />}
      <WorkingOfLast types={[isDamaged ? 'mop/span-repair' : 'mop/span-damage']} fresh />
    </>
  );
};

import { useState } from 'react';
import { ChipPicker } from '../../components/ChoiceList';
import { Body } from '../../components/Words';
import { useView } from '../../hooks/use-game';
import { TrainEntered } from './TrainEntered';
import { WorkingOfLast } from './WorkingOfLast';

/** MOP 37.8: which of the trains on the map the enemy of its holder enters. */
export const TrainOfOne = () => {
  const { campaign, setup } = useView('campaign', 'setup');
  const [picked, setPicked] = useState<string | null>(null);
  const able = (campaign?.trains ?? []).filter(({ state }) => state === 'there');
  const train = able.find(({ id }) => id === picked);
  return (
    <>
      {able.length === 0 ? (
        <Body tone="inkSoft">No train is on the map. Trains are entered on the Army page.</Body>
      ) : (
        <ChipPicker
          label="Which one"
          options={able.map(({ id, name, holder }) => ({ id, label: `${name}, ${setup.sides[holder].title}` }))}
          chosen={train === undefined ? [] : [train.id]}
          onChange={([id]) => {
            setPicked(id ?? null);
          }}
          testID="train.pick"
        />
      )}
      {train === undefined ? null : <TrainEntered key={train.id} train={train} asksMore />}
      <WorkingOfLast types={['mop/train-capture']} fresh />
    </>
  );
};

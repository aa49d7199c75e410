import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Segmented } from '../../../components/Segmented';
import { TextField } from '../../../components/TextField';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';

const KINDS = [
  { id: 'baggage', label: 'Baggage' },
  { id: 'pontoon', label: 'Pontoon' },
] as const;

/** MOP 37.8: a train, of a formation where the title says so. */
export const AddTrain = () => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const [side, setSide] = useState<Side>('first');
  const [kind, setKind] = useState<'baggage' | 'pontoon'>('baggage');
  const [formation, setFormation] = useState<string | null>(null);
  const [typed, setName] = useState('');
  const own = setup.formations.filter((one) => one.side === side);
  const owner = own.find(({ id }) => id === formation);
  const name = typed.trim() === '' ? (owner === undefined ? '' : `${owner.name} train`) : typed;
  const add = async (): Promise<void> => {
    const done = await dispatch({ type: 'AddTrain', side, kind, formation: owner?.id ?? null, name });
    if (!done) return;
    setName('');
    setFormation(null);
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <Segmented
        label="Another, of"
        options={SIDES.map((id) => ({ id, label: setup.sides[id].title }))}
        value={side}
        onChange={setSide}
        testID="train.new.side"
      />
      <Segmented options={KINDS} value={kind} onChange={setKind} testID="train.new.kind" />
      {kind === 'baggage' ? (
        <ChipPicker
          label="It supplies"
          options={own.map((one) => ({ id: one.id, label: one.name }))}
          chosen={formation === null ? [] : [formation]}
          onChange={([id]) => {
            setFormation(id ?? null);
          }}
          testID="train.new.formation"
        />
      ) : null}
      <TextField
        label="Called"
        value={typed}
        placeholder={name}
        onChange={setName}
        maxLength={60}
        testID="train.new.name"
      />
      <Button
        label="Add"
        icon="plus"
        disabled={name === ''}
        onPress={() => {
          void add();
        }}
        testID="train.new.add"
      />
    </View>
  );
};

import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { Segmented } from '../../../components/Segmented';
import { TextField } from '../../../components/TextField';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';

const KINDS = [
  { id: 'bridge', label: 'Bridge' },
  { id: 'trestle', label: 'Trestle' },
] as const;

/** MOP 37.9: a bridge by the players' own name for it. */
export const AddSpan = () => {
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'bridge' | 'trestle'>('bridge');
  const add = async (): Promise<void> => {
    if (await dispatch({ type: 'AddSpan', name, kind, damaged: false })) setName('');
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField label="Another, called" value={name} onChange={setName} maxLength={60} testID="span.new.name" />
      <Segmented options={KINDS} value={kind} onChange={setKind} testID="span.new.kind" />
      <Button
        label="Add"
        icon="plus"
        disabled={name.trim() === ''}
        onPress={() => {
          void add();
        }}
        testID="span.new.add"
      />
    </View>
  );
};

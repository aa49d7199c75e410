import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../../components/Button';
import { Segmented } from '../../../components/Segmented';
import { Stepper } from '../../../components/Stepper';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Arrival } from '../army-types';

const WHY = [
  { id: 'A card', label: 'A card' },
  { id: 'The scenario', label: 'The scenario' },
  { id: 'A correction', label: 'A correction' },
] as const;
type Why = (typeof WHY)[number]['id'];

type ArrivalMoveProps = { readonly arrival: Arrival; readonly onDone: () => void };

/** A card or the scenario lets it come on another turn, or never: past the last turn stands "never". */
export const ArrivalMove = ({ arrival: { formation, due, comes }, onDone }: ArrivalMoveProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  const never = setup.turns.length;
  const [turn, setTurn] = useState(comes?.turn ?? due);
  const [reason, setReason] = useState<Why>('A card');
  const move = async (): Promise<void> => {
    const done = await dispatch({ type: 'MoveArrival', formation, turn: turn === never ? null : turn, reason });
    if (done) onDone();
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <Stepper
        label="Comes on"
        value={turn}
        min={0}
        max={never}
        format={(value) => (value === never ? 'never' : (setup.turns[value]?.label ?? ''))}
        onChange={setTurn}
        testID={`arrival.${formation}.turn`}
      />
      <Segmented label="By" options={WHY} value={reason} onChange={setReason} testID={`arrival.${formation}.why`} />
      <Button
        label="Record"
        wide
        onPress={() => {
          void move();
        }}
        testID={`arrival.${formation}.record`}
      />
    </View>
  );
};

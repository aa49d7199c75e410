import { useState } from 'react';
import type { UnitView } from '../../../../src/rules/common/index';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Sheet } from '../../../components/Sheet';
import { TextField } from '../../../components/TextField';
import { ToggleRow } from '../../../components/ToggleRow';
import { useDispatch, useView } from '../../../hooks/use-game';

type PursueSheetProps = { readonly one: UnitView; readonly morale: MoraleView; readonly onClose: () => void };

const OFFERED = 12;

/** N20 16.8, 16.8.1: through which hex it goes after the enemy, and what only the map can tell. */
export const PursueSheet = ({ one: { unit }, morale, onClose }: PursueSheetProps) => {
  const { places } = useView('setup').setup.title;
  const dispatch = useDispatch();
  const known = [...new Set([...morale.pursuers.map(({ hex }) => hex), ...places])].slice(0, OFFERED);
  const [hex, setHex] = useState(known[0] ?? 'LOC');
  const [hexHeldByAnother, setHeld] = useState(true);
  const [movedThere, setMoved] = useState(true);
  return (
    <Sheet
      open
      title={`${unit.name} pursues`}
      onClose={onClose}
      testID="pursue.sheet"
      footer={
        <Button
          label="Off the map, for good"
          kind="danger"
          wide
          disabled={hex.trim() === ''}
          onPress={() => {
            onClose();
            void dispatch({
              type: 'PursueWith',
              unit: unit.id,
              hex: hex.trim(),
              facts: { hexHeldByAnother, movedThere },
            });
          }}
          testID="pursue.send"
        />
      }
    >
      {known.length === 0 ? null : (
        <ChipPicker
          label="Through which hex of the enemy’s lines"
          options={known.map((name) => ({ id: name, label: name }))}
          chosen={[hex]}
          onChange={([name = '']) => {
            setHex(name);
          }}
          mode="one"
          testID="pursue.place"
        />
      )}
      <TextField label="The hex" value={hex} onChange={setHex} maxLength={40} testID="pursue.hex" />
      <ToggleRow
        label="Another unit of ours stands there"
        value={hexHeldByAnother}
        onChange={setHeld}
        testID="pursue.held"
      />
      <ToggleRow label="It moved there in this movement" value={movedThere} onChange={setMoved} testID="pursue.moved" />
    </Sheet>
  );
};

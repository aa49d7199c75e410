import { useState } from 'react';
import { ChipPicker } from '../../../../components/ChoiceList';
import { Stepper } from '../../../../components/Stepper';
import { TextField } from '../../../../components/TextField';
import { useView } from '../../../../hooks/use-game';
import { Fold } from '../../../new-game/Fold';
import type { Draft } from './draft';
import { divisionsOf } from './recipients';

type DivisionalPartProps = { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void };

/** NLC 12.13, Ruling 94: the decision is an order of the corps leader's to one of his divisions; MOP 37.17: his commander. */
export const DivisionalPart = ({ draft, onChange }: DivisionalPartProps) => {
  const { setup, rules } = useView();
  const { of, forDivision, hexesFromCommander } = draft;
  const [typed, setTyped] = useState(forDivision ?? '');
  const divisions = of === null ? [] : divisionsOf(setup, of.id);
  return (
    <Fold
      title="For one of his divisions"
      summary={forDivision ?? 'No: for the formation itself'}
      testID="order.divisional"
    >
      {divisions.length === 0 ? (
        <TextField
          label="The division"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onChange({ forDivision: text.trim() === '' ? null : text.trim() });
          }}
          maxLength={60}
          testID="order.divisional.name"
        />
      ) : (
        <ChipPicker
          options={divisions.map((name) => ({ id: name, label: name }))}
          chosen={forDivision === null ? [] : [forDivision]}
          onChange={([name]) => {
            onChange({ forDivision: name === undefined || name === forDivision ? null : name });
          }}
          testID="order.divisional.of"
        />
      )}
      {rules === 'mop' ? (
        <Stepper
          label="Hexes from his commander to the target"
          hint="For a leader who is bound to him (37.17)"
          value={hexesFromCommander ?? 0}
          min={0}
          max={60}
          onChange={(hexes) => {
            onChange({ hexesFromCommander: hexes });
          }}
          testID="order.divisional.hexes"
        />
      ) : null}
    </Fold>
  );
};

import { useState } from 'react';
import { ChipPicker } from '../../../../components/ChoiceList';
import { TextField } from '../../../../components/TextField';
import { useView } from '../../../../hooks/use-game';
import { Fold } from '../../../new-game/Fold';
import { OptionalStepper } from '../../../new-game/units/OptionalStepper';
import type { Draft } from './draft';
import { divisionsToChoose } from './recipients';

type DivisionalPartProps = { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void };

/** NLC 12.13, Ruling 94: the decision is an order of the corps leader's to one of his divisions. */
export const DivisionalPart = ({ draft, onChange }: DivisionalPartProps) => {
  const { setup } = useView('setup');
  const { of, forDivision } = draft;
  const [typed, setTyped] = useState(forDivision ?? '');
  const divisions = of === null ? [] : divisionsToChoose(setup, of.id);
  if (divisions?.length === 0) return null;
  return (
    <Fold
      title="For one of his divisions"
      summary={forDivision ?? 'No: for the formation itself'}
      testID="order.divisional"
    >
      {divisions === null ? (
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
    </Fold>
  );
};

/** MOP 37.17: a leader who is bound to his commander says how far from him he aims. */
export const CommanderHexes = ({ draft: { mode, of, hexesFromCommander }, onChange }: DivisionalPartProps) => {
  const { setup } = useView('setup');
  const bound = setup.formations.find(({ id }) => id === of?.id)?.decisionHexes ?? null;
  if (mode !== 'decide' || bound === null) return null;
  return (
    <OptionalStepper
      label="Hexes from his commander to the target"
      hint={`Within ${String(bound)} (37.17)`}
      value={hexesFromCommander}
      min={0}
      max={60}
      start={bound}
      none="not said"
      onChange={(hexes) => {
        onChange({ hexesFromCommander: hexes });
      }}
      testID="order.hexes"
    />
  );
};

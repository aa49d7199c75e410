import { useState } from 'react';
import { parseFormations } from '../../../src/rules/common/index';
import type { Pasted, PastedFormation } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';

const WHY: Readonly<Record<Pasted['faults'][number]['why'], string>> = {
  NO_NAME: 'has no name',
  NO_RATING: 'has no rating',
  TOO_LONG: 'is too long',
};

type PasteFormationsProps = { readonly side: string; readonly onAdd: (formations: readonly PastedFormation[]) => void };

/** Many formations at once: a line each, as a spreadsheet or a scenario sheet gives them. */
export const PasteFormations = ({ side, onAdd }: PasteFormationsProps) => {
  const [text, setText] = useState('');
  const { formations, faults } = parseFormations(text);
  const fault = faults[0];
  const count = formations.length;
  return (
    <>
      <TextField
        label="Name, leader, rating: a line each"
        value={text}
        onChange={setText}
        lines={5}
        maxLength={20_000}
        placeholder={'II Corps, Reille, 3\nCavalry Reserve, Murat, 4'}
        error={fault === undefined ? undefined : `Line ${String(fault.line)} ${WHY[fault.why]}: ${fault.text}`}
        testID={`setup.${side}.paste.text`}
      />
      <Button
        label={count === 0 ? 'Add formations' : `Add ${String(count)} ${count === 1 ? 'formation' : 'formations'}`}
        icon="plus"
        disabled={count === 0 || faults.length > 0}
        onPress={() => {
          onAdd(formations);
          setText('');
        }}
        testID={`setup.${side}.paste.add`}
      />
    </>
  );
};

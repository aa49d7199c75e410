import { useState } from 'react';
import { View } from 'react-native';
import { addRoster } from '../../../../src/rules/common/setup/edit-units';
import { pasteUnits } from '../../../../src/packs/paste-units';
import type { PasteInto, PastedUnits } from '../../../../src/packs/paste-units';
import { ignoredSentence, pasteFaultSentence } from '../../../../src/wording/en/setup-files';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Notice } from '../../../components/Notice';
import { TextField } from '../../../components/TextField';
import { SPACE } from '../../../theme/metrics';
import { FaultLines } from '../FaultLines';
import type { SidePartProps } from '../side-part';
import { PastePreview } from './PastePreview';
import { leftOver } from './left-over';
import { counted } from './unit-line';

const EACH = 'each';
const LONGEST = 200_000;

const EXAMPLES: Readonly<Record<string, string>> = {
  n20: 'Name, formation, arm, strength-movement\nLobau, VI Corps, inf, 3-3',
  other: 'Name, formation, arm, front-reverse\nBachelu, II Corps, inf, 5-3',
};

/** Units out of a spreadsheet: what was read is shown before it is taken, what was not is named line by line. */
export const PasteUnits = ({ rules, side, setup, onChange }: SidePartProps & { readonly rules: string }) => {
  const [text, setText] = useState('');
  const [into, setInto] = useState<string>(EACH);
  const homes = setup.formations.filter((one) => one.side === side);
  const home = homes.find(({ id }) => id === into)?.name ?? null;
  const where: PasteInto = { rules, setup, side, into: home };
  const read = pasteUnits(text, where);
  const count = read.units.length;
  return (
    <View style={{ gap: SPACE.m }}>
      <TextField
        label="Lines from a spreadsheet"
        value={text}
        onChange={setText}
        lines={6}
        maxLength={LONGEST}
        placeholder={EXAMPLES[rules] ?? EXAMPLES['other']}
        hint="Tabs, commas or semicolons between the cells; a first line of headings if you like, in any order."
        testID={`setup.${side}.units.text`}
      />
      {homes.length === 0 ? null : (
        <ChipPicker
          label="Formation of lines that name none"
          options={[
            { id: EACH, label: 'Each line names its own' },
            ...homes.map(({ id, name }) => ({ id, label: name })),
          ]}
          chosen={[home === null ? EACH : into]}
          onChange={([id = EACH]) => {
            setInto(id);
          }}
          testID={`setup.${side}.units.into`}
        />
      )}
      <FaultLines
        lines={read.faults.map((fault) => ({ line: fault.line, text: pasteFaultSentence(fault), quote: fault.text }))}
        hint={count === 0 ? 'Nothing was changed.' : 'Take the others; these stay in the field to be mended.'}
        testID={`setup.${side}.units.faults`}
      />
      {read.ignored.length === 0 ? null : <Notice kind="info" text={`${ignoredSentence(read.ignored)}.`} />}
      <PastePreview rules={rules} setup={setup} side={side} read={read} />
      <Button
        label={addLabel(read)}
        icon="plus"
        disabled={count === 0}
        onPress={() => {
          onChange(addRoster(setup, side, read.units));
          setText(leftOver(text, read.faults, where));
        }}
        testID={`setup.${side}.units.add`}
      />
    </View>
  );
};

const addLabel = ({ units, faults }: PastedUnits): string => {
  if (units.length === 0) return 'Add units';
  const add = `Add ${counted(units.length, 'unit')}`;
  return faults.length === 0 ? add : `${add}, keep ${counted(faults.length, 'line')} here`;
};

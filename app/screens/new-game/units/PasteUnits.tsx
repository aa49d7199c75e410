import { useState } from 'react';
import { View } from 'react-native';
import { addRoster } from '../../../../src/rules/common/setup/edit-units';
import { pasteUnits } from '../../../../src/packs/paste-units';
import { setupRulesOf } from '../../../../src/rules/list';
import type { PasteInto, PastedUnits } from '../../../../src/packs/paste-units';
import type { Formation } from '../../../../src/rules/common/index';
import { ignoredSentence, pasteFaultSentence } from '../../../../src/wording/en/setup-files';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Notice } from '../../../components/Notice';
import { TextField } from '../../../components/TextField';
import { SPACE } from '../../../theme/metrics';
import { FaultLines } from '../FaultLines';
import { useRest } from '../rests';
import type { SidePartProps } from '../side-part';
import { PastePreview } from './PastePreview';
import { usualHome } from './usual-home';
import { leftOver } from './left-over';
import { counted } from './unit-line';

const EACH = 'each';
const LONGEST = 200_000;

const EXAMPLES: Readonly<Record<string, string>> = {
  n20: 'Name, arm, strength-movement\nLobau, inf, 3-3',
  mop: 'Name, formation, arm, front-reverse, initiative\nHuguet, II Corps, inf, 4-2, 3',
  other: 'Name, formation, arm, front-reverse\nBachelu, II Corps, inf, 5-3',
};

/** Units out of a spreadsheet: what was read is shown before it is taken, what was not is named line by line. */
export const PasteUnits = ({ rules, side, setup, onChange }: SidePartProps & { readonly rules: string }) => {
  const [text, setText] = useRest(`${side}.units`, `units of ${setup.sides[side].title}`);
  const [into, setInto] = useState<string>(EACH);
  const homes = setup.formations.filter((one) => one.side === side);
  const home = homes.find(({ id }) => id === into)?.name ?? null;
  const where: PasteInto = {
    besideStrength: setupRulesOf(rules).besideStrength,
    setup,
    side,
    into: home ?? usualHome(rules),
  };
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
      <IntoPicker rules={rules} side={side} homes={homes} chosen={home === null ? EACH : into} onChoose={setInto} />
      <FaultLines
        lines={read.faults.map((fault) => ({ line: fault.line, text: pasteFaultSentence(fault), quote: fault.text }))}
        hint={
          count === 0
            ? 'Mend them in the field; none of them is taken as it stands.'
            : 'Take the others; these stay in the field to be mended.'
        }
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

type IntoProps = {
  readonly rules: string;
  readonly side: string;
  readonly homes: readonly Formation[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** Where lines go that name no formation. Not asked where there is but one answer. */
const IntoPicker = ({ rules, side, homes, chosen, onChoose }: IntoProps) => {
  const usual = usualHome(rules);
  const others = homes.filter(({ name }) => name !== usual);
  if (others.length === 0) return null;
  return (
    <ChipPicker
      label="Formation of lines that name none"
      options={[
        { id: EACH, label: usual ?? 'Each line names its own' },
        ...others.map(({ id, name }) => ({ id, label: name })),
      ]}
      chosen={[chosen]}
      onChange={([id = EACH]) => {
        onChoose(id);
      }}
      testID={`setup.${side}.units.into`}
    />
  );
};

const addLabel = ({ units, faults }: PastedUnits): string => {
  if (units.length === 0) return 'Add units';
  const add = `Add ${counted(units.length, 'unit')}`;
  return faults.length === 0 ? add : `${add}, keep ${counted(faults.length, 'line')} here`;
};

import { isLeaderless, parseFormations, takeFormations } from '../../../src/rules/common/index';
import type { Pasted } from '../../../src/rules/common/index';
import { Button } from '../../components/Button';
import { TextField } from '../../components/TextField';
import { FaultLines } from './FaultLines';
import { useRest } from './rests';
import type { SidePartProps } from './side-part';
import { counted } from './units/unit-line';

const WHY: Readonly<Record<Pasted['faults'][number]['why'], string>> = {
  NO_NAME: 'has no name',
  NO_RATING: 'has no rating',
  TOO_LONG: 'is too long',
  NAME_TWICE: 'names a formation that is there already',
};

/** Many formations at once: a line each. The good ones are taken, the others stay in the field to be mended. */
export const PasteFormations = ({ side, setup, onChange }: SidePartProps) => {
  const [text, setText] = useRest(`${side}.formations`, `formations of ${setup.sides[side].title}`);
  const { formations, faults } = parseFormations(text, {
    commanders: setup.leaders.filter((one) => one.side === side),
    taken: setup.formations.filter((one) => one.side === side && !isLeaderless(one)).map(({ name }) => name),
  });
  const count = formations.length;
  const bad = new Set(faults.map(({ line }) => line - 1));
  const lines = text.split(/\r?\n/);
  return (
    <>
      <TextField
        label="Name, leader, rating, limit: a line each"
        value={text}
        onChange={setText}
        lines={5}
        maxLength={20_000}
        placeholder={'II Corps, Reille, 3, 14\nCavalry Reserve, Murat, 4'}
        hint="The limit may be left out. Kind and commander may follow it."
        testID={`setup.${side}.paste.text`}
      />
      <FaultLines
        lines={faults.map(({ line, why, text: quote }) => ({
          line,
          text: `Line ${String(line)} ${WHY[why]}.`,
          quote,
        }))}
        hint={count === 0 ? 'Mend them in the field.' : 'Take the others; these stay in the field to be mended.'}
        testID={`setup.${side}.paste.faults`}
      />
      <Button
        label={addLabel(count, faults.length)}
        icon="plus"
        disabled={count === 0}
        onPress={() => {
          onChange(takeFormations(setup, side, formations));
          setText(lines.filter((_, i) => bad.has(i)).join('\n'));
        }}
        testID={`setup.${side}.paste.add`}
      />
    </>
  );
};

const addLabel = (count: number, left: number): string => {
  if (count === 0) return 'Add formations';
  const add = `Add ${counted(count, 'formation')}`;
  return left === 0 ? add : `${add}, keep ${counted(left, 'line')} here`;
};

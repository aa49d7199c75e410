import type { Leader } from '../../../src/rules/common/index';
import { ratingWords } from '../../../src/wording/en/ratings';
import { ChipPicker } from '../../components/ChoiceList';
import { Body } from '../../components/Words';

type CommanderPickerProps = {
  readonly commanders: readonly Leader[];
  readonly chosen: string | null;
  readonly onChange: (id: string) => void;
  readonly testID: string;
};

/** Ruling 28: the side names who rolls. Asked only where there is a choice. */
export const CommanderPicker = ({ commanders, chosen, onChange, testID }: CommanderPickerProps) => {
  const [only] = commanders;
  if (only === undefined) return <Body tone="inkSoft">No commander on the map: counts 0.</Body>;
  if (commanders.length === 1) return <Body tone="inkSoft">{`${only.name} [${ratingWords(only)}]`}</Body>;
  return (
    <ChipPicker
      label="Rolls for"
      options={commanders.map((leader) => ({
        id: leader.id,
        label: `${leader.name} ${leader.role} [${ratingWords(leader)}]`,
      }))}
      chosen={chosen === null ? [] : [chosen]}
      onChange={([id]) => {
        if (id !== undefined) onChange(id);
      }}
      testID={testID}
    />
  );
};

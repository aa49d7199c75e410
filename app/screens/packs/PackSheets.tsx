import { View } from 'react-native';
import { ChoiceList } from '../../components/ChoiceList';
import { SectionTitle } from '../../components/SectionTitle';
import { SPACE } from '../../theme/metrics';
import type { PackStart } from './use-pack-start';

const NOTHING = 'none';

/** Title sheets of the same published game: what was entered once fills the scenario in. Not shown where there is none. */
export const PackSheets = ({ start }: { readonly start: PackStart }) => {
  const { sheets, sheet, chooseSheet } = start;
  if (sheets === null || sheets.length === 0) return null;
  const options = [
    ...sheets.map(({ key, name, own }) => ({
      id: key,
      label: name,
      hint: own
        ? 'Kept from this scenario: taken as it stands'
        : 'Units, limits and tables; orders stay the scenario’s',
    })),
    { id: NOTHING, label: 'Without a sheet', hint: 'What is missing can be entered in the game' },
  ];
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Filled in from</SectionTitle>
      <ChoiceList
        options={options}
        chosen={[sheet ?? NOTHING]}
        mode="one"
        onChange={([id = NOTHING]) => {
          chooseSheet(id === NOTHING ? null : id);
        }}
        testID="pack.sheets"
      />
    </View>
  );
};

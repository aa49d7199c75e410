import { useState } from 'react';
import { View } from 'react-native';
import type { UnitView } from '../../../../src/rules/common/index';
import type { AppView } from '../../../../src/session/rule-sets';
import { ChipPicker } from '../../../components/ChoiceList';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Counters } from '../../army/UnitButton';

export type UnitPickerProps = {
  readonly view: AppView;
  /** Who may be picked; without it, everybody on the map. */
  readonly units?: readonly UnitView[] | undefined;
  /** Who is picked already; a second tap is the caller's to take as laying him down. */
  readonly chosen: readonly string[];
  readonly onTap: (unit: string) => void;
  readonly label?: string | undefined;
  readonly testID?: string | undefined;
};

const FEW = 8;

/** The game's own counters, by formation; where there are few, all of them at once. */
export const UnitPicker = (props: UnitPickerProps) => {
  const { view, chosen, onTap, label = 'From the game', testID = 'resolve.units' } = props;
  const units = props.units ?? view.army.units.filter(({ standing }) => standing.place === 'map');
  const formations = view.setup.formations.filter(({ id }) => units.some(({ unit }) => unit.formation === id));
  const [opened, setOpened] = useState<string | null>(null);
  const formation = formations.find(({ id }) => id === opened) ?? formations[0];
  if (formation === undefined) return <Small>The game has no such units.</Small>;
  const isFew = units.length <= FEW;
  return (
    <View style={{ gap: SPACE.s }} testID={testID}>
      {isFew ? (
        <Small>{label}</Small>
      ) : (
        <ChipPicker
          label={label}
          options={formations.map(({ id, name }) => ({ id, label: name }))}
          chosen={[formation.id]}
          onChange={([id]) => {
            setOpened(id ?? null);
          }}
          testID={`${testID}.formation`}
        />
      )}
      <Counters
        units={isFew ? units : units.filter(({ unit }) => unit.formation === formation.id)}
        chosen={chosen}
        onTap={onTap}
        area={testID}
      />
    </View>
  );
};

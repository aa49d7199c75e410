import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import type { Formation, Setup } from '../../../../src/rules/common/index';
import { unitsOf } from '../../../../src/rules/common/setup/edit-units';
import { IconButton } from '../../../components/IconButton';
import { ListRow } from '../../../components/ListRow';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { UnitCounter } from './UnitCounter';
import { counted, unitLine } from './unit-line';

type FormationUnitsProps = {
  readonly rules: string;
  readonly side: Side;
  readonly setup: Setup;
  readonly formation: Formation;
  readonly expanded: boolean;
  readonly last: boolean;
  readonly onExpand: () => void;
  readonly onAdd: () => void;
  readonly onOpen: (unit: string) => void;
};

/** Its numbers grow with the letters beside it, as far as the row has room. */
const SMALL = 56;

/** The counters of one formation: how many and how strong at a glance, each of them when it is opened. */
export const FormationUnits = (props: FormationUnitsProps) => {
  const { rules, side, setup, formation, expanded, last, onExpand, onAdd, onOpen } = props;
  const { textScale } = useTheme();
  const units = unitsOf(setup, formation.id);
  const strength = units.reduce((sum, { front }) => sum + front, 0);
  const detail =
    units.length === 0 ? 'No units yet' : `${counted(units.length, 'unit')} · strength ${String(strength)}`;
  return (
    <View>
      <ListRow
        title={formation.name}
        detail={detail}
        selected={expanded}
        expanded={expanded}
        last={last && !expanded}
        onPress={onExpand}
        trailing={
          <IconButton icon="plus" label={`Add a unit to ${formation.name}`} onPress={onAdd} testID="setup.units.new" />
        }
        testID="setup.units.formation"
      />
      {expanded && units.length === 0 ? (
        <View style={{ padding: SPACE.m }}>
          <Small tone="inkSoft">Add units with the plus sign, or paste them below.</Small>
        </View>
      ) : null}
      {expanded
        ? units.map((unit, i) => (
            <ListRow
              key={unit.id}
              title={unit.name}
              detail={unitLine(rules, unit)}
              leading={
                <UnitCounter
                  rules={rules}
                  setup={setup}
                  side={side}
                  unit={unit}
                  size={SMALL * Math.min(textScale, 1.4)}
                />
              }
              last={last && i === units.length - 1}
              onPress={() => {
                onOpen(unit.id);
              }}
              testID="setup.units.unit"
            />
          ))
        : null}
    </View>
  );
};

import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import type { PastedUnits } from '../../../../src/packs/paste-units';
import type { Setup } from '../../../../src/rules/common/index';
import { Button } from '../../../components/Button';
import { ListRow } from '../../../components/ListRow';
import { Panel } from '../../../components/Panel';
import { Label } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { useTheme } from '../../../theme/ThemeProvider';
import { UnitCounter } from './UnitCounter';
import { counted, unitLine } from './unit-line';

type PastePreviewProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly side: Side;
  readonly read: PastedUnits;
};

const FEW = 4;
/** Its numbers grow with the letters beside it, as far as the row has room. */
const SMALL = 56;

/** The counters that the pasted lines make, before anything is changed. */
export const PastePreview = ({ rules, setup, side, read }: PastePreviewProps) => {
  const [all, setAll] = useState(false);
  const { textScale } = useTheme();
  const { units, formations } = read;
  if (units.length === 0) return null;
  const shown = all ? units : units.slice(0, FEW);
  const isNew = (name: string): boolean => formations.some((one) => one.toLowerCase() === name.toLowerCase());
  return (
    <View style={{ gap: SPACE.s }} testID={`setup.${side}.units.preview`}>
      <Label live>{`Read: ${counted(units.length, 'unit')}${newOnes(formations)}`}</Label>
      <Panel flush>
        {shown.map((unit, i) => (
          <ListRow
            key={`${unit.formation} ${unit.name}`}
            title={unit.name}
            detail={`${unit.formation}${isNew(unit.formation) ? ' (new)' : ''} · ${unitLine(rules, unit)}`}
            leading={
              <UnitCounter
                rules={rules}
                setup={setup}
                side={side}
                unit={unit}
                size={SMALL * Math.min(textScale, 1.4)}
              />
            }
            last={i === shown.length - 1}
            testID="setup.units.read"
          />
        ))}
      </Panel>
      {units.length <= FEW ? null : (
        <Button
          label={all ? 'Show fewer' : `Show all ${String(units.length)}`}
          kind="plain"
          icon={all ? 'up' : 'down'}
          onPress={() => {
            setAll((was) => !was);
          }}
          testID={`setup.${side}.units.all`}
        />
      )}
    </View>
  );
};

const newOnes = (formations: readonly string[]): string =>
  formations.length === 0 ? '' : `, ${counted(formations.length, 'new formation')}`;

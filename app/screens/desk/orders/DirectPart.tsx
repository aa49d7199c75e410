import { useState } from 'react';
import { View } from 'react-native';
import { isOn } from '../../../../src/rules/list';
import type { Setup } from '../../../../src/rules/common/index';
import type { Side } from '../../../../src/engine/sides';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Stepper } from '../../../components/Stepper';
import { ToggleRow } from '../../../components/ToggleRow';
import { Label } from '../../../components/Words';
import { useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { useDeskPlays } from './DeskPlays';
import type { CommanderOrders } from './order-types';

const hasFrench = ({ units, formations }: Setup, side: Side): boolean =>
  units.some(
    ({ nation, formation }) =>
      nation === 'french' && formations.some((one) => one.id === formation && one.side === side),
  );

/** NLC 20.7: he directs units he stands with or beside; then he gives no orders next turn. */
export const DirectPart = ({ commander }: { readonly commander: CommanderOrders }) => {
  const { setup } = useView('setup');
  const { side, play } = useDeskPlays();
  const most = commander.capacity?.mayDirect ?? 0;
  const [units, setUnits] = useState(1);
  const [formations, setFormations] = useState<readonly string[]>([]);
  const [french, setFrench] = useState(() => hasFrench(setup, side));
  if (!isOn(setup, 'directCommand') || most === 0) return null;
  const { leader } = commander;
  const testID = `orders.direct.${leader}`;
  return (
    <View style={{ gap: SPACE.s }} testID={testID}>
      <Label>{`Direct units himself: ${String(most)} at most, and no orders next turn (20.7)`}</Label>
      <ChipPicker
        mode="many"
        options={setup.formations
          .filter((one) => one.side === side && one.onMap)
          .map(({ id, name }) => ({ id, label: name }))}
        chosen={formations}
        onChange={setFormations}
        testID={`${testID}.of`}
      />
      <Stepper
        label="Units"
        value={Math.min(units, most)}
        min={1}
        max={most}
        onChange={setUnits}
        testID={`${testID}.units`}
      />
      <ToggleRow
        label="He is French"
        hint="Else he must be rated 4"
        value={french}
        onChange={setFrench}
        testID={`${testID}.french`}
      />
      <Button
        label="He directs them"
        disabled={formations.length === 0}
        onPress={() => {
          void play({
            type: 'DirectUnits',
            leader,
            formations: [...formations],
            units: Math.min(units, most),
            french,
            houseRule: null,
          });
        }}
        testID={`${testID}.do`}
      />
    </View>
  );
};

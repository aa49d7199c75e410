import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import type { MoraleView } from '../../../../src/rules/n20/index';
import { ChipPicker } from '../../../components/ChoiceList';
import { Panel } from '../../../components/Panel';
import { SectionTitle } from '../../../components/SectionTitle';
import { Small } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { SideHeading } from '../../turn/SideHeading';

/** N20 9.0, Fun: a Direct Command marker that is to be placed now; a tap on a unit places it. */
export const CommandPanel = ({ morale }: { readonly morale: MoraleView }) => {
  const { markers } = morale;
  if (markers === null || morale.outcome.result !== null) return null;
  const due = SIDES.filter((side) => markers[side].due);
  if (due.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID="command">
      <SectionTitle aside="N20 9.0">Direct Command</SectionTitle>
      {due.map((side) => (
        <Due key={side} side={side} lies={markers[side].unit} />
      ))}
    </View>
  );
};

const Due = ({ side, lies }: { readonly side: Side; readonly lies: string | null }) => {
  const { army } = useView('army');
  const dispatch = useDispatch();
  const here = army.units.filter((one) => one.side === side && one.standing.place === 'map');
  return (
    <Panel testID={`command.${side}`}>
      <SideHeading side={side} />
      <Small>
        {lies === null ? 'Due: the marker has no unit yet.' : 'Due in this movement: on the same unit or another.'}
      </Small>
      <ChipPicker
        options={here.map(({ unit: { id, name } }) => ({ id, label: name }))}
        chosen={lies === null ? [] : [lies]}
        onChange={([unit = '']) => {
          void dispatch({ type: 'PlaceMarker', side, unit });
        }}
        mode="one"
        plays
        testID={`command.${side}.unit`}
      />
    </Panel>
  );
};

import { View } from 'react-native';
import type { Side } from '../../../src/engine/sides';
import { isOn } from '../../../src/rules/list';
import { ChipPicker } from '../../components/ChoiceList';
import { SectionTitle } from '../../components/SectionTitle';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type { FormationStatus } from './army-types';

type NeighboursPartProps = { readonly status: FormationStatus; readonly side: Side };

/** NLC 20.6: whose leaders stand near; a demoralized neighbour lowers the limit. */
export const NeighboursPart = ({ status: { of, near }, side }: NeighboursPartProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  if (!isOn(setup, 'proximity')) return null;
  const others = setup.formations.filter((one) => one.side === side && one.id !== of.id);
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle aside="NLC 20.6">Neighbours</SectionTitle>
      <ChipPicker
        label="Leaders within five hexes of its own"
        options={others.map(({ id, name }) => ({ id, label: name }))}
        chosen={near}
        onChange={(ids) => {
          void dispatch({ type: 'SetNeighbours', formation: of.id, division: null, near: [...ids] });
        }}
        mode="many"
        testID="neighbour"
      />
    </View>
  );
};

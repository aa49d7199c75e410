import { View } from 'react-native';
import { divisionsOf } from '../../../src/rules/common/index';
import { isOn } from '../../../src/rules/list';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { OperationsPart } from './OperationsPart';
import type { DivisionStatus } from './army-types';

const WAYS = [
  { id: 'corps', label: 'With the corps' },
  { id: 'near', label: 'Own orders', hint: 'in range' },
  { id: 'far', label: 'Own orders', hint: 'out of range' },
] as const;

const wayOf = (own: DivisionStatus | undefined): (typeof WAYS)[number]['id'] =>
  own === undefined ? 'corps' : own.withinCommanderRange ? 'near' : 'far';

/** NLC 20.9: a division on its own orders answers for what becomes of them. */
const OwnOrders = ({ status }: { readonly status: DivisionStatus | undefined }) =>
  status?.of.kind === 'division' ? (
    <OperationsPart formation={status.of.id} division={status.of.division} operations={status.operations} />
  ) : null;

/** NLC 12.13, 20.6: a division on its own orders is judged by itself; its commander's range matters. */
export const DivisionsPart = ({ formation }: { readonly formation: string }) => {
  const { setup, corps } = useView('setup', 'corps');
  const dispatch = useDispatch();
  const all = divisionsOf(setup.units, formation);
  // Where each counter is a division by itself, they are asked after only where a rule looks at them.
  const named = setup.units.some((unit) => unit.formation === formation && unit.division !== null);
  const divisions = named || isOn(setup, 'proximity') || isOn(setup, 'operationsMorale') ? all : [];
  if (divisions.length === 0) return null;
  const onOwn = (division: string): DivisionStatus | undefined =>
    corps?.divisions.find(({ of }) => of.kind === 'division' && of.id === formation && of.division === division);
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle aside="NLC 12.13">Divisions</SectionTitle>
      {divisions.map((division) => (
        <View key={division} style={{ gap: SPACE.s }}>
          <Segmented
            label={division}
            options={WAYS}
            value={wayOf(onOwn(division))}
            onChange={(way) => {
              void dispatch({
                type: 'SetDivision',
                formation,
                division,
                ownOrders: way !== 'corps',
                withinCommanderRange: way === 'near',
              });
            }}
            plays
            testID={`division.${division}`}
          />
          <OwnOrders status={onOwn(division)} />
        </View>
      ))}
    </View>
  );
};

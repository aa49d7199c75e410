import { View } from 'react-native';
import { isOn } from '../../../src/rules/list';
import { ActionGrid } from '../../components/ActionGrid';
import { SectionTitle } from '../../components/SectionTitle';
import { useDispatch, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import type { FormationStatus } from './army-types';

const OPERATIONS = [
  { id: 'attackComplied', label: 'Complied with an attack' },
  { id: 'attackRepelled', label: 'An attack on it failed' },
  { id: 'retreatReceived', label: 'Ordered to fall back' },
  { id: 'failure', label: 'Failed in its order' },
  { id: 'defenceFailure', label: 'Failed to hold' },
] as const;

const times = (count: number): string | undefined =>
  count === 0 ? undefined : count === 1 ? 'Once so far' : `${String(count)} times so far`;

type OperationsPartProps = Pick<FormationStatus, 'operations'> & {
  readonly formation: string;
  /** A division of it on its own orders. */
  readonly division: string | null;
};

/** NLC 20.9: what becomes of orders raises and lowers the limit. */
export const OperationsPart = ({ formation, division, operations }: OperationsPartProps) => {
  const { setup } = useView('setup');
  const dispatch = useDispatch();
  if (!isOn(setup, 'operationsMorale')) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {division === null ? <SectionTitle aside="NLC 20.9">Orders</SectionTitle> : null}
      <ActionGrid
        label={division === null ? 'What became of orders' : `What became of the orders of ${division}`}
        actions={OPERATIONS.map((one) => ({ ...one, hint: times(operations[one.id]) }))}
        onAction={(what) => {
          void dispatch({ type: 'RecordOperation', formation, division, what });
        }}
        testID={division === null ? 'operation' : `division.${division}.operation`}
      />
    </View>
  );
};

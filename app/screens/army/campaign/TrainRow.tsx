import { View } from 'react-native';
import { trainOdds } from '../../../../src/rules/mop/index';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Label, Small } from '../../../components/Words';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Train } from '../army-types';
import { Chances } from '../../plays/Chances';

const KINDS = { baggage: 'Baggage train', pontoon: 'Pontoon train' } as const;
const OUTCOMES = [
  { is: 'captured', label: 'Taken when the enemy enters', tone: 'warn' },
  { is: 'destroyed', label: 'Destroyed when the enemy enters', tone: 'danger' },
] as const;
const STATES = { there: null, destroyed: 'destroyed', exited: 'left the map' } as const;

/** MOP 37.8: a train, who has it, and what can happen to it. */
export const TrainRow = ({ train, holder }: { readonly train: Train; readonly holder: string }) => {
  const dispatch = useDispatch();
  const { id, name, kind, state } = train;
  const words = [KINDS[kind], holder, STATES[state]].filter((part) => part !== null);
  return (
    <View style={{ gap: SPACE.xs }} testID={`train.${id}`}>
      <Label>{name}</Label>
      <Small>{words.join(' · ')}</Small>
      {state === 'there' ? <Chances chance={trainOdds(kind)} outcomes={OUTCOMES} testID={`train.${id}.odds`} /> : null}
      {state === 'there' ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
          <InlineConfirm
            label="The enemy enters"
            question={
              kind === 'pontoon'
                ? 'In its hex? A die says whether it is taken or destroyed.'
                : 'In its hex? It is destroyed.'
            }
            yes="He does"
            no="Not yet"
            onConfirm={() => {
              void dispatch({ type: 'EnemyEntersTrain', train: id, other: undefined });
            }}
            testID={`train.${id}.enter`}
          />
          <InlineConfirm
            label="Left the map"
            question="By a friendly supply source?"
            kind="quiet"
            onConfirm={() => {
              void dispatch({ type: 'ExitTrain', train: id });
            }}
            testID={`train.${id}.exit`}
          />
        </View>
      ) : null}
      <InlineConfirm
        label="Entered by mistake"
        question="Take it off the list, with all it counts for?"
        icon="trash"
        kind="plain"
        onConfirm={() => {
          void dispatch({ type: 'RemoveTrain', train: id });
        }}
        testID={`train.${id}.remove`}
      />
    </View>
  );
};

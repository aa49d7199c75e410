import { View } from 'react-native';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Label, Small } from '../../../components/Words';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { TrainEntered } from '../../plays/TrainEntered';
import type { Train } from '../army-types';

const KINDS = { baggage: 'Baggage train', pontoon: 'Pontoon train' } as const;
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
      {state === 'there' ? (
        <>
          <TrainEntered train={train} />
          <InlineConfirm
            label="Left the map"
            question="By a friendly supply source?"
            kind="quiet"
            onConfirm={() => {
              void dispatch({ type: 'ExitTrain', train: id });
            }}
            testID={`train.${id}.exit`}
          />
        </>
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

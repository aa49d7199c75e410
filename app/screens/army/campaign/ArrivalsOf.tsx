import { useState } from 'react';
import { View } from 'react-native';
import type { Side } from '../../../../src/engine/sides';
import { IconButton } from '../../../components/IconButton';
import { Caption, Label, Small } from '../../../components/Words';
import { useNames, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import type { Arrival, Campaign } from '../army-types';
import { ArrivalMove } from './ArrivalMove';
import { ArrivalOrder } from './ArrivalOrder';
import { ArrivalRoll } from './ArrivalRoll';
import { EnterActions } from './EnterActions';
import { arrivalWords } from './arrival-words';

type ArrivalsOfProps = { readonly side: Side; readonly campaign: Campaign };

/** NLC 9, MOP App. II: one side's reinforcements, each with what is to be done about it now. */
export const ArrivalsOf = ({ side, campaign }: ArrivalsOfProps) => {
  const { setup } = useView('setup');
  const all = campaign.arrivals.filter((one) => one.side === side);
  if (all.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }} testID={`arrivals.${side}`}>
      <Caption>{setup.sides[side].title}</Caption>
      {all.map((one) => (
        <ArrivalRow key={one.formation} arrival={one} others={all.filter((other) => isWith(other, one))} />
      ))}
    </View>
  );
};

/** Groups that are due together may enter at the same hex, and then share a die. */
const isWith = (other: Arrival, one: Arrival): boolean =>
  other.formation !== one.formation && other.due === one.due && other.now === 'roll';

type RowProps = { readonly arrival: Arrival; readonly others: readonly Arrival[] };

const ArrivalRow = ({ arrival, others }: RowProps) => {
  const [moving, setMoving] = useState(false);
  const { formation, comes, entered } = arrival;
  return (
    <View style={{ gap: SPACE.s }} testID={`arrival.${formation}.all`}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Words arrival={arrival} />
        {comes === null || entered === 'whole' ? null : (
          <IconButton
            icon={moving ? 'close' : 'clock'}
            label={moving ? 'Leave it as it is' : `${arrival.name} comes on another turn`}
            onPress={() => {
              setMoving(!moving);
            }}
            testID={`arrival.${formation}.move`}
          />
        )}
      </View>
      <ToDo arrival={arrival} others={others} />
      <ArrivalOrder arrival={arrival} />
      {moving ? (
        <ArrivalMove
          arrival={arrival}
          onDone={() => {
            setMoving(false);
          }}
        />
      ) : null}
    </View>
  );
};

const Words = ({ arrival }: Pick<RowProps, 'arrival'>) => {
  const names = useNames();
  const isSecret = arrival.comes === null && arrival.entered === null;
  return (
    <View style={{ flex: 1 }}>
      <Label>{arrival.name}</Label>
      <Small testID={`arrival.${arrival.formation}.words`}>{arrivalWords(arrival, names)}</Small>
      {isSecret ? <Small tone="inkSoft">When it comes is its owner’s secret.</Small> : null}
    </View>
  );
};

/** The roll or the entry, whichever is due; that a secret arrival stands on the map may be told at any time. */
const ToDo = ({ arrival, others }: RowProps) => {
  const { now, comes, entered } = arrival;
  if (now === 'roll') return <ArrivalRoll arrival={arrival} others={others} />;
  return now === 'enter' || (comes === null && entered !== 'whole') ? <EnterActions arrival={arrival} /> : null;
};

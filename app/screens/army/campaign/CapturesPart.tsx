import { View } from 'react-native';
import { ToggleRow } from '../../../components/ToggleRow';
import { Label } from '../../../components/Words';
import { useDispatch, useView } from '../../../hooks/use-game';
import type { Campaign } from '../army-types';

/** MOP 37.13, Ruling 55: overall commanders in the enemy's hands; the French one may be Napoleon himself. */
export const CapturesPart = ({ captives }: Pick<Campaign, 'captives'>) => {
  const { setup } = useView('setup');
  const commanders = setup.leaders.filter(({ role }) => role === 'OC');
  if (commanders.length === 0) return null;
  return (
    <View>
      <Label>Taken by the enemy</Label>
      {commanders.map(({ id, name, side }) => {
        const captive = captives.find(({ leader }) => leader === id);
        return (
          <View key={id}>
            <Taken id={id} name={name} on={captive !== undefined && !captive.napoleon} napoleon={false} />
            {side === 'first' ? (
              <Taken id={id} name={`${name}, and he is Napoleon`} on={captive?.napoleon === true} napoleon />
            ) : null}
          </View>
        );
      })}
    </View>
  );
};

type TakenProps = { readonly id: string; readonly name: string; readonly on: boolean; readonly napoleon: boolean };

const Taken = ({ id, name, on, napoleon }: TakenProps) => {
  const dispatch = useDispatch();
  return (
    <ToggleRow
      label={name}
      value={on}
      onChange={(captured) => {
        void dispatch({ type: 'RecordCapture', leader: id, captured, napoleon: captured && napoleon });
      }}
      testID={`capture.${id}${napoleon ? '.napoleon' : ''}`}
    />
  );
};

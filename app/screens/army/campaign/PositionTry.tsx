import { useState } from 'react';
import { View } from 'react-native';
import { positionOdds } from '../../../../src/rules/mop/index';
import { Button } from '../../../components/Button';
import { ChipPicker } from '../../../components/ChoiceList';
import { Stepper } from '../../../components/Stepper';
import { TextField } from '../../../components/TextField';
import { useDispatch, useView } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { Chances } from '../../plays/Chances';

/** In the order in which they stand on every page. */
const WEATHER = ['Fair', 'Cloudy', 'Mud', 'Rain', 'Fog', 'Frost', 'Snow', 'Snowstorm'] as const;
const MOST_DIGGERS = 12;

const OUTCOMES = [
  { is: true, label: 'Built', tone: 'good' },
  { is: false, label: 'Not yet' },
] as const;

/** MOP 37.3.3: infantry digs in; a die says whether it is done. */
export const PositionTry = () => {
  const { turn, weather: sky } = useView('turn', 'weather');
  const dispatch = useDispatch();
  const [hex, setHex] = useState('');
  const [diggers, setDiggers] = useState(2);
  const [picked, setPicked] = useState<string | null>(null);
  // As it is over the game, until something else is picked.
  const weather = picked ?? WEATHER.find((one) => one.toLowerCase() === sky?.now) ?? 'Fair';
  const roll = async (): Promise<void> => {
    if (await dispatch({ type: 'TryImprovedPosition', hex, diggers, weather, other: undefined })) setHex('');
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <TextField label="Hex" value={hex} onChange={setHex} maxLength={60} testID="position.hex" />
      <Stepper
        label="Infantry units digging"
        hint="Defending, spending their activation on it"
        value={diggers}
        min={1}
        max={MOST_DIGGERS}
        onChange={setDiggers}
        testID="position.diggers"
      />
      <ChipPicker
        label="Weather"
        options={WEATHER.map((id) => ({ id, label: id }))}
        chosen={WEATHER.filter((id) => id === weather)}
        onChange={([one]) => {
          if (one !== undefined) setPicked(one);
        }}
        testID="position.weather"
      />
      <Chances
        chance={positionOdds({ diggers, weather, night: turn.turn.kind === 'night' })}
        outcomes={OUTCOMES}
        testID="position.odds"
      />
      <Button
        label="Roll"
        icon="dice"
        kind="primary"
        disabled={hex.trim() === ''}
        onPress={() => {
          void roll();
        }}
        testID="position.roll"
      />
    </View>
  );
};

import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { OtherModifier } from '../../components/OtherModifier';
import type { Modifier } from '../../components/OtherModifier';
import { Stepper } from '../../components/Stepper';
import { TextField } from '../../components/TextField';
import { Small } from '../../components/Words';
import { useDispatch } from '../../hooks/use-game';
import { foretoldOf, playOf, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import { Chances } from './Chances';
import { WorkingOfLast } from './WorkingOfLast';

/** In the order in which they stand on every page. */
const WEATHER = ['Fair', 'Cloudy', 'Mud', 'Rain', 'Fog', 'Frost', 'Snow', 'Snowstorm'] as const;
type Weather = (typeof WEATHER)[number];
const MOST_DIGGERS = 12;

const OUTCOMES = [
  { is: true, label: 'Built', tone: 'good' },
  { is: false, label: 'Not yet' },
] as const;

const PLAY = 'mop/improved-position';
/** The chances are shown before a hex is named: they are the same wherever none has been built. */
const ANY_HEX = '…';

type PositionTryProps = {
  /** A page of its own has room for a special rule of the game at hand. */
  readonly asksMore?: boolean;
};

/** MOP 37.3.3: infantry digs in; a die says whether it is done. */
export const PositionTry = ({ asksMore = false }: PositionTryProps) => {
  const dispatch = useDispatch();
  const previewOf = usePlayPreview();
  const [hex, setHex] = useState('');
  const [diggers, setDiggers] = useState(2);
  const [weather, setWeather] = useState<Weather>('Fair');
  const [other, setOther] = useState<Modifier | undefined>();
  const named = hex.trim();
  const play = playOf(PLAY, { hex: named === '' ? ANY_HEX : named }, { diggers, weather, other });
  const seen = previewOf(play);
  const chance = foretoldOf(seen, PLAY, ({ built }) => built);
  const roll = async (): Promise<void> => {
    if (await dispatch(play)) setHex('');
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
      <Sky inForce={seen?.known['weather']} said={weather} onSaid={setWeather} />
      {asksMore ? <OtherModifier amount={other?.amount ?? 0} onChange={setOther} testID="position.other" /> : null}
      {chance === null ? null : <Chances chance={chance} outcomes={OUTCOMES} testID="position.odds" />}
      <Button
        label="Roll"
        icon="dice"
        kind="primary"
        disabled={named === ''}
        onPress={() => {
          void roll();
        }}
        testID="position.roll"
      />
    </View>
  );
};

type SkyProps = {
  readonly inForce: unknown;
  readonly said: Weather;
  readonly onSaid: (weather: Weather) => void;
};

/** MOP 37.4: the weather in force is shown; while nobody has said what it is, it is asked for. */
const Sky = ({ inForce, said, onSaid }: SkyProps) =>
  typeof inForce === 'string' ? (
    <View testID="position.sky">
      <Small>{`Weather: ${inForce}`}</Small>
    </View>
  ) : (
    <ChipPicker
      label="Weather"
      options={WEATHER.map((id) => ({ id, label: id }))}
      chosen={[said]}
      onChange={([one]) => {
        if (one !== undefined) onSaid(one);
      }}
      testID="position.weather"
    />
  );

/** The same on a page of its own. */
export const PositionOfOne = () => (
  <>
    <PositionTry asksMore />
    <WorkingOfLast types={[PLAY]} fresh />
  </>
);

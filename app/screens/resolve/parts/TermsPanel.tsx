import { View } from 'react-native';
import { ChipPicker } from '../../../components/ChoiceList';
import { Segmented } from '../../../components/Segmented';
import { SPACE } from '../../../theme/metrics';

/** The weather as the procedures of combat name it. */
export const WEATHER_CHIPS = [
  { id: 'fair', label: 'Fair' },
  { id: 'cloudy', label: 'Cloudy' },
  { id: 'mud', label: 'Mud' },
  { id: 'rain', label: 'Rain' },
  { id: 'fog', label: 'Fog' },
  { id: 'frost', label: 'Frost' },
  { id: 'snow', label: 'Snow' },
  { id: 'snowstorm', label: 'Snowstorm' },
] as const;

export const TURN_CHIPS = [
  { id: 'day', label: 'Day' },
  { id: 'nightPm', label: 'Night PM' },
  { id: 'night', label: 'Night' },
] as const;

export type TermsPanelProps = {
  readonly weather: string;
  readonly turn: string;
  readonly onWeather: (weather: string) => void;
  readonly onTurn: (turn: string) => void;
  readonly testID?: string | undefined;
};

/** When and in what weather: asked once. */
export const TermsPanel = ({ weather, turn, onWeather, onTurn, testID = 'resolve.terms' }: TermsPanelProps) => (
  <View style={{ gap: SPACE.m }} testID={testID}>
    <ChipPicker<string>
      label="Weather"
      options={WEATHER_CHIPS}
      chosen={[weather]}
      onChange={([id]) => {
        if (id !== undefined) onWeather(id);
      }}
      testID={`${testID}.weather`}
    />
    <Segmented<string> label="Turn" options={TURN_CHIPS} value={turn} onChange={onTurn} testID={`${testID}.turn`} />
  </View>
);

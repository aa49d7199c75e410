import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { Panel } from '../../components/Panel';
import { IconButton } from '../../components/IconButton';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { Stepper } from '../../components/Stepper';
import { ToggleRow } from '../../components/ToggleRow';
import { Small, Title } from '../../components/Words';
import { useApp, useSetting } from '../../hooks/use-app';
import type { Routes } from '../../navigation/routes';
import { canVibrate } from '../../wiring/can-vibrate';
import { About } from './About';
import { HomeScreen } from './HomeScreen';
import { KeptHere } from './KeptHere';
import { MoveToPhone } from './MoveToPhone';

const THEMES = [
  { id: 'system', label: 'As phone' },
  { id: 'light', label: 'Paper' },
  { id: 'dark', label: 'Night' },
  { id: 'lamp', label: 'Lamp' },
] as const;

const DICE = [
  { id: 'app', label: 'App', hint: 'The app throws' },
  { id: 'table', label: 'Table', hint: 'Throw, then tap the faces' },
] as const;

const Vibrate = () => {
  const { change } = useApp().settings;
  return (
    <ToggleRow
      label="Vibrate"
      hint="On rolls and draws"
      value={useSetting('haptics')}
      onChange={(haptics) => {
        change({ haptics });
      }}
      testID="settings.haptics"
    />
  );
};

/** What a player sets once for this device. */
export const SettingsScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Settings'>) => {
  const { change } = useApp().settings;
  const textScale = useSetting('textScale');
  return (
    <Screen
      testID="settings"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="settings.header.back" />}
          title={<Title>Settings</Title>}
        />
      }
    >
      <SectionTitle>Light</SectionTitle>
      <Panel>
        <Segmented
          options={THEMES}
          value={useSetting('theme')}
          onChange={(theme) => {
            change({ theme });
          }}
          testID="settings.theme"
        />
        <Small tone="inkSoft">Lamp keeps your eyes used to a dark cellar.</Small>
        <Stepper
          label="Text size"
          value={Math.round(textScale * 100)}
          min={80}
          max={200}
          step={10}
          format={(value) => `${String(value)} %`}
          onChange={(value) => {
            change({ textScale: value / 100 });
          }}
          testID="settings.text"
        />
      </Panel>
      <SectionTitle>At the table</SectionTitle>
      <Panel>
        <Segmented
          label="Dice"
          options={DICE}
          value={useSetting('dice')}
          onChange={(dice) => {
            change({ dice });
          }}
          testID="settings.dice"
        />
        <ToggleRow
          label="Keep the screen on"
          hint="While a game is open"
          value={useSetting('keepAwake')}
          onChange={(keepAwake) => {
            change({ keepAwake });
          }}
          testID="settings.awake"
        />
        {canVibrate() ? <Vibrate /> : null}
      </Panel>
      <KeptHere />
      <HomeScreen />
      <MoveToPhone />
      <About />
    </Screen>
  );
};

import { SWITCHES, isOn, setSwitch } from '../../../src/rules/common/index';
import type { Setup, Switch } from '../../../src/rules/common/index';
import { SWITCH_WORDS } from '../../../src/wording/en/setup';
import { ToggleRow } from '../../components/ToggleRow';
import { Fold } from './Fold';

type SwitchSectionProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** Only MOP has weather by the day. */
const applies = (name: Switch, rules: string): boolean => name !== 'weatherFirstDayOnly' || rules === 'mop';

/** Optional rules and other readings. */
export const SwitchSection = ({ rules, setup, onChange }: SwitchSectionProps) => {
  const shown = SWITCHES.filter((name) => applies(name, rules));
  const on = shown.filter((name) => isOn(setup, name)).map((name) => SWITCH_WORDS[name].title);
  return (
    <Fold title="Optional rules" summary={on.length === 0 ? 'As printed' : on.join(', ')} testID="setup.switches">
      {shown.map((name) => (
        <ToggleRow
          key={name}
          label={SWITCH_WORDS[name].title}
          hint={`${SWITCH_WORDS[name].hint} (${SWITCH_WORDS[name].rule})`}
          value={isOn(setup, name)}
          onChange={(value) => {
            onChange(setSwitch(setup, name, value));
          }}
          testID={`setup.switch.${name}`}
        />
      ))}
    </Fold>
  );
};

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

const ALL_BUT_N20: readonly string[] = ['nlc', 'mop'];
const MOP: readonly string[] = ['mop'];
const N20: readonly string[] = ['n20'];

/** Which rule sets know a switch. */
const KNOWN_TO: Readonly<Record<Switch, readonly string[]>> = {
  openCup: ALL_BUT_N20,
  nightsWithoutChits: ALL_BUT_N20,
  withoutOrders: ALL_BUT_N20,
  orderSheets: ALL_BUT_N20,
  takingTheInitiative: ALL_BUT_N20,
  weatherFirstDayOnly: MOP,
  disruptionByCheck: ALL_BUT_N20,
  proximity: ALL_BUT_N20,
  operationsMorale: ALL_BUT_N20,
  armyLowersMorale: ALL_BUT_N20,
  hiddenDemoralization: MOP,
  variableArrival: ALL_BUT_N20,
  secretArrivals: MOP,
  pursuitHeldHexOnly: N20,
  pursuitOnce: N20,
};

/** Optional rules and other readings. */
export const SwitchSection = ({ rules, setup, onChange }: SwitchSectionProps) => {
  const shown = SWITCHES.filter((name) => KNOWN_TO[name].includes(rules));
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

import { SWITCHES, defaultSetup, isOn, setSwitch } from '../../../src/rules/common/index';
import type { Setup, Switch } from '../../../src/rules/common/index';
import { PLAYED_WORDS, SWITCH_WORDS } from '../../../src/wording/en/setup';
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
  openOrders: ALL_BUT_N20,
  simplifiedCommand: ALL_BUT_N20,
  commandConfusion: ALL_BUT_N20,
  directCommand: ALL_BUT_N20,
  fatigue: ALL_BUT_N20,
  hiddenMovement: ALL_BUT_N20,
  hiddenTrafficJams: ALL_BUT_N20,
  hiddenForces: MOP,
  vedettes: MOP,
  repulseSparesFailed: MOP,
  takingTheInitiative: ALL_BUT_N20,
  pbem: ALL_BUT_N20,
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
  withoutDisruptionOnRetreat: ALL_BUT_N20,
  withoutRemoteSupport: ALL_BUT_N20,
  withoutArtilleryDetail: ALL_BUT_N20,
  withoutTinyUnits: ALL_BUT_N20,
  doctrine: ALL_BUT_N20,
  artillerySupport: ALL_BUT_N20,
  rollSix: ALL_BUT_N20,
  rout: ALL_BUT_N20,
  alternateArtillery: ALL_BUT_N20,
  opportunityFire: ALL_BUT_N20,
  terrainMultiplies: ALL_BUT_N20,
  oneRounding: ALL_BUT_N20,
  enfiladeAdds: ALL_BUT_N20,
};

/** How orders are kept is asked for by itself. */
const ASKED_ABOVE: readonly Switch[] = ['orderSheets', 'withoutOrders'];

export const isKnownTo = (rules: string, name: Switch): boolean => KNOWN_TO[name].includes(rules);

/** Optional rules and other readings. */
export const SwitchSection = ({ rules, setup, onChange }: SwitchSectionProps) => {
  const shown = SWITCHES.filter((name) => KNOWN_TO[name].includes(rules) && !ASKED_ABOVE.includes(name));
  const { switches: usual } = defaultSetup(rules);
  const other = shown.filter((name) => isOn(setup, name) !== usual.includes(name));
  const told = other.map((name) => (isOn(setup, name) ? '' : 'without ') + SWITCH_WORDS[name].title);
  return (
    <Fold title="Optional rules" summary={told.length === 0 ? 'As printed' : told.join(', ')} testID="setup.switches">
      {shown.map((name) => (
        <SwitchRow key={name} name={name} setup={setup} onChange={onChange} />
      ))}
    </Fold>
  );
};

type SwitchRowProps = Omit<SwitchSectionProps, 'rules'> & { readonly name: Switch };

/** What is played unless it is switched off stands there as what it is, and on. */
const SwitchRow = ({ name, setup, onChange }: SwitchRowProps) => {
  const played = PLAYED_WORDS[name];
  const { title, hint } = played ?? SWITCH_WORDS[name];
  return (
    <ToggleRow
      label={title}
      hint={`${hint} (${SWITCH_WORDS[name].rule})`}
      value={isOn(setup, name) === (played === undefined)}
      onChange={(value) => {
        onChange(setSwitch(setup, name, value === (played === undefined)));
      }}
      testID={`setup.switch.${name}`}
    />
  );
};

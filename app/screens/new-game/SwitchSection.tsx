import { defaultSetup, setSwitch } from '../../../src/rules/common/index';
import { isOn, setupRulesOf } from '../../../src/rules/list';
import type { Setup } from '../../../src/rules/common/index';
import type { Switch } from '../../../src/rules/list';
import { PLAYED_WORDS, SWITCH_WORDS } from '../../../src/wording/en/rule-sets/list';
import { ToggleRow } from '../../components/ToggleRow';
import { Fold } from './Fold';

type SwitchSectionProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

/** How orders are kept is asked for by itself. */
const ASKED_ABOVE: readonly Switch[] = ['orderSheets', 'withoutOrders'];

export const isKnownTo = (rules: string, name: Switch): boolean => setupRulesOf(rules).switches.includes(name);

/** Optional rules and other readings. */
export const SwitchSection = ({ rules, setup, onChange }: SwitchSectionProps) => {
  const shown = setupRulesOf(rules).switches.filter((name) => !ASKED_ABOVE.includes(name));
  const { switches: usual } = defaultSetup(setupRulesOf(rules));
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

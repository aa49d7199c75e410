import { NLC_SWITCHES } from '../nlc/index';
import type { NlcSwitch } from '../nlc/index';
import { isListed } from '../common/setup/switches';
import type { SwitchReader } from '../common/setup/switches';

/** What March on Paris leaves to the players besides, each behind the switch of NLC that it belongs to. */
const BEHIND = {
  hiddenTrafficJams: [
    /** MOP 37.10: covered stacks and dummies. */
    'hiddenForces',
    /** MOP 37.11. */
    'vedettes',
    /** Ruling 58, other reading: nothing befalls whom a covered hex throws back and whose morale fails. */
    'repulseSparesFailed',
  ],
  pbem: [
    /** Ruling 52, other reading: weather on the first day turn of the scenario only. */
    'weatherFirstDayOnly',
  ],
  armyLowersMorale: [
    /** MOP 37.10: who is demoralized is known to the owner alone. */
    'hiddenDemoralization',
  ],
  variableArrival: [
    /** MOP App. III: when a side's reinforcements come is its own secret. */
    'secretArrivals',
  ],
} as const satisfies Readonly<Partial<Record<NlcSwitch, readonly string[]>>>;
const behind: Readonly<Partial<Record<NlcSwitch, readonly MopOwnSwitch[]>>> = BEHIND;
export type MopOwnSwitch = (typeof BEHIND)[keyof typeof BEHIND][number];

export const MOP_SWITCHES = NLC_SWITCHES.flatMap((name) => [name, ...(behind[name] ?? [])]);

export const isOn: SwitchReader<NlcSwitch | MopOwnSwitch> = isListed;

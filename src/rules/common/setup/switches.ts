import * as v from 'valibot';
import type { Decoded } from '../../../engine/rule-set';

/**
 * Optional readings and rules. Off unless a set-up lists them, as in games from before there was a switch. Each rule set
 * declares its own; a reader of switches is typed by them, so that a slip of the pen does not compile.
 */
type WithSwitches = Readonly<{ switches: readonly string[] }>;

export type SwitchReader<Name extends string> = (setup: WithSwitches, name: Name) => boolean;

export const isListed: SwitchReader<string> = ({ switches }, name) => switches.includes(name);

/** As a set-up has them; which there are only its rule set can tell. */
export const switchName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9]{0,39}$/));
/** Far more than any rule set has. */
export const MOST_SWITCHES = 99;

/**
 * What may stand in a set-up of any rules: once all switches stood in one list, and a set-up that was begun under other rules
 * kept theirs. Such games, sheets and packs still open. Nothing is added here.
 */
const ONCE_OF_ALL_RULES: readonly string[] = [
  'openCup',
  'nightsWithoutChits',
  'withoutOrders',
  'orderSheets',
  'openOrders',
  'simplifiedCommand',
  'commandConfusion',
  'directCommand',
  'fatigue',
  'hiddenMovement',
  'hiddenTrafficJams',
  'hiddenForces',
  'vedettes',
  'repulseSparesFailed',
  'takingTheInitiative',
  'pbem',
  'weatherFirstDayOnly',
  'proximity',
  'operationsMorale',
  'armyLowersMorale',
  'hiddenDemoralization',
  'variableArrival',
  'secretArrivals',
  'pursuitHeldHexOnly',
  'pursuitOnce',
  'withoutDisruptionOnRetreat',
  'disruptionByCheck',
  'withoutRemoteSupport',
  'withoutArtilleryDetail',
  'withoutTinyUnits',
  'doctrine',
  'artillerySupport',
  'rollSix',
  'rout',
  'alternateArtillery',
  'opportunityFire',
  'terrainMultiplies',
  'oneRounding',
  'enfiladeAdds',
];

/** Whether rules with these switches never had this one. */
export const isStrange = (own: readonly string[], name: string): boolean =>
  !own.includes(name) && !ONCE_OF_ALL_RULES.includes(name);

/** Which switch of a set-up its rules never had: its place in the list, or -1. */
export const strangeSwitch = (own: readonly string[], { switches }: WithSwitches): number =>
  switches.findIndex((name) => isStrange(own, name));

const withSetup = v.object({ setup: v.object({ switches: v.array(v.string()) }) });

/** Reads what `decode` reads. A set-up with a switch that these rules never had was written by a newer app, or by nobody. */
export const readingOwnSwitches =
  <T extends object>(own: readonly string[], decode: (json: unknown) => Decoded<T>) =>
  (json: unknown): Decoded<T> => {
    const read = decode(json);
    if (read.kind !== 'ok' || !('setup' in read.value) || !v.is(withSetup, read.value)) return read;
    const strange = strangeSwitch(own, read.value.setup);
    return strange === -1 ? read : { kind: 'bad', path: `setup.switches.${String(strange)}` };
  };

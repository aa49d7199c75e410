import type { Refusal } from '../../../engine/step';
import type { StepRule } from '../sequence';
import { addLeader } from './edit-setup';
import { isStrange } from './switches';
import { EMPTY_TITLE } from './title';
import type { CupKind, Setup, Turn } from './setup';
import { SETUP_REFUSALS } from './vocabulary';

/** What a rule set says of the set-ups that are played by it. Whoever wants to know asks this, and not its name. */
export type SetupRules<Switch extends string = string> = Readonly<{
  /** What it leaves to the players, in the order in which a form shows it. */
  switches: readonly Switch[];
  /** Its book's sequence of play, a start for players who write their own. */
  steps: readonly StepRule[];
  begins: Beginning<Switch>;
  /** What its counters print beside the strength. */
  besideStrength: 'reverse' | 'movement';
  /** NLC 4: a cup without formations has no chits. What N20 plays with are units alone. */
  needsFormations: boolean;
  /** Whether its scenarios are packs, which print orders; other titles are begun from a title sheet. */
  hasPacks: boolean;
}>;

/** What a new game starts from, so that a player need only change what differs. Names and hours are no title's. */
type Beginning<Switch> = Readonly<{
  second: string;
  cup: CupKind;
  turns: readonly Turn[];
  leaders: boolean;
  /** Listed only where what most play with is switched on by its name: NLC 19.2. */
  switches: readonly Switch[];
}>;

export const defaultSetup = ({ begins }: SetupRules): Setup => {
  const { second, cup, turns, leaders, switches } = begins;
  const bare: Setup = {
    sides: { first: { title: 'French', colour: 'french-blue' }, second: { title: second, colour: 'prussian-iron' } },
    playMode: 'onePhone',
    cup,
    leaders: [],
    formations: [],
    units: [],
    turns,
    switches,
    steps: null,
    title: EMPTY_TITLE,
  };
  if (!leaders) return bare;
  return addLeader(addLeader(bare, 'first', 'OC', 'French commander', 3), 'second', 'OC', 'Allied commander', 3);
};

/**
 * The same set-up under other rules: cup and turns go with the rules, and so does whatever was still as it began. A switch
 * that only one of them starts with comes and goes with it; one that both start with stays as the players left it.
 */
export const underOtherRules = (setup: Setup, from: SetupRules, to: SetupRules): Setup => {
  const [was, is] = [defaultSetup(from), defaultSetup(to)];
  const title = setup.sides.second.title === was.sides.second.title ? is.sides.second.title : setup.sides.second.title;
  const kept = setup.switches.filter((name) => is.switches.includes(name) || !was.switches.includes(name));
  const brought = is.switches.filter((name) => !was.switches.includes(name) && !kept.includes(name));
  const untouched = JSON.stringify(setup.leaders) === JSON.stringify(was.leaders);
  return {
    ...setup,
    sides: { ...setup.sides, second: { ...setup.sides.second, title } },
    leaders: untouched ? is.leaders : setup.leaders,
    cup: is.cup,
    turns: is.turns,
    switches: [...kept, ...brought],
    steps: null,
  };
};

/** A form that was filled in under other rules may still hold their switches: these stay behind when a game begins. */
export const startedUnder = ({ switches }: SetupRules, setup: Setup): Setup => ({
  ...setup,
  switches: setup.switches.filter((name) => !isStrange(switches, name)),
});

export const lackToBegin = ({ needsFormations }: SetupRules, { formations, cup }: Setup): Refusal | null =>
  !needsFormations || cup === 'none' || formations.length > 0 ? null : SETUP_REFUSALS.NO_FORMATIONS;

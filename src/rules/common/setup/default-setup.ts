import { layOutTurns } from '../clock/turn-track';
import { addLeader } from './edit-setup';
import { EMPTY_TITLE } from './title';
import type { CupKind, Setup, Switch, Turn } from './setup';

/** What a new game starts from, so that a player need only change what differs. Names and hours are no title's. */
type Beginning = Readonly<{
  second: string;
  cup: CupKind;
  turns: readonly Turn[];
  leaders: boolean;
  /** Listed only where what most play with is switched on by its name: NLC 19.2. */
  switches: readonly Switch[];
}>;

const DAY = { start: 6 * 60, step: 60, count: 18, nightFrom: 21 * 60, nightTo: 5 * 60 } as const;

const N20_TURNS: readonly Turn[] = ['Morning', 'Midday', 'Afternoon', 'Evening', 'Night'].map((label) => ({
  label,
  kind: label === 'Night' ? 'night' : 'day',
  day: 1,
}));

const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  nlc: {
    second: 'Allies',
    cup: 'one',
    turns: layOutTurns({ ...DAY, nightPM: false }),
    leaders: true,
    switches: ['disruptionByCheck'],
  },
  mop: {
    second: 'Coalition',
    cup: 'two',
    turns: layOutTurns({ ...DAY, nightPM: true }),
    leaders: true,
    switches: ['disruptionByCheck'],
  },
  n20: {
    second: 'Allies',
    cup: 'none',
    turns: [...N20_TURNS, ...N20_TURNS.map((turn) => ({ ...turn, day: 2 }))],
    leaders: false,
    switches: [],
  },
};

export const defaultSetup = (rules: string): Setup => {
  const { second, cup, turns, leaders, switches } = BEGINNINGS[rules] ?? {
    second: 'Allies',
    cup: 'one',
    turns: N20_TURNS,
    leaders: true,
    switches: [],
  };
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
export const underOtherRules = (setup: Setup, from: string, to: string): Setup => {
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

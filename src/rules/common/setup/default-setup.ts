import { layOutTurns } from '../clock/turn-track';
import { addLeader } from './edit-setup';
import { EMPTY_TITLE } from './title';
import type { CupKind, Setup, Turn } from './setup';

/** What a new game starts from, so that a player need only change what differs. Names and hours are no title's. */
type Beginning = Readonly<{ second: string; cup: CupKind; turns: readonly Turn[]; leaders: boolean }>;

const DAY = { start: 6 * 60, step: 60, count: 18, nightFrom: 21 * 60, nightTo: 5 * 60 } as const;

const N20_TURNS: readonly Turn[] = ['Morning', 'Midday', 'Afternoon', 'Evening', 'Night'].map((label) => ({
  label,
  kind: label === 'Night' ? 'night' : 'day',
  day: 1,
}));

const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  nlc: { second: 'Allies', cup: 'one', turns: layOutTurns({ ...DAY, nightPM: false }), leaders: true },
  mop: { second: 'Coalition', cup: 'two', turns: layOutTurns({ ...DAY, nightPM: true }), leaders: true },
  n20: {
    second: 'Allies',
    cup: 'none',
    turns: [...N20_TURNS, ...N20_TURNS.map((turn) => ({ ...turn, day: 2 }))],
    leaders: false,
  },
};

export const defaultSetup = (rules: string): Setup => {
  const { second, cup, turns, leaders } = BEGINNINGS[rules] ?? {
    second: 'Allies',
    cup: 'one',
    turns: N20_TURNS,
    leaders: true,
  };
  const bare: Setup = {
    sides: { first: { title: 'French', colour: 'french-blue' }, second: { title: second, colour: 'prussian-iron' } },
    playMode: 'onePhone',
    cup,
    leaders: [],
    formations: [],
    units: [],
    turns,
    switches: [],
    steps: null,
    title: EMPTY_TITLE,
  };
  if (!leaders) return bare;
  return addLeader(addLeader(bare, 'first', 'OC', 'French commander', 3), 'second', 'OC', 'Allied commander', 3);
};

/** The same set-up under other rules: cup and turns go with the rules, and so does whatever was still as it began. */
export const underOtherRules = (setup: Setup, from: string, to: string): Setup => {
  const [was, is] = [defaultSetup(from), defaultSetup(to)];
  const title = setup.sides.second.title === was.sides.second.title ? is.sides.second.title : setup.sides.second.title;
  const untouched = JSON.stringify(setup.leaders) === JSON.stringify(was.leaders);
  return {
    ...setup,
    sides: { ...setup.sides, second: { ...setup.sides.second, title } },
    leaders: untouched ? is.leaders : setup.leaders,
    cup: is.cup,
    turns: is.turns,
    steps: null,
  };
};

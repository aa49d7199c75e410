import type { StepRule } from '../../../rules/common/index';
import { mop } from '../../../rules/mop/index';
import { n20 } from '../../../rules/n20/index';
import { nlc } from '../../../rules/nlc/index';
import { dueSentence, stageReminder, stageTitle, stepLine, stepNow, stepTitle } from '../sequence';

type Heads = readonly (readonly [head: string, words: string])[];

/** A sequence of play as it can be read, with the rules its steps rest on. */
type Sequence = Readonly<{ book: string; title: string; facts: Heads; links: readonly string[] }>;

/** What both sides do one after the other is told once. */
const told = (steps: readonly StepRule[]): readonly StepRule[] =>
  steps.filter(({ title }, i) => steps.findIndex((other) => other.title === title) === i);

/** The lines of a step say what its one line on the Turn page sums up. */
const wordsOf = ({ title, lines = [] }: StepRule): string =>
  lines.length === 0 || title === 'movement'
    ? [stepNow(title), ...lines.map(lineOf)].join(' ')
    : lines.map(lineOf).join(' ');

const lineOf = ({ key, rule }: Readonly<{ key: string; rule: string }>): string => `${stepLine(key)} (${rule}).`;

const headsOf = (steps: readonly StepRule[]): Heads =>
  told(steps).map((step, i) => [`${String(i + 1)}. ${stepTitle(step.title)} · ${step.rule}`, wordsOf(step)]);

/** What comes due at certain hours, as the Turn page reminds of it. */
const REMINDERS: readonly (readonly [head: string, keys: readonly string[]])[] = [
  ['At nightfall', ['lostHqReturns', 'rallyOpens']],
  ['By night', ['nightLimits', 'attacksFailAtNight']],
  ['At dawn', ['heldOrdersStart', 'demoralizedWait']],
  ['At the end of the turn', ['reserveAction', 'hqsMove', 'disruptionEither']],
  ['At the end of the 9:00 turn', ['supplyAtNine']],
];

const reminded: Heads = REMINDERS.map(([head, keys]) => [head, keys.map((key) => `${dueSentence(key)}.`).join(' ')]);

const rulesOf = (steps: readonly StepRule[]): readonly string[] => [
  ...new Set(steps.flatMap(({ rule, lines = [] }) => [rule, ...lines.map((line) => line.rule)])),
];

const STAGES: readonly (readonly [stage: string, reminders: readonly string[]])[] = [
  ['bombardment', ['bombardRange', 'bombardFar', 'bombardedStays']],
  ['charge', ['chargeRange', 'chargesTogether', 'chargeDisrupts']],
  ['movement', ['leaderMoves', 'commandRange', 'lastOutOfZone', 'noZocAtNight', 'noZocInRain']],
  ['assault', ['mustAssault', 'noDoubleAssault', 'chateauFirst', 'artilleryJoins', 'artilleryHalved']],
];

const [NLC_STEPS, MOP_STEPS, N20_STEPS] = [nlc.setup.steps, mop.setup.steps, n20.setup.steps];

/** The sequences of play of the three games, and what a formation does when its chit is drawn. */
export const SEQUENCES: readonly Sequence[] = [
  { book: 'NLC', title: 'A turn of NLC', facts: [...headsOf(NLC_STEPS), ...reminded], links: rulesOf(NLC_STEPS) },
  { book: 'MOP', title: 'A turn of March on Paris', facts: headsOf(MOP_STEPS), links: rulesOf(MOP_STEPS) },
  { book: 'N20', title: 'A player turn of Napoleonic 20', facts: headsOf(N20_STEPS), links: rulesOf(N20_STEPS) },
  {
    book: 'Formation action',
    title: 'When a formation acts',
    facts: STAGES.map(([stage, keys], i) => [
      `${String(i + 1)}. ${stageTitle(stage)}`,
      keys.map((key) => `${stageReminder(key)}.`).join(' '),
    ]),
    links: ['NLC 4.5', 'NLC 8.1', 'NLC 7.7', 'NLC 5', 'NLC 7.3'],
  },
];

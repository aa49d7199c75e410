import { canonical } from '../../packs/json-text';

/**
 * Where today's rules are meant to come out otherwise than an older commit did. An unlisted difference is a mistake; a listed one
 * that is not met any more is one too. Each entry holds against the commits named, and goes when nobody compares with them.
 */
export type Expected = Readonly<{
  /** As the report names it: `nlc/rally`, `games/mop`, `golden/mop-two-cups.ndjson`, `headless`; `golden/*` is all of them. */
  where: string;
  /** The place in the record and all beneath it, `*` for any one name or index: `walked.end.refusal.code`. */
  at: string;
  /** An input that could not be read because of the field `at` is read today; what comes of it cannot be compared. */
  readNow?: true;
  /** What stood there before and what stands there now; anything, where it is left out. */
  was?: unknown;
  is?: unknown;
  /** How the two must differ, where it can be told from themselves. */
  by?: (was: unknown, is: unknown) => boolean;
  /**
   * A tap comes to something else where its two records differ like that: all that the game comes to by it goes along with `at`,
   * and the two games have parted.
   */
  parts?: (was: Tap, is: Tap) => boolean;
  why: string;
  rule: string;
}>;

/** As much of the record of a tap as tells why it came to something else. */
export type Tap = Readonly<{
  read: Readonly<{ value?: Json }>;
  walked?: Readonly<{
    end: Readonly<{
      outcome?: Readonly<{ facts: readonly TapFact[]; barrier: boolean }>;
      refusal?: Readonly<{ code: string }>;
    }>;
  }>;
}>;
type TapFact = Readonly<{ scope: string; event: Json }>;
type Json = Readonly<Record<string, unknown>>;

export type SideName = 'was' | 'is';

/** What is meant to differ in the views of all games. It is left out of those of the sides named, before they are compared. */
export type ChangedView = Readonly<{ at: string; leftOutOf: readonly SideName[]; why: string; rule: string }>;

const KNOWN_BY_PLAY = 'What a play is decided by is foretold by its preview, and nobody is shown it beside.';

export const CHANGED_VIEWS: readonly ChangedView[] = [
  { at: 'corps.formations.*.rally.base', leftOutOf: ['was'], why: KNOWN_BY_PLAY, rule: 'NLC 13' },
  { at: 'corps.formations.*.rally.candidates.*.input', leftOutOf: ['was'], why: KNOWN_BY_PLAY, rule: 'NLC 13' },
  { at: 'corps.checks.*.base', leftOutOf: ['was'], why: KNOWN_BY_PLAY, rule: 'NLC 19.2' },
  {
    at: 'corps.conditions',
    leftOutOf: ['is'],
    why: 'How a formation stands that receives orders or decides is shown, so that a page without a game’s orders takes it from there.',
    rule: 'NLC 20.8',
  },
  ...['demoralized', 'armyDemoralized'].map((status) => ({
    at: `procedure.unitInputs.*.${status}`,
    leftOutOf: ['was', 'is'] as const,
    why: 'A status that is hidden is not shown to whoever may not know it.',
    rule: 'MOP 37.10',
  })),
  {
    at: 'procedure.appliable',
    leftOutOf: ['was', 'is'],
    why: 'A procedure that is a play is applied in no other way.',
    rule: 'plays',
  },
];

const factsOf = ({ walked }: Tap): readonly TapFact[] | null => walked?.end.outcome?.facts ?? null;
const isAlike = (was: unknown, is: unknown): boolean => canonical(was) === canonical(is);
const isCommand = ({ read }: Tap, type: string): boolean => read.value?.['type'] === type;

/** Events of a kind of which only the last of each unit is kept, and has the other form. */
const atOnce = (facts: readonly TapFact[]): readonly TapFact[] =>
  facts.flatMap((fact, i): readonly TapFact[] => {
    const { type, unit, place } = fact.event;
    if (type !== 'StepLost') return [fact];
    const next = facts[i + 1]?.event;
    if (next?.['type'] === 'StepLost' && next['unit'] === unit) return [];
    return [{ ...fact, event: { type: 'UnitPlaced', unit, place } }];
  });

/** NLC 20.10: who routs loses his steps one by one, and was placed off the map at once. */
const losesStepsByRout = (was: Tap, is: Tap): boolean => {
  const [before, now] = [factsOf(was), factsOf(is)];
  if (before === null || now === null || !isCommand(is, 'RemoveDisruption')) return false;
  return !isAlike(before, now) && isAlike(before, atOnce(now));
};

/** What came of each try. */
const triesOf = (tap: Tap): readonly Json[] | null =>
  factsOf(tap)?.flatMap(({ event: { type, tries } }) =>
    type === 'DisruptionTried' ? (tries as readonly Json[]) : [],
  ) ?? null;
const withoutRouts = (tries: readonly Json[]): readonly Json[] =>
  tries.map((one) => (one['result'] === 'routed' ? { ...one, result: 'stays' } : one));

/** NLC 20.10: the page said otherwise than the set-up whether there are routs. */
const routsBySetup = (was: Tap, is: Tap): boolean => {
  const [before, now] = [triesOf(was), triesOf(is)];
  if (before === null || now === null || !isCommand(is, 'RemoveDisruption')) return false;
  return !isAlike(before, now) && isAlike(withoutRouts(before), withoutRouts(now));
};

/** NLC 20.11: what they routed by is no combat. */
const countsNoCombat = (was: Tap, is: Tap): boolean => {
  const [before, now] = [factsOf(was), factsOf(is)];
  if (before === null || now === null || before.length === now.length) return false;
  const isOfRouts = ['nlc/morale-check', 'mop/repulse'].includes(String(is.read.value?.['procedure']));
  const isCombat = ({ event }: TapFact): boolean => event['type'] === 'FollowUpSet' && event['id'] === 'combats';
  return (
    isOfRouts &&
    isAlike(
      before.filter((fact) => !isCombat(fact)),
      now,
    )
  );
};

/** What a procedure was begun with, as it was kept. */
const inputsOf = (tap: Tap): readonly unknown[] | null =>
  factsOf(tap)?.flatMap(({ event }) => ('input' in event ? [event['input']] : [])) ?? null;

/** What the game knows of a fight counts in it, and is kept of it; before, the page was believed. */
const asItStands = (was: Tap, is: Tap): boolean => {
  const [before, now] = [inputsOf(was), inputsOf(is)];
  return before !== null && now !== null && now.length > 0 && !isAlike(before, now);
};

/** A Bad Move whose order the enemy does not name at once was none of its outcomes. */
const isNamedOtherwise = (_: Tap, { walked }: Tap): boolean => {
  const { kind } = (walked?.end.outcome ?? {}) as Readonly<{ kind?: unknown }>;
  return kind === 'badMoveCalled' || kind === 'firstBadMove';
};

/** N20 9.0: in a game whose title bars the matrix nobody resolves a battle by it, whatever a page says. */
const isBarred = (_: Tap, { walked }: Tap): boolean => walked?.end.refusal?.code === 'NO_MATRIX_IN_THIS_GAME';

const isPlayNow = (_: Tap, { walked }: Tap): boolean => walked?.end.refusal?.code === 'PROCEDURE_IS_A_PLAY';

type Divergence = Readonly<{ why: string }>;
/** Nothing else than plays of older apps, which are not decided again. */
const areOlder = (was: unknown, is: unknown): boolean =>
  isAlike(
    was,
    (is as readonly Divergence[]).filter(({ why }) => why !== 'olderRules'),
  );

const GAMES_OF_PLAYS = ['games/nlc', 'games/mop'] as const;

/** Plays were commands of their own, or were applied: where a game comes to something else by them. */
const BY_PLAYS: readonly Expected[] = GAMES_OF_PLAYS.flatMap((where): readonly Expected[] => [
  {
    where,
    at: 'walked',
    parts: isPlayNow,
    why: 'A procedure that is a play is given nothing, and applied in no other way.',
    rule: 'plays',
  },
  {
    where,
    at: 'walked',
    parts: asItStands,
    why: 'What the game knows of a fight counts, whatever a page says of it.',
    rule: 'plays',
  },
  {
    where,
    at: 'walked.end.outcome',
    parts: losesStepsByRout,
    why: 'A unit that routs is eliminated step by step, as it is everywhere else.',
    rule: 'NLC 20.10',
  },
  {
    where,
    at: 'walked',
    parts: routsBySetup,
    why: 'Whether a unit may rout stands in the set-up; what the page says of it is not asked for.',
    rule: 'NLC 20.10',
  },
  {
    where,
    at: 'walked.end.outcome',
    parts: countsNoCombat,
    why: 'A unit that routs at a check counts as one that retreated; no combat is counted by it.',
    rule: 'NLC 20.11',
  },
]);

/** What is asked and refused otherwise of rolls at a desk and of leaders in danger. */
const BY_DESKS: readonly Expected[] = GAMES_OF_PLAYS.flatMap((where): readonly Expected[] => [
  {
    where,
    at: 'preview',
    is: null,
    why: 'The odds of a roll at a desk are told by the preview of its play.',
    rule: 'plays',
  },
  {
    where,
    at: 'walked.end.refusal.code',
    was: 'NO_SUCH_FORMATION',
    is: 'NOTHING_RECORDED',
    why: 'Of whom nothing is written down, nothing is rolled: it is not said first whether there is such a one.',
    rule: 'NLC 12.11',
  },
  {
    where,
    at: 'walked.end.refusal',
    by: (was, is) =>
      ['DISCOVERY_FIRST', 'Ruling 9'].some((one) => one === was) && ['NOT_DUE', 'NLC 12.7'].some((one) => one === is),
    why: 'Of an order that is not due nothing is rolled, whatever comes first.',
    rule: 'NLC 12.7',
  },
  {
    where,
    at: 'walked.asked.0.request.by',
    was: 'owner',
    why: 'The throw for a leader in danger is his side’s.',
    rule: 'Ruling 85',
  },
]);

const NULL = 'What may be left out may be said to be null.';
const IN_PART = 'A group whose fields all have a usual value may be said in part.';

export const EXPECTED: readonly Expected[] = [
  // Inputs are fields since: more is taken than before, and nothing that was taken comes to anything else.
  { where: 'mop/arrival', at: 'earlierGroupArrives', readNow: true, why: NULL, rule: 'MOP 37.12.2' },
  { where: 'n20/battle', at: 'spentHalves', readNow: true, why: IN_PART, rule: 'N20 9.0' },
  { where: 'n20/matrix', at: 'spentHalves', readNow: true, why: IN_PART, rule: 'N20 9.0' },
  { where: 'n20/victory', at: 'hexes', readNow: true, why: IN_PART, rule: 'N20 15.0' },
  { where: 'headless', at: 'input.properties', why: `${NULL} ${IN_PART}`, rule: 'the schema of an input' },
  {
    where: 'headless',
    at: 'policy',
    is: 'whoever can save him does',
    why: 'A card may save a leader, and the odds say what they take for granted.',
    rule: 'MOP App. I',
  },
  {
    where: 'headless',
    at: 'resolvers',
    by: (was, is) =>
      isAlike(
        was,
        (is as readonly Json[]).filter(({ id }) => id !== 'nlc/zone-exit'),
      ),
    why: 'A procedure more.',
    rule: 'NLC 19.1',
  },
  {
    where: 'nlc/local-decision',
    at: '*',
    parts: isNamedOtherwise,
    why: 'Who names the order of a Bad Move, and when, may be said.',
    rule: 'NLC 12.11',
  },
  {
    where: 'games/nlc',
    at: 'views.*.hidden.desks.*.dummies',
    is: null,
    why: 'Dummies were shown in a game of NLC whose set-up had kept the switch of MOP; all that was done with them was refused.',
    rule: 'MOP 37.10',
  },
  ...BY_PLAYS,
  ...BY_DESKS,
  {
    where: 'nlc/leader-loss',
    at: 'walked.odds',
    was: null,
    why: 'Where a card may save a leader, the odds take for granted that it does.',
    rule: 'MOP App. I',
  },
  {
    where: 'games/n20',
    at: 'walked',
    parts: (was, is) => asItStands(was, is) || isBarred(was, is),
    why: 'What the title says of a battle counts, and a matrix that it bars is barred, whatever a page says.',
    rule: 'N20 9.0',
  },
  {
    where: 'golden/*',
    at: 'again',
    by: areOlder,
    why: 'A play that had a command of its own stays as it was written, and is not decided again.',
    rule: 'plays',
  },
];

/** Procedures of which fewer than half of the inputs are accepted, and why no more can be. */
export const FEW_ACCEPTED: Readonly<Record<string, string>> = {};

/** Journals that hold plays: no older commit can read them. */
export const WRITTEN_SINCE: readonly string[] = ['sealed/mop-plays.ndjson'];

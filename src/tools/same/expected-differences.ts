/**
 * Where today's rules are meant to come out otherwise than an older commit did. An unlisted difference is a mistake; a listed one
 * that is not met any more is one too. Each entry holds against the commits named, and goes when nobody compares with them.
 */
export type Expected = Readonly<{
  /** As the report names it: `nlc/rally`, `games/mop`, `golden/mop-two-cups.ndjson`, `headless`. */
  where: string;
  /** The place in the record and all beneath it, `*` for any one name or index: `walked.end.refusal.code`. */
  at: string;
  /** An input that could not be read because of the field `at` is read today; what comes of it cannot be compared. */
  readNow?: true;
  /** What stood there before and what stands there now; anything, where it is left out. */
  was?: unknown;
  is?: unknown;
  why: string;
  rule: string;
}>;

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
    where: 'games/nlc',
    at: 'views.*.hidden.desks.*.dummies',
    is: null,
    why: 'Dummies were shown in a game of NLC whose set-up had kept the switch of MOP; all that was done with them was refused.',
    rule: 'MOP 37.10',
  },
];

/** Procedures of which fewer than half of the inputs are accepted, and why no more can be. */
export const FEW_ACCEPTED: Readonly<Record<string, string>> = {};

import type { Foretold, OutcomeOf, PlayPreview } from '../../../../src/rules/common/index';
import type { RollResult } from '../../../../src/rules/nlc/index';
import { foretoldOf } from '../../../hooks/use-play';
import type { PlayCalled } from '../../../hooks/use-play';

/** The rolls of the command phase (NLC 12.3). */
export type DeskRoll = 'nlc/compliance' | 'nlc/delayed-order' | 'nlc/confidence' | 'nlc/local-decision';

type Preview = PlayPreview | null;

/** What a player looks for in what a roll may come to: one word of each. */
const told =
  <Id extends DeskRoll>(roll: Id, resultOf: (outcome: OutcomeOf<PlayCalled<Id>>) => RollResult) =>
  (preview: Preview): Foretold<RollResult> | null =>
    foretoldOf(preview, roll, resultOf);

const FORETOLD = {
  'nlc/compliance': told('nlc/compliance', (outcome) => (outcome.kind === 'delayed' ? outcome.until : outcome.kind)),
  'nlc/delayed-order': told('nlc/delayed-order', ({ kind }) => kind),
  'nlc/confidence': told('nlc/confidence', ({ kind }) => kind),
  'nlc/local-decision': told('nlc/local-decision', ({ kind }) => (kind === 'badMoveCalled' ? 'badMove' : kind)),
} as const satisfies Readonly<Record<DeskRoll, (preview: Preview) => Foretold<RollResult> | null>>;

export const isDeskRoll = (play: string): play is DeskRoll => Object.hasOwn(FORETOLD, play);

/** How likely each result is. */
export const foretoldRoll = (preview: Preview, roll: DeskRoll): Foretold<RollResult> | null => FORETOLD[roll](preview);

import type { DueKind } from '../../rules/nlc/index';
import type { StageNote } from '../../rules/nlc/index';

/** What is due in a command phase, as a question or a task. */
export const DUE_WORDS: Readonly<Record<DueKind, string>> = {
  success: 'Is it where it was to be?',
  night: 'Night: does a unit stand on the target?',
  confidence: 'Confidence',
  receive: 'An order is there',
  compliance: 'Compliance',
  delayed: 'A die for the order that waits',
  decision: 'Local decision',
};

/** What is easily missed when a formation acts. */
export const STAGE_NOTE_WORDS: Readonly<Record<StageNote, string>> = {
  notBegun: 'Its order has not begun yet.',
  noZoneAtNight: 'At night nobody enters a zone of control.',
  bivouac: 'With night marches played, the head of the column halts and the rest closes up.',
  routeMissing: 'Its route must be named by now.',
  threeHexes: 'All its units end within three hexes of each other, and stack with nobody else.',
  stragglers: 'Units still out of command range march on to it, or to the target.',
  unitsBlocked: 'Some of its units were blocked and go by the next order.',
};

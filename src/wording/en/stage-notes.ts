import type { StageNote } from '../../rules/nlc/index';

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

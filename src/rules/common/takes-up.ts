import { SIDES } from '../../engine/sides';
import type { Side } from '../../engine/sides';
import type { Setup } from './setup/setup';

const asText = ({ playMode, switches, title }: Setup): string =>
  JSON.stringify([playMode, [...switches].sort(), title]);

/** A switch may open what was hidden: whoever turns it in the set-up takes up what is held for both sides. */
export const takenUpBySetup = (before: Setup | null, after: Setup): readonly Side[] =>
  before !== null && asText(before) !== asText(after) ? SIDES : [];

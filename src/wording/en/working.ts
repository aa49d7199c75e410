import type { WorkingLine } from '../../engine/step';
import { keyOf } from '../lines';
import type { Sentences } from '../lines';
import type { Names } from '../names';
import { OWN } from './rule-sets/own-words';
import { CARD_WORDS } from './working-cards';
import { CHARGE_WORDS } from './working-charge';
import { COMBAT_WORDS } from './working-combat';
import { COMMAND_WORDS } from './working-command';
import { CUP_WORDS } from './working-cup';
import { WEATHER_WORDS } from './working-hidden';
import { MOP_WORDS } from './working-mop';
import { MORALE_WORDS } from './working-morale';
import { N20_WORDS } from './working-n20';
import { RECOVERY_WORDS } from './working-recovery';

/** All topics of all rule books. */
const SENTENCES: Sentences = {
  ...CARD_WORDS,
  ...CHARGE_WORDS,
  ...COMBAT_WORDS,
  ...COMMAND_WORDS,
  ...CUP_WORDS,
  ...MOP_WORDS,
  ...MORALE_WORDS,
  ...N20_WORDS,
  ...RECOVERY_WORDS,
  ...WEATHER_WORDS,
  ...OWN.lines,
};

export const workingSentence = (line: WorkingLine, names: Names): string =>
  SENTENCES[keyOf(line)]?.(line.facts, names) ?? keyOf(line);

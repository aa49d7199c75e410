import { told } from '../../wording/lines';
import type { RuleSetWords } from '../../wording/rule-set-words';
import { SKIRMISH_LINES } from './rules';
import type { SKIRMISH_SWITCHES } from './rules';

export const SKIRMISH_WORDS: RuleSetWords<(typeof SKIRMISH_SWITCHES)[number]> = {
  short: 'Skirmish',
  title: 'A skirmish',
  hint: 'One fight, told in full',
  switches: { openOrder: { title: 'Open order', hint: 'A side bears one hit more', rule: 'N20 9.0' } },
};

export const SKIRMISH_SENTENCES = told(SKIRMISH_LINES, {
  skirmishFired: ({ die, hits }) => `Rolled ${die}: ${hits === 1 ? 'a hit' : 'no hit'}`,
  skirmishFellBack: 'The defender falls back',
});

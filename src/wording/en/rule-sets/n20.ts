import type { N20Switch } from '../../../rules/n20/index';
import type { RuleSetWords } from '../../rule-set-words';

export const N20_WORDS: RuleSetWords<N20Switch> = {
  short: 'N20',
  title: 'Napoleonic 20',
  hint: 'With the Expansion Kit',
  switches: {
    pursuitHeldHexOnly: {
      title: 'Pursuit through held hexes',
      hint: 'Pursuers count only while the hex they left by is held',
      rule: 'Ruling 64',
    },
    pursuitOnce: { title: 'Pursuit counts once', hint: 'A unit sent off counts on one night only', rule: 'Ruling 64' },
  },
};

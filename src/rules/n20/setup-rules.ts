import type { SetupRules } from '../common/setup/setup-rules';
import type { Turn } from '../common/setup/setup';
import { N20_STEPS } from './sequence/steps';
import { N20_SWITCHES } from './switches';
import type { N20Switch } from './switches';

const DAY: readonly Turn[] = ['Morning', 'Midday', 'Afternoon', 'Evening', 'Night'].map((label) => ({
  label,
  kind: label === 'Night' ? 'night' : 'day',
  day: 1,
}));

export const N20_SETUP: SetupRules<N20Switch> = {
  switches: N20_SWITCHES,
  steps: N20_STEPS,
  begins: {
    second: 'Allies',
    cup: 'none',
    turns: [...DAY, ...DAY.map((turn) => ({ ...turn, day: 2 }))],
    leaders: false,
    switches: [],
  },
  besideStrength: 'movement',
  needsFormations: false,
  hasPacks: false,
};

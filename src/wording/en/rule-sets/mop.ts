import type { MopOwnSwitch } from '../../../rules/mop/index';
import type { RuleSetWords } from '../../rule-set-words';

export const MOP_WORDS: RuleSetWords<MopOwnSwitch> = {
  short: 'MOP',
  title: 'March on Paris',
  hint: 'NLC for the campaign of 1814',
  switches: {
    hiddenForces: {
      title: 'Hidden forces',
      hint: 'Covered stacks, and dummies up to the number of corps',
      rule: 'MOP 37.10',
    },
    vedettes: {
      title: 'Vedettes',
      hint: 'Light cavalry makes way for them; their reports take turns',
      rule: 'MOP 37.11',
    },
    repulseSparesFailed: {
      title: 'Repulse without disruption',
      hint: 'Who is thrown back from a covered hex and fails his morale is not disrupted',
      rule: 'Ruling 58',
    },
    weatherFirstDayOnly: {
      title: 'Weather on the first day only',
      hint: 'First day turn of the scenario, noon, 3 PM',
      rule: 'Ruling 52',
    },
    hiddenDemoralization: {
      title: 'Hidden demoralization',
      hint: 'Only the owner sees limits and who is demoralized',
      rule: 'MOP 37.10',
    },
    secretArrivals: {
      title: 'Secret arrivals',
      hint: 'When reinforcements come stays on the owner’s desk',
      rule: 'MOP App. III',
    },
  },
};

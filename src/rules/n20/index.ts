/** The one door to N20. */
export { n20RuleSet as n20 } from './game';
export type { N20Command, N20Event, N20State, N20View } from './game';
export { N20_STEPS } from './sequence/steps';

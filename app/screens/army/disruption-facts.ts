import type { AppView } from '../../../src/session/rule-sets';
import { playOf } from '../../hooks/use-play';
import type { DisruptionCheck } from './army-types';

/** What the players see on the map and the app does not. */
export const DISRUPTION_FACTS = [
  { id: 'shelteringTerrain', label: 'In sheltering terrain' },
  { id: 'undisruptedEnemyAdjacent', label: 'Undisrupted enemy adjacent' },
  { id: 'withLeader', label: 'With its leader' },
  { id: 'inReserve', label: 'In Reserve' },
] as const;
export type DisruptionFact = (typeof DISRUPTION_FACTS)[number]['id'];

/** What was said of each unit. */
export type DisruptionFacts = Readonly<Record<string, readonly DisruptionFact[]>>;

const asFields = (facts: readonly DisruptionFact[] = []) => ({
  shelteringTerrain: facts.includes('shelteringTerrain'),
  undisruptedEnemyAdjacent: facts.includes('undisruptedEnemyAdjacent'),
  withLeader: facts.includes('withLeader'),
  inReserve: facts.includes('inReserve'),
});

/** NLC 19.2: these units try together, each with what was said of it. */
export const removalOf = (units: readonly string[], facts: DisruptionFacts) =>
  playOf('nlc/disruption-removal', { units }, { seen: units.map((unit) => ({ unit, ...asFields(facts[unit]) })) });

/** NLC 19.2: the checks that this moment asks for, as far as this viewer may know of them. */
export const checksNow = ({ army, corps }: Pick<AppView, 'army' | 'corps'>): readonly DisruptionCheck[] =>
  army.endsNow.flatMap(({ unit, how }) => {
    const check = how === 'byCheck' ? corps?.checks.find((one) => one.unit === unit) : undefined;
    return check === undefined ? [] : [check];
  });

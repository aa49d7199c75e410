import type { Provenance } from '../../engine/rule-set';
import { armyTopic } from '../common/army/army-topic';
import { isOthersProcedure } from '../common/procedure/run';
import { ruleSet } from '../common/rule-set';
import type { RulesOf } from '../common/rule-set';
import { COMMON_MODELS, beginsGame, hasOtherSteps } from '../common/table';
import { tableParts } from '../common/table-topic';
import { topic } from '../common/topic';
import { N20_ARMY } from './army/n20-army';
import { eventDeckTopic } from './event-deck/event-deck-topic';
import { choiceOf } from './matrix-choice/matrix-choice';
import { matrixTopic } from './matrix-choice/matrix-topic';
import { moraleTopic } from './morale-track/morale-topic';
import { N20_PROCEDURES } from './procedure/n20-procedure';
import { procedureTopic } from './procedure/procedure-topic';
import type { N20Event } from './selectors';
import { N20_STEPS } from './sequence/steps';

const BOOK = { rules: 'n20', steps: N20_STEPS, due: [] } as const;

const table = tableParts(BOOK);

/** What a game of N20 consists of. */
const TOPICS = [
  topic({ id: 'table', reads: COMMON_MODELS, ...table }),
  armyTopic(N20_ARMY, table),
  procedureTopic,
  moraleTopic,
  eventDeckTopic,
  matrixTopic,
] as const;

type N20Rules = RulesOf<typeof TOPICS> & Provenance<N20Event>;
export type N20Command = Parameters<N20Rules['decide']>[1];
export type N20View = NonNullable<ReturnType<N20Rules['viewFor']>>;
export type N20Preview = NonNullable<ReturnType<NonNullable<N20Rules['preview']>>>;

export const n20RuleSet: N20Rules = {
  ...ruleSet({ id: 'n20', stateVersion: 'n20/8', topics: TOPICS }),
  begins: beginsGame,
  isOthers: (events) =>
    events.some((event) => 'procedure' in event && isOthersProcedure(event.procedure, N20_PROCEDURES)) ||
    hasOtherSteps(events, N20_STEPS),
  choiceOf,
};

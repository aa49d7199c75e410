import type { AppView } from '../../../src/session/rule-sets';

/** What the Army page reads of a game under NLC or MOP, each part under the name a player would give it. */
export type Corps = NonNullable<AppView['corps']>;
export type FormationStatus = Corps['formations'][number];
export type DivisionStatus = Corps['divisions'][number];
/** What formations, divisions and armies have in common. */
export type LimitStatus = Omit<DivisionStatus, 'withinCommanderRange' | 'operations'>;
export type MoraleNow = Corps['morale'][number];
export type DisruptionCheck = Corps['checks'][number];
export type FollowUp = Corps['followUps'][number];
export type Rally = FormationStatus['rally'];
export type RallyCandidate = Rally['candidates'][number];

export type Campaign = NonNullable<AppView['campaign']>;
export type Arrival = Campaign['arrivals'][number];
export type Span = Campaign['spans'][number];
export type Train = Campaign['trains'][number];

/** Whose sheet lies open: a formation's or a commander's. */
export type OpenSheet = Readonly<{ kind: 'formation' | 'leader'; id: string }>;

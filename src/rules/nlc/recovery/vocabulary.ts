import { lines, refusals } from '../../../engine/vocabulary';

const unit = { unit: 'unit' } as const;
const rolled = { total: 'number' } as const;
const limit = { limit: 'number' } as const;
const by = { by: 'number' } as const;
const points = { side: 'side', points: 'number', what: 'text' } as const;

/** Rally, leaders lost, disruption removed. */
export const RECOVERY_LINES = lines({
  rallyDemoralized: {},
  rallyExhausted: {},
  rallyRolled: { unit: 'unit', total: 'number', from: 'number', to: 'number' },
  rallyBack: unit,
  rallyPair: unit,
  rallyHuge: unit,
  rallyLost: unit,
  rallyPairLost: unit,
  leaderNoHit: {},
  leaderLost: rolled,
  leaderUnharmed: rolled,
  disruptionGoes: {},
  disruptionRemoved: {},
  disruptionStays: {},
  disruptionRouted: {},
});

/** What a formation has lost, what it can bear, and whether it is demoralized. */
export const DEMORALIZATION_LINES = lines({
  lossUnit: { unit: 'unit', strength: 'number' },
  lossBesides: { lost: 'number' },
  lossTotal: { lost: 'number' },
  limitPrinted: limit,
  limitThird: limit,
  limitEvents: { by: 'number', percent: 'number' },
  limitDivision: { by: 'number', percent: 'number', divisions: 'number' },
  limitProximity: { by: 'number', near: 'number' },
  limitHq: { by: 'number', hqs: 'number' },
  limitGuard: by,
  limitTotal: limit,
  demoralizedNow: {},
  notDemoralized: {},
  demoralizedStays: {},
  demoralizedAsCorps: {},
});

/** The points of a scenario. */
export const VICTORY_LINES = lines({
  victoryPlace: points,
  victoryAward: points,
  victoryTotal: { first: 'number', second: 'number' },
  victoryFrenchBroken: {},
  victoryEnemyBroken: {},
  victoryBothBroken: {},
});

/** Why a unit cannot be rallied, or a leader not rolled for. */
export const RECOVERY_REFUSALS = refusals({
  RALLY_NEEDS_RESERVE: 'NLC 13',
  LEADER_IS_SEEN: 'NLC 13',
  TWO_RALLIES_A_LEADER: 'NLC 13',
  ONE_RALLY_IN_WOODS: 'NLC 5.3',
  NOT_BEFORE_NIGHT: 'NLC 13',
  LOST_FOR_GOOD: 'NLC 13',
  PAIR_NOT_IDENTICAL: 'NLC 13',
  LEADER_ROLLED_FOR: 'Ruling 85',
});

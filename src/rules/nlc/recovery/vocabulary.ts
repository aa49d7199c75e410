import { lines } from '../../../engine/vocabulary';

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

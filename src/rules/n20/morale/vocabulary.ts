import { SEVERAL, lines, refusals } from '../../../engine/vocabulary';

/** What can happen to a unit that moves morale, as far as N20 12.7.1 and 12.7.5 speak of it. */
export const LOSS_CAUSES = ['routed', 'broken', 'withdrawn', 'brokenDown', 'combined'] as const;

const change = { side: 'side', halves: 'number', now: 'number' } as const;
const lost = { strength: 'number', cause: LOSS_CAUSES } as const;
const guard = { halves: 'number', first: 'number', second: 'number' } as const;
const rally = { unit: 'unit', bonus: 'number' } as const;
const rallied = { ...rally, die: 'number', total: 'number', needs: 'number' } as const;

/** The track of morale: what moves it, and what is bought with it. Amounts are in half points. */
export const TRACK_LINES = lines({
  n20MoraleLoss: change,
  n20MoraleGain: change,
  n20GainLost: { side: 'side', halves: 'number' },
  n20Decisive: { side: 'side' },
  n20OtherMorale: { side: 'side', reason: 'text' },
  n20SmallFormation: lost,
  n20FullPoints: lost,
  n20GuardFree: guard,
  n20GuardCosts: guard,
  n20LocHeld: { hex: 'text' },
  n20Pursuers: { hex: 'text', units: 'number' },
  n20RallyToRoll: rally,
  n20Rallied: rallied,
  n20RallyFailed: rallied,
  n20OtherRoll: { reason: 'text', change: 'number' },
});

/** Why morale cannot be moved or spent like that. */
export const TRACK_REFUSALS = refusals({
  MORALE_TOO_LOW: SEVERAL,
  ONLY_AT_NIGHT: 'N20 12.7.3',
  RALLYING_UNIT_TWICE: 'N20 12.7.2',
  NOT_RALLYING: 'N20 12.7.2',
  RALLY_BONUS_TWICE: 'Ruling 62',
  GONE_FOR_GOOD: 'N20 16.8.3',
  MORALE_NOT_SET: 'N20 12.1',
  MORALE_IS_SET: 'N20 12.1',
  WHOLE_POINTS_ONLY: SEVERAL,
  ONLY_A_LOSS: SEVERAL,
  ONLY_A_GAIN: SEVERAL,
  REASON_NEEDED: SEVERAL,
  ROUTED_ALREADY: 'N20 9.6.9',
  NOT_OF_THAT_SIDE: SEVERAL,
  NOT_ROUTED_OR_BROKEN: 'N20 12.7.2',
  MAY_NOT_EXIT: 'N20 16.8',
  HEX_TWICE: 'N20 12.7.3',
  NIGHT_IS_PAID: 'N20 12.7.3',
  NO_MARKERS: 'N20 9.0',
  NOT_IN_ITS_MOVEMENT: 'N20 9.0',
  MARKER_IS_PLACED: 'N20 9.0',
  GAME_GOES_ON: 'N20 15.0',
  HEXES_NOT_COUNTED: 'N20 15.0',
  GAME_IS_OVER: 'N20 15.0',
});

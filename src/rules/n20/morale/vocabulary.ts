import { lines } from '../../../engine/vocabulary';

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

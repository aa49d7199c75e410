import type { Seat } from '../../engine/sides';
import { decidedBy, decidedWhere } from '../common/play/play';
import type { PlayInGame } from '../common/play/play';
import type { Seen } from '../common/play/seen';
import type { ComplianceOutcome } from './command/compliance';
import type { ConfidenceOutcome } from './command/confidence';
import { disruptionPlay } from './corps/disruption-play';
import { leaderLossPlay } from './corps/leader-play';
import { rallyPlay } from './corps/rally-play';
import { zoneExitPlay } from './corps/zone-exit';
import type { NlcState } from './models';
import { confidencePlay } from './orders/confidence-play';
import { decisionPlay } from './orders/decision-play';
import type { DeskState } from './orders/desk-state';
import type { Recorded } from './orders/orders';
import { compliancePlay, delayedPlay } from './orders/receiving-plays';
import type { Selectors } from './selectors';

/** Decided by corps and armies, and by what is known of orders; a game without counters has none. */
export const OF_CORPS = [rallyPlay, disruptionPlay, zoneExitPlay] as const;

/** Made at a desk, by the orders that lie there; where orders stand on paper nobody plays them. */
export const OF_DESKS = [compliancePlay, delayedPlay, confidencePlay, decisionPlay] as const;

/** What their dice may come to, in one word each. */
export type RollResult =
  | Exclude<ComplianceOutcome['kind'], 'delayed'>
  | ConfidenceOutcome['kind']
  | NonNullable<Recorded['result']>
  | 'waits'
  | '1T'
  | 'R4'
  | 'R5';

/** The plays of NLC, which its refits play too. */
export const NLC_PLAYS = [...OF_CORPS, leaderLossPlay, ...OF_DESKS] as const;

const ofDesks =
  ({ settled, orders, hidden, byCards }: Selectors) =>
  (seen: Seen<NlcState>, seat: Seat): DeskState | null => {
    const own = settled(seen, seat);
    if (own === null) return null;
    const usedBy: DeskState['usedBy'] = (rolled) => byCards.usedByDecision(seen, rolled);
    return { ...own, untaken: orders(seen), hidden: hidden(seen, seat), usedBy };
  };

export const nlcPlays = (select: Selectors): readonly PlayInGame<NlcState>[] => {
  const { corps, inReserve, byCards } = select;
  const ofCorps = (seen: Seen<NlcState>, seat: Seat) => {
    const state = corps(seen);
    return state.setup.units.length === 0 ? null : { ...state, inReserve: inReserve(seen, seat) };
  };
  const ofLeaders = (seen: Seen<NlcState>) => ({ ...corps(seen), cards: byCards.open(seen), used: byCards.used });
  return [
    ...decidedWhere(ofCorps, OF_CORPS),
    ...decidedBy(ofLeaders, [leaderLossPlay]),
    ...decidedWhere(ofDesks(select), OF_DESKS),
  ];
};

/** Plays that had commands of their own before there were plays. */
export const NLC_OLDER: readonly string[] = [
  ...['Rally', 'RemoveDisruption', 'RollLeaderLoss'],
  ...['CheckCompliance', 'RollDelayed', 'CheckConfidence', 'AnswerDecision'],
];
